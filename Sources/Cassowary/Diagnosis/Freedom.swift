/// What can move at no cost: moves from the present optimum to others, and for each variable one that raises it and one that
/// lowers it, where there is one.
///
/// Optimal points form a convex set, so whatever lies between two of them is optimal, too: one move settles the question
/// for every variable in it.
public struct Freedom: Sendable {
  /// How far a variable goes in a move, with its sign.
  struct Step: Sendable {
    var variable: Int32
    var amount: Double
  }

  /// A move by its number, and how far it takes the variable in question.
  struct Way: Sendable {
    var move: Int
    var distance: Double
  }

  private(set) var moves: [[Step]] = []
  /// By variable.
  private(set) var raised: [Way?]
  private(set) var lowered: [Way?]

  init(variables: Int) {
    raised = Array(repeating: nil, count: variables)
    lowered = raised
  }

  /// Whether it was found among so many variables.
  func covers(_ variables: Int) -> Bool { raised.count == variables }

  func isOpen(_ variable: Int32) -> Bool { raised[Int(variable)] != nil || lowered[Int(variable)] != nil }

  func isOpen(_ variable: Int32, upwards: Bool) -> Bool { (upwards ? raised : lowered)[Int(variable)] != nil }

  mutating func insert(_ move: [Step]) {
    if move.isEmpty { return }
    for step in move {
      let index = Int(step.variable)
      if step.amount > 0 {
        if raised[index] == nil { raised[index] = Way(move: moves.count, distance: step.amount) }
      } else if lowered[index] == nil {
        lowered[index] = Way(move: moves.count, distance: -step.amount)
      }
    }
    moves.append(move)
  }
}

extension Freedom {
  /// Whether a variable can move.
  ///
  /// - Complexity: O(1).
  public func isOpen(_ variable: Variable) -> Bool {
    raised.indices.contains(variable.id.index) && isOpen(Int32(variable.id.index))
  }
}

extension Limit {
  /// Terms of rows that pulls may look at, and words that they may write, before all that is free is moved at once.
  static let pulling = 5_000_000
}

extension SolverState {
  /// Looks for other optima. The state is a copy, or may lose what it remembers of changes; all else stays as it is.
  mutating func findFreedom(pullingFor effort: Int = Limit.pulling) -> Freedom {
    var freedom = Freedom(variables: positions.count)
    takeIn { $0.isRequiredEquation }
    let candidates = movableVariables()
    if candidates.isEmpty { return freedom }
    let lane = ensurePullLevel()
    var effort = effort
    for upwards in [true, false] {
      for variable in candidates where !freedom.isOpen(variable, upwards: upwards) {
        insertPull(variable, upwards: upwards, lane: lane, &effort, &freedom) { $0.isOpen(variable, upwards: upwards) }
      }
    }
    return freedom
  }

  /// Looks for the variables that can move. In which of its directions a variable is open is not asked.
  mutating func findOpenVariables() -> Freedom {
    var freedom = Freedom(variables: positions.count)
    takeIn { $0.isRequiredEquation }
    let candidates = movableVariables()
    if candidates.isEmpty { return freedom }
    insertJointMoves(into: &freedom)
    pullOpen(candidates, &freedom, effort: Limit.pulling)
    return freedom
  }

  /// Tries variables that are not known to be open, until they are.
  private mutating func pullOpen(_ candidates: [Int32], _ freedom: inout Freedom, effort: Int) {
    let lane = ensurePullLevel()
    var effort = effort
    for variable in candidates {
      for upwards in [true, false] where !freedom.isOpen(variable) {
        insertPull(variable, upwards: upwards, lane: lane, &effort, &freedom) { $0.isOpen(variable) }
      }
    }
  }

  private mutating func insertPull(
    _ variable: Int32, upwards: Bool, lane: Int32, _ effort: inout Int, _ freedom: inout Freedom,
    unless isSettled: (Freedom) -> Bool
  ) {
    if effort > 0, let move = pull(variable, upwards: upwards, lane: lane, &effort) {
      freedom.insert(move)
      return
    }
    spend(&effort, on: &freedom)
    if !isSettled(freedom) { freedom.insert(pull(variable, upwards: upwards, lane: lane, &effort) ?? []) }
  }

  /// Pulls at one variable tell of few others, and may cost as much as the whole system. Where they have cost too much,
  /// bounds that are met are taken into the basis, so that each further pull need not do that again, and all that is free is
  /// moved at once.
  private mutating func spend(_ effort: inout Int, on freedom: inout Freedom) {
    effort = .max
    takeIn { $0.isRequired || $0.flags & Row.nonzero == 0 }
    _ = ensurePullLevel()
    insertJointMoves(into: &freedom)
  }

