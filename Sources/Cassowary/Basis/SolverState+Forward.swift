// Forward passes: from changed rows to the values that depend on them, in one sweep over the order. Each variable is
// recomputed from its row, never updated by a step, so values do not drift. Where nothing changes the pass stops
// (Hall and McKinnon, "Hyper-sparsity in the revised simplex method", 2005).

extension SolverState {
  /// Recomputes the values of the dirty positions and everything downstream; queues rows that became inconsistent.
  mutating func propagate() {
    if dirty.count == 0 { return }
    let entries = rows.entries.view
    let positions = positions.view
    let variables = order.variables.view
    let bits = order.bits.view
    let heads = rows.activeHead.view
    let values = values.view
    var word = Int.max
    var last = -1
    for index in 0..<dirty.count {
      let at = bits.insert(positions[dirty[index]].sequence)
      word = min(word, at)
      last = max(last, at)
    }
    dirty.removeAll()
    pattern.removeAll()
    var poison = 0.0
    while word <= last {
      while bits[word] != 0 {
        let bit = bits[word].trailingZeroBitCount
        bits[word] &= bits[word] &- 1
        let variable = variables[word << 6 + bit]
        let position = positions[variable]
        if position.constraint < 0 { continue }
        let old = values[variable]
        values[variable] = 0
        var sum = position.constant
        var entry = position.start
        let end = entry + position.length
        while entry < end {
          sum += entries[entry].coefficient * values[entries[entry].variable]
          entry += 1
        }
        let value = 0 - divide(sum, by: position.pivot)
        values[variable] = old
        if value == old { continue }
        poison += value * 0
        setValue(variable, value)
        pattern.append(variable)
        entry = heads[variable]
        while entry >= 0 {
          last = max(last, bits.insert(positions[entries[entry].owner].sequence))
          entry = entries[entry].next
        }
      }
      word += 1
    }
    if poison != 0 || poison.isNaN { overflowed = true }
    if usesFactors > 0 { checkEliminatedRows() }
    for index in 0..<pattern.count {
      if rows.inactiveHead[pattern[index]] >= 0 { enqueueInconsistent(using: pattern[index]) }
    }
  }

  /// Rows that stand in the basis as a combination hold in their own coefficients too, unless the combination amplified
  /// rounding.
  private mutating func checkEliminatedRows() {
    for index in 0..<pattern.count {
      let constraint = positions[pattern[index]].constraint
      if constraints[constraint].factorCount == 0 { continue }
      let (sum, magnitude) = residual(of: constraint)
      if abs(sum) > Tolerance.eliminatedRow * magnitude { isDoubtful = true }
    }
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

  /// FTRAN: `direction` = B⁻¹ e for a unit change of the residual of the active `constraint`, times `sign`; `pattern` lists
  /// where it is not zero. The caller clears with ``clearDirection()``.
  mutating func solveForward(from constraint: Int32, sign: Double) {
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
    let at = seedForward(variable, sign)
    sweepForward(from: at, through: at)
  }

  /// Sets the right-hand side at one position and returns the word of its number.
  private mutating func seedForward(_ position: Int32, _ amount: Double) -> Int {
    work[position] = amount
    return order.bits.view.insert(positions[position].sequence)
  }

  private mutating func sweepForward(from first: Int, through end: Int) {
    let entries = rows.entries.view
    let positions = positions.view
    let variables = order.variables.view
    let bits = order.bits.view
    let heads = rows.activeHead.view
    let work = work.view
    let direction = direction.view
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
            let product = entries[entry].coefficient * direction[entries[entry].variable]
            sum -= product
            magnitude = max(magnitude, abs(product))
            entry += 1
          }
          if abs(sum) <= Tolerance.noise * magnitude { continue }
          sum = divide(sum, by: position.pivot)
        }
        if sum == 0 { continue }
        direction[variable] = sum
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
    for index in 0..<pattern.count { direction[pattern[index]] = 0 }
  }
}
