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
    let scale = Self.scale(rows, multipliers)
    var left: [Term] = []
    var right: [Term] = []
    for (row, multiplier) in zip(rows, multipliers) {
      guard case .listed(let index) = row.source else { continue }
      let amount = multiplier / scale * row.constraint.excess
      if amount > 0 { left.append(Term(constraint: index, amount: amount)) }
      if amount < 0 { right.append(Term(constraint: index, amount: -amount)) }
    }
    isEquation = rows.allSatisfy { $0.constraint.relation == .equal }
    let isTurned = isEquation && left.count < right.count
    self.left = isTurned ? right : left
    self.right = isTurned ? left : right
    if self.left.isEmpty, self.right.isEmpty { return nil }
  }

  /// The multiplier with which most constants stand as they are written: `4 + 100 > 100` rather than `2 + 50 > 50`.
  private static func scale(_ rows: [LogSystem.Row], _ multipliers: [Double]) -> Double {
    var counts: [(multiplier: Double, count: Int)] = [(1, 0)]
    for (row, multiplier) in zip(rows, multipliers) where row.listed != nil && row.constraint.excess != 0 {
      let size = abs(multiplier)
      if let index = counts.firstIndex(where: { abs($0.multiplier - size) <= distinct * size }) {
        counts[index].count += 1
      } else if size > 0 {
        counts.append((size, 1))
      }
    }
    // The first of those with the most.
    return counts.reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }.multiplier
  }

  /// Multipliers that differ by less than this share are the same, but for rounding.
  private static let distinct = 1e-9
}
