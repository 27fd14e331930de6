// The one place where users' words and rows meet: checks before an operation, names and handles after it.

extension Storage {
  // MARK: Checks, before anything changes

  /// Checks a constraint and collects its terms, for ``stage(_:_:_:_:_:)``.
  mutating func prepare(
    _ constraint: borrowing LinearConstraint, _ strength: Strength, _ name: String
  ) throws(SolverError) {
    state.startRow()
    try collect(constraint.left, sign: 1, name)
    try collect(constraint.right, sign: -1, name)
    try checkStrength(strength, name)
  }

  @inline(__always)
  private mutating func collect(
    _ expression: borrowing LinearExpression, sign: Double, _ name: String
  ) throws(SolverError) {
    for index in 0..<expression.count {
      let term = expression[index]
      if !registry.isValid(term.variable) || !term.coefficient.isFinite { throw fault(term, name) }
      state.addTerm(term.variable.id.slot, sign * term.coefficient)
    }
    if !expression.constant.isFinite {
      throw .invalidNumber(what: "a constant of " + described(name), value: expression.constant)
    }
  }

  private func fault(_ term: LinearExpression.Term, _ name: String) -> SolverError {
    if !registry.isValid(term.variable) { return .unknownVariable(term.variable) }
    let variable = registry.name(ofVariable: term.variable.id.slot)
    return .invalidNumber(
      what: "the coefficient of " + variable + " in " + described(name), value: term.coefficient)
  }

  mutating func checkStrength(_ strength: Strength, _ name: String) throws(SolverError) {
    if strength.priority.isNaN {
      throw .invalidNumber(what: "the priority of " + described(name), value: strength.priority)
    }
    if !strength.isRequired && !(strength.weight > 0 && strength.weight.isFinite) {
      throw .invalidNumber(what: "the weight of " + described(name), value: strength.weight)
    }
    if !(strength.tieBreak >= 0 && strength.tieBreak.isFinite) {
      throw .invalidNumber(what: "the tie break of " + described(name), value: strength.tieBreak)
    }
    if !state.hasRoom(for: strength) { throw .tooManyPriorities(what: described(name)) }
  }

  mutating func checkStrength(_ strength: Strength, of slot: Int32) throws(SolverError) {
    let name = registry.name(ofConstraint: slot)
    try checkStrength(strength, name)
    if strength.isRequired { return }
    let extent = scale(strength.weight, by: Int(state.constraints[slot].exponent))
    let tie = scale(strength.tieBreak, by: Int(state.constraints[slot].exponent))
    if !extent.isFinite || extent == 0 || !tie.isFinite { throw .numericalOverflow(what: name) }
  }

  @inline(__always)
  func checkConstant(_ slot: Int32, _ constant: Double) throws(SolverError) {
    if !scale(constant, by: -Int(state.constraints[slot].exponent)).isFinite { throw constantFault(slot, constant) }
  }

  @inline(never)
  private func constantFault(_ slot: Int32, _ constant: Double) -> SolverError {
    let name = registry.name(ofConstraint: slot)
    return constant.isFinite
      ? .numericalOverflow(what: name) : .invalidNumber(what: "the constant of " + name, value: constant)
  }

  private func described(_ name: String) -> String { name.isEmpty ? "a constraint" : name }

  // MARK: Entering changes

  /// Begins an operation that uses a level. The level comes first: making it may move lanes that are journaled later.
  mutating func begin(_ strength: Strength) {
    state.ensureLevels(of: strength)
    state.begin()
  }

  /// Makes the row and the record of a constraint that was prepared. The operation has begun.
  mutating func stage(
    _ constraint: borrowing LinearConstraint, _ strength: Strength, _ name: String, _ file: StaticString, _ line: UInt
  ) throws(SolverError) -> Int32 {
    let (left, right) = (constraint.left.constant, constraint.right.constant)
    let count = state.constraints.count
    let slot =
      (left - right).isFinite
      ? state.finishRow(
        constant: left - right, relation: constraint.relation.rawValue, lane: state.lane(of: strength.priority),
        weight: strength.weight, tieBreak: strength.tieBreak) : -1
    if slot < 0 { throw .numericalOverflow(what: described(name)) }
    let wasAppended = state.constraints.count > count
    added.append(Added(slot: slot, wasAppended: wasAppended))
    var record = ConstraintRecord(
      age: registry.makeAge(), stamp: registry.makeStamp(), place: registry.place(file, line))
    let terms = constraint.left.count + constraint.right.count
    if terms != state.constraints[slot].length || (left != 0 && right != 0) || constraint.left.count > Int32(UInt16.max)
    {
      record.written = registry.keep(copy constraint)
    } else {
      record.leftTerms = UInt16(truncatingIfNeeded: constraint.left.count)
      record.hasConstantLeft = left != 0
    }
    if wasAppended { registry.records.append(record) } else { registry.records[slot] = record }
    registry.setName(name, ofConstraint: slot)
    return slot
  }

