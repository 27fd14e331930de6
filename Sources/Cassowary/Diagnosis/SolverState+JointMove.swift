// One move of all that is free: what goes along is open without being tried.

extension Limit {
  /// So often a joint move is tried again without what was in the way.
  static let jointMoves = 8
}

extension SolverState {
  /// How everything moves when all pins, and all active rows that can leave zero at no cost, move by small whole numbers of one
  /// sign where they can. What would have to pay for that, and what it depends on, stays. Nothing is changed.
  ///
  /// Whatever moves at no cost by itself does so together with others: rates of the optimum add up. Only rows that are met but
  /// stand outside the basis may be in the way.
  mutating func jointMove(upwards: Bool) -> [Freedom.Step] {
    let seeds = jointSeeds(upwards: upwards)
    let isBarred = FlatArray(repeating: false, count: positions.count)
    for _ in 0..<Limit.jointMoves {
      solveForward(from: seeds)
      let isBlocked = bar(behindWhatBlocks: isBarred, seeds)
      let steps = isBlocked ? [] : collectJointMove(seeds)
      clearDirection()
      if !isBlocked { return steps }
    }
    return []
  }

  /// By position, how far a pin moves, or how far the residual of the row there does.
  private func jointSeeds(upwards: Bool) -> FlatArray<Double> {
    let seeds = FlatArray(repeating: 0.0, count: positions.count)
    for variable in 0..<Int32(positions.count) {
      let constraint = positions[variable].constraint
      // Different numbers, so that few of them cancel.
      let amount = Double(1 + variable % 61 * 37 % 61)
      if constraint == Position.pin {
        seeds[variable] = upwards ? amount : -amount
      } else if constraint >= 0 && canLeaveZero(constraint) && !isHeld(variable, by: constraint) {
        let isWanted = signOfRoom(constraint, upwards: upwards, lanes: levels.decisive) <= 0
        seeds[variable] = isWanted == upwards ? amount : -amount
      }
    }
    return seeds
  }

  private mutating func solveForward(from seeds: borrowing FlatArray<Double>) {
    pattern.removeAll()
    var first = Int.max
    var last = 0
    for variable in 0..<Int32(positions.count) where seeds[variable] != 0 {
      var word = seedForward(variable, seeds[variable])
      first = min(first, word)
      last = max(last, word)
      if positions[variable].isPin { continue }
      var factor = constraints[positions[variable].constraint].userHead
      while factor >= 0 {
        word = seedForward(constraints[factors[factor].user].position, -factors[factor].factor * seeds[variable])
        first = min(first, word)
        last = max(last, word)
        factor = factors[factor].next
      }
    }
    if first <= last { sweepForward(from: first, through: last) }
  }

  /// Looks for rows that would pay for the move in `work`, and takes the seeds away that they depend on. True if there are
  /// any.
  private mutating func bar(
    behindWhatBlocks isBarred: borrowing FlatArray<Bool>, _ seeds: borrowing FlatArray<Double>
  ) -> Bool {
    var isBlocked = false
    visited.removeAll()
    for index in 0..<pattern.count {
      var entry = rows.inactiveHead[pattern[index]]
      while entry >= 0 {
        let constraint = rows.entries[entry].owner
        entry = rows.entries[entry].next
        if scratch[constraint] & Scratch.visited != 0 { continue }
        scratch[constraint] |= Scratch.visited
        visited.append(constraint)
        if !blocks(constraint) { continue }
        isBlocked = true
        bar(behind: constraint, isBarred, seeds)
      }
    }
    for index in 0..<visited.count { scratch[visited[index]] &= ~Scratch.visited }
    return isBlocked
  }

  /// Whether an inactive row that is met would pay for the move in `work`.
  private func blocks(_ constraint: Int32) -> Bool {
    let (rate, size) = rate(of: constraint)
    if abs(rate) <= Tolerance.distinct * size { return false }
    let (sum, magnitude) = residual(of: constraint)
    if abs(sum) > Tolerance.feasibility * magnitude { return false }
    return constraints[constraint].isRequiredEquation
      || signOfRoom(constraint, upwards: rate > 0, lanes: levels.decisive) > 0
  }

  /// How fast the residual of a row changes, and the sum of the magnitudes that went into it.
  private func rate(of constraint: Int32) -> (rate: Double, size: Double) {
    let row = constraints[constraint]
    var (rate, size) = (0.0, 0.0)
    for entry in row.start..<(row.start + row.length) {
      let product = rows.entries[entry].coefficient * work[rows.entries[entry].variable]
      rate += product
      size += abs(product)
    }
    return (rate, size)
  }

  /// Takes away all seeds that a row may depend on.
  private func bar(
    behind constraint: Int32, _ isBarred: borrowing FlatArray<Bool>, _ seeds: borrowing FlatArray<Double>
  ) {
    let row = constraints[constraint]
    var waiting = (row.start..<(row.start + row.length)).map { rows.entries[$0].variable }
    while let variable = waiting.popLast() {
      if isBarred[variable] { continue }
      isBarred[variable] = true
      seeds[variable] = 0
      let position = positions[variable]
      if position.constraint < 0 { continue }
      for entry in position.start..<(position.start + position.length) { waiting.append(rows.entries[entry].variable) }
      let active = constraints[position.constraint]
      for factor in active.factorStart..<(active.factorStart + active.factorCount) {
        waiting.append(constraints[factors[factor].source].position)
      }
    }
  }

  /// The move in `work`, without what is small beside the rest; nothing where rounding tells.
  private func collectJointMove(_ seeds: borrowing FlatArray<Double>) -> [Freedom.Step] {
    var longest = 0.0
    for index in 0..<pattern.count {
      longest = max(longest, abs(work[pattern[index]]))
      // Nobody can tell at the end of the range of numbers.
      if abs(values[pattern[index]]) > .greatestFiniteMagnitude / 8 { return [] }
    }
    if !longest.isFinite { return [] }
    // Rows that stand in the basis as a combination with others move as they should in their own coefficients, too.
    for index in 0..<factors.count {
      let row = constraints[factors[index].user]
      if !row.isLive || !row.isActive || row.factorCount == 0 { continue }
      let (rate, size) = rate(of: factors[index].user)
      if abs(rate - seeds[row.position]) > Tolerance.distinct * (size + 1) { return [] }
    }
    var steps: [Freedom.Step] = []
    for index in 0..<pattern.count where abs(work[pattern[index]]) > Tolerance.distinct * longest {
      steps.append(Freedom.Step(variable: pattern[index], amount: work[pattern[index]]))
    }
    return steps
  }
}
