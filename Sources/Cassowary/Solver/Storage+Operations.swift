// The one place where users' words and rows meet: checks before an operation, names and handles after it.

extension Storage {
  // MARK: Checks, before anything changes

  func validate(_ constraint: LinearConstraint, _ strength: Strength, _ name: String) throws(SolverError) {
    for term in constraint.left.terms { try check(term, name) }
    for term in constraint.right.terms { try check(term, name) }
    try check(constraint.left.constant, name)
    try check(constraint.right.constant, name)
    try checkStrength(strength, name)
  }

  private func check(_ term: LinearExpression.Term, _ name: String) throws(SolverError) {
    try check(term.variable)
    if !term.coefficient.isFinite {
      throw .invalidNumber(
        what: "the coefficient of " + registry.name(ofVariable: term.variable.id.slot) + " in " + described(name),
        value: term.coefficient)
    }
  }

  private func check(_ constant: Double, _ name: String) throws(SolverError) {
    if !constant.isFinite { throw .invalidNumber(what: "a constant of " + described(name), value: constant) }
  }

  func checkStrength(_ strength: Strength, _ name: String) throws(SolverError) {
    if strength.priority.isNaN {
      throw .invalidNumber(what: "the priority of " + described(name), value: strength.priority)
    }
    if !strength.isRequired && !(strength.weight > 0 && strength.weight.isFinite) {
      throw .invalidNumber(what: "the weight of " + described(name), value: strength.weight)
    }
    if !(strength.tieBreak >= 0 && strength.tieBreak.isFinite) {
      throw .invalidNumber(what: "the tie break of " + described(name), value: strength.tieBreak)
    }
  }

  func checkStrength(_ strength: Strength, of slot: Int32) throws(SolverError) {
    let name = registry.name(ofConstraint: slot)
    try checkStrength(strength, name)
    if strength.isRequired { return }
    let extent = scale(strength.weight, by: Int(state.constraints[slot].exponent))
    let tie = scale(strength.tieBreak, by: Int(state.constraints[slot].exponent))
    if !extent.isFinite || extent == 0 || !tie.isFinite { throw .numericalOverflow(what: name) }
  }

  func checkConstant(_ slot: Int32, _ constant: Double) throws(SolverError) {
    let name = registry.name(ofConstraint: slot)
    if !constant.isFinite { throw .invalidNumber(what: "the constant of " + name, value: constant) }
    if !scale(constant, by: -Int(state.constraints[slot].exponent)).isFinite { throw .numericalOverflow(what: name) }
  }

  private func described(_ name: String) -> String { name.isEmpty ? "a constraint" : name }

  // MARK: Entering changes

  /// Begins an operation that uses a level. The level comes first: making it may move lanes that are journaled later.
  mutating func begin(_ strength: Strength) {
    state.ensureLevels(of: strength)
    state.begin()
  }

  /// Makes the row and the record of a constraint that was validated. The operation has begun.
  mutating func stage(
    _ constraint: LinearConstraint, _ strength: Strength, _ name: String, _ file: StaticString, _ line: UInt
  ) throws(SolverError) -> Int32 {
    state.startRow()
    for term in constraint.left.terms { state.addTerm(term.variable.id.slot, term.coefficient) }
    for term in constraint.right.terms { state.addTerm(term.variable.id.slot, -term.coefficient) }
    let constant = constraint.left.constant - constraint.right.constant
    let count = state.constraints.count
    let slot =
      constant.isFinite
      ? state.finishRow(
        constant: constant, relation: constraint.relation.rawValue, lane: state.lane(of: strength.priority),
        weight: strength.weight, tieBreak: strength.tieBreak) : -1
    if slot < 0 { throw .numericalOverflow(what: described(name)) }
    let wasAppended = state.constraints.count > count
    added.append(Added(slot: slot, wasAppended: wasAppended))
    let terms = constraint.left.terms.count + constraint.right.terms.count
    let record = ConstraintRecord(
      name: name, strength: strength, age: registry.makeAge(), leftTerms: Int32(constraint.left.terms.count),
      leftConstant: constraint.left.constant, rightConstant: constraint.right.constant,
      place: registry.place(file, line),
      written: terms == Int(state.constraints[slot].length) ? nil : Written(constraint))
    registry.countMentions(of: record, by: 1)
    if wasAppended {
      registry.constraints.append(record)
      registry.constraintStamps.append(registry.makeStamp())
    } else {
      registry.constraints[Int(slot)] = record
      registry.constraintStamps[slot] = registry.makeStamp()
    }
    return slot
  }

  /// `constant` as users mean it: on the right.
  mutating func enterConstant(_ slot: Int32, _ constant: Double) {
    newConstants.append((slot, constant))
    state.change(slot, constant: scaled(constant, for: slot))
  }

  /// Changes constants along columns that are known: no operation is needed, and nothing can fail. False if one has none.
  mutating func step(_ changes: [(slot: Int32, constant: Double)]) -> Bool {
    for (slot, constant) in changes where !canStep(slot, constant) { return false }
    for (slot, constant) in changes { _ = step(slot, constant) }
    return true
  }

  func canStep(_ slot: Int32, _ constant: Double) -> Bool { state.canStep(slot, to: scaled(constant, for: slot)) }

  /// The same for one constant.
  mutating func step(_ slot: Int32, _ constant: Double) -> Bool {
    if !state.step(slot, to: scaled(constant, for: slot)) { return false }
    registry.constraints[Int(slot)].setConstant(constant)
    return true
  }

