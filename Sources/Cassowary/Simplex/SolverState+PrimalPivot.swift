extension SolverState {
  /// Repairs one active row, or pin, whose multiplier lies outside its box: its residual moves off zero in the direction that
  /// lowers the objective, along d = ±B⁻¹e_q. Returns nil when there is none.
  ///
  /// Each inactive row whose residual meets zero on the way adds a kink to the slope. The walk passes kinks, whose rows flip
  /// to the other end of their boxes, until the slope is no longer negative: that row enters (the long-step rule for
  /// piecewise-linear objectives; Fourer, "A simplex algorithm for piecewise-linear programming", 1985).
  mutating func primalPivot() -> Outcome? {
    var leaving: Int32 = -1
    var pin: Int32 = -1
    var upwards = false
    let lanes = levels.count
    while touched.count > 0 {
      let last = touched[touched.count - 1]
      let row = constraints[last]
      if row.isActive && !row.isRequiredEquation {
        if signOfRoom(last, upwards: true) < 0 {
          upwards = true
          leaving = last
          break
        }
        if signOfRoom(last, upwards: false) < 0 {
          leaving = last
          break
        }
      }
      scratch[touched.removeLast()] &= ~Scratch.touched
    }
    if (leaving >= 0 || touchedPins.count > 0) && keepBasisCheap() { return .optimal }
    if leaving >= 0 {
      for lane in 0..<lanes { slope[lane] = room(leaving, upwards: upwards, lane: lane) }
      solveForward(from: leaving, sign: upwards ? 1 : -1)
    } else {
      while touchedPins.count > 0 && pin < 0 {
        let last = touchedPins.count - 1
        let sign = lexicographicSign(of: pinMultipliers.view, at: last * stride)
        if sign != 0 && positions[touchedPins[last]].isPin {
          pin = touchedPins[last]
          upwards = sign > 0
          for lane in 0..<lanes { slope[lane] = (upwards ? -1 : 1) * pinMultipliers[last * stride + lane] }
        } else {
          touchedPins.truncate(to: last)
          pinMultipliers.truncate(to: last * stride)
        }
      }
      if pin < 0 { return nil }
      solveForward(fromPin: pin, sign: upwards ? 1 : -1)
    }
    sinceRefresh += 1
    collectKinks()
    clearDirection()
    let entering = walkKinks()
    guard let entering else { return .unstable }
    let alpha = (upwards ? 1 : -1) * entering.rate
    if product.isOpen {
      if !findDirection(from: leaving >= 0 ? leaving : ~pin, entering.constraint, alpha) { return .unstable }
      clearDirection()
    }
    let rate = entering.rate
    shifts.append(entering.constraint)
    for lane in 0..<stride { shiftAmounts.append(lane < lanes ? -slope[lane] / rate : 0) }
    if constraints[entering.constraint].isRequiredEquation {
      setFlags(entering.constraint, constraints[entering.constraint].flags | Row.mayCarry)
    } else {
      noteMultiplier(of: entering.constraint)
      for lane in 0..<lanes where slope[lane] != 0 {
        multipliers[Int(entering.constraint) * stride + lane] -= slope[lane] / rate
        include(lane: lane, of: entering.constraint)
      }
      touch(entering.constraint)
    }
    applyShifts()
    prepareToEnter(entering.constraint)
    if product.isOpen { _ = findDirection(from: leaving >= 0 ? leaving : ~pin, entering.constraint, alpha) }
    if leaving >= 0 {
      let isRegular = exchange(entering.constraint, for: leaving)
      setToEnd(leaving, upper: upwards)
      if !isRegular { return .unstable }
      record(
        .primal, entering: entering.constraint, leaving: leaving,
        "its multiplier left the box; the objective falls until this row is met")
    } else {
      if !exchange(entering.constraint, forPin: pin) { return .unstable }
      record(
        .primal, entering: entering.constraint, leavingPin: pin,
        "moving the pinned variable lowers the objective until this row is met")
    }
    enter(entering.constraint)
    return .optimal
  }

  /// Where the residuals of inactive rows meet zero along the direction in `work`, and by how much each raises the slope.
  private mutating func collectKinks() {
    kinks.removeAll()
    kinkJumps.removeAll()
    visited.removeAll()
    for index in 0..<pattern.count {
      var entry = rows.inactiveHead[pattern[index]]
      while entry >= 0 {
        let constraint = rows.entries[entry].owner
        entry = rows.entries[entry].next
        if scratch[constraint] & Scratch.visited != 0 { continue }
        scratch[constraint] |= Scratch.visited
        visited.append(constraint)
        let rate = rate(of: constraint)
        if rate == 0 || constraints[constraint].level == Row.weightless { continue }
        let (residual, magnitude) = residual(of: constraint)
        let isAtZero = abs(residual) <= Tolerance.feasibility * magnitude
        if !isAtZero && residual * rate > 0 { continue }
        addKink(constraint, rate: rate, distance: isAtZero ? 0 : -residual / rate, isAtZero: isAtZero)
      }
    }
    for index in 0..<visited.count { scratch[visited[index]] &= ~Scratch.visited }
  }

  private mutating func addKink(_ constraint: Int32, rate: Double, distance: Double, isAtZero: Bool) {
    let upwards = rate > 0
    var jump = Int32(kinkJumps.count)
    if isUnbounded(constraint, upwards: upwards) {
      jump = -1
    } else {
      // From zero the multiplier goes to the end ahead; from the other side it crosses its whole box.
      if isAtZero && signOfRoom(constraint, upwards: upwards) <= 0 { return }
      for lane in 0..<stride {
        var amount = lane < levels.count ? room(constraint, upwards: upwards, lane: lane) : 0
        if !isAtZero && lane < levels.count && !isUnbounded(constraint, upwards: !upwards) {
          amount = boxSize(constraint, lane)
        }
        kinkJumps.append(amount * abs(rate))
      }
      if !isAtZero && isUnbounded(constraint, upwards: !upwards) {
        // A required inequality met from its infeasible side cannot be: it would be inconsistent.
        kinkJumps.truncate(to: Int(jump))
        return
      }
    }
    kinks.append(Kink(distance: distance, rate: rate, constraint: constraint, jump: jump))
    siftUp(kinks.count - 1)
  }

  @inline(__always)
  private func boxSize(_ constraint: Int32, _ lane: Int) -> Double {
    let row = constraints[constraint]
    let extent = extent(constraint, row, lane)
    return row.relation == 0 ? 2 * extent : extent
  }

  /// Passes kinks while the slope stays negative; their rows flip. Returns the kink where it does not.
  private mutating func walkKinks() -> Kink? {
    while kinks.count > 0 {
      let next = kinks[0]
      kinks[0] = kinks[kinks.count - 1]
      kinks.truncate(to: kinks.count - 1)
      siftDown(0)
      if next.jump < 0 { return next }
      for lane in 0..<levels.count { trial[lane] = slope[lane] + kinkJumps[Int(next.jump) + lane] }
      if lexicographicSign(of: trial.view) >= 0 { return next }
      for lane in 0..<levels.count { slope[lane] = trial[lane] }
      shift(next.constraint, toEnd: next.rate > 0)
      record(
        .flip, entering: next.constraint, leaving: nil, "passed on the way: its other side is now the violated one")
      setToEnd(next.constraint, upper: next.rate > 0)
    }
    return nil
  }

  // A heap of kinks: nearest first, then the largest rate, then the smallest index.

  @inline(__always)
  private func precedes(_ left: Kink, _ right: Kink) -> Bool {
    if left.distance != right.distance { return left.distance < right.distance }
    if !usesBland && abs(left.rate) != abs(right.rate) { return abs(left.rate) > abs(right.rate) }
    return left.constraint < right.constraint
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      if !precedes(kinks[child], kinks[parent]) { return }
      let swapped = kinks[child]
      kinks[child] = kinks[parent]
      kinks[parent] = swapped
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= kinks.count { return }
      if child + 1 < kinks.count && precedes(kinks[child + 1], kinks[child]) { child += 1 }
      if !precedes(kinks[child], kinks[parent]) { return }
      let swapped = kinks[child]
      kinks[child] = kinks[parent]
      kinks[parent] = swapped
      parent = child
    }
  }
}
