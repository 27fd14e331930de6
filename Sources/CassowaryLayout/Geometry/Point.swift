/// A place, in points, in the coordinate space that the context names; y grows downwards.
public struct Point: Hashable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// The point (`x`, `y`).
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}
