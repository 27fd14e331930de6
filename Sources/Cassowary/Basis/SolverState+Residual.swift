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

  /// Takes the strongest queued row, in its level the last one queued; under Bland's rule the smallest index.
  mutating func dequeue() -> Int32? {
    if product.isOpen { return product.takeDearest(smallestIndex: usesBland) }
    while strongestQueued < queueHeads.count {
      let head = queueHeads[strongestQueued]
      if head < 0 {
        strongestQueued += 1
        continue
      }
      var taken = head
      var next = queueLink[head]
      if usesBland {
        while next >= 0 {
          if next < taken { taken = next }
          next = queueLink[next]
        }
      } else if next >= 0 {
        var largest = abs(residual(of: head).value)
        var looked = 1
        while next >= 0 && looked < Limit.priced {
          let size = abs(residual(of: next).value)
          if size > largest {
            largest = size
            taken = next
          }
          looked += 1
          next = queueLink[next]
        }
      }
      if taken == head {
        queueHeads[strongestQueued] = queueLink[head]
      } else {
        var before = head
        while queueLink[before] != taken { before = queueLink[before] }
        queueLink[before] = queueLink[taken]
      }
      scratch[taken] &= ~Scratch.queued
      return taken
    }
    strongestQueued = Int.max
    return nil
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
