extension Solver {
  /// Adds a constraint and solves.
  ///
  /// - Parameters:
  ///   - constraint: What is to hold, built with `==`, `<=`, `>=`.
  ///   - strength: How much it matters; required if not given.
  ///   - name: What messages call it; need not be unique.
  ///   - file: Where it is added, for messages.
  ///   - line: The line there.
  /// - Returns: The handle with which to change or remove it.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if it is required and contradicts other required constraints,
  ///   ``SolverError/invalidNumber(what:value:)``, ``SolverError/unknownVariable(_:)``,
  ///   ``SolverError/numericalOverflow(what:)``, ``SolverError/numericallyUnstable(what:)``.
  /// - Complexity: O(terms) if a variable of it is new to all other constraints, or if it holds already; else what the pivots
  ///   cost that it takes to satisfy it.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint, _ strength: Strength = .required, name: String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint {
    try box.value.prepare(constraint, strength, name)
    box.value.begin(strength)
    let slot: Int32
    do throws(SolverError) {
      slot = try box.value.stage(constraint, strength, name, file, line)
    } catch {
      box.value.rollBack()
      throw error
    }
    box.value.state.enterNew(slot)
    try box.value.settle(about: slot)
    return box.value.registry.constraint(slot)
  }

  /// Removes a constraint and solves. Removing cannot fail but for numerical reasons. The constraint of an edit ends it.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/numericallyUnstable(what:)``.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try box.value.check(constraint)
    box.value.state.begin()
    box.value.state.changeToRemoved(constraint.id.slot)
    try box.value.settle(about: constraint.id.slot)
  }

  /// Gives a constraint another constant: the right-hand side when variables stand left and the constant right. For
  /// `x + 2 * w <= 100` that is 100; for `3 <= x`, which says `-x <= -3`, it is -3.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/invalidNumber(what:value:)``,
  ///   ``SolverError/unknownConstraint(_:)``, ``SolverError/numericalOverflow(what:)``,
  ///   ``SolverError/numericallyUnstable(what:)``.
  public mutating func setConstant(_ constraint: Constraint, _ constant: Double) throws(SolverError) {
    try box.value.check(constraint)
    try box.value.checkConstant(constraint.id.slot, constant)
    if box.value.step(constraint.id.slot, constant) { return }
    box.value.state.begin()
    box.value.state.changesConstantsOnly = true
    box.value.enterConstant(constraint.id.slot, constant)
    box.value.state.settleConstants()
    try box.value.settle(about: constraint.id.slot)
  }

  /// Gives a constraint another strength. Required constraints may become preferences and the other way round.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)``, ``SolverError/invalidNumber(what:value:)``,
  ///   ``SolverError/unknownConstraint(_:)``, ``SolverError/numericallyUnstable(what:)``.
  public mutating func setStrength(_ constraint: Constraint, _ strength: Strength) throws(SolverError) {
    try box.value.check(constraint)
    try box.value.checkStrength(strength, of: constraint.id.slot)
    box.value.begin(strength)
    box.value.enterStrength(constraint.id.slot, strength)
    try box.value.settle(about: constraint.id.slot)
  }

  /// Asks that a variable stay at its present value: adds `variable == present value`.
  @discardableResult
  public mutating func stay(
    _ variable: Variable, _ strength: Strength = .weak, name: String = "", file: StaticString = #fileID,
    line: UInt = #line
  ) throws(SolverError) -> Constraint {
    try box.value.check(variable)
    return try add(variable == value(variable), strength, name: name, file: file, line: line)
  }

  /// True if the constraint belongs to this solver and was not removed.
  public func contains(_ constraint: Constraint) -> Bool { box.value.registry.isValid(constraint) }

  /// All constraints in the order in which they were added; those of edits are left out.
  ///
  /// - Complexity: O(constraints · log constraints).
  public var constraints: [Constraint] {
    var slots: [Int32] = []
    for slot in 0..<Int32(box.value.registry.records.count)
    where box.value.registry.isLive(slot) && box.value.registry.records[slot].editedVariable < 0 {
      slots.append(slot)
    }
    return box.value.byAge(slots).map { box.value.registry.constraint($0) }
  }

  /// Name, equation, strength and source of a constraint.
  public func fact(of constraint: Constraint) throws(SolverError) -> ConstraintFact {
    try box.value.check(constraint)
    return box.value.fact(constraint.id.slot)
  }

  /// The constant as ``setConstant(_:_:)`` understands it.
  public func constant(of constraint: Constraint) throws(SolverError) -> Double {
    try box.value.check(constraint)
    return box.value.constant(constraint.id.slot)
  }

  /// The strength the constraint has now.
  public func strength(of constraint: Constraint) throws(SolverError) -> Strength {
    try box.value.check(constraint)
    return box.value.state.strength(of: constraint.id.slot)
  }

  /// The constraint in normal form: variables left, each once, the constant right.
  public func canonical(_ constraint: Constraint) throws(SolverError) -> LinearConstraint {
    try box.value.check(constraint)
    return box.value.canonical(constraint.id.slot)
  }

  /// By how much the present values violate the constraint, 0 if they do not; not weighted.
  public func error(of constraint: Constraint) throws(SolverError) -> Double {
    try box.value.check(constraint)
    return box.value.state.error(of: constraint.id.slot)
  }
}
