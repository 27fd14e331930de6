/// What stops the multiplier of an entering row.
enum Blocking {
  /// The row with this place in `alphaList` meets an end of its box first.
  case row(Int)
  /// The entering row meets the end of its own box first.
  case ownEnd
  /// Nothing: the row cannot be satisfied.
  case nothing
}

extension Limit {
  /// Up to so many rows race through all lanes.
  static let racers = 4
}

extension SolverState {
  /// The ratio test of the dual pivot. As σ_p of the inconsistent row moves by t · sign, σ_q of the active row q moves by
  /// −α_q · t · sign; the lexicographically smallest t at which one of them meets an end of its box wins. Rows outside their
  /// box count as being at its end. The step, which is negative for those, is left in `step`.
  ///
  /// Level by level, strongest first, those stay in the race that block no later than the first one would if it were let
  /// out of its box by the tolerance; among what is left the largest |α| wins (Harris, "Pivot selection methods of the Devex
  /// LP code", 1973, made lexicographic). Comparing vectors pair by pair instead is not transitive once ties are tolerant.
  /// With `handsOver` rows count together with those that take over from them; see ``handOver(direction:)``.
  mutating func ratioTest(_ entering: Int32, sign: Double, handsOver: Bool = false) -> Blocking {
    let ownUpwards = sign > 0
    var ownBlocks = !isUnbounded(entering, upwards: ownUpwards)
    blocking.removeAll()
    summedRooms.removeAll()
    for index in 0..<alphaList.count {
      let constraint = alphaList[index].constraint
      let upwards = alphaList[index].amount * sign < 0
      if isUnbounded(constraint, upwards: upwards) || constraints[constraint].isRequiredEquation { continue }
      var room = firstRoom(constraint, upwards: upwards)
      var sums: Int32 = -1
      if handsOver && !sumRooms(constraint, upwards: upwards, &sums, &room) { continue }
      blocking.append(
        Candidate(
          index: Int32(index), first: Int32(room.sign > 0 ? room.lane : levels.count), upwards: upwards,
          slowness: 1 / abs(alphaList[index].amount), sums: sums))
    }
    var lane = blocking.count > Limit.racers ? dropEarly(entering, upwards: ownUpwards, &ownBlocks) : 0
    while lane < levels.count && blocking.count + (ownBlocks ? 1 : 0) > 1 {
      let tolerance = levels.tolerance[lane]
      let ownRoom = ownBlocks ? room(entering, upwards: ownUpwards, lane: lane) : .infinity
      var limit = ownRoom + tolerance
      for index in 0..<blocking.count {
        let candidate = blocking[index]
        let room = candidate.first > lane ? 0 : room(of: candidate, lane)
        blocking[index].length = room * candidate.slowness
        limit = min(limit, (room + tolerance) * candidate.slowness)
      }
      var kept = 0
      for index in 0..<blocking.count {
        if blocking[index].length <= limit {
          blocking[kept] = blocking[index]
          kept += 1
        }
      }
      blocking.truncate(to: kept)
      if ownRoom > limit { ownBlocks = false }
      lane += 1
    }
    // The own end wins ties: a flip is no exchange.
    if ownBlocks {
      for lane in 0..<levels.count { step[lane] = room(entering, upwards: ownUpwards, lane: lane) }
      listStepLanes()
      return .ownEnd
    }
    if blocking.count == 0 { return .nothing }
    var best = blocking[0]
    for index in 1..<blocking.count where isBetter(blocking[index], best) { best = blocking[index] }
    let chosen = alphaList[best.index]
    for lane in 0..<levels.count { step[lane] = room(of: best, lane) / abs(chosen.amount) }
    listStepLanes()
    return .row(Int(best.index))
  }

  /// Of vectors without negative leading lanes those are the smallest that begin last. Drops what begins earlier, unless it
  /// would block within the tolerance, and returns the lane in which what is left differs first.
  private mutating func dropEarly(_ entering: Int32, upwards: Bool, _ ownBlocks: inout Bool) -> Int {
    var earliest = levels.count
    var latest = 0
    var own = levels.count
    if ownBlocks {
      let room = firstRoom(entering, upwards: upwards)
      if room.sign > 0 { own = room.lane }
      earliest = own
      latest = own
    }
    for index in 0..<blocking.count {
      earliest = min(earliest, Int(blocking[index].first))
      latest = max(latest, Int(blocking[index].first))
    }
    if earliest >= latest { return earliest }
    laterSlowness.extend(to: levels.count + 1, with: 0)
    for lane in earliest...latest { laterSlowness[lane] = .infinity }
    if ownBlocks { laterSlowness[own] = 1 }
    for index in 0..<blocking.count {
      let candidate = blocking[index]
      laterSlowness[candidate.first] = min(laterSlowness[candidate.first], candidate.slowness)
    }
    var least = Double.infinity
    for lane in (earliest...latest).reversed() {
      let slowness = laterSlowness[lane]
      laterSlowness[lane] = least
      least = min(least, slowness)
    }
    var kept = 0
    earliest = latest
    for index in 0..<blocking.count {
      let candidate = blocking[index]
      let first = Int(candidate.first)
      if first < latest {
        let room = room(of: candidate, first)
        if room * candidate.slowness > levels.tolerance[first] * laterSlowness[first] { continue }
        earliest = min(earliest, first)
      }
      blocking[kept] = candidate
      kept += 1
    }
    blocking.truncate(to: kept)
    if own < latest {
      if room(entering, upwards: upwards, lane: own) > levels.tolerance[own] * laterSlowness[own] {
        ownBlocks = false
      } else {
        earliest = min(earliest, own)
      }
    }
    return earliest
  }

  /// Lists the lanes of `step` that are not zero; what is only noise becomes zero.
  private mutating func listStepLanes() {
    stepLanes.removeAll()
    for lane in 0..<levels.count where step[lane] != 0 {
      if abs(step[lane]) <= Tolerance.multiplierNoise * levels.tolerance[lane] {
        step[lane] = 0
      } else {
        stepLanes.append(Int32(truncatingIfNeeded: lane))
      }
    }
  }

  @inline(__always)
  private func room(of candidate: Candidate, _ lane: Int) -> Double {
    candidate.sums >= 0
      ? summedRooms[Int(candidate.sums) + lane]
      : room(alphaList[candidate.index].constraint, upwards: candidate.upwards, lane: lane)
  }

  @inline(__always)
  private func isBetter(_ candidate: Candidate, _ other: Candidate) -> Bool {
    let (one, two) = (alphaList[candidate.index], alphaList[other.index])
    return usesBland ? one.constraint < two.constraint : abs(one.amount) > abs(two.amount)
  }

  /// An active row whose box ends in the direction in which its multiplier moves.
  struct Candidate {
    var index: Int32
    /// The first lane in which it has room; the number of lanes if it is at its end, or outside.
    var first: Int32
    var upwards: Bool
    /// 1 / |α|.
    var slowness: Double
    /// Where the rooms of it and its successors are in `summedRooms`, -1 where its own count alone.
    var sums: Int32
    /// How far the entering multiplier gets in the lane that is looked at.
    var length = 0.0
  }
}
