/// Changes that are to stand or fall together; see ``Solver/batch(_:)``.
public struct Batch: ~Copyable {
  var solver: Solver
  private var removals: [Constraint] = []
  private var strengths: [(Constraint, Strength)] = []
  private var constants: [(Constraint, Double)] = []
  /// Edits that end in this batch: their variables are free for a new edit at once.
  private var endedEdits: [(variable: Int32, slot: Int32)] = []

  init(solver: consuming Solver) {
    self.solver = solver
    self.solver.box.value.state.begin()
  }

  /// Adds a constraint when the batch ends; the handle is good for the rest of the batch and, if it stands, afterwards.
  ///
  /// - Throws: what can be seen from the constraint alone: ``SolverError/invalidNumber(what:value:)``,
  ///   ``SolverError/unknownVariable(_:)``, ``SolverError/numericalOverflow(what:)``.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint, _ strength: Strength = .required, name: String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint {
    try solver.box.value.prepare(constraint, strength, name)
    solver.box.value.state.ensureLevels(of: strength)
    let slot = try solver.box.value.stage(constraint, strength, name, file, line)
    return solver.box.value.registry.constraint(slot)
  }

  /// Removes a constraint when the batch ends. An unknown handle refuses the batch then.
  public mutating func remove(_ constraint: Constraint) {
    removals.append(constraint)
    if solver.contains(constraint) { solver.box.value.state.scratch[constraint.id.slot] |= Scratch.leaving }
  }

  /// Gives a constraint another constant; see ``Solver/setConstant(_:_:)``.
  public mutating func setConstant(_ constraint: Constraint, _ constant: Double) throws(SolverError) {
    try checkNotLeaving(constraint)
    try solver.box.value.checkConstant(constraint.id.slot, constant)
    constants.append((constraint, constant))
  }

  /// Gives a constraint another strength; see ``Solver/setStrength(_:_:)``.
  public mutating func setStrength(_ constraint: Constraint, _ strength: Strength) throws(SolverError) {
    try checkNotLeaving(constraint)
    try solver.box.value.checkStrength(strength, of: constraint.id.slot)
    solver.box.value.state.ensureLevels(of: strength)
    strengths.append((constraint, strength))
  }

  /// Begins to edit a variable; see ``Solver/edit(_:_:file:line:)``.
  @discardableResult
  public mutating func edit(
    _ variable: Variable, _ strength: Strength = .strong, file: StaticString = #fileID, line: UInt = #line
  ) throws(SolverError) -> Constraint {
    let wish = try solver.box.value.validateEdit(variable, strength)
    solver.box.value.state.ensureLevels(of: strength)
    let slot = try solver.box.value.stageEdit(variable, wish, strength, file, line)
    return solver.box.value.registry.constraint(slot)
  }

  /// Suggests a value for a variable that is being edited; see ``Solver/suggest(_:_:)``.
  public mutating func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    let slot = try solver.box.value.validateSuggestion(variable, value)
    constants.append((solver.box.value.registry.constraint(slot), value))
  }

  /// Ends the edit of a variable; see ``Solver/endEdit(_:)``.
  public mutating func endEdit(_ variable: Variable) throws(SolverError) {
    let slot = try solver.box.value.validateSuggestion(variable, 0)
    remove(solver.box.value.registry.constraint(slot))
    solver.box.value.registry.setEdit(of: variable.id.slot, -1)
    endedEdits.append((variable.id.slot, slot))
  }

  /// Enters everything and solves. After an error ``abandon()`` puts back what this left.
  mutating func commit() throws(SolverError) {
    forgetLeaving()
    if removals.isEmpty && strengths.isEmpty && constants.isEmpty && solver.box.value.added.count == 0 {
      solver.box.value.state.commit()
      return
    }
    if removals.isEmpty && strengths.isEmpty && solver.box.value.added.count == 0 {
      if stepAlongColumns() {
        solver.box.value.state.commit()
        return
      }
      solver.box.value.state.changesConstantsOnly = true
    }
    var subject: Int32 = -1
    for constraint in removals {
      try checkNotRemoved(constraint)
      subject = constraint.id.slot
      if let index = staged(subject) {
        solver.box.value.added[index].isCancelled = true
        solver.box.value.state.retireUnlinked(subject)
      } else {
        solver.box.value.state.changeToRemoved(subject)
      }
    }
    for (constraint, strength) in strengths where isPresent(constraint) {
      subject = constraint.id.slot
      if staged(subject) != nil {
        solver.box.value.restage(subject, strength)
      } else {
        solver.box.value.enterStrength(subject, strength)
      }
    }
    for (constraint, constant) in constants where isPresent(constraint) {
      subject = constraint.id.slot
      solver.box.value.enterConstant(subject, constant)
    }
    solver.box.value.state.settleConstants()
    for index in 0..<solver.box.value.added.count where !solver.box.value.added[index].isCancelled {
      subject = solver.box.value.added[index].slot
      solver.box.value.state.enterNew(subject)
    }
    try solver.box.value.settle(about: subject)
  }

  /// Where the row is among those that this batch adds. Only those are as young as the first of them, so that a search is rare.
  private func staged(_ slot: Int32) -> Int? {
    let count = solver.box.value.added.count
    if count == 0 { return nil }
    let first = solver.box.value.added[0].slot
    if solver.box.value.registry.records[slot].age < solver.box.value.registry.records[first].age { return nil }
    for index in 0..<count where solver.box.value.added[index].slot == slot { return index }
    return nil
  }

  private mutating func stepAlongColumns() -> Bool {
    for (constraint, constant) in constants where !solver.box.value.canStep(constraint.id.slot, constant) {
      return false
    }
    for (constraint, constant) in constants { _ = solver.box.value.step(constraint.id.slot, constant) }
    return true
  }

  private func checkNotRemoved(_ constraint: Constraint) throws(SolverError) {
    try solver.box.value.check(constraint)
    if !isPresent(constraint) { throw .unknownConstraint(constraint) }
  }

  /// False once this batch removed the constraint: what it changed of it before no longer matters.
  private func isPresent(_ constraint: Constraint) -> Bool {
    let row = solver.box.value.state.constraints[constraint.id.slot]
    return row.isLive && row.level != Row.weightless
  }

  private func checkNotLeaving(_ constraint: Constraint) throws(SolverError) {
    try solver.box.value.check(constraint)
    if solver.box.value.state.scratch[constraint.id.slot] & Scratch.leaving != 0 {
      throw .unknownConstraint(constraint)
    }
  }

  private mutating func forgetLeaving() {
    for constraint in removals where solver.contains(constraint) {
      solver.box.value.state.scratch[constraint.id.slot] &= ~Scratch.leaving
    }
  }

  /// Undoes whatever the batch did.
  mutating func abandon() {
    forgetLeaving()
    if solver.box.value.state.journal.isOpen { solver.box.value.rollBack() }
    // Those begun before this batch go on; those begun in it never were.
    let slots = solver.box.value.registry.records.count
    for edit in endedEdits where edit.slot < slots && solver.box.value.registry.isLive(edit.slot) {
      solver.box.value.registry.setEdit(of: edit.variable, edit.slot)
    }
  }
}
