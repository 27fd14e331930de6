// Taking rows into and out of the positions of the basis, and what of the elimination factors goes with them.

extension SolverState {
  /// Puts a row that is linked nowhere at the pinned position `pivot`. Everything else it uses comes earlier in the order.
  mutating func place(
    _ constraint: Int32, at pivot: Int32, start: Int32, length: Int32, constant: Double, coefficient: Double
  ) {
    setActivePosition(constraint, pivot)
    setPosition(pivot, start: start, length: length, constant: constant, pivot: coefficient, constraint: constraint)
    for entry in start..<(start + length) {
      rows.setOwner(entry, pivot, &journal)
      if rows.entries[entry].variable != pivot { rows.linkActive(entry, &journal) }
    }
  }

  @inline(__always)
  mutating func setPosition(
    _ position: Int32, start: Int32, length: Int32, constant: Double, pivot: Double, constraint: Int32
  ) {
    notePosition(position)
    basisStamp &+= 1
    positions[position] = Position(
      constant: constant, pivot: pivot, start: start, length: length, constraint: constraint,
      sequence: positions[position].sequence)
  }

  /// Takes an active row that no other row was eliminated with out of the basis: its position becomes a pin, the row is
  /// linked nowhere.
  mutating func unplace(_ constraint: Int32) {
    let pivot = constraints[constraint].position
    let position = positions[pivot]
    for entry in position.start..<(position.start + position.length) {
      if rows.entries[entry].variable != pivot { rows.unlinkActive(entry, &journal) }
    }
    if constraints[constraint].factorCount > 0 { dropFactors(of: constraint) }
    if position.start != constraints[constraint].start {
      rows.free(start: position.start, length: position.length)
    }
    notePosition(pivot)
    basisStamp &+= 1
    positions[pivot].constraint = Position.pin
    setActivePosition(constraint, Row.inactive)
  }

  // MARK: Elimination factors

  @inline(__always)
  private mutating func noteFactorLinks(_ factor: Int32) {
    if journal.isOpen {
      let word = Int(factor) * Factor.words + Factor.linkWord
      journal.note(.factor, word, factors.word(word))
    }
  }

  /// Notes that the private row of `user` is its own row minus factors times others.
  mutating func addFactors(of user: Int32) {
    let start = Int32(factors.count)
    for index in 0..<eliminationList.count {
      let source = eliminationList[index]
      let amount = elimination[source]
      if amount == 0 { continue }
      if abs(amount) > Tolerance.delicateFactor {
        isDelicate = true
        if abs(amount) > Tolerance.factorGrowth { factorsGrew = true }
      }
      let head = constraints[source].userHead
      let factor = Int32(factors.count)
      if head >= 0 {
        noteFactorLinks(head)
        factors[head].previous = factor
      }
      factors.append(Factor(factor: amount, user: user, source: source, next: head))
      noteRow(source, word: 5)
      constraints[source].userHead = factor
    }
    let count = Int32(factors.count) - start
    noteRow(user, word: 4)
    constraints[user].factorStart = count > 0 ? start : -1
    constraints[user].factorCount = count
    if count > 0 { usesFactors += 1 }
  }

  /// The constant of a row as it stands in the basis. Always summed afresh, so that a million changes leave no drift.
  @inline(__always)
  func combinedConstant(of user: Int32) -> Double {
    let row = constraints[user]
    var constant = row.constant
    for factor in row.factorStart..<(row.factorStart + row.factorCount) {
      constant -= factors[factor].factor * constraints[factors[factor].source].constant
    }
    return constant
  }

  private mutating func dropFactors(of user: Int32) {
    let start = constraints[user].factorStart
    let count = constraints[user].factorCount
    for factor in start..<(start + count) {
      let previous = factors[factor].previous
      let next = factors[factor].next
      if previous >= 0 {
        noteFactorLinks(previous)
        factors[previous].next = next
      } else {
        noteRow(factors[factor].source, word: 5)
        constraints[factors[factor].source].userHead = next
      }
      if next >= 0 {
        noteFactorLinks(next)
        factors[next].previous = previous
      }
    }
    noteRow(user, word: 4)
    constraints[user].factorStart = -1
    constraints[user].factorCount = 0
    unusedFactors += Int(count)
    usesFactors -= 1
  }

  /// Collects the pool of factors when most of it is unused. Between operations only.
  mutating func collectFactorsIfMany() {
    if unusedFactors * 2 < factors.count { return }
    var kept = FlatArray<Factor>(capacity: factors.count - unusedFactors)
    // The lists of users must keep their order, so that later passes see the same sequence: old links are mapped.
    let moved = FlatArray<Int32>(repeating: -1, count: factors.count)
    for variable in 0..<positions.count {
      let constraint = positions[variable].constraint
      if constraint < 0 || constraints[constraint].factorCount == 0 { continue }
      let row = constraints[constraint]
      constraints[constraint].factorStart = Int32(kept.count)
      for factor in row.factorStart..<(row.factorStart + row.factorCount) {
        moved[factor] = Int32(kept.count)
        kept.append(factors[factor])
      }
    }
    for factor in 0..<kept.count {
      if kept[factor].next >= 0 { kept[factor].next = moved[kept[factor].next] }
      if kept[factor].previous >= 0 { kept[factor].previous = moved[kept[factor].previous] }
    }
    for constraint in 0..<constraints.count where constraints[constraint].userHead >= 0 {
      constraints[constraint].userHead = moved[constraints[constraint].userHead]
    }
    factors = kept
    unusedFactors = 0
  }
}