  private mutating func insertJointMoves(into freedom: inout Freedom) {
    for upwards in [true, false] { freedom.insert(jointMove(upwards: upwards)) }
  }

  /// Looks for what is left of a freedom when a variable keeps its value. Moves without that variable are still there; what
  /// only moved with it is tried again.
  mutating func findFreedom(left before: Freedom, keeping kept: Int32) -> Freedom {
    // Found before variables came: it says nothing of them.
    if !before.covers(positions.count) { return findFreedom() }
    var freedom = Freedom(variables: positions.count)
    for move in before.moves where !move.contains(where: { $0.variable == kept }) { freedom.insert(move) }
    takeIn { $0.isRequiredEquation }
    pullOpen(movableVariables().filter { before.isOpen($0) }, &freedom, effort: Limit.pulling)
    return freedom
  }

  /// Lets required rows that are met, but stand outside the basis, take the places of pins: what equations determine is no
  /// candidate then.
  private mutating func takeIn(_ isWanted: (Row) -> Bool) {
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if !row.isLive || row.isActive || !isWanted(row) { continue }
      let (sum, magnitude) = residual(of: constraint)
      if abs(sum) > Tolerance.feasibility * magnitude { continue }
      guard let pin = pinToReplace(with: constraint) else { continue }
      begin()
      prepareToEnter(constraint)
      let isRegular = exchange(constraint, forPin: pin)
      if isRegular {
        markDirty(constraint)
        propagate()
      }
      if isRegular && strongestQueued == Int.max && !overflowed && !isDoubtful {
        commit()
      } else {
        rollBack()
      }
    }
  }

  /// The pin on which a row depends most, unless that is too little to be sure.
  private mutating func pinToReplace(with constraint: Int32) -> Int32? {
    computeAlpha(constraint, all: false)
    let (pin, alpha, overall) = strongestPin()
    clearAlpha()
    return pin < 0 || abs(alpha) < Tolerance.doubtfulPivot * max(1, overall) ? nil : pin
  }

  /// Everything that depends on a pin, or on an active row that could leave zero at no cost.
  private func movableVariables() -> [Int32] {
    let isMovable = FlatArray(repeating: false, count: positions.count)
    for variable in 0..<Int32(positions.count) {
      let constraint = positions[variable].constraint
      if constraint == Position.pin {
        isMovable[variable] = true
      } else if constraint >= 0 && canLeaveZero(constraint) && !isHeld(variable, by: constraint) {
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

  /// True if an active row of one variable cannot leave zero because inactive rows of the same variable would have to pay for
  /// it, on either side. A view's hugging and compression resistance are such rows.
  func isHeld(_ variable: Int32, by constraint: Int32) -> Bool {
    let row = constraints[constraint]
    if row.length != 1 || row.factorCount != 0 { return false }
    for upwards in [true, false] {
      let isFree = isFreeAlone(constraint, upwards: upwards)
      if isFree && !othersHold(variable, upwards: upwards) { return false }
    }
    return true
  }

  private func othersHold(_ variable: Int32, upwards: Bool) -> Bool {
    var entry = rows.inactiveHead[variable]
    while entry >= 0 {
      let constraint = rows.entries[entry].owner
      entry = rows.entries[entry].next
      if constraints[constraint].length != 1 { continue }
      let (sum, magnitude) = residual(of: constraint)
      if abs(sum) <= Tolerance.feasibility * magnitude && !isFreeAlone(constraint, upwards: upwards) { return true }
    }
    return false
  }

  /// Whether the residual of a row of one variable may leave zero at no cost when the variable grows or shrinks.
  private func isFreeAlone(_ constraint: Int32, upwards: Bool) -> Bool {
    let rises = upwards == (rows.entries[constraints[constraint].start].coefficient > 0)
    return signOfRoom(constraint, upwards: rises, lanes: levels.decisive) <= 0
  }

  /// False if all optima meet the row exactly: its multiplier lies strictly inside its box (complementary slackness).
  func canLeaveZero(_ constraint: Int32) -> Bool {
    !constraints[constraint].isRequiredEquation
      && (signOfRoom(constraint, upwards: true, lanes: levels.decisive) <= 0
        || signOfRoom(constraint, upwards: false, lanes: levels.decisive) <= 0)
  }
}
