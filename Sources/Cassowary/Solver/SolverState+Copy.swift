extension SolverState {
  /// The same state in memory of its own. Scratch memory is made new.
  borrowing func copy() -> SolverState {
    assert(!journal.isOpen)
    var result = SolverState()
    result.rows = rows.copy()
    result.constraints = constraints.copy()
    result.freeConstraints = freeConstraints.copy()
    result.levels = levels.copy()
    result.positions = positions.copy()
    result.order = order.copy()
    result.factors = factors.copy()
    result.unusedFactors = unusedFactors
    result.liveVariables = liveVariables
    result.freeVariables = freeVariables.copy()
    result.values = values.copy()
    result.multipliers = multipliers.copy()
    result.laneRanges = laneRanges.copy()
    result.stride = stride
    result.ties = ties.copy()
    result.nonzeroInactive = nonzeroInactive
    result.changed = changed.copy()
    result.changeEpoch = changeEpoch.copy()
    result.valueBefore = valueBefore.copy()
    result.epoch = epoch
    result.columns = columns.copy()
    result.columnVariables = columnVariables.copy()
    result.columnBases = columnBases.copy()
    result.columnSlopes = columnSlopes.copy()
    result.columnRows = columnRows.copy()
    result.columnCandidates = columnCandidates.copy()
    result.columnPause = columnPause
    result.lastAlpha = lastAlpha.copy()
    result.basisStamp = basisStamp
    let count = constraints.count
    result.notedIn = FlatArray(repeating: 0, count: count)
    result.scratch = FlatArray(repeating: 0, count: count)
    result.queueLink = FlatArray(repeating: -1, count: count)
    result.step = FlatArray(repeating: 0, count: stride)
    result.trial = FlatArray(repeating: 0, count: stride)
    result.slope = FlatArray(repeating: 0, count: stride)
    result.queueHeads.extend(to: queueHeads.count, with: -1)
    result.pivots = pivots
    result.sinceRefresh = sinceRefresh
    result.usesFactors = usesFactors
    result.wideRows = wideRows
    result.isDelicate = isDelicate
    result.avoidsMending = avoidsMending
    result.multiplierLimit = multiplierLimit
    return result
  }
}
