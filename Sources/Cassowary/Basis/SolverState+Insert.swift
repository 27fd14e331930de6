// The local exchange: a row takes the place of a pin, and the order, and if need be a private copy of the row, is mended
// around it. First case that applies: place, move, rotate, eliminate.

extension SolverState {
  /// Inserts `constraint`, which is linked nowhere, at the pin `pivot`. Returns false, and changes nothing, if the row does
  /// not depend on that pin.
  mutating func insert(_ constraint: Int32, at pivot: Int32) -> Bool {
    assert(positions[pivot].isPin && !constraints[constraint].isActive)
    let row = constraints[constraint]
    var coefficient = 0.0
    var latest: Int32 = -1
    for entry in row.start..<(row.start + row.length) {
      let variable = rows.entries[entry].variable
      if variable == pivot {
        coefficient = rows.entries[entry].coefficient
      } else {
        latest = max(latest, positions[variable].sequence)
      }
    }
    // Everything else in the row comes before the pivot.
    if coefficient != 0 && latest < positions[pivot].sequence {
      place(constraint, row, at: pivot, coefficient)
      return true
    }
    // Nobody depends on the pivot: it may come last.
    if rows.activeHead[pivot] < 0 {
      if coefficient == 0 { return false }
      moveToEnd(pivot)
      place(constraint, row, at: pivot, coefficient)
      return true
    }
    collectDownstream(of: pivot)
    var entangled = 0
    var entry = row.start
    var last: Int32 = -1
    while entry < row.start + row.length {
      let variable = rows.entries[entry].variable
      if variable != pivot && mark[variable] == stamp {
        entangled += 1
        last = variable
      }
      entry += 1
    }
    if entangled == 0 {
      if coefficient == 0 { return false }
      for index in 0..<downstream.count { moveToEnd(downstream[index]) }
      place(constraint, row, at: pivot, coefficient)
      return true
    }
    if entangled == 1 && coefficient == 0 && rotate(constraint, from: last, to: pivot) { return true }
    return eliminate(constraint, at: pivot)
  }

  private mutating func place(_ constraint: Int32, _ row: Row, at pivot: Int32, _ coefficient: Double) {
    if abs(coefficient) < Tolerance.doubtfulPivot { isDoubtful = true }
    place(
      constraint, at: pivot, start: row.start, length: row.length, constant: row.constant, coefficient: coefficient)
  }

  /// Everything that depends on `variable`, itself first, in topological order in `downstream`, with marks.
  private mutating func collectDownstream(of variable: Int32) {
    startMarking()
    downstream.removeAll()
    defer { surgery += downstream.count }
    let entries = rows.entries.view
    let positions = positions.view
    let variables = order.variables.view
    let bits = order.bits.view
    let heads = rows.activeHead.view
    var word = bits.insert(positions[variable].sequence)
    var last = word
    while word <= last {
      while bits[word] != 0 {
        let bit = bits[word].trailingZeroBitCount
        bits[word] &= bits[word] &- 1
        let found = variables[word << 6 + bit]
        mark[found] = stamp
        downstream.append(found)
        var entry = heads[found]
        while entry >= 0 {
          last = max(last, bits.insert(positions[entries[entry].owner].sequence))
          entry = entries[entry].next
        }
      }
      word += 1
    }
  }

  /// If exactly one simple path of rows leads from the pin to `constraint`, each row on it can hand its pivot to the next
  /// one: nothing is copied. `first` is the one variable of the row that is downstream of the pin.
  private mutating func rotate(_ constraint: Int32, from first: Int32, to pivot: Int32) -> Bool {
    columnList.removeAll()
    var variable = first
    while variable != pivot {
      columnList.append(variable)
      let position = positions[variable]
      var next: Int32 = -1
      var largest = 0.0
      var coefficient = 0.0
      for entry in position.start..<(position.start + position.length) {
        let other = rows.entries[entry].variable
        largest = max(largest, abs(rows.entries[entry].coefficient))
        if other == variable || mark[other] != stamp { continue }
        if next >= 0 { return false }
        next = other
        coefficient = rows.entries[entry].coefficient
      }
      if abs(coefficient) < Tolerance.rotationPivot * largest { return false }
      variable = next
    }
    var own = 0.0
    var largest = 0.0
    let row = constraints[constraint]
    for entry in row.start..<(row.start + row.length) {
      largest = max(largest, abs(rows.entries[entry].coefficient))
      if rows.entries[entry].variable == first { own = rows.entries[entry].coefficient }
    }
    if abs(own) < Tolerance.rotationPivot * largest { return false }
    columnList.append(pivot)

    // The new order: the path backwards, then the rest of what depended on the pin.
    for index in 0..<columnList.count {
      mark[columnList[index]] = 0
      moveToEnd(columnList[index])
    }
    for index in 0..<downstream.count where mark[downstream[index]] == stamp { moveToEnd(downstream[index]) }

    var moving = constraint
    var start = row.start
    var length = row.length
    var constant = row.constant
    var leftPivot: Int32 = -1
    for index in 0..<columnList.count {
      let target = columnList[index]
      let previous = positions[target]
      var coefficient = 0.0
      for entry in start..<(start + length) {
        rows.setOwner(entry, target, &journal)
        let other = rows.entries[entry].variable
        if other == target {
          coefficient = rows.entries[entry].coefficient
          if leftPivot >= 0 { rows.unlinkActive(entry, &journal) }
        } else if leftPivot < 0 || other == leftPivot {
          rows.linkActive(entry, &journal)
        }
      }
      setActivePosition(moving, target)
      setPosition(
        target, start: start, length: length, constant: constant, pivot: coefficient, constraint: moving)
      leftPivot = target
      moving = previous.constraint
      start = previous.start
      length = previous.length
      constant = previous.constant
    }
    return true
  }

