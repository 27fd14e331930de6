import Cassowary

/// A rectangle, in points, in the coordinate space that the context names; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// The rectangle with this corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle with the corner (`x`, `y`) and the size `width` by `height`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent to the right.
  public var width: Double { size.width }
  /// The extent downwards.
  public var height: Double { size.height }

  /// The same rectangle, moved.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }

  /// The rectangle that is left when the insets are taken off each side; negative insets make it larger.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  func minimum(_ axis: Axis) -> Double { axis == .horizontal ? origin.x : origin.y }
}

extension Rect: CustomStringConvertible {
  /// For example `(20, 64, 335, 44)`: x, y, width, height.
  public var description: String {
    "(" + [minX, minY, width, height].map { shortest($0) }.joined(separator: ", ") + ")"
  }
}
