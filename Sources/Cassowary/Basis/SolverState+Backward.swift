// Backward passes: how a row is a combination of the active rows, or how multipliers follow from those of inactive rows,
// in one sweep down the order.

extension SolverState {
  /// BTRAN: `work` = row · B⁻¹ over the positions, `pattern` lists where it is not zero, latest position first. The row is
  /// the constraint's own. The caller clears with ``clearWork()``.
  mutating func solveBackward(_ constraint: Int32) {
    startWork()
    if product.isOpen {
      startCollecting()
      addToWork(constraint, 1)
      solveProductBackward()
      return
    }
    let entries = rows.entries.view
    let positions = positions.view
    let bits = order.bits.view
    let work = work.view
    let magnitude = magnitude.view
    var word = -1
    var lowest = Int.max
    let start = constraints[constraint].start
    for entry in start..<(start + constraints[constraint].length) {
      let variable = entries[entry].variable
      work[variable] = entries[entry].coefficient
      magnitude[variable] = abs(entries[entry].coefficient)
      let at = bits.insert(positions[variable].sequence)
      word = max(word, at)
      lowest = min(lowest, at)
    }
    sweepBackward(from: word, through: lowest)
  }

  /// The same for the unit row of one variable.
  mutating func solveBackward(unit variable: Int32) {
    startWork()
    work[variable] = 1
    magnitude[variable] = 1
    let at = order.bits.view.insert(positions[variable].sequence)
    sweepBackward(from: at, through: at)
  }

  private mutating func sweepBackward(from first: Int, through end: Int) {
    let entries = rows.entries.view
    let positions = positions.view
    let variables = order.variables.view
    let bits = order.bits.view
    let work = work.view
    let magnitude = magnitude.view
    pattern.removeAll()
    var word = first
    var lowest = end
    while word >= lowest {
      while bits[word] != 0 {
        let bit = 63 - bits[word].leadingZeroBitCount
        bits[word] &= ~(1 << UInt64(truncatingIfNeeded: bit))
        let variable = variables[word << 6 + bit]
        let amount = work[variable]
        if abs(amount) <= Tolerance.noise * magnitude[variable] {
          work[variable] = 0
          magnitude[variable] = 0
          continue
        }
        pattern.append(variable)
        let position = positions[variable]
        if position.constraint < 0 { continue }
        let share = divide(amount, by: position.pivot)
        var entry = position.start
        let end = entry + position.length
        while entry < end {
          let other = entries[entry].variable
          if other != variable {
            let product = entries[entry].coefficient * share
            work[other] -= product
            magnitude[other] = max(magnitude[other], abs(product))
            lowest = min(lowest, bits.insert(positions[other].sequence))
          }
          entry += 1
        }
        work[variable] = share
      }
      word -= 1
    }
  }

  mutating func clearWork() {
    for index in 0..<pattern.count {
      work[pattern[index]] = 0
      magnitude[pattern[index]] = 0
    }
  }

  /// `alpha` = the row of `constraint` in terms of the active rows, `alphaList` its members, `pinList` the pins. Required
  /// equations take no part in ratio tests and are left out unless `all`; they are marked as carrying a multiplier.
  mutating func computeAlpha(_ constraint: Int32, all: Bool) {
    clearAlpha()
    solveBackward(constraint)
    collectAlpha(all: all)
  }

  /// The same for one variable.
  mutating func computeAlpha(unit variable: Int32) {
    clearAlpha()
    solveBackward(unit: variable)
    collectAlpha(all: true)
  }

  private mutating func collectAlpha(all: Bool) {
    // A row can occur twice only where rows stand in the basis as combinations.
    let merges = usesFactors > 0
    if merges { alphaIndex.extend(to: constraints.count, with: -1) }
    for index in 0..<pattern.count {
      let variable = pattern[index]
      let share = work[variable]
      work[variable] = 0
      magnitude[variable] = 0
      let constraint = positions[variable].constraint
      if constraint < 0 {
        pinList.append(Pin(variable: variable, alpha: share))
        continue
      }
      addAlpha(constraint, share, all: all, merges: merges)
      if !merges { continue }
      let row = constraints[constraint]
      if row.factorCount > 0 {
        for factor in row.factorStart..<(row.factorStart + row.factorCount) {
          addAlpha(factors[factor].source, -factors[factor].factor * share, all: all, merges: true)
        }
      }
    }
    if merges { finishMerging() }
    if product.isOpen { dropSmallShares() }
  }

