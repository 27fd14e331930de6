// The walk over the values of one edit, from one basis to the next.

extension Storage {
  mutating func walk(
    _ edit: Int32, over range: ClosedRange<Double>, atMost limit: Int
  ) throws(SolverError) -> [Walk.Interval] {
    var possible: ClosedRange<Double>? = range
    if state.constraints[edit].isRequired { possible = try copy().satisfiable(edit, range) }
    guard let possible else { return [interval(.unsatisfiable(range))] }
    var pieces = WalkPieces()
    if range.lowerBound < possible.lowerBound {
      pieces.append(.unsatisfiable(range.lowerBound...possible.lowerBound))
    }
    var from = possible.lowerBound
    var steps = 0
    if from == possible.upperBound {
      // A single value is all that is possible, if rounding does not hide it.
      if state.suggest(edit, from) { append(from...from, of: edit, to: &pieces) }
      if pieces.list.isEmpty && range.lowerBound == range.upperBound { throw unstable(edit) }
    }
    // The last piece may still grow.
    while from < possible.upperBound && pieces.list.count <= limit {
      steps += 1
      if steps > Limit.walkSteps { throw unstable(edit) }
      let end = try followBasis(edit, from: from, to: possible.upperBound)
      append(from...end, of: edit, to: &pieces)
      from = end
    }
    if from >= possible.upperBound && possible.upperBound < range.upperBound {
      pieces.append(.unsatisfiable(possible.upperBound...range.upperBound))
    }
    return pieces.list.prefix(limit).map { interval($0) }
  }

  /// Finds the basis that is optimal from `from` on, suggests a value in the middle of where it is, and returns its end.
  private mutating func followBasis(_ edit: Int32, from: Double, to limit: Double) throws(SolverError) -> Double {
    let half = limit / 2 - from / 2
    let resolution = Tolerance.verified * (1 + abs(from))
    // A step inside, so that rows that meet zero right at `from` have done so. One that is too short changes nothing,
    // because they still are within tolerance; one that is too long passes other bases.
    var tooShort = 0.0
    var tooLong = Double.infinity
    // A power of two, so that round numbers stay round.
    var step = (Tolerance.distinct * (1 + abs(from))).binade
    while true {
      let at = from + min(step, half)
      let span = try span(edit, at: at)
      let end = at + span.up
      if end <= from + resolution {
        if step >= half { return try finish(edit, from, limit) }
        tooShort = step
        step = tooLong < .infinity ? (tooShort + tooLong) / 2 : 4 * step
      } else if at - span.down > from + resolution {
        tooLong = at - span.down - from
        step = (tooShort + tooLong) / 2
      } else {
        return try finish(edit, from, sharpen(edit, end, from: at, limit))
      }
      if tooLong - tooShort <= resolution {
        return try finish(edit, from, max(sharpen(edit, end, from: at, limit), at))
      }
    }
  }

  /// The end of the basis at hand, seen from near by: far away the digits do not suffice.
  private mutating func sharpen(
    _ edit: Int32, _ end: Double, from at: Double, _ limit: Double
  ) throws(SolverError) -> Double {
    if end >= limit - Tolerance.verified * (1 + abs(limit)) { return limit }
    let distance = Tolerance.distinct * (1 + abs(end))
    if end - at <= distance / Tolerance.verified { return end }
    let near = end - max(distance, Tolerance.feasibility * (end - at))
    let span = try span(edit, at: near)
    // Another basis, which was hidden by the rounding far away, begins before.
    if near - span.down > at + distance { return near - span.down }
    return min(max(near + span.up, near), limit)
  }

  private mutating func finish(_ edit: Int32, _ from: Double, _ end: Double) throws(SolverError) -> Double {
    if !state.suggest(edit, from / 2 + end / 2) { throw unstable(edit) }
    return end
  }

  private mutating func span(_ edit: Int32, at value: Double) throws(SolverError) -> (down: Double, up: Double) {
    if !state.suggest(edit, value) { throw unstable(edit) }
    return state.span(of: edit)
  }

  private func unstable(_ edit: Int32) -> SolverError { .numericallyUnstable(what: registry.name(ofConstraint: edit)) }

  /// The part of `range` that the required constraints allow the edited variable, up to rounding.
  private consuming func satisfiable(
    _ edit: Int32, _ range: ClosedRange<Double>
  ) throws(SolverError) -> ClosedRange<Double>? {
    let variable = registry.records[edit].editedVariable
    // Only what is required decides; a wish for one end, then for the other, finds both ends.
    state.ensureLevel(1)
    state.begin()
    for slot in liveConstraints() where !state.constraints[slot].isRequired { state.changeToRemoved(slot) }
    state.change(edit, lane: state.lane(of: 1), weight: 1)
    if state.repair() != nil { throw unstable(edit) }
    state.commit()
    if !state.suggest(edit, range.lowerBound) { throw unstable(edit) }
    let lower = state.values[variable]
    if !state.suggest(edit, range.upperBound) { throw unstable(edit) }
    let upper = state.values[variable]
    func slack(_ end: Double) -> Double { Tolerance.verified * (1 + abs(end)) }
    if lower > range.upperBound + slack(range.upperBound) || upper < range.lowerBound - slack(range.lowerBound) {
      return nil
    }
    let from = lower > range.lowerBound + slack(range.lowerBound) ? min(lower, range.upperBound) : range.lowerBound
    let to = upper < range.upperBound - slack(range.upperBound) ? upper : range.upperBound
    return from...max(from, to)
  }
}

extension SolverState {
  /// Suggests a value to an edit, on a copy; false if that cannot be.
  fileprivate mutating func suggest(_ edit: Int32, _ value: Double) -> Bool {
    begin()
    change(edit, constant: 0 - value)
    settleConstants()
    if repair() != nil {
      rollBack()
      return false
    }
    commit()
    return true
  }

  /// How far the suggested value can fall, and rise, before an inactive row becomes inconsistent and the basis has to change.
  /// Slightly negative where a row that counts as zero is on the other side already.
  fileprivate mutating func span(of edit: Int32) -> (down: Double, up: Double) {
    let isActive = constraints[edit].isActive
    if isActive { solveForward(from: edit, sign: 1) } else { pattern.removeAll() }
    var down = Double.infinity
    var up = Double.infinity
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if !row.isLive || row.isActive { continue }
      // Only the residual of the edit itself moves while its variable stays.
      let rate = constraint == edit ? -1 : isActive ? rate(of: constraint) : 0
      if rate == 0 { continue }
      let (sum, magnitude) = residual(of: constraint)
      let isZero = abs(sum) <= Tolerance.feasibility * magnitude
      let (rising, falling) = rate > 0 ? (Row.atHigh, Row.atLow) : (Row.atLow, Row.atHigh)
      if row.flags & rising == 0 && (isZero || sum * rate < 0) { up = min(up, -sum / rate) }
      if row.flags & falling == 0 && (isZero || sum * rate > 0) { down = min(down, sum / rate) }
    }
    if isActive { clearDirection() }
    return (down, up)
  }
}
