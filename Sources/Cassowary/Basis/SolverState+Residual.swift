extension SolverState {
  /// `Σ coefficient · value + constant` of a constraint's own row, and the sum of the magnitudes that went into it.
  @inline(__always)
  func residual(of constraint: Int32) -> (value: Double, magnitude: Double) {
    let entries = rows.entries.view
    let values = values.view
    let start = constraints[constraint].start
    let end = start + constraints[constraint].length
    var sum = constraints[constraint].constant
    var magnitude = abs(sum) + 1
    var entry = start
    while entry < end {
      let product = entries[entry].coefficient * values[entries[entry].variable]
      sum += product
      magnitude += abs(product)
      entry += 1
    }
    return (sum, magnitude)
  }

  /// The sign of an inactive row's residual if its multiplier does not stand at the end of its box that this sign asks for,
  /// else 0.
  @inline(__always)
  func inconsistency(of constraint: Int32) -> (sign: Int, residual: Double) {
    let (sum, magnitude) = residual(of: constraint)
    if abs(sum) <= Tolerance.feasibility * magnitude { return (0, sum) }
    let flags = constraints[constraint].flags
    if sum > 0 { return (flags & Row.atHigh == 0 ? 1 : 0, sum) }
    return (flags & Row.atLow == 0 ? -1 : 0, sum)
  }

  /// Puts an inactive row into the queue of its level if it is inconsistent.
  @inline(__always)
  mutating func enqueueIfInconsistent(_ constraint: Int32) {
    if scratch[constraint] & Scratch.queued != 0 { return }
    let (sign, residual) = inconsistency(of: constraint)
    if !residual.isFinite { overflowed = true }
    if sign != 0 { enqueue(constraint) }
  }

  mutating func enqueue(_ constraint: Int32) {
    if scratch[constraint] & Scratch.queued != 0 { return }
    scratch[constraint] |= Scratch.queued
    let queue = Int(constraints[constraint].level) + 1
    assert(queue >= 0)
    queueLink[constraint] = queueHeads[queue]
    queueHeads[queue] = constraint
    strongestQueued = min(strongestQueued, queue)
  }

  /// Takes the row furthest from being met among the first of the strongest level; under Bland's rule the smallest index.
  mutating func dequeue() -> Int32? {
    if product.isOpen { return product.takeDearest(smallestIndex: usesBland) }
    while strongestQueued < queueHeads.count {
      let taken = usesBland ? takeSmallestIndex() : takeFurthest()
      if taken >= 0 {
        scratch[taken] &= ~Scratch.queued
        return taken
      }
      strongestQueued += 1
    }
    strongestQueued = Int.max
    return nil
  }

  /// -1 if the queue of the level is empty.
  private mutating func takeSmallestIndex() -> Int32 {
    var taken = queueHeads[strongestQueued]
    if taken < 0 { return -1 }
    var beforeTaken: Int32 = -1
    var row = taken
    while queueLink[row] >= 0 {
      let next = queueLink[row]
      if next < taken {
        taken = next
        beforeTaken = row
      }
      row = next
    }
    unlinkQueued(taken, after: beforeTaken)
    return taken
  }

  /// The same of few rows, the last ones queued. Rows that became consistent since leave the queue where they are met: where
  /// one variable has many wishes a step forth and back puts most of them in.
  private mutating func takeFurthest() -> Int32 {
    var row = queueHeads[strongestQueued]
    if row < 0 || queueLink[row] < 0 {
      if row >= 0 { queueHeads[strongestQueued] = -1 }
      return row
    }
    var taken: Int32 = -1
    var beforeTaken: Int32 = -1
    var before: Int32 = -1
    var largest = 0.0
    var looked = 0
    while row >= 0 && looked < Limit.priced {
      let next = queueLink[row]
      let (sign, residual) = inconsistency(of: row)
      if sign == 0 {
        scratch[row] &= ~Scratch.queued
        unlinkQueued(row, after: before)
      } else {
        if taken < 0 || abs(residual) > largest {
          largest = abs(residual)
          taken = row
          beforeTaken = before
        }
        before = row
        looked += 1
      }
      row = next
    }
    if taken >= 0 { unlinkQueued(taken, after: beforeTaken) }
    return taken
  }

  private mutating func unlinkQueued(_ row: Int32, after before: Int32) {
    if before < 0 { queueHeads[strongestQueued] = queueLink[row] } else { queueLink[before] = queueLink[row] }
  }

  /// Empties the queues; in product form they are empty.
  mutating func drainQueues() {
    if product.isOpen { return }
    let bland = usesBland
    usesBland = false
    while dequeue() != nil {}
    usesBland = bland
  }
}
