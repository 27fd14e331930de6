/// How views of a visual format string are aligned, in which direction they follow each other, and what distances are
/// measured between. The raw values are UIKit's.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// A set from UIKit's bits; bits without a meaning are ignored.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Left edges, for vertical formats.
  public static let alignAllLeft = Self(.left)
  /// Right edges, for vertical formats.
  public static let alignAllRight = Self(.right)
  /// Top edges, for horizontal formats.
  public static let alignAllTop = Self(.top)
  /// Bottom edges, for horizontal formats.
  public static let alignAllBottom = Self(.bottom)
  /// Leading edges, for vertical formats.
  public static let alignAllLeading = Self(.leading)
  /// Trailing edges, for vertical formats.
  public static let alignAllTrailing = Self(.trailing)
  /// Horizontal centres, for vertical formats.
  public static let alignAllCenterX = Self(.centerX)
  /// Vertical centres, for horizontal formats.
  public static let alignAllCenterY = Self(.centerY)
  /// Last baselines, for horizontal formats.
  public static let alignAllLastBaseline = Self(.lastBaseline)
  /// First baselines, for horizontal formats.
  public static let alignAllFirstBaseline = Self(.firstBaseline)
  /// All alignment bits.
  public static let alignmentMask = Self(rawValue: 0xFFFF)

  /// Views follow each other in the reading direction; the default.
  public static let directionLeadingToTrailing: Self = []
  /// Views follow each other from left to right, whatever the language.
  public static let directionLeftToRight = Self(rawValue: 1 << 16)
  /// Views follow each other from right to left, whatever the language.
  public static let directionRightToLeft = Self(rawValue: 2 << 16)
  /// Both direction bits.
  public static let directionMask = Self(rawValue: 3 << 16)

  /// Distances of vertical formats lie between edges; the default.
  public static let spacingEdgeToEdge: Self = []
  /// Distances of vertical formats lie between the last baseline of a view and the first baseline of the next.
  public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
  /// The spacing bit.
  public static let spacingMask = Self(rawValue: 1 << 19)

  private init(_ attribute: LayoutAttribute) {
    self.init(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// The attributes to align, in UIKit's order.
  var alignedAttributes: [LayoutAttribute] {
    Self.alignable.filter { contains(Self($0)) }
  }

  private static let alignable: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
  ]
}
