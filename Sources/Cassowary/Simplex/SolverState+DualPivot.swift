/// How a repair, or one pivot of it, ended.
enum Outcome {
  case optimal
  /// The row cannot be satisfied together with the active rows in `conflict`.
  case infeasible(Int32)
  case unstable
  case cycled
}

extension SolverState {
  /// Repairs one inconsistent inactive row: it enters, or its multiplier meets the end of its box. `isLinked`: it is among
  /// the inactive rows of its variables, as any but a new one.
  mutating func dualPivot(_ entering: Int32, sign: Int, isLinked: Bool = true) -> Outcome {
    let isInPlace = findAlphaInPlace(of: entering)
    var overall = 1.0
    let isRecalled = !isInPlace && recallAlpha(of: entering)
    if product.isOpen {
      if let outcome = enterForPin(entering, &overall) { return outcome }
    } else if !isInPlace && !isRecalled {
      // A pin blocks at a step of zero whatever the multipliers are. One that the row itself holds with a large coefficient
      // needs no pass to be found; a fresh one, which nobody depends on, cannot even fail.
      if enterAtOwnPin(entering, fresh: true, isLinked: isLinked)
        || enterAtOwnPin(entering, fresh: false, isLinked: isLinked)
      {
        return .optimal
      }
      if let outcome = enterForPin(entering, &overall) { return outcome }
    }
    let direction = Double(sign)
    if isInPlace && replaceAtEnd(entering, direction: direction, isLinked: isLinked) { return .optimal }
    var blocking = ratioTest(entering, sign: direction)
    var handsOver = false
    if case .row(let index) = blocking, !usesBland,
      hasSuccessor(alphaList[index].constraint, upwards: alphaList[index].amount * direction < 0)
    {
      let further = ratioTest(entering, sign: direction, handsOver: true)
      // A contradiction is looked for among the rows that stand in the basis: those come first.
      if case .nothing = further {
        _ = ratioTest(entering, sign: direction)
      } else {
        blocking = further
        handsOver = true
      }
    }
    switch blocking {
    case .nothing:
      clearAlpha()
      if !isLinked { linkInactive(entering) }
      return .infeasible(entering)
    case .ownEnd:
      moveMultipliers(by: direction)
      if handsOver { handOver(direction: direction) }
      record(.flip, entering: entering, leaving: nil, "no stronger row gives way: it stays violated")
      if !isLinked { linkInactive(entering) }
      setToEnd(entering, upper: sign > 0)
      clearAlpha()
      if dirty.count > 0 { propagate() }
      return .optimal
    case .row(let index):
      if product.isOpen && !isBorneOut(alphaList[index], entering, overall) {
        clearAlpha()
        return .unstable
      }
      moveMultipliers(by: direction)
      if handsOver { handOver(direction: direction) }
      let leaving = alphaList[index].constraint
      let amount = alphaList[index].amount
      if abs(amount) < Tolerance.doubtfulPivot * overall { isDoubtful = true }
      let upper = amount * direction < 0
      let isKnown = !isInPlace && !product.isOpen && keepAlpha(of: entering, leaving: index, wasRecalled: isRecalled)
      clearAlpha()
      sinceRefresh += 1
      if constraints[entering].isRequiredEquation {
        setFlags(entering, constraints[entering].flags | Row.mayCarry)
      } else {
        moveMultiplier(entering, by: direction)
        if lexicographicSign(of: step.view) < 0 { touch(entering) }
      }
      prepareToEnter(entering)
      var isRegular = true
      if isInPlace {
        exchangeInPlace(entering, for: leaving, isLinked: isLinked)
      } else {
        isRegular = exchange(entering, for: leaving)
      }
      setToEnd(leaving, upper: upper)
      if !isRegular { return .unstable }
      if isKnown { lastAlpha.basisStamp = basisStamp }
      record(.dual, entering: entering, leaving: leaving, "the row is not satisfied; this one blocks first")
      enter(entering)
      return .optimal
    }
  }

  /// Computes α; if pins are in it the strongest gives way.
  private mutating func enterForPin(_ entering: Int32, _ overall: inout Double) -> Outcome? {
    computeAlpha(entering, all: false)
    let strongest = strongestPin()
    overall = max(1, strongest.overall)
    if strongest.pin < 0 { return nil }
    if abs(strongest.alpha) < Tolerance.doubtfulPivot * overall { isDoubtful = true }
    clearAlpha()
    let share = Alpha(constraint: ~strongest.pin, amount: strongest.alpha, magnitude: 0)
    if product.isOpen && !isBorneOut(share, entering, overall) { return .unstable }
    prepareToEnter(entering)
    if !exchange(entering, forPin: strongest.pin) { return .unstable }
    passOnMultiplier(ofPin: strongest.pin)
    record(.unpin, entering: entering, leavingPin: strongest.pin, "the row is not satisfied; a pin gives way")
    enter(entering)
    return .optimal
  }

