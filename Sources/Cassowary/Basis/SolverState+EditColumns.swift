// Cached columns of B⁻¹ for rows whose constants change again and again: drags, resizes, animations. The first change after
// another basis only propagates, the second makes the column, and from then on a change is one multiplication and addition
// for each variable that moves.

extension SolverState {
  /// Changes the constant of a row along its column; false if there is none that reaches that far.
  ///
  /// - Complexity: O(variables that move).
  mutating func step(_ constraint: Int32, to constant: Double) -> Bool {
    guard let index = column(of: constraint), columns[index].low <= constant && constant <= columns[index].high else {
      return false
    }
    move(index, to: constant)
    return true
  }

  /// Whether ``step(_:to:)`` would do.
  @inline(__always)
  func canStep(_ constraint: Int32, to constant: Double) -> Bool {
    guard let index = column(of: constraint) else { return false }
    return columns[index].low <= constant && constant <= columns[index].high
  }

  @inline(__always)
  private func column(of constraint: Int32) -> Int? {
    for index in 0..<columns.count where columns[index].constraint == constraint { return index }
    return nil
  }

  private mutating func move(_ index: Int, to constant: Double) {
    let column = columns[index]
    if constraints[column.constraint].constant == constant { return }
    if column.reported != epoch {
      columns[index].reported = epoch
      for entry in column.start..<(column.start + column.count) { report(columnVariables[entry]) }
    }
    constraints[column.constraint].constant = constant
    updatePositionConstants(of: column.constraint)
    let distance = constant - column.base
    let values = values.view
    let bases = columnBases.view
    let slopes = columnSlopes.view
    var entry = Int(column.start)
    let end = entry + Int(column.count)
    if column.first >= 0 {
      // Several at a time, which a list of variables does not allow.
      let shift = Int(column.first) - entry
      while entry < end {
        values[entry &+ shift] = bases[entry] + slopes[entry] * distance
        entry &+= 1
      }
      return
    }
    let variables = columnVariables.view
    while entry < end {
      values[variables[entry]] = bases[entry] + slopes[entry] * distance
      entry &+= 1
    }
  }

  // MARK: Making columns

  /// A change of constants alone was carried out.
  mutating func noteConstantChange(of changed: borrowing FlatArray<NewConstant>) {
    if hasPivoted || wideRows > 0 {
      dropColumns()
      return
    }
    if columnPause > 0 {
      columnPause -= 1
      return
    }
    var areKnown = true
    for index in 0..<changed.count where !isCandidate(changed[index].slot) { areKnown = false }
    if !areKnown {
      columns.removeAll()
      if columnCandidates.count + changed.count > Limit.editColumns { columnCandidates.removeAll() }
      for index in 0..<changed.count where !isCandidate(changed[index].slot) {
        columnCandidates.append(changed[index].slot)
      }
      return
    }
    // Columns of other rows stay good if they share nothing with these.
    for index in 0..<changed.count {
      if let known = column(of: changed[index].slot) { removeColumn(known) }
    }
    for index in 0..<changed.count where !makeColumn(of: changed[index].slot) {
      dropColumns()
      columnPause = Limit.editColumnPause
      return
    }
  }

  /// Anything else than constants changed.
  mutating func dropColumns() {
    columns.removeAll()
    columnCandidates.removeAll()
  }

  @inline(__always)
  private func isCandidate(_ constraint: Int32) -> Bool {
    for index in 0..<columnCandidates.count where columnCandidates[index] == constraint { return true }
    return false
  }

  private mutating func removeColumn(_ index: Int) {
    let last = columns.removeLast()
    if index < columns.count { columns[index] = last }
    if columns.count == 0 { clearColumnEntries() }
  }

  private mutating func clearColumnEntries() {
    columnVariables.removeAll()
    columnBases.removeAll()
    columnSlopes.removeAll()
    columnRows.removeAll()
  }

