/// A place or extent that the constraints leave open: it could be otherwise at no cost.
public struct LayoutAmbiguity {
  /// The view or guide.
  public let item: LayoutItem
  /// The axis on which it is open.
  public let axis: Axis
  /// True for the extent, false for the place.
  public let isSize: Bool
  /// Whether it could be larger, or further to the right or down.
  public let canIncrease: Bool
  /// Whether it could be smaller, or further to the left or up.
  public let canDecrease: Bool

  /// `x`, `y`, `width` or `height`.
  public var quantity: String { axis.quantity(isSize: isSize) }
}

extension Axis {
  /// What a place or an extent along the axis is called.
  func quantity(isSize: Bool) -> String {
    switch (self, isSize) {
    case (.horizontal, false): "x"
    case (.horizontal, true): "width"
    case (.vertical, false): "y"
    case (.vertical, true): "height"
    }
  }
}
