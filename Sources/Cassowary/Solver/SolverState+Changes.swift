// What users change, entered into the state. Each of these leaves the state consistent in itself: values not yet
// propagated are dirty, inconsistent rows queued, moved multipliers touched. ``SolverState/repair()`` does the rest.

extension SolverState {
  /// The lane of a priority, made if need be. Not while multipliers are being journaled: lanes may move.
  mutating func ensureLevels(of strength: Strength) {
    if strength.isRequired { return }
    let breaksTies = strength.tieBreak > 0
    if levels.find(strength.priority).exists && !(breaksTies && levels.tieLane < 0) { return }
    makeRoomForLevels()
    insertLevel(strength.priority)
    if breaksTies { insertLevel(Strength.tiePriority) }
  }

  /// False if one more row of this strength would make the multipliers too large.
  @inline(__always)
  mutating func hasRoom(for strength: Strength) -> Bool {
    let wider = stride + stride / 2 + 1
    return (constraints.count + 1) * wider <= multiplierLimit || hasScarceRoom(for: strength, wider)
  }

  @inline(never)
  private mutating func hasScarceRoom(for strength: Strength, _ wider: Int) -> Bool {
    let isKnown = strength.isRequired || levels.find(strength.priority).exists
    return (constraints.count + 1) * (isKnown || levels.count < stride ? stride : wider) <= multiplierLimit
  }

  /// The lane of one priority.
  mutating func ensureLevel(_ priority: Double) {
    if priority == 1000 || levels.find(priority).exists { return }
    makeRoomForLevels()
    insertLevel(priority)
  }

  private mutating func makeRoomForLevels() {
    if levels.count >= 8 && !journal.isOpen { dropUnusedLevels() }
  }

  private mutating func insertLevel(_ priority: Double) {
    let (lane, exists) = levels.find(priority)
    if exists { return }
    if levels.count == stride { widen(to: stride < 4 ? stride + 1 : stride + stride / 2) }
    levels.insert(priority, at: lane)
    queueHeads.append(-1)
    let keepsRanges = laneRanges.count > 0
    for constraint in 0..<constraints.count {
      // Only what is other than zero has to move.
      let first = keepsRanges ? max(lane, Int(laneRanges[constraint].first)) : lane
      var index = keepsRanges ? Int(laneRanges[constraint].end) : levels.count - 1
      if first <= index {
        let base = constraint * stride
        while index > first {
          multipliers[base + index] = multipliers[base + index - 1]
          index -= 1
        }
        multipliers[base + first] = 0
      }
      if constraints[constraint].level >= lane { constraints[constraint].level += 1 }
      if keepsRanges { laneRanges[constraint].insert(lane) }
    }
    if !keepsRanges { makeRangesAnew() }
  }

  /// The lane to store in a row.
  @inline(__always)
  func lane(of priority: Double) -> Int32 {
    priority == 1000 ? Row.required : Int32(levels.find(priority).lane)
  }

  private mutating func dropUnusedLevels() {
    var unused = 0
    for lane in 0..<levels.count where levels.uses[lane] == 0 { unused += 1 }
    if unused * 2 < levels.count { return }
    // Where each lane goes.
    let places = FlatArray(repeating: Int32(0), count: levels.count)
    var kept: Int32 = 0
    for lane in 0..<levels.count {
      places[lane] = kept
      if levels.uses[lane] > 0 { kept += 1 }
    }
    for constraint in 0..<Int32(constraints.count) {
      let base = Int(constraint) * stride
      for lane in lanes(of: constraint) {
        let moved = multipliers[base + lane]
        multipliers[base + lane] = 0
        if levels.uses[lane] > 0 { multipliers[base + Int(places[lane])] = moved }
      }
      if constraints[constraint].level > 0 { constraints[constraint].level = places[constraints[constraint].level] }
    }
    var lane = levels.count - 1
    while lane >= 0 {
      if levels.uses[lane] == 0 {
        levels.remove(lane)
        if levels.tieLane < 0 { ties.removeAll() }
        queueHeads.truncate(to: queueHeads.count - 1)
      }
      lane -= 1
    }
    makeRangesAnew()
  }

  private mutating func widen(to newStride: Int) {
    multipliers.extend(to: constraints.count * newStride, with: 0)
    var constraint = constraints.count - 1
    while constraint > 0 {
      // Lanes move up, so the last come first; what is left between them are zeros.
      var lane = stride - 1
      while lane >= 0 {
        let moved = multipliers[constraint * stride + lane]
        multipliers[constraint * stride + lane] = 0
        multipliers[constraint * newStride + lane] = moved
        lane -= 1
      }
      constraint -= 1
    }
    stride = newStride
    step.extend(to: newStride, with: 0)
    trial.extend(to: newStride, with: 0)
    slope.extend(to: newStride, with: 0)
  }

