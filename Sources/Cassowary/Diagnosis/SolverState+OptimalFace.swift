// All optima at once: they are what a system of required rows allows (complementary slackness), whatever the levels were. Moving
// about in it takes no vectors of multipliers.

extension SolverState {
  /// Makes of a copy the system that all optima meet, and nothing else does. A row whose multiplier lies inside its box is
  /// zero in each of them; one whose multiplier is at an end may leave zero to that side.
  ///
  /// What only breaks ties decides nothing. Such rows stay in the basis, where they hold what would else be pins, and would
  /// give way before all others; outside of it they go.
  mutating func keepOptimalFace() {
    let sides = FlatArray(repeating: Int8(0), count: constraints.count)
    let decides = FlatArray(repeating: true, count: constraints.count)
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      if constraints[constraint].isRequiredEquation { continue }
      let mayRise = signOfRoom(constraint, upwards: true, lanes: levels.decisive) <= 0
      let mayFall = signOfRoom(constraint, upwards: false, lanes: levels.decisive) <= 0
      decides[constraint] = !(mayRise && mayFall)
      sides[constraint] = mayRise ? 1 : mayFall ? -1 : 0
    }
    forgetLevels()
    ensureLevel(Strength.tiePriority)
    let tieLane = lane(of: Strength.tiePriority)
    begin()
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      constraints[constraint].flags &= Row.live | Row.wide
      if decides[constraint] {
        constraints[constraint].level = Row.required
        constraints[constraint].relation = sides[constraint]
        if !constraints[constraint].isActive { updateEnds(of: constraint) }
      } else if constraints[constraint].isActive {
        constraints[constraint].level = tieLane
        constraints[constraint].relation = 0
        levels.include(weight: constraints[constraint].weight, in: Int(tieLane))
      } else {
        constraints[constraint].level = Row.required
        changeToRemoved(constraint)
      }
    }
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
