/// Distances from the four sides of a rectangle inwards, in points, in terms of the reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge downwards.
  public var top: Double
  /// From the edge where reading begins: left in left-to-right layouts.
  public var leading: Double
  /// From the lower edge upwards.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// The four distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public static let zero = DirectionalEdgeInsets()

  /// The same distances, with sides named absolutely.
  func absolute(_ direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
