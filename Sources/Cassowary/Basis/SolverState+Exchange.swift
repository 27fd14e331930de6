// Exchanging rows of the basis, including those that other rows were eliminated with.

extension SolverState {
  /// `leaving` leaves the basis and becomes inactive, `entering` takes a place in it. False if that would make the basis
  /// singular; the rows in question are then in `loose`, and only ``refactor()`` can go on.
  mutating func exchange(_ entering: Int32, for leaving: Int32) -> Bool {
    pivots += 1
    if product.isOpen {
      exchangeInProduct(entering, for: leaving)
      return true
    }
    unlinkInactive(entering)
    if constraints[leaving].userHead < 0 {
      let pivot = constraints[leaving].position
      unplace(leaving)
      linkInactive(leaving)
      if insert(entering, at: pivot) { return true }
      loose.append(entering)
      return false
    }
    release(leaving)
    linkInactive(leaving)
    // The entering row first: it is the one that the others are not independent without.
    loose.append(entering)
    let first = loose[0]
    loose[0] = entering
    loose[loose.count - 1] = first
    return reinsertLoose()
  }

  /// The same where both rows have the pivot variable alone.
  mutating func exchangeInPlace(_ entering: Int32, for leaving: Int32, isLinked: Bool) {
    pivots += 1
    if isLinked { unlinkInactive(entering) }
    let pivot = constraints[leaving].position
    setActivePosition(leaving, Row.inactive)
    linkInactive(leaving)
    let row = constraints[entering]
    setActivePosition(entering, pivot)
    setPosition(
      pivot, start: row.start, length: 1, constant: row.constant, pivot: rows.entries[row.start].coefficient,
      constraint: entering)
    rows.setOwner(row.start, pivot, &journal)
  }

  /// `entering` takes the place of a pin.
  mutating func exchange(_ entering: Int32, forPin pivot: Int32) -> Bool {
    pivots += 1
    if product.isOpen {
      exchangeInProduct(entering, for: ~pivot)
      return true
    }
    unlinkInactive(entering)
    if insert(entering, at: pivot) { return true }
    loose.append(entering)
    return false
  }

  /// An active row whose multiplier is zero leaves for a pin at its own position, and is linked nowhere.
  mutating func replaceByPin(_ leaving: Int32) -> Bool {
    pivots += 1
    if constraints[leaving].userHead < 0 {
      unplace(leaving)
      return true
    }
    release(leaving)
    return reinsertLoose()
  }

  mutating func linkInactive(_ constraint: Int32) {
    rows.linkInactive(
      constraint, start: constraints[constraint].start, length: constraints[constraint].length, &journal)
  }

  mutating func unlinkInactive(_ constraint: Int32) {
    rows.unlinkInactive(start: constraints[constraint].start, length: constraints[constraint].length, &journal)
  }

  /// Takes `leaving` out of the basis with every row that was eliminated with it; those are then in `loose`, and their
  /// positions, now pins, in `candidates`.
  private mutating func release(_ leaving: Int32) {
    loose.removeAll()
    candidates.removeAll()
    candidates.append(constraints[leaving].position)
    releaseUsers(of: leaving)
    var index = 0
    while index < loose.count {
      releaseUsers(of: loose[index])
      index += 1
    }
    unplace(leaving)
  }

  private mutating func releaseUsers(of source: Int32) {
    while constraints[source].userHead >= 0 {
      let user = factors[constraints[source].userHead].user
      loose.append(user)
      candidates.append(constraints[user].position)
      unplace(user)
    }
  }

  /// Puts the loose rows back, each at the candidate on which it depends most.
  private mutating func reinsertLoose() -> Bool {
    var failures = 0
    while loose.count > 0 {
      let constraint = loose[0]
      solveBackward(constraint)
      surgery += pattern.count
      var best = -1
      var largest = 0.0
      var overall = 0.0
      for index in 0..<pattern.count { overall = max(overall, abs(work[pattern[index]])) }
      for index in 0..<candidates.count {
        let share = abs(work[candidates[index]])
        if share > largest {
          largest = share
          best = index
        }
      }
      clearWork()
      if largest < Tolerance.doubtfulPivot * overall { isDoubtful = true }
      if best >= 0 && insert(constraint, at: candidates[best]) {
        // A private row made anew rounds differently: the value that follows from it is this one's.
        dirty.append(constraints[constraint].position)
        candidates[best] = candidates[candidates.count - 1]
        candidates.truncate(to: candidates.count - 1)
        for index in 1..<loose.count { loose[index - 1] = loose[index] }
        loose.truncate(to: loose.count - 1)
        failures = 0
      } else {
        failures += 1
        if failures >= loose.count { return false }
        for index in 1..<loose.count { loose[index - 1] = loose[index] }
        loose[loose.count - 1] = constraint
      }
    }
    return true
  }
}
