import Cassowary

/// The sum with which an irreducible set of rows contradicts itself: `8 + 100 + 8 ≠ 90`.
///
/// Of the sum Σ y·b with the set's ``FarkasMultipliers`` what is positive stands left, what is negative right.
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
    guard rows.count <= LogLimits.arithmetic, let multipliers = FarkasMultipliers(rows.map(\.constraint))?.values else {
      return nil
    }
    var left: [Term] = []
    var right: [Term] = []
    for (row, multiplier) in zip(rows, multipliers) {
      guard case .listed(let index) = row.source else { continue }
      let amount = multiplier * row.constraint.excess
      if amount > 0 { left.append(Term(constraint: index, amount: amount)) }
      if amount < 0 { right.append(Term(constraint: index, amount: -amount)) }
    }
    isEquation = rows.allSatisfy { $0.constraint.relation == .equal }
    let isTurned = isEquation && left.count < right.count
    self.left = isTurned ? right : left
    self.right = isTurned ? left : right
    if self.left.isEmpty, self.right.isEmpty { return nil }
  }
}