  /// Links a new row in: straight into the basis if a variable of it is fresh, else among the inactive ones.
  mutating func enterNew(_ constraint: Int32) {
    let row = constraints[constraint]
    if row.level >= 0 { includeWeights(of: constraint) }
    markEndsOfNew(constraint, row)
    if row.flags & Row.wide != 0 { wideRows += 1 }
    let survey = survey(row)
    let sum = survey.sum
    if !survey.magnitude.isFinite { overflowed = true }
    let holds = abs(sum) <= Tolerance.feasibility * survey.magnitude
    let flags = constraints[constraint].flags
    let isInconsistent = !holds && (sum > 0 ? flags & Row.atHigh == 0 : flags & Row.atLow == 0)
    if isInconsistent || (holds && row.relation == 0) {
      if takePin(constraint, row, survey, evenIfLast: holds) { return }
      // While nothing stronger waits the dual pivot may as well begin here, before the row is linked in. Not in a batch that is
      // no layout: there the product form is to see all rows at once.
      if isInconsistent && strongestQueued == Int.max && !isMendingDear {
        if enterAtOwnPin(constraint, fresh: false, isLinked: false) { return }
        if hasRowInPlace(constraint) {
          let outcome = dualPivot(constraint, sign: sum > 0 ? 1 : -1, isLinked: false)
          if case .infeasible = outcome { enqueue(constraint) }
          return
        }
      }
    }
    linkInactive(constraint)
    if isInconsistent { enqueue(constraint) }
  }

  /// What one look at the terms of a new row tells: its residual as ``residual(of:)`` has it, the first variable with a
  /// large coefficient whose pin nobody depends on, and the variable that the order puts last.
  private struct Survey {
    var sum: Double
    var magnitude: Double
    var fresh: Int32 = -1
    var freshCoefficient = 0.0
    var last: Int32 = -1
    var lastCoefficient = 0.0
    var latest: Int32 = -1
  }

  @inline(__always)
  private func survey(_ row: Row) -> Survey {
    let entries = rows.entries.view
    let values = values.view
    let positions = positions.view
    let heads = rows.activeHead.view
    var survey = Survey(sum: row.constant, magnitude: abs(row.constant) + 1)
    var index = row.start
    let end = row.start + row.length
    while index < end {
      let (variable, coefficient) = (entries[index].variable, entries[index].coefficient)
      index += 1
      let product = coefficient * values[variable]
      survey.sum += product
      survey.magnitude += abs(product)
      if survey.fresh < 0 && heads[variable] < 0 && positions[variable].isPin
        && abs(coefficient) >= Tolerance.directPivot
      {
        survey.fresh = variable
        survey.freshCoefficient = coefficient
      }
      let sequence = positions[variable].sequence
      if sequence > survey.latest {
        survey.latest = sequence
        survey.last = variable
        survey.lastCoefficient = coefficient
      }
    }
    return survey
  }

  /// The multiplier of a new row is zero, which is one end of the box of an inequality.
  @inline(__always)
  private mutating func markEndsOfNew(_ constraint: Int32, _ row: Row) {
    if row.isRequired || row.weight > levels.tolerance[row.level] {
      if row.relation != 0 { constraints[constraint].flags |= row.relation > 0 ? Row.atHigh : Row.atLow }
    } else {
      updateEnds(of: constraint)
    }
  }

  /// A row with a fresh variable takes the place of its pin without any pass. An equation that holds already enters too,
  /// also at a pin that the order puts last: otherwise later edits would pay for the pivots put off here.
  @inline(__always)
  private mutating func takePin(_ constraint: Int32, _ row: Row, _ survey: Survey, evenIfLast: Bool) -> Bool {
    var pivot = survey.fresh
    var coefficient = survey.freshCoefficient
    if pivot >= 0 {
      if pivot != survey.last { moveToEnd(pivot) }
    } else {
      pivot = survey.last
      coefficient = survey.lastCoefficient
      if !evenIfLast || pivot < 0 || !positions[pivot].isPin || abs(coefficient) < Tolerance.directPivot {
        return false
      }
    }
    pivots += 1
    place(
      constraint, at: pivot, start: row.start, length: row.length, constant: row.constant, coefficient: coefficient)
    prepareToEnter(constraint)
    passOnMultiplier(ofPin: pivot)
    record(.fresh, entering: constraint, leavingPin: pivot, "the row takes the place of a pin nothing depends on")
    dirty.append(pivot)
    propagate()
    return true
  }

  /// `constant`: scaled, of the residual.
  mutating func change(_ constraint: Int32, constant: Double) {
    if constraints[constraint].constant == constant { return }
    noteRow(constraint, word: 0)
    constraints[constraint].constant = constant
    if constraints[constraint].isActive {
      updatePositionConstants(of: constraint)
      markDirty(constraint)
    } else {
      changedInactive.append(constraint)
    }
  }

  /// The constants of the rows that stand in the basis in terms of `constraint`.
  mutating func updatePositionConstants(of constraint: Int32) {
    updatePositionConstant(of: constraint)
    var factor = constraints[constraint].userHead
    while factor >= 0 {
      updatePositionConstant(of: factors[factor].user)
      factor = factors[factor].next
    }
  }

