// Solves in product form; see ``ProductForm``. It is open only within a repair: all else sees the triangular order.

extension SolverState {
  /// Before each pivot: goes over to the product form once mending the basis locally has cost this operation more than
  /// factoring it does, and there makes the factors anew when there are many exchanges. Returns whether it did either: then
  /// another row may be worth more.
  mutating func keepBasisCheap() -> Bool {
    if product.isOpen {
      if product.exchanges.count < max(1, min(Limit.exchanges, Limit.directions / max(1, positions.count))) {
        return false
      }
      renewProductForm()
      return true
    }
    if !isMendingDear { return false }
    openProductForm()
    return true
  }

  /// True once mending the basis has cost this operation more than factoring it would, and more for each pivot than the product
  /// form does, where a pivot is a pass over half of the variables or so. Layouts stay far below.
  var isMendingDear: Bool {
    @inline(__always) get {
      if avoidsMending { return !product.wasOpen }
      return surgery > Limit.surgery
        && surgery > Limit.surgeryPerEntry * (rows.entries.count + positions.count)
        && surgery > (pivots - savepoint.pivots) * liveVariables / 2
    }
  }

  private mutating func openProductForm() {
    surgery = 0
    drainQueues()
    if !product.wasOpen && Int(journal.rowLimit) * 2 < constraints.count { crash() }
    noteAllNumbers()
    renewProductForm()
  }

  /// Factors the basis of the product form anew.
  mutating func renewProductForm() {
    let active = takeAllRows()
    product.open()
    factor(active)
    for index in 0..<product.factors.rows.count {
      setActivePosition(product.factors.rows[index], product.factors.order[index])
      positions[product.factors.order[index]].constraint = product.factors.rows[index]
    }
    basisStamp &+= 1
    expelDependent()
    refineValues()
    refreshMultipliers()
    priceAll()
  }

  /// Every number is noted, so that pivots need not note them again and again.
  private mutating func noteAllNumbers() {
    if !journal.isOpen { return }
    for variable in 0..<Int32(positions.count) {
      journal.note(.value, Int(variable), values[variable].bitPattern)
      journal.notePosition(variable, positions[variable])
    }
    for constraint in 0..<Int32(constraints.count) { noteMultiplier(of: constraint) }
  }

  /// Moves the values to where the active rows hold, by what is left of their residuals.
  private mutating func refineValues() {
    startWork()
    for index in 0..<product.factors.rows.count {
      let (sum, _) = residual(of: product.factors.rows[index])
      if sum != 0 { product.factors.load(product.factors.order[index], -sum) }
    }
    product.factors.solveForward(into: work.view, &pattern)
    moveValues(by: 1)
  }

  /// x += `step` · `work`, over `pattern`, which is cleared.
  mutating func moveValues(by step: Double) {
    for index in 0..<pattern.count {
      let variable = pattern[index]
      let value = values[variable] + step * work[variable]
      if value == values[variable] { continue }
      if !value.isFinite { overflowed = true }
      report(variable)
      values[variable] = value
    }
    clearDirection()
  }

  // MARK: Solves

  /// BTRAN of the row in `work`, whose variables are in `columnList`: the result is in `work` and `pattern`.
  mutating func solveProductBackward() {
    let count = positions.count
    let directions = product.directions.view
    var index = product.exchanges.count - 1
    while index >= 0 {
      let exchange = product.exchanges[index]
      let start = index * count
      index -= 1
      var sum = 0.0
      var magnitude = 0.0
      for place in 0..<columnList.count {
        let share = work[columnList[place]] * directions[start + Int(columnList[place])]
        sum += share
        magnitude = max(magnitude, abs(share))
      }
      if abs(sum) <= Tolerance.noise * magnitude { continue }
      let share = sum / exchange.pivot
      addToWork(exchange.entering, -share)
      if exchange.leaving >= 0 {
        addToWork(exchange.leaving, share)
      } else {
        collect(~exchange.leaving)
        work[~exchange.leaving] += share
      }
    }
    for place in 0..<columnList.count {
      let variable = columnList[place]
      if work[variable] != 0 { product.factors.load(variable, work[variable]) }
      work[variable] = 0
    }
    product.factors.solveBackward(into: work.view, &pattern)
  }

  /// Adds a row `times` to `work`.
  mutating func addToWork(_ constraint: Int32, _ times: Double) {
    let row = constraints[constraint]
    for entry in row.start..<(row.start + row.length) {
      let variable = rows.entries[entry].variable
      collect(variable)
      work[variable] += times * rows.entries[entry].coefficient
    }
  }

  /// FTRAN of the unit vector of a row of the basis, or of a pin, by its position.
  mutating func solveProductForward(from position: Int32, sign: Double) {
    startWork()
    product.factors.load(position, sign)
    product.factors.solveForward(into: work.view, &pattern)
    if product.exchanges.count == 0 { return }
    var largest = 0.0
    for index in 0..<pattern.count { largest = max(largest, abs(work[pattern[index]])) }
    for index in 0..<product.exchanges.count {
      let exchange = product.exchanges[index]
      var (sum, magnitude) = rateAndMagnitude(of: exchange.entering)
      let (other, otherMagnitude) =
        exchange.leaving >= 0
        ? rateAndMagnitude(of: exchange.leaving)
        : (work[~exchange.leaving], abs(work[~exchange.leaving]))
      sum -= other
      magnitude = max(magnitude, otherMagnitude)
      if abs(sum) <= Tolerance.noise * magnitude { continue }
      largest = max(largest, magnitude)
      work.view.subtract(
        product.directions.view, from: index * positions.count, times: sum / exchange.pivot, positions.count)
    }
    // What cancelled is noise.
    pattern.removeAll()
    for variable in 0..<Int32(positions.count) where work[variable] != 0 {
      if abs(work[variable]) > Tolerance.noise * largest { pattern.append(variable) } else { work[variable] = 0 }
    }
  }
}
