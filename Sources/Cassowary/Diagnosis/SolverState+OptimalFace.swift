// All optima at once: they are what a system of required rows allows (complementary slackness), whatever the levels were. Moving
// about in it takes no vectors of multipliers.

extension SolverState {
  /// Makes of a copy the system that all optima meet, and nothing else does. A row whose multiplier lies inside its box is
  /// zero in each of them; one whose multiplier is at an end may leave zero to that side. What breaks ties decides nothing.
  mutating func keepOptimalFace() {
    let sides = FlatArray(repeating: Int8(0), count: constraints.count)
    var undecided: [Int32] = []
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      if constraints[constraint].isRequiredEquation { continue }
      let mayRise = signOfRoom(constraint, upwards: true, lanes: levels.decisive) <= 0
      let mayFall = signOfRoom(constraint, upwards: false, lanes: levels.decisive) <= 0
      if mayRise && mayFall { undecided.append(constraint) }
      sides[constraint] = mayRise ? 1 : mayFall ? -1 : 0
    }
    forgetLevels()
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      constraints[constraint].level = Row.required
      constraints[constraint].relation = sides[constraint]
      constraints[constraint].flags &= Row.live | Row.wide
      if !constraints[constraint].isActive { updateEnds(of: constraint) }
    }
    begin()
    for constraint in undecided { changeToRemoved(constraint) }
    if repair() == nil { commit() } else { rollBack() }
    retired.removeAll()
  }

  /// No row has a level, and no multiplier is other than zero.
  private mutating func forgetLevels() {
    levels = LevelTable()
    stride = 0
    multipliers.removeAll()
    laneRanges.removeAll()
    ties.removeAll()
    queueHeads.truncate(to: 1)
    nonzeroInactive = 0
    dropColumns()
    lastAlpha = LastAlpha()
    basisStamp &+= 1
  }
}
