/// What stops the multiplier of an entering row.
enum Blocking {
  /// This active row meets an end of its box first; it has this place in `alphaList`.
  case row(Int32)
  /// The entering row meets the end of its own box first.
  case ownEnd
  /// Nothing: the row cannot be satisfied.
  case nothing
}

extension SolverState {
  /// The ratio test of the dual pivot. As σ_p of the inconsistent row moves by t · sign, σ_q of the active row q moves by
  /// −α_q · t · sign; the lexicographically smallest t at which one of them meets an end of its box wins. Rows outside their
  /// box count as being at its end. The step, which is negative for those, is left in `step`.
  ///
  /// Level by level, strongest first, those stay in the race that block no later than the first one would if it were let
  /// out of its box by the tolerance; among what is left the largest |α| wins (Harris, "Pivot selection methods of the Devex
  /// LP code", 1973, made lexicographic). Comparing vectors pair by pair instead is not transitive once ties are tolerant.
  mutating func ratioTest(_ entering: Int32, sign: Double) -> Blocking {
    let ownUpwards = sign > 0
    var ownBlocks = !isUnbounded(entering, upwards: ownUpwards)
    blocking.removeAll()
    for index in 0..<alphaList.count {
      let constraint = alphaList[index]
      let upwards = alpha[constraint] * sign < 0
      if isUnbounded(constraint, upwards: upwards) || constraints[constraint].isRequiredEquation { continue }
      blocking.append(constraint)
      if signOfRoom(constraint, upwards: upwards) <= 0 { scratch[constraint] |= Scratch.atEnd }
    }
    var lane = 0
    while lane < levels.count && blocking.count + (ownBlocks ? 1 : 0) > 1 {
      let tolerance = levels.tolerance[lane]
      let ownRoom = ownBlocks ? room(entering, upwards: ownUpwards, lane: lane) : .infinity
      var limit = ownRoom + tolerance
      for index in 0..<blocking.count {
        let constraint = blocking[index]
        limit = min(limit, (clippedRoom(constraint, sign, lane) + tolerance) / abs(alpha[constraint]))
      }
      var kept = 0
      for index in 0..<blocking.count {
        let constraint = blocking[index]
        if clippedRoom(constraint, sign, lane) / abs(alpha[constraint]) <= limit {
          blocking[kept] = constraint
          kept += 1
        } else {
          scratch[constraint] &= ~Scratch.atEnd
        }
      }
      blocking.truncate(to: kept)
      if ownRoom > limit { ownBlocks = false }
      lane += 1
    }
    var best: Int32 = -1
    for index in 0..<blocking.count {
      let constraint = blocking[index]
      scratch[constraint] &= ~Scratch.atEnd
      if best < 0 || (usesBland ? constraint < best : abs(alpha[constraint]) > abs(alpha[best])) { best = constraint }
    }
    // The own end wins ties: a flip is no exchange.
    if ownBlocks {
      for lane in 0..<levels.count { step[lane] = room(entering, upwards: ownUpwards, lane: lane) }
      return .ownEnd
    }
    if best < 0 { return .nothing }
    let upwards = alpha[best] * sign < 0
    for lane in 0..<levels.count { step[lane] = room(best, upwards: upwards, lane: lane) / abs(alpha[best]) }
    return .row(best)
  }

  /// The room in one lane; none for a row that is at the end of its box or outside.
  @inline(__always)
  private func clippedRoom(_ constraint: Int32, _ sign: Double, _ lane: Int) -> Double {
    if scratch[constraint] & Scratch.atEnd != 0 { return 0 }
    return room(constraint, upwards: alpha[constraint] * sign < 0, lane: lane)
  }
}
