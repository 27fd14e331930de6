// The fallback when the local exchange fails or its factors have grown: build the basis anew from the rows that are in it.
// Singletons are peeled first, as in every sparse LU (Suhl and Suhl, "A fast LU update for linear programming", 1993); the
// nucleus that is left is inserted row by row, shortest first, with threshold pivoting over all pins.

extension SolverState {
  /// Builds the basis anew. Rows that turn out to depend on the others leave it, with a multiplier of zero. Values are
  /// recomputed; multipliers are wrong until ``refreshMultipliers()``.
  mutating func refactor() {
    record(.refactor, entering: nil, leaving: nil, "the basis is factored anew")
    isDoubtful = true
    hasPivoted = true
    factorsGrew = false
    isDelicate = false
    let active = takeAllRows()
    peelSingletons(active)
    insertNucleus(active)
    for variable in 0..<Int32(positions.count) where positions[variable].constraint >= 0 { dirty.append(variable) }
    propagate()
  }

  /// Every row out of the basis, linked nowhere; all positions are pins.
  private mutating func takeAllRows() -> FlatArray<Int32> {
    var active = FlatArray<Int32>()
    for variable in 0..<Int32(positions.count) {
      let constraint = positions[variable].constraint
      if constraint < 0 { continue }
      active.append(constraint)
      unplace(constraint)
    }
    while loose.count > 0 { active.append(loose.removeLast()) }
    return active
  }

  /// Column singletons go to the end of the order, row singletons to the front of what is left, until neither is found.
  /// What is peeled is placed as it is, and forgotten in `active` (set to -1).
  private mutating func peelSingletons(_ active: borrowing FlatArray<Int32>) {
    // Rows by variable, as counts and lists over the active rows only.
    let columnStart = FlatArray<Int32>(repeating: 0, count: positions.count + 1)
    let rowCount = FlatArray<Int32>(repeating: 0, count: active.count)
    for index in 0..<active.count {
      let row = constraints[active[index]]
      rowCount[index] = row.length
      for entry in row.start..<(row.start + row.length) { columnStart[rows.entries[entry].variable + 1] += 1 }
    }
    let columnCount = FlatArray<Int32>(repeating: 0, count: positions.count)
    for variable in 0..<positions.count {
      columnCount[variable] = columnStart[variable + 1]
      columnStart[variable + 1] += columnStart[variable]
    }
    let members = FlatArray<Int32>(repeating: 0, count: Int(columnStart[positions.count]))
    let filled = FlatArray<Int32>(repeating: 0, count: positions.count)
    for index in 0..<active.count {
      let row = constraints[active[index]]
      for entry in row.start..<(row.start + row.length) {
        let variable = rows.entries[entry].variable
        members[columnStart[variable] + filled[variable]] = Int32(index)
        filled[variable] += 1
      }
    }
    // What was assigned: to the front in order, to the back in reverse order.
    var front = FlatArray<Int32>()
    var back = FlatArray<Int32>()
    let pivotOf = FlatArray<Int32>(repeating: -1, count: active.count)
    let isAssigned = FlatArray<Bool>(repeating: false, count: positions.count)
    var columns = FlatArray<Int32>()
    var singles = FlatArray<Int32>()
    for variable in 0..<Int32(positions.count) where columnCount[variable] == 1 { columns.append(variable) }
    for index in 0..<Int32(active.count) where rowCount[index] == 1 { singles.append(index) }

    while true {
      if columns.count > 0 {
        let variable = columns.removeLast()
        if columnCount[variable] != 1 || isAssigned[variable] { continue }
        var index: Int32 = -1
        for member in columnStart[variable]..<columnStart[variable + 1] where pivotOf[members[member]] < 0 {
          index = members[member]
        }
        if index < 0 || !isLargeEnough(active[index], variable) { continue }
        pivotOf[index] = variable
        isAssigned[variable] = true
        back.append(index)
        let row = constraints[active[index]]
        for entry in row.start..<(row.start + row.length) {
          let other = rows.entries[entry].variable
          columnCount[other] -= 1
          if columnCount[other] == 1 && !isAssigned[other] { columns.append(other) }
        }
      } else if singles.count > 0 {
        let index = singles.removeLast()
        if pivotOf[index] >= 0 || rowCount[index] != 1 { continue }
        let row = constraints[active[index]]
        for entry in row.start..<(row.start + row.length) {
          let variable = rows.entries[entry].variable
          if isAssigned[variable] { continue }
          pivotOf[index] = variable
          isAssigned[variable] = true
          front.append(index)
          for member in columnStart[variable]..<columnStart[variable + 1] {
            let other = members[member]
            rowCount[other] -= 1
            if rowCount[other] == 1 && pivotOf[other] < 0 { singles.append(other) }
          }
          for entry in row.start..<(row.start + row.length) {
            let other = rows.entries[entry].variable
            columnCount[other] -= 1
            if columnCount[other] == 1 && !isAssigned[other] { columns.append(other) }
          }
          break
        }
      } else {
        break
      }
    }
    // The order: front, then everything unassigned, then the back.
    for index in 0..<front.count { moveToEnd(pivotOf[front[index]]) }
    for variable in 0..<Int32(positions.count) {
      if positions[variable].isPin && !isAssigned[variable] { moveToEnd(variable) }
    }
    var index = back.count - 1
    while index >= 0 {
      moveToEnd(pivotOf[back[index]])
      index -= 1
    }
    for index in 0..<Int32(active.count) where pivotOf[index] >= 0 {
      let constraint = active[index]
      let row = constraints[constraint]
      for entry in row.start..<(row.start + row.length) where rows.entries[entry].variable == pivotOf[index] {
        place(
          constraint, at: pivotOf[index], start: row.start, length: row.length, constant: row.constant,
          coefficient: rows.entries[entry].coefficient)
        break
      }
      active[index] = -1
    }
  }

