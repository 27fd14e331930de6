/// A line or an extent of a view or guide; as `NSLayoutConstraint.Attribute`, with the same raw values.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// No attribute: the right-hand side is a constant.
  case notAnAttribute = 0
  /// The left edge of the alignment rectangle.
  case left = 1
  /// The right edge.
  case right = 2
  /// The upper edge.
  case top = 3
  /// The lower edge.
  case bottom = 4
  /// The edge where reading begins.
  case leading = 5
  /// The edge where reading ends.
  case trailing = 6
  /// The extent from left to right.
  case width = 7
  /// The extent from top to bottom.
  case height = 8
  /// The middle between left and right.
  case centerX = 9
  /// The middle between top and bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge plus the left margin.
  case leftMargin = 13
  /// The right edge less the right margin.
  case rightMargin = 14
  /// The upper edge plus the top margin.
  case topMargin = 15
  /// The lower edge less the bottom margin.
  case bottomMargin = 16
  /// The leading edge, moved inwards by the margin.
  case leadingMargin = 17
  /// The trailing edge, moved inwards by the margin.
  case trailingMargin = 18
  /// The middle between the left and the right margin.
  case centerXWithinMargins = 19
  /// The middle between the top and the bottom margin.
  case centerYWithinMargins = 20
}

extension LayoutAttribute {
  /// The name in code and in messages.
  public var name: String { Self.names[rawValue] }

  /// By raw value; asking for the name of a case anew takes a hundred times as long.
  private static let names = allCases.map { String(describing: $0) }

  /// What kind of quantity it is; `nil` for none.
  var kind: Kind? {
    switch self {
    case .notAnAttribute: nil
    case .width, .height: .size
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .top, .bottom, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline: .absolute
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    }
  }

  enum Kind {
    case size
    case directional
    case absolute
    case center
  }

  /// The axis along which it is measured; horizontal for none.
  public var axis: Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// True for what depends on margins.
  package var isMargin: Bool { rawValue >= 13 }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isSize: Bool { kind == .size }

  /// A line, not an extent.
  var isPosition: Bool { kind != .size && self != .notAnAttribute }
}
