/// A variable whose value is not the only optimal one.
public struct Ambiguity: Sendable {
  /// The variable.
  public let variable: Variable
  /// Whether it could be larger at no cost.
  public let canIncrease: Bool
  /// Whether it could be smaller at no cost.
  public let canDecrease: Bool
  /// How all variables move together when this one moves by one in a direction that is open (up if it can): every variable
  /// that has to move, with its share.
  public let direction: [(variable: Variable, amount: Double)]
}

extension Solver {
  /// The variables without a unique value, with a direction in which they can move, by ``Variable/ID``.
  ///
  /// Candidates are what depends on a pin or on an active row whose multiplier is at an end of its box. A candidate proves
  /// nothing by itself, so each is tried: on a copy, a wish weaker than all levels pulls at it.
  ///
  /// - Complexity: O(size of the solver), and a few pivots for each candidate.
  public func ambiguities() -> [Ambiguity] {
    var copy = box.value.copy()
    return copy.findAmbiguities()
  }
}

extension Storage {
  mutating func findAmbiguities() -> [Ambiguity] {
    let candidates = state.movableVariables()
    if candidates.isEmpty { return [] }
    let before = state.values.copy()
    let count = state.positions.count
    var up: [[(variable: Variable, amount: Double)]?] = Array(repeating: nil, count: count)
    var down = up
    let probe = state.ensureProbeLevel()
    for upwards in [true, false] {
      for variable in candidates where (upwards ? up : down)[Int(variable)] == nil {
        if !state.pull(variable, from: before[variable], upwards: upwards, lane: probe) { continue }
        if !state.isFreeMove(from: before) { continue }
        // One optimum elsewhere settles this for every variable that is elsewhere in it.
        var moved: [(slot: Int32, amount: Double)] = []
        for slot in 0..<Int32(count) where registry.variableStamps[slot] != 0 {
          let amount = state.values[slot] - before[slot]
          if abs(amount) > Tolerance.distinct * (1 + abs(before[slot])) { moved.append((slot, amount)) }
        }
        for (slot, amount) in moved where (amount > 0 ? up : down)[Int(slot)] == nil {
          let direction = moved.map { (variable: registry.variable($0.slot), amount: $0.amount / abs(amount)) }
          if amount > 0 { up[Int(slot)] = direction } else { down[Int(slot)] = direction }
        }
      }
    }
    var result: [Ambiguity] = []
    for slot in 0..<Int32(count) {
      let rising = up[Int(slot)]
      let falling = down[Int(slot)]
      guard let direction = rising ?? falling else { continue }
      result.append(
        Ambiguity(
          variable: registry.variable(slot), canIncrease: rising != nil, canDecrease: falling != nil,
          direction: direction))
    }
    return result
  }
}

extension SolverState {
  /// True if rows that held still hold because their terms cancel, not because the move is within the tolerance.
  fileprivate func isFreeMove(from before: borrowing FlatArray<Double>) -> Bool {
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      let row = constraints[constraint]
      var sum = row.constant
      var magnitude = abs(sum) + 1
      var change = 0.0
      var size = 0.0
      for entry in row.start..<(row.start + row.length) {
        let variable = rows.entries[entry].variable
        let coefficient = rows.entries[entry].coefficient
        sum += coefficient * before[variable]
        magnitude += abs(coefficient * before[variable])
        change += coefficient * (values[variable] - before[variable])
        size += abs(coefficient * (values[variable] - before[variable]))
      }
      if abs(sum) > Tolerance.feasibility * magnitude || abs(change) <= 1e-6 * size { continue }
      if row.relation == 0 || Double(row.relation) * change < 0 { return false }
    }
    return true
  }

  /// Everything that depends on a pin, or on an active row that could leave zero at no cost.
  func movableVariables() -> [Int32] {
    let isMovable = FlatArray(repeating: false, count: positions.count)
    for variable in 0..<Int32(positions.count) {
      let constraint = positions[variable].constraint
      if constraint == Position.pin {
        isMovable[variable] = true
      } else if constraint >= 0 && !constraints[constraint].isRequiredEquation
        && (signOfRoom(constraint, upwards: true) <= 0 || signOfRoom(constraint, upwards: false) <= 0)
      {
        isMovable[variable] = true
        var factor = constraints[constraint].userHead
        while factor >= 0 {
          isMovable[constraints[factors[factor].user].position] = true
          factor = factors[factor].next
        }
      }
    }
    var result: [Int32] = []
    for index in 0..<order.count where order.variables[index] >= 0 {
      let variable = order.variables[index]
      let position = positions[variable]
      if position.constraint >= 0 && !isMovable[variable] {
        for entry in position.start..<(position.start + position.length) where isMovable[rows.entries[entry].variable] {
          isMovable[variable] = true
          break
        }
      }
      if isMovable[variable] { result.append(variable) }
    }
    return result.sorted()
  }

  /// A level below all that users can have.
  mutating func ensureProbeLevel() -> Int32 {
    ensureLevel(-1)
    return lane(of: -1)
  }

  /// Wishes, below all levels, that a variable be one unit away from `value`, and tells whether it moved off it at all. The
  /// state is then another optimum of the same problem.
  mutating func pull(_ variable: Int32, from value: Double, upwards: Bool, lane: Int32) -> Bool {
    let distance = max(1, abs(value))
    begin()
    startRow()
    addTerm(variable, 1)
    let probe = finishRow(
      constant: 0 - (value + (upwards ? distance : -distance)), relation: upwards ? 1 : -1, lane: lane, weight: 1)
    enterNew(probe)
    if repair() != nil {
      rollBack()
      return false
    }
    commit()
    let moved = (values[variable] - value) * (upwards ? 1 : -1) > Tolerance.distinct * (1 + abs(value))
    begin()
    changeToRemoved(probe)
    if repair() != nil {
      rollBack()
      return moved
    }
    while retired.count > 0 { freeConstraints.append(retired.removeLast()) }
    commit()
    return moved
  }
}