  private mutating func updatePositionConstant(of constraint: Int32) {
    let position = constraints[constraint].position
    notePosition(position)
    positions[position].constant = combinedConstant(of: constraint)
  }

  /// Propagates changed constants and looks at the inactive rows among them.
  mutating func settleConstants() {
    propagate()
    while changedInactive.count > 0 { enqueueIfInconsistent(changedInactive.removeLast()) }
  }

  /// Another level or weight. The values are up to date.
  mutating func change(_ constraint: Int32, lane: Int32, weight: Double, tieBreak: Double = 0) {
    let row = constraints[constraint]
    let extent = lane == Row.required ? 0 : scale(weight, by: Int(row.exponent))
    let tie = lane == Row.required ? 0 : scale(tieBreak, by: Int(row.exponent))
    if row.level == lane && row.weight == extent && self.tie(of: constraint) == tie { return }
    let base = Int(constraint) * stride
    let becomesRequiredEquation = lane == Row.required && row.relation == 0
    if row.isActive {
      if row.isRequiredEquation { storeMultiplier(of: constraint) }
      let carries = signOfMultiplier(constraint) != 0
      setBox(constraint, lane: lane, extent: extent, tie: tie)
      if becomesRequiredEquation {
        if carries { setFlags(constraint, constraints[constraint].flags | Row.mayCarry) }
      } else {
        touch(constraint)
      }
      return
    }
    if becomesRequiredEquation && row.flags & Row.nonzero != 0 {
      // Required equations store no multiplier: what it has goes to the active rows.
      shifts.append(constraint)
      for index in 0..<stride { shiftAmounts.append(-multipliers[base + index]) }
      noteMultiplier(of: constraint)
      clearMultiplier(of: constraint)
      applyShifts()
    } else if row.isRequiredEquation {
      noteMultiplier(of: constraint)
      clearMultiplier(of: constraint)
    }
    setBox(constraint, lane: lane, extent: extent, tie: tie)
    if lane != Row.required {
      // A multiplier outside of its new box comes back to the end. One that is inside now, although the row is violated,
      // stays: the row waits to be met then, as a new one does, and what it outweighs need not be found the long way.
      let upper = signOfRoom(constraint, upwards: true) < 0
      if upper || signOfRoom(constraint, upwards: false) < 0 {
        shift(constraint, toEnd: upper)
        setToEnd(constraint, upper: upper)
        applyShifts()
      }
    }
    updateEnds(of: constraint)
    enqueueIfInconsistent(constraint)
  }

  private mutating func setBox(_ constraint: Int32, lane: Int32, extent: Double, tie: Double) {
    basisStamp &+= 1
    noteRow(constraint, word: 1)
    noteRow(constraint, word: 3)
    constraints[constraint].weight = extent
    constraints[constraint].level = lane
    if self.tie(of: constraint) != tie {
      ties.extend(to: constraints.count, with: 0)
      if constraint < journal.rowLimit { journal.note(.tie, Int(constraint), ties[constraint].bitPattern) }
      ties[constraint] = tie
    }
    if lane >= 0 { includeWeights(of: constraint) }
  }

  private mutating func includeWeights(of constraint: Int32) {
    levels.include(weight: constraints[constraint].weight, in: Int(constraints[constraint].level))
    if tie(of: constraint) > 0 { levels.include(weight: tie(of: constraint), in: levels.tieLane) }
  }

  /// Computes and stores the multiplier of an active required equation, which is about to become something else.
  private mutating func storeMultiplier(of constraint: Int32) {
    let base = Int(constraint) * stride
    for lane in 0..<levels.count { slope[lane] = 0 }
    if nonzeroInactive > 0 && constraints[constraint].flags & Row.mayCarry != 0 {
      solveForward(from: constraint, sign: 1)
      computeMultiplierFromDirection()
      clearDirection()
    }
    noteMultiplier(of: constraint)
    clearMultiplier(of: constraint)
    for lane in 0..<levels.count where slope[lane] != 0 {
      multipliers[base + lane] = slope[lane]
      include(lane: lane, of: constraint)
    }
    setFlags(constraint, constraints[constraint].flags & ~Row.mayCarry)
  }

  /// The row is to leave: its box becomes [0, 0]. It goes when repairs are done.
  mutating func changeToRemoved(_ constraint: Int32) {
    let row = constraints[constraint]
    if row.isActive && row.isRequiredEquation {
      storeMultiplier(of: constraint)
      // Combinations leave required equations out, which it no longer is.
      basisStamp &+= 1
    }
    removed.append(Removal(constraint: constraint, levelUse: levelUse(of: constraint)))
    noteRow(constraint, word: 3)
    constraints[constraint].level = Row.weightless
    if row.isActive {
      touch(constraint)
    } else {
      if row.flags & Row.nonzero != 0 {
        shift(constraint, toEnd: true)
        setToEnd(constraint, upper: true)
        applyShifts()
      } else {
        noteMultiplier(of: constraint)
        clearMultiplier(of: constraint)
        updateEnds(of: constraint)
      }
    }
  }
}