  /// `constant` as users mean it: on the right.
  mutating func enterConstant(_ slot: Int32, _ constant: Double) {
    newConstants.append(NewConstant(slot: slot, constant: constant))
    state.change(slot, constant: scaled(constant, for: slot))
  }

  @inline(__always)
  func canStep(_ slot: Int32, _ constant: Double) -> Bool { state.canStep(slot, to: scaled(constant, for: slot)) }

  /// Changes a constant along a column that is known: no operation is needed, and nothing can fail. False if there is none.
  mutating func step(_ slot: Int32, _ constant: Double) -> Bool {
    if !state.step(slot, to: scaled(constant, for: slot)) { return false }
    registry.noteConstant(constant, of: slot)
    return true
  }

  @inline(__always)
  private func scaled(_ constant: Double, for slot: Int32) -> Double {
    scale(0 - constant, by: -Int(state.constraints[slot].exponent))
  }

  mutating func enterStrength(_ slot: Int32, _ strength: Strength) {
    let before = state.levelUse(of: slot)
    state.change(slot, lane: state.lane(of: strength.priority), weight: strength.weight, tieBreak: strength.tieBreak)
    newStrengths.append(NewStrength(before: before, after: state.levelUse(of: slot)))
  }

  /// Another strength for a row that is not linked in yet.
  mutating func restage(_ slot: Int32, _ strength: Strength) {
    state.constraints[slot].level = state.lane(of: strength.priority)
    state.constraints[slot].weight =
      strength.isRequired ? 0 : scale(strength.weight, by: Int(state.constraints[slot].exponent))
    if state.levels.tieLane >= 0 {
      state.ties.extend(to: state.constraints.count, with: 0)
      state.ties[slot] = strength.isRequired ? 0 : scale(strength.tieBreak, by: Int(state.constraints[slot].exponent))
    }
  }

  // MARK: The end of an operation

  /// Solves, and lets the operation stand or undoes all of it.
  mutating func settle(about slot: Int32) throws(SolverError) {
    let failure = state.repair()
    if state.trace.isOn { collectTrace() }
    if let failure {
      let error = describe(failure, slot)
      rollBack()
      throw error
    }
    for index in 0..<newConstants.count {
      registry.noteConstant(newConstants[index].constant, of: newConstants[index].slot)
    }
    for index in 0..<newStrengths.count {
      state.levels.count(newStrengths[index].before, by: -1)
      state.levels.count(newStrengths[index].after, by: 1)
    }
    newStrengths.removeAll()
    for index in 0..<added.count where !added[index].isCancelled {
      state.levels.count(state.levelUse(of: added[index].slot), by: 1)
    }
    added.removeAll()
    while state.retired.count > 0 {
      let retired = state.retired.removeLast()
      state.levels.count(retired.levelUse, by: -1)
      registry.forget(retired.constraint)
      state.freeConstraints.append(retired.constraint)
    }
    state.commit()
    if state.changesConstantsOnly { state.noteConstantChange(of: newConstants) } else { state.dropColumns() }
    newConstants.removeAll()
    #if CASSOWARY_INVARIANTS
      let findings = state.checkCounts() + state.checkLists() + state.checkBasis() + state.checkCertificate()
      precondition(findings.isEmpty, findings.joined(separator: "\n"))
    #endif
  }

  mutating func rollBack() {
    state.rollBack()
    while added.count > 0 {
      let row = added.removeLast()
      registry.forget(row.slot)
      if row.wasAppended { registry.records.truncate(to: Int(row.slot)) }
      state.discardRow(row.slot, wasAppended: row.wasAppended)
    }
    newConstants.removeAll()
    newStrengths.removeAll()
    state.trace.steps.removeAll()
  }

  private mutating func describe(_ failure: Failure, _ slot: Int32) -> SolverError {
    switch failure {
    case .overflow: return .numericalOverflow(what: registry.name(ofConstraint: slot))
    case .unstable, .tooDear: return .numericallyUnstable(what: registry.name(ofConstraint: slot))
    case .infeasible(let conflict):
      // The members as the refused call would have had them: rows have their new strengths and constants still.
      var newest = UInt64.max
      for index in 0..<added.count { newest = min(newest, registry.records[added[index].slot].age) }
      let members = byAge(conflict).map { fact($0, isAdded: registry.records[$0].age >= newest) }
      return .unsatisfiable(Conflict(members: members))
    }
  }

  private mutating func collectTrace() {
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
