// The multiplier σ of a row is confined to a box: [−w, w] for an equation, [−w, 0] for `≥`, [0, w] for `≤`, infinite
// where required, nothing while the row is being removed. Box ends are computed, not stored. Vectors over the levels are
// compared lexicographically, each lane with its own tolerance.

extension SolverState {
  /// True if the box has no end in this direction.
  @inline(__always)
  func isUnbounded(_ constraint: Int32, upwards: Bool) -> Bool {
    let row = constraints[constraint]
    return row.isRequired && (upwards ? row.relation <= 0 : row.relation >= 0)
  }

  /// How far σ may move, in one lane, before it meets the end of its box. Negative if it is outside already.
  @inline(__always)
  func room(_ constraint: Int32, upwards: Bool, lane: Int) -> Double {
    let row = constraints[constraint]
    let sigma = multiplier(constraint, lane)
    var room = upwards ? -sigma : sigma
    if upwards ? row.relation <= 0 : row.relation >= 0 { room += extent(constraint, row, lane) }
    return room
  }

  /// How far the box reaches from zero, in one lane: a weight in the lane of its level, and a tie break in the last one.
  @inline(__always)
  func extent(_ constraint: Int32, _ row: Row, _ lane: Int) -> Double {
    if Int(row.level) == lane { return row.weight }
    return lane == levels.tieLane && row.level >= 0 ? tie(of: constraint) : 0
  }

  /// How far the box reaches in the lane of tie breaks.
  @inline(__always)
  func tie(of constraint: Int32) -> Double { Int(constraint) < ties.count ? ties[constraint] : 0 }

  @inline(__always)
  func levelUse(of constraint: Int32) -> LevelUse {
    LevelUse(lane: constraints[constraint].level, breaksTies: tie(of: constraint) > 0)
  }

  /// The strength of a row, as users gave it.
  @inline(__always)
  func strength(of constraint: Int32) -> Strength {
    let row = constraints[constraint]
    if row.level < 0 { return .required }
    let weight = scale(row.weight, by: -Int(row.exponent))
    if Int(row.level) == levels.tieLane { return .breakingTies(weight) }
    return Strength(
      levels.priorities[row.level], weight: weight, tieBreak: scale(tie(of: constraint), by: -Int(row.exponent)))
  }

  /// One lane of σ; required equations, whose σ is not stored, show 0.
  @inline(__always)
  func multiplier(_ constraint: Int32, _ lane: Int) -> Double {
    constraints[constraint].isRequiredEquation ? 0 : multipliers[Int(constraint) * stride + lane]
  }

  /// The end of the box in this direction, in one lane.
  @inline(__always)
  func boxEnd(_ constraint: Int32, upper: Bool, lane: Int) -> Double {
    let row = constraints[constraint]
    if upper ? row.relation > 0 : row.relation < 0 { return 0 }
    let extent = extent(constraint, row, lane)
    return upper ? extent : 0 - extent
  }

  /// The sign of the room in this direction: 1 if σ lies inside its box, 0 at the end, -1 outside.
  @inline(__always)
  func signOfRoom(_ constraint: Int32, upwards: Bool) -> Int {
    signOfRoom(constraint, upwards: upwards, lanes: levels.count)
  }

  /// The same in the first lanes alone.
  @inline(__always)
  func signOfRoom(_ constraint: Int32, upwards: Bool, lanes: Int) -> Int {
    if isUnbounded(constraint, upwards: upwards) { return 1 }
    let first = firstRoom(constraint, upwards: upwards)
    return first.lane < lanes ? first.sign : 0
  }

  /// The first lane that decides about the room of a row, the number of lanes if none does, and the sign there.
  @inline(__always)
  func firstRoom(_ constraint: Int32, upwards: Bool) -> (lane: Int, sign: Int) {
    for lane in boxLanes(of: constraint) {
      let room = room(constraint, upwards: upwards, lane: lane)
      if abs(room) > levels.tolerance[lane] { return (lane, room > 0 ? 1 : -1) }
    }
    return (levels.count, 0)
  }

  /// The lexicographic sign of a vector of multipliers.
  @inline(__always)
  func lexicographicSign(of vector: FlatView<Double>, at base: Int = 0) -> Int {
    lexicographicSign(of: vector, at: base, in: 0..<levels.count)
  }

  @inline(__always)
  private func lexicographicSign(of vector: FlatView<Double>, at base: Int, in lanes: Range<Int>) -> Int {
    for lane in lanes {
      let component = vector[base + lane]
      if abs(component) > levels.tolerance[lane] { return component > 0 ? 1 : -1 }
    }
    return 0
  }

  /// That of the multiplier of a row.
  @inline(__always)
  func signOfMultiplier(_ constraint: Int32) -> Int {
    lexicographicSign(of: multipliers.view, at: Int(constraint) * stride, in: lanes(of: constraint))
  }

  /// Only called from what changes the state, and `mutating` for that: the compiler would copy all of it before a call that reads.
  private mutating func isAtEnd(_ constraint: Int32, upper: Bool) -> Bool {
    signOfRoom(constraint, upwards: upper) <= 0
  }

