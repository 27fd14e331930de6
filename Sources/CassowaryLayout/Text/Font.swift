/// A size of the built-in face, as `UIFont` would give a system font. All lengths are in points.
public struct Font: Hashable, Sendable {
  /// The size of labels, 17 points.
  public static let labelSize = 17.0
  /// The size of button titles, 15 points.
  public static let buttonSize = 15.0

  /// The em, in points: finite and above zero.
  public let size: Double

  /// The built-in face at `size` points. A size that is not finite or not above zero is taken as ``labelSize``: UIKit
  /// falls back to its default size too.
  public init(size: Double) {
    self.size = size.isFinite && size > 0 ? size : Self.labelSize
  }

  /// From the baseline up to the top of the line.
  public var ascender: Double { points(Typeface.ascent) }

  /// From the baseline to the lowest stroke: negative, as in `UIFont`.
  public var descender: Double { -points(Typeface.descent) }

  /// The blank strip below a line, part of ``lineHeight``.
  public var leading: Double { points(Typeface.lineGap) }

  /// From one baseline to the next. Not rounded: `ascender - descender + leading`.
  public var lineHeight: Double { points(Typeface.ascent + Typeface.descent + Typeface.lineGap) }

  /// A number of font units, in points.
  func points(_ units: Int) -> Double { Double(units) * size / Double(Typeface.unitsPerEm) }
}
