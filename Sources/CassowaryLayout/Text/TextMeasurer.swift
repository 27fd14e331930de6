/// Measures text in the built-in face, the same on every machine: no font has to be installed.
///
/// Widths are sums of advance widths, without kerning and ligatures. Nothing is rounded: a text wrapped at the width that
/// it was measured with stays on its lines, and pixels are the matter of the layout's last pass.
public struct TextMeasurer: Hashable, Sendable {
  /// How far, in points, a line may reach over the width it is given: less than a thousandth of a point is the solver's
  /// rounding, not a reason to wrap a text at its own natural width.
  static let slack = 0.001

  /// The face and size.
  public let font: Font

  /// A measurer for one font.
  public init(font: Font) {
    self.font = font
  }

  /// The width in points of a text on one line; line breaks in it count nothing.
  ///
  /// - Complexity: O(*n*).
  public func width(of text: some StringProtocol) -> Double {
    font.points(text.reduce(0) { $0 + ($1.isNewline ? 0 : Typeface.advance(of: $1)) })
  }

  /// The lines of a text that is wrapped at `width` points.
  ///
  /// Lines end at line breaks, and else as late as they can: after blanks, hyphens and dashes, between ideographs, and
  /// inside a word only if it does not fit on a line of its own. Blanks where a line ends hang over the edge. A line
  /// holds at least one character, however narrow it is. An empty text has no lines, a line break at the end opens an
  /// empty one.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - width: What a line may take, in points; infinite for no wrapping.
  ///   - limit: How many lines to make at most; 0 for as many as it takes. The text after them is cut off.
  /// - Complexity: O(*n*).
  public func lines(of text: String, width: Double = .infinity, limit: Int = 0) -> [TextLine] {
    if text.isEmpty { return [] }
    var wrap = LineWrap(font: font, width: width, limit: limit <= 0 ? .max : limit, start: text.startIndex)
    var index = text.startIndex
    while index < text.endIndex, !wrap.isFull {
      let next = text.index(after: index)
      wrap.take(text[index], at: index, before: next)
      index = next
    }
    return wrap.finish(at: text.endIndex)
  }

  /// The size in points of a text wrapped at `width`: its widest line, and as many line heights as it has lines.
  ///
  /// - Complexity: O(*n*).
  public func size(of text: String, width: Double = .infinity, limit: Int = 0) -> Size {
    if let units = Typeface.advance(ofPlain: text), font.points(units) <= width {
      return Size(width: font.points(units), height: font.lineHeight)
    }
    let lines = lines(of: text, width: width, limit: limit)
    return Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: Double(lines.count) * font.lineHeight)
  }
}
