// In a squeeze one row after the other gives way: label by label shrinks to its minimum. Each entering row is parallel to the
// one that left just before, so its combination of active rows is the last one, solved for the row that left: no pass.

/// The last combination, from which that of a row parallel to the one that left follows. Part of the state, although it
/// says nothing new: sums made in another order round differently, and after a refusal all goes on as if it had not been.
struct LastAlpha: ~Copyable {
  var shares = FlatArray<SolverState.Alpha>()
  /// Where the row that left is among them.
  var leaving = 0
  var entering: Int32 = -1
  /// The one variable of the row that left, and its coefficient.
  var variable: Int32 = -1
  var coefficient = 0.0
  /// The basis right after that exchange; other ones have other combinations.
  var basisStamp = -1
  /// How many combinations came from one another; each adds a rounding.
  var generation = 0

  borrowing func copy() -> LastAlpha {
    var result = LastAlpha()
    result.shares = shares.copy()
    result.leaving = leaving
    result.entering = entering
    result.variable = variable
    result.coefficient = coefficient
    result.basisStamp = basisStamp
    result.generation = generation
    return result
  }
}

extension Limit {
  static let alphaGenerations = 100
}

extension SolverState {
  /// Keeps the combination in `alphaList`, which was recalled or not, if the row that is about to leave has one variable.
  mutating func keepAlpha(of entering: Int32, leaving index: Int, wasRecalled: Bool) -> Bool {
    let row = constraints[alphaList[index].constraint]
    if row.length != 1 || pinList.count > 0 { return false }
    let generation = wasRecalled ? lastAlpha.generation + 1 : 0
    if journal.isOpen && !hasEarlierAlpha {
      swap(&lastAlpha, &earlierAlpha)
      hasEarlierAlpha = true
    }
    swap(&lastAlpha.shares, &alphaList)
    lastAlpha.leaving = index
    lastAlpha.entering = entering
    lastAlpha.variable = rows.entries[row.start].variable
    lastAlpha.coefficient = rows.entries[row.start].coefficient
    lastAlpha.generation = generation
    // Until the exchange is done.
    lastAlpha.basisStamp = -1
    return true
  }

  /// Fills `alphaList` from the last combination; false if it does not give this one.
  mutating func recallAlpha(of entering: Int32) -> Bool {
    let row = constraints[entering]
    if lastAlpha.basisStamp != basisStamp || row.length != 1 { return false }
    let entry = rows.entries[row.start]
    if entry.variable != lastAlpha.variable || lastAlpha.generation >= Limit.alphaGenerations { return false }
    clearAlpha()
    let own = entry.coefficient / (lastAlpha.coefficient * lastAlpha.shares[lastAlpha.leaving].amount)
    for index in 0..<lastAlpha.shares.count {
      var share = lastAlpha.shares[index]
      share.amount *= 0 - own
      if index == lastAlpha.leaving {
        if constraints[lastAlpha.entering].isRequiredEquation { continue }
        share = Alpha(constraint: lastAlpha.entering, amount: own, magnitude: 0)
      }
      share.magnitude = abs(share.amount)
      alphaList.append(share)
    }
    return true
  }

  /// A refused operation's combinations are forgotten, and the one before it is known again.
  mutating func restoreAlpha() {
    if hasEarlierAlpha { swap(&lastAlpha, &earlierAlpha) }
    hasEarlierAlpha = false
  }
}
