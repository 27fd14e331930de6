/// How a repair, or one pivot of it, ended.
enum Outcome {
  case optimal
  /// The row cannot be satisfied together with the active rows in `conflict`.
  case infeasible(Int32)
  case unstable
  case cycled
}

extension SolverState {
  /// Repairs one inconsistent inactive row: it enters, or its multiplier meets the end of its box.
  mutating func dualPivot(_ entering: Int32, residual: Double, sign: Int) -> Outcome {
    // A pin blocks at a step of zero whatever the multipliers are. One that the row itself holds with a large coefficient
    // needs no pass to be found; a fresh one, which nobody depends on, cannot even fail.
    if enterAtOwnPin(entering, fresh: true) || enterAtOwnPin(entering, fresh: false) { return .optimal }
    computeAlpha(entering, all: false)
    let (pin, largest, overall) = strongestPin()
    if pin >= 0 {
      if largest < Tolerance.doubtfulPivot * max(1, overall) { isDoubtful = true }
      clearAlpha()
      prepareToEnter(entering)
      if !exchange(entering, forPin: pin) { return .unstable }
      passOnMultiplier(ofPin: pin)
      record(.unpin, entering: entering, leavingPin: pin, "the row is not satisfied; a pin gives way")
      enter(entering)
      return .optimal
    }
    let direction = Double(sign)
    switch ratioTest(entering, sign: direction) {
    case .nothing:
      clearAlpha()
      return .infeasible(entering)
    case .ownEnd:
      moveMultipliers(by: direction)
      record(.flip, entering: entering, leaving: nil, "no stronger row gives way: it stays violated")
      setToEnd(entering, upper: sign > 0)
      clearAlpha()
      return .optimal
    case .row(let leaving):
      let amount = alpha[leaving]
      if abs(amount) < Tolerance.doubtfulPivot * max(1, overall) { isDoubtful = true }
      moveMultipliers(by: direction)
      let upper = amount * direction < 0
      clearAlpha()
      sinceRefresh += 1
      if constraints[entering].isRequiredEquation {
        setFlags(entering, constraints[entering].flags | Row.mayCarry)
      } else {
        noteMultipliers(of: entering)
        for lane in 0..<levels.count { multipliers[Int(entering) * stride + lane] += step[lane] * direction }
        if lexicographicSign(of: step.view) < 0 { touch(entering) }
      }
      prepareToEnter(entering)
      let isRegular = exchange(entering, for: leaving)
      setToEnd(leaving, upper: upper)
      if !isRegular { return .unstable }
      record(.dual, entering: entering, leaving: leaving, "the row is not satisfied; this one blocks first")
      enter(entering)
      return .optimal
    }
  }

  /// The pin on which the row of α depends most, -1 if on none; how much; and the largest |α| of active rows.
  @inline(__always)
  func strongestPin() -> (pin: Int32, largest: Double, overall: Double) {
    var pin: Int32 = -1
    var largest = 0.0
    var overall = 0.0
    for index in 0..<alphaList.count { overall = max(overall, abs(alpha[alphaList[index]])) }
    for index in 0..<pinList.count where abs(pinList[index].alpha) > largest {
      largest = abs(pinList[index].alpha)
      pin = pinList[index].variable
    }
    return (pin, largest, overall)
  }

  private mutating func enterAtOwnPin(_ entering: Int32, fresh: Bool) -> Bool {
    let row = constraints[entering]
    for entry in row.start..<(row.start + row.length) {
      let variable = rows.entries[entry].variable
      if !positions[variable].isPin || fresh != (rows.activeHead[variable] < 0) { continue }
      if abs(rows.entries[entry].coefficient) < Tolerance.directPivot { continue }
      unlinkInactive(entering)
      if insert(entering, at: variable) {
        pivots += 1
        record(
          fresh ? .fresh : .unpin, entering: entering, leavingPin: variable, "the row is not satisfied; a pin gives way"
        )
        prepareToEnter(entering)
        passOnMultiplier(ofPin: variable)
        enter(entering)
        return true
      }
      linkInactive(entering)
    }
    return false
  }

  /// The entering row stands in the basis now: the values follow.
  private mutating func enter(_ entering: Int32) {
    markDirty(entering)
    propagate()
  }

  /// σ_q −= α_q · step · direction for the active rows q in `alphaList`.
  private mutating func moveMultipliers(by direction: Double) {
    var isZero = true
    for lane in 0..<levels.count where step[lane] != 0 { isZero = false }
    if isZero { return }
    // Only a backward step can take others out of their boxes.
    let isBackward = lexicographicSign(of: step.view) < 0
    for index in 0..<alphaList.count {
      let constraint = alphaList[index]
      noteMultipliers(of: constraint)
      let base = Int(constraint) * stride
      let amount = alpha[constraint] * direction
      for lane in 0..<levels.count {
        let moved = multipliers[base + lane] - amount * step[lane]
        multipliers[base + lane] = moved
        if abs(moved) > levels.doubtful[lane] { isDoubtful = true }
      }
      if isBackward { touch(constraint) }
    }
  }
}