  /// Subtracts active rows from `constraint` until, of all that depends on the pin, only the pin is left in it.
  private mutating func eliminate(_ constraint: Int32, at pivot: Int32) -> Bool {
    startCollecting()
    startWork()
    elimination.extend(to: constraints.count, with: 0)
    let row = constraints[constraint]
    let lowest = Int(positions[pivot].sequence) >> 6
    var word = lowest
    let bits = order.bits.view
    for entry in row.start..<(row.start + row.length) {
      let variable = rows.entries[entry].variable
      work[variable] = rows.entries[entry].coefficient
      magnitude[variable] = abs(rows.entries[entry].coefficient)
      if mark[variable] == stamp {
        word = max(word, bits.insert(positions[variable].sequence))
      } else {
        collect(variable)
      }
    }
    while word >= lowest {
      while bits[word] != 0 {
        let bit = 63 - bits[word].leadingZeroBitCount
        bits[word] &= ~(1 << UInt64(truncatingIfNeeded: bit))
        let variable = order.variables[word << 6 + bit]
        if variable == pivot { continue }
        let amount = work[variable]
        let isNoise = abs(amount) <= Tolerance.noise * magnitude[variable]
        work[variable] = 0
        magnitude[variable] = 0
        if isNoise { continue }
        let position = positions[variable]
        let share = divide(amount, by: position.pivot)
        surgery += Int(position.length + constraints[position.constraint].factorCount)
        for entry in position.start..<(position.start + position.length) {
          let other = rows.entries[entry].variable
          if other == variable { continue }
          let product = rows.entries[entry].coefficient * share
          if mark[other] == stamp {
            _ = bits.insert(positions[other].sequence)
          } else {
            collect(other)
          }
          work[other] -= product
          magnitude[other] = max(magnitude[other], abs(product))
        }
        addEliminations(of: position.constraint, share)
      }
      word -= 1
    }
    let coefficient = work[pivot]
    var largest = abs(coefficient)
    let met = magnitude[pivot]
    work[pivot] = 0
    magnitude[pivot] = 0
    var length = 1
    for index in 0..<columnList.count {
      let variable = columnList[index]
      if abs(work[variable]) <= Tolerance.noise * magnitude[variable] {
        work[variable] = 0
      } else {
        largest = max(largest, abs(work[variable]))
        length += 1
      }
      magnitude[variable] = 0
    }
    if abs(coefficient) <= Tolerance.singular * max(met, 1e-3 * largest) {
      for index in 0..<columnList.count { work[columnList[index]] = 0 }
      clearEliminations()
      return false
    }
    if abs(coefficient) < Tolerance.doubtfulPivot * max(met, largest) { isDoubtful = true }
    for index in 0..<downstream.count { moveToEnd(downstream[index]) }
    let start = rows.allocate(length, &journal)
    var entry = start
    rows.entries[entry] = Entry(coefficient: coefficient, variable: pivot, owner: pivot)
    for index in 0..<columnList.count {
      let variable = columnList[index]
      if work[variable] == 0 { continue }
      entry += 1
      rows.entries[entry] = Entry(coefficient: work[variable], variable: variable, owner: pivot)
      work[variable] = 0
    }
    addFactors(of: constraint)
    clearEliminations()
    place(
      constraint, at: pivot, start: start, length: Int32(length), constant: combinedConstant(of: constraint),
      coefficient: coefficient)
    return true
  }

  /// The row as it stands in the basis is subtracted `share` times: itself, and what was subtracted from it.
  @inline(__always)
  mutating func addEliminations(of constraint: Int32, _ share: Double) {
    addElimination(constraint, share)
    let source = constraints[constraint]
    for factor in source.factorStart..<(source.factorStart + source.factorCount) {
      addElimination(factors[factor].source, -factors[factor].factor * share)
    }
  }

  @inline(__always)
  mutating func collect(_ variable: Int32) {
    if collected[variable] != collectStamp {
      collected[variable] = collectStamp
      columnList.append(variable)
    }
  }

  @inline(__always)
  private mutating func addElimination(_ constraint: Int32, _ amount: Double) {
    if scratch[constraint] & Scratch.inElimination == 0 {
      scratch[constraint] |= Scratch.inElimination
      eliminationList.append(constraint)
      elimination[constraint] = amount
    } else {
      elimination[constraint] += amount
    }
  }

  mutating func clearEliminations() {
    for index in 0..<eliminationList.count { scratch[eliminationList[index]] &= ~Scratch.inElimination }
    eliminationList.removeAll()
  }
}
