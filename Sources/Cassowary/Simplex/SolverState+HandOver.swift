// Sizes have several rows of one variable: a minimum, hugging, compression resistance. Where some of them meet zero at the
// same value, they are one piecewise-linear penalty with several kinks, of which one row stands in the basis. When its
// multiplier meets the end of its box the next one takes over where it stands, within the same ratio test, instead of one
// pivot for each: in a row of a hundred labels that gets too narrow all of them hand over at once.

extension SolverState {
  /// True if the row stands in the basis as it is, with its variable alone, and nothing was eliminated with it.
  @inline(__always)
  private func isAlone(_ constraint: Int32) -> Bool {
    constraints[constraint].length == 1 && constraints[constraint].factorCount == 0
      && constraints[constraint].userHead < 0
  }

  /// Whether another row of the variable can take over when the multiplier of an active row moves on beyond its box.
  mutating func hasSuccessor(_ constraint: Int32, upwards: Bool) -> Bool {
    !product.isOpen && isAlone(constraint) && successor(of: constraint, upwards: upwards, after: -1) >= 0
  }

  /// The entry of the next inactive row of the same variable alone that is met, and whose multiplier has room; -1 if there
  /// is none.
  @inline(__always)
  private func successor(of constraint: Int32, upwards: Bool, after last: Int32) -> Int32 {
    let own = rows.entries[constraints[constraint].start]
    var entry = last < 0 ? rows.inactiveHead[own.variable] : rows.entries[last].next
    while entry >= 0 {
      let other = rows.entries[entry].owner
      let row = constraints[other]
      if row.length == 1 && !row.isRequiredEquation && row.level != Row.weightless {
        let (sum, magnitude) = residual(of: other)
        if abs(sum) <= Tolerance.feasibility * magnitude
          && signOfRoom(other, upwards: upwards == (rows.entries[entry].coefficient * own.coefficient > 0)) > 0
        {
          return entry
        }
      }
      entry = rows.entries[entry].next
    }
    return -1
  }

  /// Adds up the rooms of a row and all its successors in the row's units, in `summedRooms` from `sums` on, and finds the first
  /// lane that decides. False if one of them has no end. A row without successors is left as it is.
  mutating func sumRooms(
    _ constraint: Int32, upwards: Bool, _ sums: inout Int32, _ first: inout (lane: Int, sign: Int)
  ) -> Bool {
    if !isAlone(constraint) { return true }
    var entry = successor(of: constraint, upwards: upwards, after: -1)
    if entry < 0 { return true }
    let base = summedRooms.count
    summedRooms.append(0, times: stride)
    for lane in boxLanes(of: constraint) {
      summedRooms[base + lane] = room(constraint, upwards: upwards, lane: lane)
    }
    let coefficient = rows.entries[constraints[constraint].start].coefficient
    while entry >= 0 {
      let ratio = rows.entries[entry].coefficient / coefficient
      let other = rows.entries[entry].owner
      if isUnbounded(other, upwards: upwards == (ratio > 0)) { return false }
      for lane in boxLanes(of: other) {
        summedRooms[base + lane] += room(other, upwards: upwards == (ratio > 0), lane: lane) * abs(ratio)
      }
      entry = successor(of: constraint, upwards: upwards, after: entry)
    }
    sums = Int32(truncatingIfNeeded: base)
    first = (levels.count, 0)
    for lane in 0..<levels.count where abs(summedRooms[base + lane]) > levels.tolerance[lane] {
      first = (lane, summedRooms[base + lane] > 0 ? 1 : -1)
      break
    }
    return true
  }

  /// Multipliers of the rows in `alphaList` were moved: those beyond their boxes hand over, as far as there are successors.
  mutating func handOver(direction: Double) {
    for index in 0..<alphaList.count {
      while true {
        let constraint = alphaList[index].constraint
        let upwards = alphaList[index].amount * direction < 0
        if !isAlone(constraint) || signOfRoom(constraint, upwards: upwards) >= 0 { break }
        let entry = successor(of: constraint, upwards: upwards, after: -1)
        if entry < 0 { break }
        passOn(index, to: entry, upwards: upwards)
      }
    }
  }

  /// What the multiplier of a row is beyond its box goes to another row of its variable, which takes its place.
  private mutating func passOn(_ index: Int, to entry: Int32, upwards: Bool) {
    let constraint = alphaList[index].constraint
    let other = rows.entries[entry].owner
    let ratio = rows.entries[constraints[constraint].start].coefficient / rows.entries[entry].coefficient
    noteMultiplier(of: other)
    for lane in boxLanes(of: constraint) {
      let room = room(constraint, upwards: upwards, lane: lane)
      multipliers[Int(other) * stride + lane] += (upwards ? 0 - room : room) * ratio
      include(lane: lane, of: other)
    }
    prepareToEnter(other)
    exchangeInPlace(other, for: constraint, isLinked: true)
    setToEnd(constraint, upper: upwards)
    record(
      .handOver, entering: other, leaving: constraint, "at the end of its box; a row of the same variable goes on")
    // It may mean a value that is different within the tolerance.
    dirty.append(constraints[other].position)
    let amount = alphaList[index].amount * ratio
    alphaList[index] = Alpha(constraint: other, amount: amount, magnitude: abs(amount))
  }
}
