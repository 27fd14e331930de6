/// The counts to return to when an operation is refused. Words that were overwritten are in the ``Journal``.
struct Savepoint {
  var entries = 0
  var factors = 0
  var unusedFactors = 0
  var order = 0
  var changed = 0
  var nonzeroInactive = 0
  var pivots = 0
  var sinceRefresh = 0
  var usesFactors = 0
  var wideRows = 0
  var basisStamp = 0
  var isDelicate = false
}

extension SolverState {
  /// From here on every overwritten word is noted.
  mutating func begin() {
    if journal.open(rows: constraints.count, entries: rows.entries.count) {
      for constraint in 0..<notedIn.count { notedIn[constraint] = 0 }
    }
    savepoint = Savepoint(
      entries: rows.entries.count, factors: factors.count, unusedFactors: unusedFactors, order: order.count,
      changed: changed.count, nonzeroInactive: nonzeroInactive, pivots: pivots, sinceRefresh: sinceRefresh,
      usesFactors: usesFactors, wideRows: wideRows, basisStamp: basisStamp, isDelicate: isDelicate)
    hasEarlierAlpha = false
    surgery = 0
    isDoubtful = false
    factorsGrew = false
    overflowed = false
    usesBland = false
    changesConstantsOnly = false
    hasPivoted = false
  }

  /// The operation stands. Housekeeping that the journal could not follow happens here.
  mutating func commit() {
    assert(touched.count == 0 && dirty.count == 0 && loose.count == 0 && strongestQueued == Int.max)
    journal.close(variables: positions.count)
    if product.wasOpen { product = ProductForm() }
    levels.commit()
    rows.commitFreed()
    if isOrderSparse { compactOrder() }
    if factors.count >= 1_024 { collectFactorsIfMany() }
    if sinceRefresh >= max(Limit.refreshPivots, 2 * liveVariables) { refreshAfterCommit() }
  }

  /// The operation is refused: every word goes back, newest first.
  mutating func rollBack() {
    clearScratch()
    if product.wasOpen { product = ProductForm() }
    restoreAlpha()
    basisStamp = savepoint.basisStamp
    var index = journal.notes.count - 1
    while index >= 0 {
      let note = journal.notes[index]
      index -= 1
      let at = note.index
      let half = Int32(bitPattern: UInt32(truncatingIfNeeded: note.old))
      switch note.target {
      case .entry: rows.entries.setWord(Int(at), note.old)
      case .activeHead: rows.activeHead[at] = half
      case .inactiveHead: rows.inactiveHead[at] = half
      case .freeRow: rows.setFreeHead(Int(at), half)
      case .row: constraints.setWord(Int(at), note.old)
      case .order: order.variables[at] = half
      case .factor: factors.setWord(Int(at), note.old)
      case .value: values[at] = Double(bitPattern: note.old)
      case .multiplier:
        multipliers[at] = Double(bitPattern: note.old)
        include(lane: Int(at) % stride, of: at / Int32(stride))
      case .noMultiplier: clearMultiplier(of: at)
      case .tie: ties[at] = Double(bitPattern: note.old)
      }
    }
    index = journal.positionNotes.count - 1
    while index >= 0 {
      positions[journal.positionNotes[index].index] = journal.positionNotes[index].old
      index -= 1
    }
    journal.close(variables: positions.count)
    levels.rollBack()
    rows.forgetFreed()
    rows.entries.truncate(to: savepoint.entries)
    factors.truncate(to: savepoint.factors)
    order.variables.truncate(to: savepoint.order)
    while changed.count > savepoint.changed { changeEpoch[changed.removeLast()] = 0 }
    unusedFactors = savepoint.unusedFactors
    nonzeroInactive = savepoint.nonzeroInactive
    pivots = savepoint.pivots
    sinceRefresh = savepoint.sinceRefresh
    usesFactors = savepoint.usesFactors
    wideRows = savepoint.wideRows
    isDelicate = savepoint.isDelicate
    isDoubtful = false
  }

  /// Empties every queue and list that a broken-off operation may have left filled.
  mutating func clearScratch() {
    drainQueues()
    while touched.count > 0 { scratch[touched.removeLast()] &= ~Scratch.touched }
    clearTouchedPins()
    shifts.removeAll()
    shiftAmounts.removeAll()
    dirty.removeAll()
    loose.removeAll()
    removed.removeAll()
    changedInactive.removeAll()
    retired.removeAll()
    clearAlpha()
  }
}