  /// A column singleton is a good pivot unless the rest of its row, where not yet assigned, is much larger.
  private func isLargeEnough(_ constraint: Int32, _ variable: Int32) -> Bool {
    let row = constraints[constraint]
    var own = 0.0
    var largest = 0.0
    for entry in row.start..<(row.start + row.length) {
      let coefficient = abs(rows.entries[entry].coefficient)
      if rows.entries[entry].variable == variable { own = coefficient }
      largest = max(largest, coefficient)
    }
    return own >= Tolerance.rotationPivot * largest
  }

  private mutating func insertNucleus(_ active: borrowing FlatArray<Int32>) {
    var nucleus: [(length: Int32, constraint: Int32)] = []
    for index in 0..<active.count where active[index] >= 0 {
      nucleus.append((constraints[active[index]].length, active[index]))
    }
    nucleus.sort { $0.length != $1.length ? $0.length < $1.length : $0.constraint < $1.constraint }
    for (_, constraint) in nucleus {
      solveBackward(constraint)
      var largest = 0.0
      for index in 0..<pattern.count where positions[pattern[index]].isPin {
        largest = max(largest, abs(work[pattern[index]]))
      }
      var best: Int32 = -1
      var fewest = Int.max
      for index in 0..<pattern.count where positions[pattern[index]].isPin {
        let variable = pattern[index]
        if abs(work[variable]) < Tolerance.threshold * largest { continue }
        let users = countUsers(of: variable, below: fewest)
        if users < fewest {
          fewest = users
          best = variable
        }
      }
      clearWork()
      if best < 0 || largest < Tolerance.singular || !insert(constraint, at: best) { expel(constraint) }
    }
  }

  private func countUsers(of variable: Int32, below limit: Int) -> Int {
    var count = 0
    var entry = rows.activeHead[variable]
    while entry >= 0 && count < limit {
      count += 1
      entry = rows.entries[entry].next
    }
    return count
  }

  /// A row that depends on the others: inactive, with no multiplier.
  private mutating func expel(_ constraint: Int32) {
    linkInactive(constraint)
    for lane in 0..<levels.count {
      let index = Int(constraint) * stride + lane
      noteMultiplier(of: constraint, lane: lane)
      multipliers[index] = 0
    }
    updateEnds(of: constraint)
    enqueueIfInconsistent(constraint)
  }
}
