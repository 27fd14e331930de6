// A row that cannot be satisfied is a combination of active rows none of which may give way: those and the row are the
// conflict. Active rows are independent, so the combination is unique and the set irreducible (compare Gleeson and Ryan,
// "Identifying minimally infeasible subsystems of inequalities", 1990). In floating point this is confirmed before it is
// believed.

extension SolverState {
  /// The conflict that `row` causes, in the order in which the members were added; nil if rounding leaves it open.
  mutating func confirmConflict(_ row: Int32) -> [Int32]? {
    computeAlpha(row, all: true)
    var members = [row]
    var isClear = true
    var constant = constraints[row].constant
    var magnitude = residual(of: row).magnitude
    var smallest = Double.infinity
    var largest = 0.0
    let sign = inconsistency(of: row).sign
    for index in 0..<pinList.count where abs(pinList[index].alpha) > 1e-9 { isClear = false }
    for index in 0..<alphaList.count {
      let constraint = alphaList[index].constraint
      let amount = alphaList[index].amount
      if !isUnbounded(constraint, upwards: amount * Double(sign) < 0) { isClear = false }
      constant -= amount * constraints[constraint].constant
      magnitude += abs(amount) * residual(of: constraint).magnitude
      smallest = min(smallest, abs(amount))
      largest = max(largest, abs(amount))
      members.append(constraint)
    }
    if sign == 0 || abs(constant) <= Tolerance.feasibility * magnitude || constant * Double(sign) < 0 {
      isClear = false
    }
    if isClear && !combinationCancels(row) { isClear = false }
    clearAlpha()
    if !isClear { return nil }
    if filtersConflicts && smallest < 1e-6 * max(1, largest) { members = deletionFilter(members) }
    return members
  }

  /// True if the row minus its combination of active rows leaves no variable.
  private mutating func combinationCancels(_ row: Int32) -> Bool {
    startCollecting()
    startWork()
    subtract(row, times: -1)
    for index in 0..<alphaList.count { subtract(alphaList[index].constraint, times: alphaList[index].amount) }
    var cancels = true
    for index in 0..<columnList.count {
      let variable = columnList[index]
      if abs(work[variable]) > 1e-8 * magnitude[variable] { cancels = false }
      work[variable] = 0
      magnitude[variable] = 0
    }
    return cancels
  }

  private mutating func subtract(_ constraint: Int32, times factor: Double) {
    let row = constraints[constraint]
    for entry in row.start..<(row.start + row.length) {
      let variable = rows.entries[entry].variable
      let product = factor * rows.entries[entry].coefficient
      if collected[variable] != collectStamp {
        collected[variable] = collectStamp
        columnList.append(variable)
      }
      work[variable] -= product
      magnitude[variable] = max(magnitude[variable], abs(product))
    }
  }

  /// Drops members one by one while the rest stays unsatisfiable: for sets whose combination has tiny shares, of which it
  /// is open whether they are more than rounding.
  private func deletionFilter(_ members: [Int32]) -> [Int32] {
    var kept = members
    for member in members {
      let rest = kept.filter { $0 != member }
      if !areSatisfiable(rest) { kept = rest }
    }
    return kept
  }

  /// Whether required rows, taken by themselves, can hold together.
  func areSatisfiable(_ members: [Int32]) -> Bool {
    var trial = SolverState()
    var variableOf: [Int32] = Array(repeating: -1, count: positions.count)
    for member in members {
      let row = constraints[member]
      for entry in row.start..<(row.start + row.length) {
        let variable = rows.entries[entry].variable
        if variableOf[Int(variable)] < 0 { variableOf[Int(variable)] = trial.makeVariable(value: values[variable]) }
      }
    }
    trial.filtersConflicts = false
    trial.begin()
    for member in members {
      let row = constraints[member]
      trial.startRow()
      for entry in row.start..<(row.start + row.length) {
        trial.addTerm(variableOf[Int(rows.entries[entry].variable)], rows.entries[entry].coefficient)
      }
      let copy = trial.finishRow(constant: row.constant, relation: row.relation, lane: Row.required, weight: 1)
      if copy >= 0 { trial.enterNew(copy) }
    }
    // Without a confirmed contradiction the rest counts as satisfiable: the set is only ever too large, never wrong.
    if case .infeasible = trial.repair() { return false }
    return true
  }
}