  /// Brings the flags of an inactive row up to date after its multiplier or its box changed.
  mutating func updateEnds(of constraint: Int32) {
    var flags = constraints[constraint].flags & ~(Row.atLow | Row.atHigh | Row.nonzero)
    if constraints[constraint].isRequiredEquation {
      flags &= ~Row.mayCarry
    } else {
      if isAtEnd(constraint, upper: true) { flags |= Row.atHigh }
      if isAtEnd(constraint, upper: false) { flags |= Row.atLow }
      if signOfMultiplier(constraint) != 0 { flags |= Row.nonzero }
    }
    let was = constraints[constraint].flags & Row.nonzero != 0
    let isNonzero = flags & Row.nonzero != 0
    if was != isNonzero { nonzeroInactive += isNonzero ? 1 : -1 }
    setFlags(constraint, flags)
  }

  /// Puts the multiplier of an inactive row at an end of its box.
  mutating func setToEnd(_ constraint: Int32, upper: Bool) {
    noteMultiplier(of: constraint)
    clearMultiplier(of: constraint)
    let base = Int(constraint) * stride
    for lane in boxLanes(of: constraint) {
      let end = boxEnd(constraint, upper: upper, lane: lane)
      if end == 0 { continue }
      multipliers[base + lane] = end
      include(lane: lane, of: constraint)
    }
    updateEnds(of: constraint)
  }

  /// An inactive row is about to enter the basis: it is no longer counted among the inactive ones with a multiplier.
  mutating func prepareToEnter(_ constraint: Int32) {
    let flags = constraints[constraint].flags
    if flags & Row.nonzero != 0 { nonzeroInactive -= 1 }
    setFlags(constraint, flags & ~(Row.atLow | Row.atHigh | Row.nonzero))
  }

  /// Lists the change of an inactive row's multiplier to `target`, for ``applyShifts()``.
  mutating func shift(_ constraint: Int32, toEnd upper: Bool) {
    shifts.append(constraint)
    let base = shiftAmounts.count
    shiftAmounts.append(0, times: stride)
    for lane in boxLanes(of: constraint) {
      shiftAmounts[base + lane] = boxEnd(constraint, upper: upper, lane: lane) - multiplier(constraint, lane)
    }
  }

  /// σ_q of an active row from those of the inactive ones: −Σ σ_i (a_i · d) with d = B⁻¹ e_q in `work`. For required
  /// equations, which store none. Written to `slope`.
  mutating func computeMultiplierFromDirection() {
    for lane in 0..<stride { slope[lane] = 0 }
    visited.removeAll()
    for index in 0..<pattern.count {
      var entry = rows.inactiveHead[pattern[index]]
      while entry >= 0 {
        let constraint = rows.entries[entry].owner
        entry = rows.entries[entry].next
        if scratch[constraint] & Scratch.visited != 0 || constraints[constraint].flags & Row.nonzero == 0 { continue }
        scratch[constraint] |= Scratch.visited
        visited.append(constraint)
        let rate = rate(of: constraint)
        for lane in lanes(of: constraint) { slope[lane] -= multiplier(constraint, lane) * rate }
      }
    }
    for index in 0..<visited.count { scratch[visited[index]] &= ~Scratch.visited }
  }

  /// a_i · d: how fast a residual moves along the direction in `work`; 0 if that is only noise.
  @inline(__always)
  func rate(of constraint: Int32) -> Double {
    let (sum, magnitude) = rateAndMagnitude(of: constraint)
    return abs(sum) <= Tolerance.noise * magnitude ? 0 : sum
  }

  /// The same as it comes, with the largest product that went into it.
  @inline(__always)
  func rateAndMagnitude(of constraint: Int32) -> (rate: Double, magnitude: Double) {
    let row = constraints[constraint]
    var sum = 0.0
    var magnitude = 0.0
    for entry in row.start..<(row.start + row.length) {
      let product = rows.entries[entry].coefficient * work[rows.entries[entry].variable]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return (sum, magnitude)
  }

  /// Recomputes the multipliers of all active rows from those of the inactive ones.
  mutating func refreshMultipliers() {
    clearTouchedPins()
    shifts.removeAll()
    shiftAmounts.removeAll()
    for variable in 0..<positions.count {
      let constraint = positions[variable].constraint
      if constraint < 0 || constraints[constraint].isRequiredEquation { continue }
      noteMultiplier(of: constraint)
      clearMultiplier(of: constraint)
      touch(constraint)
    }
    guard nonzeroInactive > 0 else { return }
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if !row.isLive || row.isActive || row.flags & Row.nonzero == 0 { continue }
      shifts.append(constraint)
      let base = shiftAmounts.count
      shiftAmounts.append(0, times: stride)
      for lane in lanes(of: constraint) { shiftAmounts[base + lane] = multipliers[Int(constraint) * stride + lane] }
      // With thousands of levels this would be as much as all multipliers again.
      if shiftAmounts.count >= Limit.shiftAmounts { applyShifts() }
    }
    applyShifts()
  }

  /// Drops the rounding that multipliers gathered over many pivots. The state stays optimal: whatever left its box by no
  /// more than rounding is repaired by the next operation that touches it.
  mutating func refreshAfterCommit() {
    sinceRefresh = 0
    refreshMultipliers()
    while touched.count > 0 { scratch[touched.removeLast()] &= ~Scratch.touched }
    clearTouchedPins()
  }
}