  /// Many exchanges add up their rounding: what is small beside the largest share, or beside 1, is none in product form.
  private mutating func dropSmallShares() {
    var largest = 1.0
    for index in 0..<alphaList.count { largest = max(largest, abs(alphaList[index].amount)) }
    for index in 0..<pinList.count { largest = max(largest, abs(pinList[index].alpha)) }
    let limit = Tolerance.leastShare * largest
    var kept = 0
    for index in 0..<alphaList.count where abs(alphaList[index].amount) > limit {
      alphaList[kept] = alphaList[index]
      kept += 1
    }
    alphaList.truncate(to: kept)
    kept = 0
    for index in 0..<pinList.count where abs(pinList[index].alpha) > limit {
      pinList[kept] = pinList[index]
      kept += 1
    }
    pinList.truncate(to: kept)
  }

  @inline(__always)
  private mutating func addAlpha(_ constraint: Int32, _ amount: Double, all: Bool, merges: Bool) {
    if !all && constraints[constraint].isRequiredEquation {
      setFlags(constraint, constraints[constraint].flags | Row.mayCarry)
      return
    }
    if merges {
      let known = alphaIndex[constraint]
      if known >= 0 {
        alphaList[known].amount += amount
        alphaList[known].magnitude = max(alphaList[known].magnitude, abs(amount))
        return
      }
      alphaIndex[constraint] = Int32(alphaList.count)
    }
    alphaList.append(Alpha(constraint: constraint, amount: amount, magnitude: abs(amount)))
  }

  /// Forgets where rows are, and drops what is rounding noise.
  private mutating func finishMerging() {
    var kept = 0
    for index in 0..<alphaList.count {
      let share = alphaList[index]
      alphaIndex[share.constraint] = -1
      if abs(share.amount) <= Tolerance.noise * share.magnitude { continue }
      alphaList[kept] = share
      kept += 1
    }
    alphaList.truncate(to: kept)
  }

  mutating func clearAlpha() {
    alphaList.removeAll()
    pinList.removeAll()
  }

  /// Moves the multipliers of the rows in `shifts` by the vectors in `shiftAmounts`, as far as the active rows are
  /// concerned: Bᵀ σ_A = −Σ σ_i a_i, so one vector-valued BTRAN moves theirs. Those moved are in `touched`, pins in
  /// `touchedPins`.
  mutating func applyShifts() { applyShifts(unit: -1) }

  /// The same, and `slope` times the unit row of the variable `unit`, unless that is -1.
  private mutating func applyShifts(unit: Int32) {
    let lanes = shiftedLanes(unit: unit)
    if lanes.isEmpty || (shifts.count == 0 && unit < 0) {
      shifts.removeAll()
      shiftAmounts.removeAll()
      return
    }
    vectorWork.extend(to: positions.count * stride, with: 0)
    if product.isOpen {
      applyShiftsInProduct(unit: unit)
      return
    }
    let entries = rows.entries.view
    let positions = positions.view
    let variables = order.variables.view
    let bits = order.bits.view
    let work = vectorWork.view
    let tolerance = levels.tolerance.view
    var word = -1
    var lowest = Int.max
    for index in 0..<shifts.count {
      let row = constraints[shifts[index]]
      for entry in row.start..<(row.start + row.length) {
        let variable = entries[entry].variable
        let base = Int(variable) * stride
        for lane in lanes { work[base + lane] += entries[entry].coefficient * shiftAmounts[index * stride + lane] }
        let at = bits.insert(positions[variable].sequence)
        word = max(word, at)
        lowest = min(lowest, at)
      }
    }
    shifts.removeAll()
    shiftAmounts.removeAll()
    if unit >= 0 {
      for lane in lanes { work[Int(unit) * stride + lane] += slope[lane] }
      let at = bits.insert(positions[unit].sequence)
      word = max(word, at)
      lowest = min(lowest, at)
    }
    while word >= lowest {
      while bits[word] != 0 {
        let bit = 63 - bits[word].leadingZeroBitCount
        bits[word] &= ~(1 << UInt64(truncatingIfNeeded: bit))
        let variable = variables[word << 6 + bit]
        let base = Int(variable) * stride
        var isZero = true
        for lane in lanes {
          if abs(work[base + lane]) > Tolerance.multiplierNoise * tolerance[lane] {
            isZero = false
          } else {
            work[base + lane] = 0
          }
        }
        if isZero { continue }
        let position = positions[variable]
        if position.constraint < 0 {
          touchPin(variable, base: base)
        } else {
          for lane in lanes { work[base + lane] = divide(work[base + lane], by: position.pivot) }
          for entry in position.start..<(position.start + position.length) {
            let other = entries[entry].variable
            if other == variable { continue }
            let coefficient = entries[entry].coefficient
            let otherBase = Int(other) * stride
            for lane in lanes { work[otherBase + lane] -= coefficient * work[base + lane] }
            lowest = min(lowest, bits.insert(positions[other].sequence))
          }
          moveMultiplier(position.constraint, by: -1, base: base, lanes)
          let row = constraints[position.constraint]
          if row.factorCount > 0 {
            for factor in row.factorStart..<(row.factorStart + row.factorCount) {
              moveMultiplier(factors[factor].source, by: factors[factor].factor, base: base, lanes)
            }
          }
        }
        for lane in lanes { work[base + lane] = 0 }
      }
      word -= 1
    }
  }

