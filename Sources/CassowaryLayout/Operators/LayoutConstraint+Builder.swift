extension LayoutConstraint {
  /// The constraints of a block, inactive, in their order.
  ///
  /// - Throws: What the block throws, such as a ``VisualFormatError``.
  public static func constraints(
    @ConstraintBuilder _ block: () throws -> [LayoutConstraint]
  ) rethrows -> [LayoutConstraint] { try block() }

  /// Activates the constraints of a block, and returns them in their order.
  ///
  /// Stops the program if an item is not in the same view hierarchy as the others of its constraint, as
  /// ``activate(_:)-([LayoutConstraint])`` does; `try activate(checking: LayoutConstraint.constraints { … })` throws instead.
  ///
  /// - Throws: What the block throws; nothing has been activated then.
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ block: () throws -> [LayoutConstraint]
  ) rethrows -> [LayoutConstraint] {
    let constraints = try block()
    activate(constraints)
    return constraints
  }
}