  /// False if the row has no column, or one that shares variables or rows with another.
  private mutating func makeColumn(of constraint: Int32) -> Bool {
    if columns.count == 0 { clearColumnEntries() }
    // Gaps that removed columns left are not worth closing while they are few.
    if columnVariables.count > 4 * liveVariables + 1024 || !constraints[constraint].isActive { return false }
    markOtherColumns(true)
    let base = constraints[constraint].constant
    var column = EditColumn(
      constraint: constraint, start: Int32(columnVariables.count), rowStart: Int32(columnRows.count), base: base,
      low: base - Tolerance.columnReach, high: base + Tolerance.columnReach)
    solveForward(from: constraint, sign: -1)
    var isGood = true
    column.first = firstOfNeighbours()
    let start = columnVariables.extend(by: pattern.count)
    _ = columnBases.extend(by: pattern.count)
    _ = columnSlopes.extend(by: pattern.count)
    for index in 0..<pattern.count where isGood {
      let variable = pattern[index]
      let slope = work[variable]
      if !(abs(slope) < Tolerance.columnSlope) || mark[variable] == stamp { isGood = false }
      let entry = start + (column.first < 0 ? index : Int(variable - column.first))
      columnVariables[entry] = variable
      columnBases[entry] = values[variable]
      columnSlopes[entry] = slope
      if rows.inactiveHead[variable] >= 0 && isGood { isGood = collectRows(using: variable) }
    }
    if isGood && usesFactors > 0 { isGood = holdsInEliminatedRows(constraint) }
    column.count = Int32(columnVariables.count) - column.start
    column.rowCount = Int32(columnRows.count) - column.rowStart
    for index in column.rowStart..<(column.rowStart + column.rowCount) {
      scratch[columnRows[index]] &= ~Scratch.inColumn
      limit(&column, by: columnRows[index])
    }
    clearDirection()
    markOtherColumns(false)
    if isGood && column.low < column.high {
      columns.append(column)
      return true
    }
    columnVariables.truncate(to: Int(column.start))
    columnBases.truncate(to: Int(column.start))
    columnSlopes.truncate(to: Int(column.start))
    columnRows.truncate(to: Int(column.rowStart))
    return false
  }

  /// The smallest of the variables in `pattern` if they have no gaps, else -1.
  @inline(__always)
  private func firstOfNeighbours() -> Int32 {
    var (least, largest) = (Int32.max, Int32.min)
    for index in 0..<pattern.count {
      least = min(least, pattern[index])
      largest = max(largest, pattern[index])
    }
    return Int(largest) - Int(least) + 1 == pattern.count ? least : -1
  }

  /// Marks the variables and rows of all columns, or clears the marks of rows again.
  private mutating func markOtherColumns(_ isOn: Bool) {
    if isOn { startMarking() }
    for index in 0..<columns.count {
      let column = columns[index]
      if isOn {
        for entry in column.start..<(column.start + column.count) { mark[columnVariables[entry]] = stamp }
      }
      for entry in column.rowStart..<(column.rowStart + column.rowCount) {
        if isOn {
          scratch[columnRows[entry]] |= Scratch.visited
        } else {
          scratch[columnRows[entry]] &= ~Scratch.visited
        }
      }
    }
  }

  /// Lists the inactive rows that use a variable; false if one belongs to another column.
  private mutating func collectRows(using variable: Int32) -> Bool {
    var entry = rows.inactiveHead[variable]
    while entry >= 0 {
      let constraint = rows.entries[entry].owner
      entry = rows.entries[entry].next
      if scratch[constraint] & Scratch.visited != 0 { return false }
      if scratch[constraint] & Scratch.inColumn != 0 { continue }
      scratch[constraint] |= Scratch.inColumn
      columnRows.append(constraint)
    }
    return true
  }

  /// Whether rows that stand in the basis as combinations stay at zero along the direction in their own coefficients, too:
  /// a combination may have amplified rounding.
  private func holdsInEliminatedRows(_ own: Int32) -> Bool {
    for index in 0..<factors.count {
      let constraint = factors[index].user
      if !constraints[constraint].isActive || constraint == own { continue }
      let (rate, magnitude) = rateAndMagnitude(of: constraint)
      if abs(rate) > Tolerance.eliminatedRow * magnitude { return false }
    }
    return true
  }

  /// Narrows the interval to where an inactive row does not become inconsistent.
  private mutating func limit(_ column: inout EditColumn, by constraint: Int32) {
    let flags = constraints[constraint].flags
    let rate = rate(of: constraint)
    if rate == 0 { return }
    let distance = (0 - residual(of: constraint).value) / rate
    let (canRise, canFall) = (flags & Row.atHigh != 0, flags & Row.atLow != 0)
    if rate > 0 ? !canRise : !canFall { column.high = min(column.high, column.base + max(distance, 0)) }
    if rate > 0 ? !canFall : !canRise { column.low = max(column.low, column.base + min(distance, 0)) }
  }
}
