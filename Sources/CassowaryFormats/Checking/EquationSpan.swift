import Cassowary

/// Equations in echelon form, to find those that follow from others.
///
/// Each row is solved for its variable with the highest index. A new equation is rid of all such variables; if nothing is left
/// of it, the rows that were subtracted imply it.
struct EquationSpan {
  private struct Row {
    var terms: [Int: Double]
    /// How often each original equation went in, by its number.
    var parts: [Int: Double]
  }

  private var pivots: [Int: Row] = [:]
  /// Term operations left; beyond, nothing more is found.
  private var budget = 1_000_000

  /// Below this share of what met in it, a coefficient is rounding.
  private static let noise = 1e-9

  /// Adds the equation with this number. The numbers of those that imply it, if it follows from others.
  mutating func add(_ equation: LinearConstraint, number: Int) -> [Int]? {
    var row = Row(terms: [:], parts: [number: 1])
    for term in equation.left.terms { row.terms[term.variable.id.index, default: 0] += term.coefficient }
    for term in equation.right.terms { row.terms[term.variable.id.index, default: 0] -= term.coefficient }
    let size = row.terms.values.map { abs($0) }.max() ?? 0
    while budget > 0, let top = row.terms.keys.max() {
      budget -= row.terms.count
      guard let coefficient = row.terms[top], abs(coefficient) > Self.noise * size else {
        row.terms[top] = nil
        continue
      }
      guard let pivot = pivots[top] else {
        for key in row.terms.keys { row.terms[key, default: 0] /= coefficient }
        for key in row.parts.keys { row.parts[key, default: 0] /= coefficient }
        pivots[top] = row
        return nil
      }
      budget -= pivot.terms.count + pivot.parts.count
      row.terms.merge(pivot.terms.mapValues { -$0 * coefficient }, uniquingKeysWith: +)
      row.parts.merge(pivot.parts.mapValues { -$0 * coefficient }, uniquingKeysWith: +)
      row.terms[top] = nil
    }
    guard budget > 0, size > 0 else { return nil }
    return row.parts.filter { $0.key != number && abs($0.value) > Self.noise }.keys.sorted()
  }
}
