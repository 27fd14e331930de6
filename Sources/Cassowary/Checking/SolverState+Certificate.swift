// The optimality certificate. Written against the rows as users gave them and the stored multipliers; it shares no pass with
// the simplex method, so that a fault there does not hide here.

extension SolverState {
  func checkCertificate() -> [String] {
    var findings: [String] = []
    checkSides(&findings)
    checkStationarity(&findings)
    return findings
  }

  /// Whether Σ σ_i a_i vanishes in every lane.
  func isStationary() -> Bool {
    var findings: [String] = []
    checkStationarity(&findings)
    return findings.isEmpty
  }

  /// Primal feasibility, and complementarity: every multiplier is in its box, on the side that the residual says.
  private func checkSides(_ findings: inout [String]) {
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      let row = constraints[constraint]
      let (sum, magnitude) = residual(of: constraint)
      let isZero = abs(sum) <= Tolerance.verified * magnitude
      if row.isActive && !isZero { findings.append("active row \(constraint) has a residual of \(sum)") }
      let isViolated = row.relation == 0 || Double(row.relation) * sum < 0
      if row.isRequired && !isZero && isViolated { findings.append("required row \(constraint) is off by \(sum)") }
      if row.isRequiredEquation { continue }
      if isSurely(.outside, constraint, upwards: true) || isSurely(.outside, constraint, upwards: false) {
        findings.append("the multiplier of row \(constraint) is outside its box: \(describeMultiplier(constraint))")
      }
      // Off zero the multiplier is the slope of the penalty there: the end of the box on that side.
      if !isZero && !row.isActive && isSurely(.inside, constraint, upwards: sum > 0) {
        findings.append("row \(constraint) is off by \(sum), but its multiplier is not at that end")
      }
    }
  }

  private func describeMultiplier(_ constraint: Int32) -> String {
    var text = constraints[constraint].isActive ? "active," : "inactive,"
    for lane in 0..<levels.count {
      text += " \(levels.priorities[lane]): \(multiplier(constraint, lane))"
      if Int(constraints[constraint].level) == lane { text += " of \(constraints[constraint].weight)" }
    }
    return text
  }

  private enum Side { case inside, outside }

  /// Where a multiplier is, if that does not hang on the tolerance: what counts as zero in a strong level decides whether a
  /// weak one is looked at, so both the tolerance and ten times it have to agree.
  private func isSurely(_ side: Side, _ constraint: Int32, upwards: Bool) -> Bool {
    if isUnbounded(constraint, upwards: upwards) { return side == .inside }
    for slack in [1.0, 10] {
      var sign = 0
      for lane in 0..<levels.count where sign == 0 {
        let room = room(constraint, upwards: upwards, lane: lane)
        if abs(room) > slack * levels.tolerance[lane] { sign = room > 0 ? 1 : -1 }
      }
      if sign != (side == .inside ? 1 : -1) { return false }
    }
    return true
  }

  private func checkStationarity(_ findings: inout [String]) {
    var first = 0
    while first < levels.count && findings.isEmpty {
      checkStationarity(lanes: first..<min(first + Lanes.scalarCount, levels.count), &findings)
      first += Lanes.scalarCount
    }
  }

  /// So many lanes are looked at together: rows are read once for all of them.
  private typealias Lanes = SIMD4<Double>

  /// Σ σ_i a_i = 0 in a few lanes. The multipliers of required equations, which may be anything, are what makes the sums
  /// vanish, if anything does: they are found from the order, latest first, and then the sums are formed again from all rows.
  private func checkStationarity(lanes: Range<Int>, _ findings: inout [String]) {
    let gradient = FlatArray(repeating: Lanes.zero, count: positions.count)
    let magnitude = FlatArray(repeating: Lanes.zero, count: positions.count)
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      let row = constraints[constraint]
      if row.isRequiredEquation { continue }
      let known = self.lanes(of: constraint).clamped(to: lanes)
      if known.isEmpty { continue }
      var sigma = Lanes.zero
      for lane in known { sigma[lane - lanes.lowerBound] = multipliers[Int(constraint) * stride + lane] }
      add(row, times: sigma, gradient, magnitude)
    }
    // Required equations in terms of the rows as they stand in the basis; private rows spread over their sources.
    let shares = FlatArray(repeating: Lanes.zero, count: constraints.count)
    let rest = FlatArray(repeating: Lanes.zero, count: positions.count)
    for variable in 0..<positions.count { rest[variable] = -gradient[variable] }
    var index = order.count - 1
    while index >= 0 {
      let variable = order.variables[index]
      index -= 1
      if variable < 0 || positions[variable].constraint < 0 || rest[variable] == .zero { continue }
      let position = positions[variable]
      let share = rest[variable] / position.pivot
      for entry in position.start..<(position.start + position.length) {
        rest[rows.entries[entry].variable] -= share * rows.entries[entry].coefficient
      }
      shares[position.constraint] += share
      let row = constraints[position.constraint]
      if row.factorCount == 0 { continue }
      for factor in row.factorStart..<(row.factorStart + row.factorCount) {
        shares[factors[factor].source] -= factors[factor].factor * share
      }
    }
    for constraint in 0..<Int32(constraints.count) where constraints[constraint].isLive {
      let row = constraints[constraint]
      if row.isRequiredEquation { add(row, times: shares[constraint], gradient, magnitude) }
    }
    for variable in 0..<positions.count where positions[variable].constraint != Position.dead {
      for lane in lanes {
        let amount = gradient[variable][lane - lanes.lowerBound]
        let allowed = 1e-8 * magnitude[variable][lane - lanes.lowerBound] + 100 * levels.tolerance[lane]
        if !(abs(amount) <= allowed) {
          findings.append(
            "multipliers are not stationary at variable \(variable), level \(levels.priorities[lane]): \(amount)")
        }
      }
    }
  }

  private func add(
    _ row: Row, times sigma: Lanes, _ gradient: borrowing FlatArray<Lanes>, _ magnitude: borrowing FlatArray<Lanes>
  ) {
    if sigma == .zero { return }
    for entry in row.start..<(row.start + row.length) {
      let product = sigma * rows.entries[entry].coefficient
      gradient[rows.entries[entry].variable] += product
      magnitude[rows.entries[entry].variable] += product.replacing(with: -product, where: product .< 0)
    }
  }
}
