/// Distances from the four sides of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the lower edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// The four distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public static let zero = EdgeInsets()

  /// The inset at the beginning of an axis, left or top.
  func minimum(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset at the end of an axis, right or bottom.
  func maximum(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension EdgeInsets {
  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
