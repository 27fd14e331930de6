import Cassowary

/// How an irreducible set of rows contradicts itself: with multipliers y, Σ y·a = 0 for their left sides, but Σ y·b ≠ 0 for
/// their constants (Farkas). There is one way, but for a common factor.
struct FarkasMultipliers {
  /// The last one ±1: positive on rows with `>=`, negative on those with `<=`.
  let values: [Double]

  /// `nil` if the rows are no such set, or their numbers too hard.
  init?(_ rows: [LinearConstraint]) {
    var solver = Solver()
    let unknowns = rows.indices.map { solver.variable("y\($0)") }
    var columns: [Variable.ID: LinearExpression] = [:]
    for (row, unknown) in zip(rows, unknowns) {
      for term in (row.left - row.right).terms {
        columns[term.variable.id, default: LinearExpression()].terms.append(.init(unknown, term.coefficient))
      }
    }
    guard let last = unknowns.last else { return nil }
    do throws(SolverError) {
      for id in columns.keys.sorted() { try solver.add(columns[id, default: LinearExpression()] == 0) }
      try solver.add(last == 1)
    } catch {
      return nil
    }
    let values = unknowns.map { solver.value($0) }
    // The sign is that of any inequality.
    let isTurned = zip(rows, values).contains { row, value in
      row.relation == .greaterThanOrEqual && value < 0 || row.relation == .lessThanOrEqual && value > 0
    }
    self.values = isTurned ? values.map { 0 - $0 } : values
  }
}

extension LinearConstraint {
  /// What stands right when all variables stand left.
  var excess: Double { right.constant - left.constant }
}
