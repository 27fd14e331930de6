extension Solver {
  /// Begins to edit a variable: from now on it is wished to have its present value, until another is suggested.
  ///
  /// - Returns: The constraint behind the edit, which is what a conflict or a violation names.
  /// - Throws: ``SolverError/duplicateEdit(_:name:)``, ``SolverError/unknownVariable(_:)``,
  ///   ``SolverError/invalidNumber(what:value:)``, ``SolverError/numericallyUnstable(what:)``.
  @discardableResult
  public mutating func edit(
    _ variable: Variable, _ strength: Strength = .strong, file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint {
    let wish = try box.value.validateEdit(variable, strength)
    box.value.begin(strength)
    let slot: Int32
    do throws(SolverError) {
      slot = try box.value.stageEdit(variable, wish, strength, file, line)
    } catch {
      box.value.rollBack()
      throw error
    }
    box.value.state.enterNew(slot)
    try box.value.settle(about: slot)
    return box.value.registry.constraint(slot)
  }

  /// Suggests a value for a variable that is being edited, and solves.
  ///
  /// - Throws: ``SolverError/unknownEdit(_:name:)``, ``SolverError/invalidNumber(what:value:)``,
  ///   ``SolverError/numericalOverflow(what:)``, and, if the edit is required, ``SolverError/unsatisfiable(_:)``.
  public mutating func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    let slot = try box.value.validateSuggestion(variable, value)
    if box.value.step(slot, value) { return }
    box.value.state.begin()
    box.value.state.changesConstantsOnly = true
    box.value.enterConstant(slot, value)
    box.value.state.settleConstants()
    try box.value.settle(about: slot)
  }

  /// Suggests values for several variables at once and solves once: all or nothing.
  public mutating func suggest(_ values: [(Variable, Double)]) throws(SolverError) {
    for (variable, value) in values { _ = try box.value.validateSuggestion(variable, value) }
    if values.isEmpty { return }
    if box.value.step(values) { return }
    box.value.state.begin()
    box.value.state.changesConstantsOnly = true
    for (variable, value) in values { box.value.enterConstant(box.value.registry.edit(of: variable.id.slot), value) }
    box.value.state.settleConstants()
    try box.value.settle(about: box.value.registry.edit(of: values[0].0.id.slot))
  }

  /// Ends the edit of a variable and solves.
  ///
  /// - Throws: ``SolverError/unknownEdit(_:name:)``, ``SolverError/numericallyUnstable(what:)``.
  public mutating func endEdit(_ variable: Variable) throws(SolverError) {
    let slot = try box.value.validateSuggestion(variable, 0)
    box.value.state.begin()
    box.value.state.changeToRemoved(slot)
    try box.value.settle(about: slot)
  }

  /// The variables being edited, by ``Variable/ID``.
  public var editedVariables: [Variable] {
    var result: [Variable] = []
    for slot in box.value.registry.editedSlots where box.value.registry.edit(of: slot) >= 0 {
      result.append(box.value.registry.variable(slot))
    }
    return result
  }
}

extension Storage {
  /// Checks that an edit may begin and returns what it wishes at first.
  mutating func validateEdit(_ variable: Variable, _ strength: Strength) throws(SolverError) -> LinearConstraint {
    try check(variable)
    let name = registry.name(ofVariable: variable.id.slot)
    if registry.edit(of: variable.id.slot) >= 0 { throw .duplicateEdit(variable, name: name) }
    let wish = variable == state.values[variable.id.slot]
    try prepare(wish, strength, "edit " + name)
    return wish
  }

  /// Suggestions that are all along columns that are known.
  mutating func step(_ values: [(Variable, Double)]) -> Bool {
    for (variable, value) in values where !canStep(registry.edit(of: variable.id.slot), value) { return false }
    for (variable, value) in values { _ = step(registry.edit(of: variable.id.slot), value) }
    return true
  }

  mutating func stageEdit(
    _ variable: Variable, _ wish: LinearConstraint, _ strength: Strength, _ file: StaticString, _ line: UInt
  ) throws(SolverError) -> Int32 {
    let slot = try stage(wish, strength, "", file, line)
    registry.records[slot].editedVariable = variable.id.slot
    registry.setEdit(of: variable.id.slot, slot)
    return slot
  }

  /// The constraint of the edit that the value is for.
  @inline(__always)
  func validateSuggestion(_ variable: Variable, _ value: Double) throws(SolverError) -> Int32 {
    let slot = registry.isValid(variable) ? registry.edit(of: variable.id.slot) : -1
    if slot < 0 || !value.isFinite { throw suggestionFault(variable, value) }
    return slot
  }

  @inline(never)
  private func suggestionFault(_ variable: Variable, _ value: Double) -> SolverError {
    if !registry.isValid(variable) { return .unknownVariable(variable) }
    let name = registry.name(ofVariable: variable.id.slot)
    if registry.edit(of: variable.id.slot) < 0 { return .unknownEdit(variable, name: name) }
    return .invalidNumber(what: "the value suggested for " + name, value: value)
  }
}
