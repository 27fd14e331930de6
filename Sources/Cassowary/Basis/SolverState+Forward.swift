// Forward passes: from changed rows to the values that depend on them, in one sweep over the order. Each variable is
// recomputed from its row, never updated by a step, so values do not drift. Where nothing changes the pass stops
// (Hall and McKinnon, "Hyper-sparsity in the revised simplex method", 2005).

extension SolverState {
  /// Recomputes the values of the dirty positions and everything downstream; queues rows that became inconsistent.
  mutating func propagate() {
    if dirty.count == 0 { return }
    if dirty.count == 1 && rows.activeHead[dirty[0]] < 0 {
      let variable = dirty.removeLast()
      if positions[variable].constraint >= 0 { recompute(variable) }
      return
    }
    sweepValues()
    if usesFactors > 0 { checkEliminatedRows() }
    for index in 0..<pattern.count {
      if rows.inactiveHead[pattern[index]] >= 0 { enqueueInconsistent(using: pattern[index]) }
    }
  }

  /// The pass itself; `pattern` lists the variables that changed. All that it writes is reached through views, and counts are
  /// kept in registers: the loop is bound by how soon one row's value is there for the next.
  private mutating func sweepValues() {
    let entries = rows.entries.view
    let positions = positions.view
    let variables = order.variables.view
    let bits = order.bits.view
    let heads = rows.activeHead.view
    let values = values.view
    let epochs = changeEpoch.view
    let before = valueBefore.view
    let epoch = epoch
    var word = Int.max
    var pending = 0
    for index in 0..<dirty.count {
      let (at, isNew) = bits.insertNew(positions[dirty[index]].sequence)
      word = min(word, at)
      if isNew { pending += 1 }
    }
    dirty.removeAll()
    pattern.removeAll()
    let limit = liveVariables
    let found = pattern.beginAppending(limit)
    let reports = changed.beginAppending(limit)
    let isNoted = journal.isOpen
    let notes = journal.notes.beginAppending(isNoted ? limit : 0)
    var count = 0
    var reportCount = changed.count
    let firstNote = journal.notes.count
    var poison = 0.0
    // The row that is next for sure: the only one that depends on the last variable, and nothing else waits. Through the
    // queue it would take as long again as the row itself.
    var next: Int32 = -1
    while pending > 0 || next >= 0 {
      var variable = next
      if next >= 0 {
        next = -1
      } else {
        while bits[word] == 0 { word += 1 }
        let bit = bits[word].trailingZeroBitCount
        bits[word] &= bits[word] &- 1
        pending -= 1
        variable = variables[word << 6 + bit]
      }
      let position = positions[variable]
      if position.constraint < 0 { continue }
      let old = values[variable]
      let value = solvedValue(of: variable, at: position, entries, values)
      if value == old { continue }
      poison += value * 0
      if isNoted {
        notes[firstNote + count] = Journal.Note(target: .value, index: variable, old: old.bitPattern)
      }
      if epochs[variable] != epoch {
        epochs[variable] = epoch
        before[variable] = old
        reports[reportCount] = variable
        reportCount += 1
      }
      values[variable] = value
      found[count] = variable
      count += 1
      var entry = heads[variable]
      if entry < 0 { continue }
      if pending == 0 && entries[entry].next < 0 {
        next = entries[entry].owner
        continue
      }
      while entry >= 0 {
        if bits.insertNew(positions[entries[entry].owner].sequence).isNew { pending += 1 }
        entry = entries[entry].next
      }
    }
    pattern.endAppending(at: count)
    changed.endAppending(at: reportCount)
    if isNoted { journal.notes.endAppending(at: firstNote + count) }
    if poison != 0 || poison.isNaN { overflowed = true }
  }

  /// The value at which the row that stands at a position holds.
  @inline(__always)
  private func solvedValue(
    of variable: Int32, at position: Position, _ entries: FlatView<Entry>, _ values: FlatView<Double>
  ) -> Double {
    var sum = position.constant
    var entry = position.start
    let end = entry + position.length
    while entry < end {
      let other = entries[entry].variable
      sum += entries[entry].coefficient * (other == variable ? 0 : values[other])
      entry += 1
    }
    return 0 - divide(sum, by: position.pivot)
  }

