/// An optional constraint that was given up in part.
public struct LayoutViolation {
  /// The constraint. For hugging, compression resistance and masks, which have no object, one made for this report.
  public let constraint: LayoutConstraint
  /// Its priority.
  public var priority: LayoutPriority { constraint.priority }
  /// By how many points it does not hold.
  public let error: Double
}
