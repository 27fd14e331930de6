// Trying whether something can move at no cost: a wish below all levels pulls at it, and is taken back.

extension SolverState {
  /// A level below all that users can have. Forgets which values changed, so that those of a pull can be told.
  mutating func ensurePullLevel() -> Int32 {
    while changed.count > 0 { changeEpoch[changed.removeLast()] = 0 }
    ensureLevel(-1)
    return lane(of: -1)
  }

  /// How a variable and all that goes along move when it is pulled; nothing if it stays. What is looked at is taken from
  /// `effort`. Nil if that does not suffice by far.
  mutating func pull(_ variable: Int32, upwards: Bool, lane: Int32, _ effort: inout Int) -> [Freedom.Step]? {
    // As far as it is from zero, and at least one.
    let value = values[variable]
    let distance = max(1, abs(value))
    let target = upwards ? value + distance : value - distance
    // Nobody can tell at the end of the range of numbers.
    if abs(target) > .greatestFiniteMagnitude / 4 { return [] }
    begin()
    startRow()
    addTerm(variable, 1)
    return pull(towards: target, upwards: upwards, lane: lane, &effort)
  }

  /// How variables move when the residual of a row is pulled; nothing if it stays.
  mutating func pull(residualOf constraint: Int32, upwards: Bool, lane: Int32) -> [Freedom.Step] {
    begin()
    startRow()
    let row = constraints[constraint]
    for entry in row.start..<(row.start + row.length) {
      addTerm(rows.entries[entry].variable, rows.entries[entry].coefficient)
    }
    let (sum, magnitude) = residual(of: constraint)
    let value = sum - row.constant
    var effort = Int.max
    return pull(towards: upwards ? value + magnitude : value - magnitude, upwards: upwards, lane: lane, &effort) ?? []
  }

  /// Wishes that the expression just begun reach `target`, sees what moved, and puts everything back.
  private mutating func pull(
    towards target: Double, upwards: Bool, lane: Int32, _ effort: inout Int
  ) -> [Freedom.Step]? {
    let count = constraints.count
    let wish = finishRow(constant: 0 - target, relation: upwards ? 1 : -1, lane: lane, weight: 1)
    if wish < 0 {
      rollBack()
      return []
    }
    enterNew(wish)
    let (pivotsBefore, verified) = (pivots, verifications)
    let failure = repair(noting: effort)
    var move: [Freedom.Step]? = []
    switch failure {
    case nil where isFreeMove(lane, &effort): move = collectMove()
    case .tooDear: move = nil
    default: break
    }
    effort -= (move?.count ?? 0) + journal.notes.count + journal.positionNotes.count
    // A pivot looks at all that a row depends on, in long chains at a good part of everything.
    effort -= (pivots - pivotsBefore) * positions.count / 4
    // Each time all rows were looked at in all levels.
    effort -= (verifications - verified) * constraints.count * (1 + levels.count)
    rollBack()
    discardRow(wish, wasAppended: constraints.count > count)
    return move
  }

  /// True if rows that were met still are because their terms cancel, not because the move is within the tolerance; those
  /// whose multiplier, apart from that of the wish in `lane`, is at an end of its box may go to that side.
  private mutating func isFreeMove(_ lane: Int32, _ effort: inout Int) -> Bool {
    visited.removeAll()
    defer { for index in 0..<visited.count { scratch[visited[index]] &= ~Scratch.visited } }
    // Rows that were eliminated with others do not stand in the basis as they are: any of them may use what changed.
    for index in 0..<factors.count where constraints[factors[index].user].isLive {
      if !isFreeOrSeen(factors[index].user, lane, &effort) { return false }
    }
    for index in 0..<changed.count {
      let variable = changed[index]
      if positions[variable].constraint >= 0 && !isFreeOrSeen(positions[variable].constraint, lane, &effort) {
        return false
      }
      var entry = rows.activeHead[variable]
      while entry >= 0 {
        if !isFreeOrSeen(positions[rows.entries[entry].owner].constraint, lane, &effort) { return false }
        entry = rows.entries[entry].next
      }
      entry = rows.inactiveHead[variable]
      while entry >= 0 {
        if !isFreeOrSeen(rows.entries[entry].owner, lane, &effort) { return false }
        entry = rows.entries[entry].next
      }
    }
    return true
  }

  // Called from functions that change the state, these are `mutating`, too: for a call that only reads, the compiler copies the
  // whole state first.

  /// A row is looked at once for all of its variables.
  private mutating func isFreeOrSeen(_ constraint: Int32, _ lane: Int32, _ effort: inout Int) -> Bool {
    if scratch[constraint] & Scratch.visited != 0 { return true }
    scratch[constraint] |= Scratch.visited
    visited.append(constraint)
    effort -= Int(constraints[constraint].length)
    return isFree(constraint, lane)
  }

  private mutating func isFree(_ constraint: Int32, _ pullLane: Int32) -> Bool {
    let row = constraints[constraint]
    if row.level == pullLane { return true }
    var sum = row.constant
    var magnitude = abs(sum) + 1
    var change = 0.0
    var size = 0.0
    var rounding = 0.0
    for entry in row.start..<(row.start + row.length) {
      let variable = rows.entries[entry].variable
      let coefficient = rows.entries[entry].coefficient
      let after = values[variable]
      let before = changeEpoch[variable] == epoch ? valueBefore[variable] : after
      sum += coefficient * before
      magnitude += abs(coefficient * before)
      if before == after { continue }
      change += coefficient * (after - before)
      if isReal(after - before, from: before) { size += abs(coefficient * (after - before)) }
      rounding += abs(coefficient) * (abs(before) + abs(after))
    }
    if size == 0 || abs(sum) > Tolerance.feasibility * magnitude { return true }
    if abs(change) <= Tolerance.distinct * size + Tolerance.noise * (rounding + magnitude) { return true }
    if row.isRequiredEquation || isUnbounded(constraint, upwards: change > 0) { return false }
    for lane in 0..<Int(pullLane) {
      let room = room(constraint, upwards: change > 0, lane: lane)
      if abs(room) > levels.tolerance[lane] { return room < 0 }
    }
    return true
  }

  private func isReal(_ amount: Double, from value: Double) -> Bool {
    abs(amount) > Tolerance.feasibility * (1 + abs(value))
  }

  /// What changed in the running operation, by more than rounding.
  private mutating func collectMove() -> [Freedom.Step] {
    var steps: [Freedom.Step] = []
    var isFar = false
    var longest = 0.0
    for index in 0..<changed.count {
      let variable = changed[index]
      let amount = values[variable] - valueBefore[variable]
      if !isReal(amount, from: valueBefore[variable]) { continue }
      let size: Double = 1 + abs(valueBefore[variable])
      if abs(amount) > Tolerance.distinct * size { isFar = true }
      longest = max(longest, abs(amount))
      steps.append(.init(variable: variable, amount: amount))
    }
    // Beside a real move a small one of a large value is real, too, if it is not small beside that move.
    if !isFar { return [] }
    return steps.filter { step in
      let size: Double = 1 + abs(valueBefore[step.variable])
      return abs(step.amount) > Tolerance.distinct * min(longest, size)
    }
  }
}
