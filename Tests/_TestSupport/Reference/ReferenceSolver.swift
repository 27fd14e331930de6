/// A slow second opinion on constraint systems: dense, exact, one linear programme for each level.
///
/// It shares no code and no method with the solver under test. Each level in turn minimises its sum of
/// `weight · |error|`; what costs more than nothing at that optimum is then forbidden, which leaves exactly the optimal
/// points of that level for the next one.
package struct ReferenceSolver: Sendable {
  package var variableCount: Int
  package var constraints: [ReferenceConstraint]

  package init(variableCount: Int, constraints: [ReferenceConstraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// True if the required constraints can hold together.
  package var isSatisfiable: Bool {
    let required = ReferenceSolver(variableCount: variableCount, constraints: constraints.filter(\.isRequired))
    return required.solve() != nil
  }

  /// The optimum, or `nil` if the required constraints contradict each other.
  package func solve() -> ReferenceOptimum? {
    var simplex = ReferenceSimplex(variableCount: variableCount, rows: [])
    var scales: [BigInt] = []
    var rows: [[BigInt]] = []
    for constraint in constraints {
      let (row, scale) = wholeRow(constraint)
      rows.append(row)
      scales.append(scale)
    }
    simplex = ReferenceSimplex(variableCount: variableCount, rows: rows)
    var levels: [ReferenceOptimum.Level] = []
    for priority in priorities {
      let members = constraints.indices.filter { constraints[$0].priority == priority }
      let error = minimise(members, scales, in: &simplex)
      if priority == 1000 {
        if !error.isZero { return nil }
        forbidViolation(of: members, in: &simplex)
      } else {
        forbidWhatCosts(members, in: &simplex)
      }
      levels.append(.init(priority: priority, error: error))
    }
    return ReferenceOptimum(levels: levels, simplex: simplex, variableCount: variableCount)
  }

  /// The priorities in use, highest first.
  private var priorities: [Double] {
    var result: [Double] = []
    for constraint in constraints where !result.contains(constraint.priority) { result.append(constraint.priority) }
    return result.sorted(by: >)
  }

  /// Constant and coefficients times the least number that makes them whole.
  private func wholeRow(_ constraint: ReferenceConstraint) -> (row: [BigInt], scale: BigInt) {
    var scale = constraint.constant.denominator
    for term in constraint.terms {
      let denominator = term.coefficient.denominator
      scale = scale / BigInt.greatestCommonDivisor(scale, denominator) * denominator
    }
    func whole(_ number: Rational) -> BigInt { number.numerator * (scale / number.denominator) }
    var row = [BigInt](repeating: .zero, count: variableCount + 1)
    row[0] = -whole(constraint.constant)
    for term in constraint.terms { row[term.variable + 1] = whole(term.coefficient) }
    return (row, scale)
  }

  /// Minimises the errors of one level and returns their weighted sum.
  private func minimise(_ members: [Int], _ scales: [BigInt], in simplex: inout ReferenceSimplex) -> Rational {
    // Costs per unit of the scaled rows, made whole together.
    let costs = members.map { index in
      let constraint = constraints[index]
      return (constraint.isRequired ? 1 : constraint.weight) / Rational(scales[index])
    }
    var multiple = BigInt.one
    for cost in costs {
      multiple = multiple / BigInt.greatestCommonDivisor(multiple, cost.denominator) * cost.denominator
    }
    simplex.settleSides()
    for (index, cost) in zip(members, costs) {
      let whole = cost.numerator * (multiple / cost.denominator)
      let relation = constraints[index].relation
      let item = variableCount + index
      simplex.items[item].isKinked = true
      simplex.items[item].costUp = relation == .atLeast ? .zero : whole
      simplex.items[item].costDown = relation == .atMost ? .zero : whole
    }
    let outcome = simplex.minimise()
    precondition(outcome == .optimal, "a sum of errors has a lower bound")
    return simplex.cost / Rational(multiple)
  }

  private func forbidViolation(of members: [Int], in simplex: inout ReferenceSimplex) {
    for index in members {
      let item = variableCount + index
      if constraints[index].relation != .atLeast { simplex.items[item].mayRise = false }
      if constraints[index].relation != .atMost { simplex.items[item].mayFall = false }
    }
    clearCosts(of: members, in: &simplex)
  }

  /// Whatever has a positive reduced cost is zero in every optimal point of the level (complementary slackness).
  private func forbidWhatCosts(_ members: [Int], in simplex: inout ReferenceSimplex) {
    let slopes = simplex.slopes
    for column in simplex.nonbasic.indices.dropFirst() {
      let item = simplex.nonbasic[column]
      let (rise, fall) = simplex.reducedCosts(column: column, slopes: slopes)
      if rise.signum > 0 { simplex.items[item].mayRise = false }
      if fall.signum > 0 { simplex.items[item].mayFall = false }
    }
    for item in simplex.basic where simplex.items[item].isKinked {
      // The part on the other side of zero costs `up + down` beside this one.
      if simplex.items[item].isAbove {
        simplex.items[item].mayFall = false
      } else {
        simplex.items[item].mayRise = false
      }
    }
    clearCosts(of: members, in: &simplex)
  }

  private func clearCosts(of members: [Int], in simplex: inout ReferenceSimplex) {
    for index in members {
      let item = variableCount + index
      simplex.items[item].isKinked = false
      simplex.items[item].costUp = .zero
      simplex.items[item].costDown = .zero
    }
  }
}
