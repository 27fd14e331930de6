// Exchanges in product form, and the price of every row that waits.

extension SolverState {
  /// Finds the direction of an exchange with a row or pin, whose share in `entering` is given. Not if it is small, as long as
  /// factors made anew may tell more.
  mutating func isBorneOut(_ share: Alpha, _ entering: Int32, _ overall: Double) -> Bool {
    if product.exchanges.count > 0 && abs(share.amount) <= Tolerance.doubtfulPivot * overall { return false }
    return findDirection(from: share.constraint, entering, share.amount)
  }

  /// d of an exchange, into `work` and `pattern`. False, and nothing is changed, if it does not bear out `alpha`, the share of
  /// `leaving` (a constraint, or the complement of a pin) in `entering`.
  mutating func findDirection(from leaving: Int32, _ entering: Int32, _ alpha: Double) -> Bool {
    solveProductForward(from: leaving >= 0 ? constraints[leaving].position : ~leaving, sign: 1)
    let (rate, magnitude) = rateAndMagnitude(of: entering)
    if abs(rate - alpha) <= Tolerance.agreement * abs(alpha) && abs(rate) > Tolerance.singular * magnitude {
      return true
    }
    clearDirection()
    return false
  }

  /// `entering` takes the position of `leaving`, a constraint or the complement of a pin, along the direction in `work`, and
  /// the values follow.
  mutating func exchangeInProduct(_ entering: Int32, for leaving: Int32) {
    let position = leaving >= 0 ? constraints[leaving].position : ~leaving
    let (rate, magnitude) = rateAndMagnitude(of: entering)
    if abs(rate) < Tolerance.doubtfulPivot * magnitude { isDoubtful = true }
    product.note(ProductForm.Exchange(entering: entering, leaving: leaving, pivot: rate), along: work)
    unlinkInactive(entering)
    let step = -residual(of: entering).value / rate
    let reach = product.residuals[entering].weight / (rate * rate)
    moveResiduals(by: step, reach: reach)
    if leaving >= 0 {
      setActivePosition(leaving, Row.inactive)
      linkInactive(leaving)
      // At the end of its box that the step asks for.
      let (sum, magnitude) = residual(of: leaving)
      product.residuals[leaving] = ProductForm.Residual(
        value: sum + step, tolerance: Tolerance.feasibility * magnitude, weight: max(1, reach))
    }
    setActivePosition(entering, position)
    positions[position].constraint = entering
    basisStamp &+= 1
    moveValues(by: step)
  }

  /// Residuals of inactive rows after a step along the direction in `work`, and their weights and prices.
  private mutating func moveResiduals(by step: Double, reach: Double) {
    // Where most values move, all rows in turn are found faster than those that use what moves.
    if pattern.count * 4 > liveVariables {
      for constraint in 0..<Int32(constraints.count)
      where !constraints[constraint].isActive && constraints[constraint].isLive {
        moveResidual(of: constraint, by: step, reach: reach)
      }
      return
    }
    let entries = rows.entries.view
    let heads = rows.inactiveHead.view
    visited.removeAll()
    for index in 0..<pattern.count {
      var entry = heads[pattern[index]]
      while entry >= 0 {
        let constraint = entries[entry].owner
        entry = entries[entry].next
        if scratch[constraint] & Scratch.visited != 0 { continue }
        scratch[constraint] |= Scratch.visited
        visited.append(constraint)
        moveResidual(of: constraint, by: step, reach: reach)
      }
    }
    for index in 0..<visited.count { scratch[visited[index]] &= ~Scratch.visited }
  }

  @inline(__always)
  private func moveResidual(of constraint: Int32, by step: Double, reach: Double) {
    let entries = rows.entries.view
    let work = work.view
    let row = constraints[constraint]
    var rate = 0.0
    var entry = row.start
    let end = entry + row.length
    while entry < end {
      rate += entries[entry].coefficient * work[entries[entry].variable]
      entry += 1
    }
    if rate == 0 { return }
    let residuals = product.residuals.view
    residuals[constraint].value += step * rate
    residuals[constraint].weight = max(residuals[constraint].weight, rate * rate * reach)
    price(constraint)
  }

  /// Without branches: which rows are met, and which stand at the right end, is what no processor can foresee.
  @inline(__always)
  private func price(_ constraint: Int32) {
    let residual = product.residuals.view[constraint]
    let isUnmet = abs(residual.value) > residual.tolerance ? 1.0 : 0.0
    let end = residual.value > 0 ? Row.atHigh : Row.atLow
    let hasRoom = constraints.view[constraint].flags & end == 0 ? 1.0 : 0.0
    product.prices.view[constraint] = isUnmet * hasRoom * residual.value * residual.value / residual.weight
  }

  /// Residuals and prices from the values; weights stay.
  mutating func priceAll() {
    product.residuals.extend(to: constraints.count, with: ProductForm.Residual(value: 0, tolerance: 0))
    product.prices.extend(to: constraints.count, with: 0)
    for constraint in 0..<Int32(constraints.count) {
      product.prices[constraint] = 0
      let row = constraints[constraint]
      if !row.isLive || row.isActive || row.level == Row.weightless { continue }
      let (sum, magnitude) = residual(of: constraint)
      if !sum.isFinite { overflowed = true }
      product.residuals[constraint].value = sum
      product.residuals[constraint].tolerance = Tolerance.feasibility * magnitude
      price(constraint)
    }
  }
}