  /// The lanes in which anything is shifted.
  private func shiftedLanes(unit: Int32) -> Range<Int> {
    if levels.count <= LaneRange.fewLevels { return 0..<levels.count }
    var first = levels.count
    var end = 0
    for index in 0...shifts.count {
      for lane in 0..<levels.count {
        let amount = index < shifts.count ? shiftAmounts[index * stride + lane] : unit >= 0 ? slope[lane] : 0
        if amount == 0 { continue }
        first = min(first, lane)
        end = max(end, lane + 1)
      }
    }
    return first < end ? first..<end : 0..<0
  }

  /// The same in product form, lane by lane.
  private mutating func applyShiftsInProduct(unit: Int32) {
    startWork()
    downstream.removeAll()
    startMarking()
    for lane in 0..<levels.count {
      startCollecting()
      for index in 0..<shifts.count { addToWork(shifts[index], shiftAmounts[index * stride + lane]) }
      if unit >= 0 {
        collect(unit)
        work[unit] += slope[lane]
      }
      solveProductBackward()
      for index in 0..<pattern.count {
        let variable = pattern[index]
        let amount = work[variable]
        work[variable] = 0
        if abs(amount) <= Tolerance.multiplierNoise * levels.tolerance[lane] { continue }
        vectorWork[Int(variable) * stride + lane] = amount
        if mark[variable] == stamp { continue }
        mark[variable] = stamp
        downstream.append(variable)
      }
    }
    shifts.removeAll()
    shiftAmounts.removeAll()
    for index in 0..<downstream.count {
      let variable = downstream[index]
      let base = Int(variable) * stride
      let constraint = positions[variable].constraint
      if constraint >= 0 {
        moveMultiplier(constraint, by: -1, base: base, 0..<levels.count)
      } else {
        touchPin(variable, base: base)
      }
      for lane in 0..<levels.count { vectorWork[base + lane] = 0 }
    }
  }

  /// σ += factor · (the vector in `vectorWork` at `base`).
  @inline(__always)
  private mutating func moveMultiplier(_ constraint: Int32, by factor: Double, base: Int, _ lanes: Range<Int>) {
    if constraints[constraint].isRequiredEquation {
      setFlags(constraint, constraints[constraint].flags | Row.mayCarry)
      return
    }
    noteMultiplier(of: constraint)
    let own = Int(constraint) * stride
    for lane in lanes {
      let change = factor * vectorWork[base + lane]
      if change == 0 { continue }
      multipliers[own + lane] += change
      include(lane: lane, of: constraint)
      if abs(change) > levels.doubtful[lane] { isDoubtful = true }
    }
    trimLanes(of: constraint)
    touch(constraint)
  }

  /// An active row whose multiplier moved, so that it may have left its box.
  @inline(__always)
  mutating func touch(_ constraint: Int32) {
    if scratch[constraint] & Scratch.touched == 0 {
      scratch[constraint] |= Scratch.touched
      touched.append(constraint)
    }
  }

  /// A pin whose multiplier moved by minus the vector at `base`. Their box is [0, 0]: pins have no multiplier of their own
  /// between operations.
  private mutating func touchPin(_ variable: Int32, base: Int) {
    var index = touchedPins.count - 1
    while index >= 0 && touchedPins[index] != variable { index -= 1 }
    if index < 0 {
      index = touchedPins.count
      touchedPins.append(variable)
      pinMultipliers.append(0, times: stride)
    }
    for lane in 0..<levels.count { pinMultipliers[index * stride + lane] -= vectorWork[base + lane] }
  }

  /// A pin gave way while its multiplier had just moved off zero, as it may among several changes at once: what it had goes
  /// to the rows of the new basis.
  mutating func passOnMultiplier(ofPin variable: Int32) {
    var index = touchedPins.count - 1
    while index >= 0 && touchedPins[index] != variable { index -= 1 }
    if index < 0 { return }
    var isZero = true
    for lane in 0..<levels.count {
      slope[lane] = 0 - pinMultipliers[index * stride + lane]
      pinMultipliers[index * stride + lane] = 0
      if slope[lane] != 0 { isZero = false }
    }
    if !isZero { applyShifts(unit: variable) }
  }

  mutating func clearTouchedPins() {
    touchedPins.removeAll()
    pinMultipliers.removeAll()
  }
}
