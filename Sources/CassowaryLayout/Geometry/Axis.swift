/// One of the two directions in which a layout extends.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
