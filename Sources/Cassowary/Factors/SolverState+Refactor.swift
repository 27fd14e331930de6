// The fallback when the local exchange fails or its factors have grown: the basis is built anew from the rows that are in it.

extension SolverState {
  /// Builds the basis anew. Rows that turn out to depend on the others leave it, with a multiplier of zero. Values are
  /// recomputed; multipliers are wrong until ``refreshMultipliers()``.
  mutating func refactor() {
    record(.refactor, entering: nil, leaving: nil, "the basis is factored anew")
    isDoubtful = true
    hasPivoted = true
    factorsGrew = false
    isDelicate = false
    let active = takeAllRows()
    product.close()
    factor(active)
    placeFactoredRows()
    expelDependent()
    for variable in 0..<Int32(positions.count) where positions[variable].constraint >= 0 { dirty.append(variable) }
    propagate()
  }

  /// Every row out of the basis, linked nowhere; all positions are pins.
  mutating func takeAllRows() -> FlatArray<Int32> {
    var active = FlatArray<Int32>()
    for variable in 0..<Int32(positions.count) {
      let constraint = positions[variable].constraint
      if constraint < 0 { continue }
      active.append(constraint)
      if product.isOpen {
        positions[variable].constraint = Position.pin
        setActivePosition(constraint, Row.inactive)
      } else {
        unplace(constraint)
      }
    }
    while loose.count > 0 { active.append(loose.removeLast()) }
    return active
  }

  /// L and U of the rows into `product.factors`; those that depend on others into `loose`.
  mutating func factor(_ active: borrowing FlatArray<Int32>) {
    var elimination = Elimination(variables: positions.count)
    for index in 0..<active.count {
      let row = constraints[active[index]]
      for entry in row.start..<(row.start + row.length) {
        elimination.add(rows.entries[entry].coefficient, rows.entries[entry].variable)
      }
      elimination.endRow(of: active[index])
    }
    elimination.run(into: &product.factors, dependent: &loose)
  }

  /// The triangular order from the factors: pins first, and the rows against the order of elimination.
  private mutating func placeFactoredRows() {
    let count = product.factors.rows.count
    var index = product.factors.order.count - 1
    while index >= 0 {
      if positions[product.factors.order[index]].isPin { moveToEnd(product.factors.order[index]) }
      index -= 1
    }
    for index in 0..<count {
      let constraint = product.factors.rows[index]
      let pivot = product.factors.order[index]
      if product.factors.lower.range(index).isEmpty {
        let row = constraints[constraint]
        place(
          constraint, at: pivot, start: row.start, length: row.length, constant: row.constant,
          coefficient: product.factors.pivots[index])
      } else {
        placeReduced(constraint, at: pivot, index)
      }
    }
  }

  /// Places a row that others were subtracted from, as its row of U. Factors are of original rows: those of the rows that were
  /// subtracted are taken over.
  private mutating func placeReduced(_ constraint: Int32, at pivot: Int32, _ index: Int) {
    elimination.extend(to: constraints.count, with: 0)
    for place in product.factors.lower.range(index) {
      let share = product.factors.lower.shares[place]
      addEliminations(of: product.factors.rows[share.index], share.amount)
    }
    let upper = product.factors.upper.range(index)
    let start = rows.allocate(upper.count + 1, &journal)
    rows.entries[start] = Entry(coefficient: product.factors.pivots[index], variable: pivot, owner: pivot)
    for place in upper {
      let share = product.factors.upper.shares[place]
      rows.entries[Int(start) + 1 + place - upper.lowerBound] = Entry(
        coefficient: share.amount, variable: product.factors.order[share.index], owner: pivot)
    }
    addFactors(of: constraint)
    clearEliminations()
    place(
      constraint, at: pivot, start: start, length: Int32(upper.count + 1), constant: combinedConstant(of: constraint),
      coefficient: product.factors.pivots[index])
  }

  /// Rows that depend on the others: inactive, with no multiplier.
  mutating func expelDependent() {
    while loose.count > 0 {
      let constraint = loose.removeLast()
      linkInactive(constraint)
      noteMultiplier(of: constraint)
      clearMultiplier(of: constraint)
      updateEnds(of: constraint)
      if !product.isOpen { enqueueIfInconsistent(constraint) }
    }
  }
}
