extension LayoutConstraint {
  /// The constraints of a block, inactive, in their order.
  public static func constraints(@ConstraintBuilder _ block: () -> [LayoutConstraint]) -> [LayoutConstraint] { block() }

  /// Activates the constraints of a block, and returns them in their order.
  ///
  /// Stops the program if an item is not in the same view hierarchy as the others of its constraint, as
  /// ``activate(_:)-([LayoutConstraint])`` does; `try activate(checking: LayoutConstraint.constraints { … })` throws instead.
  @discardableResult
  public static func activate(@ConstraintBuilder _ block: () -> [LayoutConstraint]) -> [LayoutConstraint] {
    let constraints = block()
    activate(constraints)
    return constraints
  }
}