  /// The pass where it ends at once: nobody depends on the variable.
  private mutating func recompute(_ variable: Int32) {
    let value = solvedValue(of: variable, at: positions[variable], rows.entries.view, values.view)
    if value == values[variable] { return }
    if !value.isFinite { overflowed = true }
    setValue(variable, value)
    if usesFactors > 0 { checkEliminatedRow(at: variable) }
    if rows.inactiveHead[variable] >= 0 { enqueueInconsistent(using: variable) }
  }

  /// Rows that stand in the basis as a combination hold in their own coefficients too, unless the combination amplified
  /// rounding.
  private mutating func checkEliminatedRows() {
    for index in 0..<pattern.count { checkEliminatedRow(at: pattern[index]) }
  }

  private mutating func checkEliminatedRow(at variable: Int32) {
    let constraint = positions[variable].constraint
    if constraints[constraint].factorCount == 0 { return }
    let (sum, magnitude) = residual(of: constraint)
    if abs(sum) > Tolerance.eliminatedRow * magnitude { isDoubtful = true }
  }

  /// Queues the inactive rows that use a variable and are inconsistent.
  mutating func enqueueInconsistent(using variable: Int32) {
    var entry = rows.inactiveHead[variable]
    while entry >= 0 {
      let constraint = rows.entries[entry].owner
      entry = rows.entries[entry].next
      enqueueIfInconsistent(constraint)
    }
  }

  /// The rows that stand in the basis in terms of `constraint`: its own position and those of its users become dirty.
  mutating func markDirty(_ constraint: Int32) {
    dirty.append(constraints[constraint].position)
    var factor = constraints[constraint].userHead
    while factor >= 0 {
      dirty.append(constraints[factors[factor].user].position)
      factor = factors[factor].next
    }
  }

  /// FTRAN: `work` = B⁻¹ e for a unit change of the residual of the active `constraint`, times `sign`; `pattern` lists
  /// where it is not zero. The caller clears with ``clearDirection()``.
  mutating func solveForward(from constraint: Int32, sign: Double) {
    if product.isOpen {
      solveProductForward(from: constraints[constraint].position, sign: sign)
      return
    }
    var first = seedForward(constraints[constraint].position, sign)
    var last = first
    var factor = constraints[constraint].userHead
    while factor >= 0 {
      let at = seedForward(constraints[factors[factor].user].position, -factors[factor].factor * sign)
      first = min(first, at)
      last = max(last, at)
      factor = factors[factor].next
    }
    sweepForward(from: first, through: last)
  }

  /// The same for a unit change of a pinned variable.
  mutating func solveForward(fromPin variable: Int32, sign: Double) {
    if product.isOpen {
      solveProductForward(from: variable, sign: sign)
      return
    }
    let at = seedForward(variable, sign)
    sweepForward(from: at, through: at)
  }

  /// Adds to the right-hand side at one position and returns the word of its number.
  mutating func seedForward(_ position: Int32, _ amount: Double) -> Int {
    startWork()
    work[position] += amount
    return order.bits.view.insert(positions[position].sequence)
  }

  /// From the right-hand side in `work` to the solution there.
  mutating func sweepForward(from first: Int, through end: Int) {
    let entries = rows.entries.view
    let positions = positions.view
    let variables = order.variables.view
    let bits = order.bits.view
    let heads = rows.activeHead.view
    let work = work.view
    pattern.removeAll()
    var word = first
    var last = end
    while word <= last {
      while bits[word] != 0 {
        let bit = bits[word].trailingZeroBitCount
        bits[word] &= bits[word] &- 1
        let variable = variables[word << 6 + bit]
        let position = positions[variable]
        var sum = work[variable]
        work[variable] = 0
        if position.constraint >= 0 {
          var magnitude = abs(sum)
          var entry = position.start
          let end = entry + position.length
          while entry < end {
            let product = entries[entry].coefficient * work[entries[entry].variable]
            sum -= product
            magnitude = max(magnitude, abs(product))
            entry += 1
          }
          if abs(sum) <= Tolerance.noise * magnitude { continue }
          sum = divide(sum, by: position.pivot)
        }
        if sum == 0 { continue }
        work[variable] = sum
        pattern.append(variable)
        var entry = heads[variable]
        while entry >= 0 {
          last = max(last, bits.insert(positions[entries[entry].owner].sequence))
          entry = entries[entry].next
        }
      }
      word += 1
    }
  }

  mutating func clearDirection() {
    for index in 0..<pattern.count { work[pattern[index]] = 0 }
  }
}