  /// True if the row has one variable, at whose position a row with only that variable stands: that one is the whole
  /// combination, and no pass is needed. Sizes, limits, hugging and compression resistance are such rows.
  @inline(__always)
  func hasRowInPlace(_ constraint: Int32) -> Bool {
    if constraints[constraint].length != 1 || product.isOpen { return false }
    let position = positions[rows.entries[constraints[constraint].start].variable]
    return position.constraint >= 0 && position.length == 1 && constraints[position.constraint].factorCount == 0
      && constraints[position.constraint].userHead < 0
  }

  /// α of such a row; false if it is not one.
  @inline(__always)
  private mutating func findAlphaInPlace(of entering: Int32) -> Bool {
    if !hasRowInPlace(entering) { return false }
    let entry = rows.entries[constraints[entering].start]
    let position = positions[entry.variable]
    let amount = divide(entry.coefficient, by: position.pivot)
    clearAlpha()
    if constraints[position.constraint].isRequiredEquation {
      setFlags(position.constraint, constraints[position.constraint].flags | Row.mayCarry)
    } else {
      alphaList.append(Alpha(constraint: position.constraint, amount: amount, magnitude: abs(amount)))
    }
    return true
  }

  /// The one row of α stands at the end of its box, no other of its variable could go on, and nothing else blocks: the rows
  /// change places, and no multiplier moves. What a wish for a width does that has a minimum.
  @inline(__always)
  private mutating func replaceAtEnd(_ entering: Int32, direction: Double, isLinked: Bool) -> Bool {
    if alphaList.count != 1 { return false }
    let others = rows.inactiveHead[rows.entries[constraints[entering].start].variable]
    if others >= 0 && !(isLinked && rows.entries[others].owner == entering && rows.entries[others].next < 0) {
      return false
    }
    let leaving = alphaList[0].constraint
    let upwards = alphaList[0].amount * direction < 0
    if isUnbounded(leaving, upwards: upwards) || firstRoom(leaving, upwards: upwards).sign != 0 { return false }
    let ownUpwards = direction > 0
    if !isUnbounded(entering, upwards: ownUpwards) && firstRoom(entering, upwards: ownUpwards).sign <= 0 {
      return false
    }
    clearAlpha()
    sinceRefresh += 1
    prepareToEnter(entering)
    exchangeInPlace(entering, for: leaving, isLinked: isLinked)
    setToEnd(leaving, upper: upwards)
    record(.dual, entering: entering, leaving: leaving, "the row is not satisfied; this one blocks first")
    enter(entering)
    return true
  }

  /// The pin on which the row of α depends most, -1 if on none; its α; and the largest |α| of active rows.
  @inline(__always)
  func strongestPin() -> (pin: Int32, alpha: Double, overall: Double) {
    var strongest = Pin(variable: -1, alpha: 0)
    var overall = 0.0
    for index in 0..<alphaList.count { overall = max(overall, abs(alphaList[index].amount)) }
    for index in 0..<pinList.count where abs(pinList[index].alpha) > abs(strongest.alpha) { strongest = pinList[index] }
    return (strongest.variable, strongest.alpha, overall)
  }

  /// Takes the place of a pin that the row holds with a large coefficient: a fresh one, which nobody depends on, or not.
  mutating func enterAtOwnPin(_ entering: Int32, fresh: Bool, isLinked: Bool) -> Bool {
    let row = constraints[entering]
    for entry in row.start..<(row.start + row.length) {
      let variable = rows.entries[entry].variable
      if !positions[variable].isPin || fresh != (rows.activeHead[variable] < 0) { continue }
      if abs(rows.entries[entry].coefficient) < Tolerance.directPivot { continue }
      if isLinked { unlinkInactive(entering) }
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
      if isLinked { linkInactive(entering) }
    }
    return false
  }

  /// The entering row stands in the basis now: the values follow.
  mutating func enter(_ entering: Int32) {
    // In product form they did with the exchange.
    if product.isOpen { return }
    markDirty(entering)
    propagate()
  }

  /// σ_q −= α_q · step · direction for the active rows q in `alphaList`.
  private mutating func moveMultipliers(by direction: Double) {
    if stepLanes.count == 0 { return }
    // Only a backward step can take others out of their boxes.
    let isBackward = lexicographicSign(of: step.view) < 0
    for index in 0..<alphaList.count {
      let constraint = alphaList[index].constraint
      moveMultiplier(constraint, by: 0 - alphaList[index].amount * direction)
      if isBackward { touch(constraint) }
    }
  }

  /// σ += amount · step.
  @inline(__always)
  private mutating func moveMultiplier(_ constraint: Int32, by amount: Double) {
    noteMultiplier(of: constraint)
    let base = Int(constraint) * stride
    for index in 0..<stepLanes.count {
      let lane = Int(stepLanes[index])
      let moved = multipliers[base + lane] + amount * step[lane]
      multipliers[base + lane] = moved
      include(lane: lane, of: constraint)
      if abs(moved) > levels.doubtful[lane] { isDoubtful = true }
    }
    trimLanes(of: constraint)
  }
}
