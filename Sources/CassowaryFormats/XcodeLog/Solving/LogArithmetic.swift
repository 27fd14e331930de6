import Cassowary

/// The sum with which an irreducible set of rows contradicts itself: `8 + 100 + 8 ≠ 90`.
///
/// Rows of such a set cancel in exactly one way: with multipliers y, Σ y·a = 0 for their left sides, but Σ y·b ≠ 0 for their
/// constants (Farkas). What is positive in the second sum stands left, what is negative right.
package struct LogArithmetic: Sendable {
  /// A constant of a listed constraint, and how often it counts.
  package struct Term: Hashable, Sendable {
    /// The index of the listed constraint.
    package let constraint: Int
    /// The positive number that is added.
    package let amount: Double
  }

  /// What is needed.
  package let left: [Term]
  /// What there is.
  package let right: [Term]
  /// Whether only equations take part: then the sides differ; else the left one is larger.
  package let isEquation: Bool

  package var leftSum: Double { left.reduce(0) { $0 + $1.amount } }
  package var rightSum: Double { right.reduce(0) { $0 + $1.amount } }

  init?(_ rows: [LogSystem.Row]) {
    guard rows.count <= LogLimits.arithmetic, let multipliers = Self.multipliers(rows.map(\.constraint)) else {
      return nil
    }
    var left: [Term] = []
    var right: [Term] = []
    for (row, multiplier) in zip(rows, multipliers) {
      guard case .listed(let index) = row.source else { continue }
      let amount = multiplier * (row.constraint.right.constant - row.constraint.left.constant)
      if amount > 0 { left.append(Term(constraint: index, amount: amount)) }
      if amount < 0 { right.append(Term(constraint: index, amount: -amount)) }
    }
    isEquation = rows.allSatisfy { $0.constraint.relation == .equal }
    let isTurned = isEquation && left.count < right.count
    self.left = isTurned ? right : left
    self.right = isTurned ? left : right
    if self.left.isEmpty, self.right.isEmpty { return nil }
  }

  /// The multipliers, the last one ±1: positive on rows with `>=`, negative on those with `<=`.
  private static func multipliers(_ rows: [LinearConstraint]) -> [Double]? {
    var solver = Solver()
    let unknowns = rows.indices.map { solver.variable("y\($0)") }
    var columns: [Variable.ID: LinearExpression] = [:]
    for (row, unknown) in zip(rows, unknowns) {
      for term in (row.left - row.right).terms {
        columns[term.variable.id, default: LinearExpression()].terms.append(.init(unknown, term.coefficient))
      }
    }
    do throws(SolverError) {
      for id in columns.keys.sorted() { try solver.add(columns[id, default: LinearExpression()] == 0) }
      try solver.add(unknowns[unknowns.count - 1] == 1)
    } catch {
      return nil
    }
    let values = unknowns.map { solver.value($0) }
    // The sign is that of any inequality.
    let isTurned = zip(rows, values).contains { row, value in
      row.relation == .greaterThanOrEqual && value < 0 || row.relation == .lessThanOrEqual && value > 0
    }
    return isTurned ? values.map { 0 - $0 } : values
  }
}