  private func scaled(_ constant: Double, for slot: Int32) -> Double {
    scale(0 - constant, by: -Int(state.constraints[slot].exponent))
  }

  mutating func enterStrength(_ slot: Int32, _ strength: Strength) {
    newStrengths.append((slot, strength))
    state.change(slot, lane: state.lane(of: strength.priority), weight: strength.weight, tieBreak: strength.tieBreak)
  }

  /// Another strength for a row that is not linked in yet.
  mutating func restage(_ slot: Int32, _ strength: Strength) {
    state.constraints[slot].level = state.lane(of: strength.priority)
    state.constraints[slot].weight =
      strength.isRequired ? 0 : scale(strength.weight, by: Int(state.constraints[slot].exponent))
    state.ties[slot] =
      strength.isRequired ? 0 : scale(strength.tieBreak, by: Int(state.constraints[slot].exponent))
    registry.constraints[Int(slot)].strength = strength
  }

  // MARK: The end of an operation

  /// Solves, and lets the operation stand or undoes all of it.
  mutating func settle(about slot: Int32) throws(SolverError) {
    let failure = state.repair()
    collectTrace()
    if let failure {
      let error = describe(failure, slot)
      rollBack()
      throw error
    }
    for (slot, constant) in newConstants { registry.constraints[Int(slot)].setConstant(constant) }
    for (slot, strength) in newStrengths {
      useLevel(registry.constraints[Int(slot)].strength, by: -1)
      useLevel(strength, by: 1)
      registry.constraints[Int(slot)].strength = strength
    }
    newStrengths.removeAll(keepingCapacity: true)
    for row in added { useLevel(registry.constraints[Int(row.slot)].strength, by: 1) }
    added.removeAll(keepingCapacity: true)
    while state.retired.count > 0 { forget(state.retired.removeLast()) }
    state.commit()
    if state.changesConstantsOnly { state.noteConstantChange(of: newConstants) } else { state.dropColumns() }
    newConstants.removeAll(keepingCapacity: true)
    #if CASSOWARY_INVARIANTS
      let findings = state.checkCounts() + state.checkLists() + state.checkBasis() + state.checkCertificate()
      precondition(findings.isEmpty, findings.joined(separator: "\n"))
    #endif
  }

  mutating func rollBack() {
    state.rollBack()
    while let row = added.popLast() {
      let edited = registry.constraints[Int(row.slot)].editedVariable
      if edited >= 0 { registry.editOf[edited] = -1 }
      registry.countMentions(of: registry.constraints[Int(row.slot)], by: -1)
      if row.wasAppended {
        registry.constraints.removeLast()
        registry.constraintStamps.truncate(to: Int(row.slot))
      } else {
        registry.constraints[Int(row.slot)] = ConstraintRecord()
        registry.constraintStamps[row.slot] = 0
      }
      state.discardRow(row.slot, wasAppended: row.wasAppended)
    }
    newConstants.removeAll(keepingCapacity: true)
    newStrengths.removeAll(keepingCapacity: true)
    state.trace.steps.removeAll()
  }

  private mutating func useLevel(_ strength: Strength, by amount: Int32) {
    if strength.isRequired { return }
    state.levels.uses[state.levels.find(strength.priority).lane] += amount
    if strength.tieBreak > 0 { state.levels.uses[state.levels.tieLane] += amount }
  }

  /// A row that left: its slot, name and handle are free.
  private mutating func forget(_ slot: Int32) {
    let record = registry.constraints[Int(slot)]
    useLevel(record.strength, by: -1)
    registry.countMentions(of: record, by: -1)
    if record.editedVariable >= 0 && registry.editOf[record.editedVariable] == slot {
      registry.editOf[record.editedVariable] = -1
    }
    registry.constraints[Int(slot)] = ConstraintRecord()
    registry.constraintStamps[slot] = 0
    state.freeConstraints.append(slot)
  }

  private mutating func describe(_ failure: Failure, _ slot: Int32) -> SolverError {
    switch failure {
    case .overflow: return .numericalOverflow(what: registry.name(ofConstraint: slot))
    case .unstable: return .numericallyUnstable(what: registry.name(ofConstraint: slot))
    case .infeasible(let conflict):
      // The members as the refused call would have had them.
      let newest = added.reduce(UInt64.max) { min($0, registry.constraints[Int($1.slot)].age) }
      let members = byAge(conflict).map { member in
        var record = registry.constraints[Int(member)]
        for (slot, constant) in newConstants where slot == member { record.setConstant(constant) }
        for (slot, strength) in newStrengths where slot == member { record.strength = strength }
        return fact(member, record, isAdded: record.age >= newest)
      }
      return .unsatisfiable(Conflict(members: members))
    }
  }

  private mutating func collectTrace() {
    if !state.trace.isOn { return }
    for step in state.trace.steps {
      pivotRecords.append(
        PivotRecord(
          kind: step.kind, entering: step.entering < 0 ? nil : registry.name(ofConstraint: step.entering),
          leaving: step.leaving >= 0
            ? registry.name(ofConstraint: step.leaving)
            : step.pin >= 0 ? "pin " + registry.name(ofVariable: step.pin) : nil,
          reason: step.reason.description))
    }
    state.trace.steps.removeAll()
  }
}
