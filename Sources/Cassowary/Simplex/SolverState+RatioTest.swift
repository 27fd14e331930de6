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
  /// −α_q · t · sign; the lexicographically smallest t at which one of them meets an end of its box wins, among ties the
  /// largest |α| (Harris' idea: a tie is what would leave the box by no more than the tolerance). Rows outside their box
  /// count as being at its end. The step, which is negative for those, is left in `step`.
  mutating func ratioTest(_ entering: Int32, sign: Double) -> Blocking {
    let lanes = levels.count
    let ownUpwards = sign > 0
    var hasBound = !isUnbounded(entering, upwards: ownUpwards)
    if hasBound {
      for lane in 0..<lanes { step[lane] = room(entering, upwards: ownUpwards, lane: lane) }
      clipToZero(step.view, entering, ownUpwards)
    }
    var best: Int32 = -1
    var bestAlpha = 1.0
    for index in 0..<alphaList.count {
      let constraint = alphaList[index]
      let amount = alpha[constraint]
      let size = abs(amount)
      let upwards = amount * sign < 0
      if isUnbounded(constraint, upwards: upwards) || constraints[constraint].isRequiredEquation { continue }
      let comparison = compareStep(
        of: constraint, upwards: upwards, size: size, bestAlpha: bestAlpha, hasBound: hasBound)
      if comparison > 0 { continue }
      if comparison == 0 {
        // The own end wins ties: a flip is no exchange.
        if best < 0 { continue }
        if usesBland {
          if constraint > best { continue }
        } else if size <= bestAlpha {
          continue
        }
      }
      for lane in 0..<lanes { step[lane] = room(constraint, upwards: upwards, lane: lane) / size }
      clipToZero(step.view, constraint, upwards)
      hasBound = true
      best = constraint
      bestAlpha = size
    }
    if best >= 0 {
      // The exact step, which a row outside its box takes backwards.
      let upwards = alpha[best] * sign < 0
      for lane in 0..<lanes { step[lane] = room(best, upwards: upwards, lane: lane) / bestAlpha }
      return .row(best)
    }
    return hasBound ? .ownEnd : .nothing
  }

  /// Rows outside their box have no room, not a negative one.
  @inline(__always)
  private func clipToZero(_ step: FlatView<Double>, _ constraint: Int32, _ upwards: Bool) {
    if signOfRoom(constraint, upwards: upwards) > 0 { return }
    for lane in 0..<levels.count { step[lane] = 0 }
  }

  /// -1 if this row blocks earlier than the best so far, 1 if later, 0 if they tie.
  @inline(__always)
  private func compareStep(of constraint: Int32, upwards: Bool, size: Double, bestAlpha: Double, hasBound: Bool) -> Int
  {
    if !hasBound { return -1 }
    var isInside = false
    for lane in 0..<levels.count {
      let tolerance = levels.tolerance[lane]
      var room = room(constraint, upwards: upwards, lane: lane)
      if !isInside {
        // Until a lane decides that the row is inside its box, what is within the tolerance is rounding.
        if room > tolerance {
          isInside = true
        } else if room < -tolerance {
          // Outside: no room in this and all further lanes.
          for rest in lane..<levels.count where step[rest] * bestAlpha > levels.tolerance[rest] { return -1 }
          return 0
        } else {
          room = 0
        }
      }
      let difference = room / size - step[lane]
      let slack = tolerance + 1e-12 * abs(room)
      if difference > 0 {
        if difference * bestAlpha > slack { return 1 }
      } else if -difference * size > slack {
        return -1
      }
    }
    return 0
  }
}
