import Cassowary

/// Equations in echelon form, to find what follows from them.
///
/// Each row is solved for its variable with the highest index. A new equation is rid of all such variables; if nothing is left
/// of it, the rows that were subtracted imply it.
struct EquationSpan {
  /// A combination of constraints.
  struct Row {
    var terms: [Int: Double] = [:]
    var constant: Double
    /// How often each original constraint went in, by its number.
    var parts: [Int: Double]

    init(_ row: LinearConstraint, number: Int) {
      for term in row.left.terms { terms[term.variable.id.index, default: 0] += term.coefficient }
      for term in row.right.terms { terms[term.variable.id.index, default: 0] -= term.coefficient }
      constant = row.right.constant - row.left.constant
      parts = [number: 1]
    }

    mutating func scale(by factor: Double) {
      for key in terms.keys { terms[key, default: 0] *= factor }
      for key in parts.keys { parts[key, default: 0] *= factor }
      constant *= factor
    }

    mutating func subtract(_ other: Row, times factor: Double) {
      terms.merge(other.terms.mapValues { -$0 * factor }, uniquingKeysWith: +)
      parts.merge(other.parts.mapValues { -$0 * factor }, uniquingKeysWith: +)
      constant -= factor * other.constant
    }

    /// The constraints that went into it, but for one.
    func others(than number: Int) -> [Int] {
      parts.filter { $0.key != number && abs($0.value) > EquationSpan.noise }.keys.sorted()
    }
  }

  private var pivots: [Int: Row] = [:]
  /// Term operations left; beyond, nothing more is found.
  private var budget = 1_000_000

  /// Below this share of what met in it, a coefficient is rounding.
  private static let noise = 1e-9

  /// Adds the equation with this number. The numbers of those that imply it, if it follows from others.
  mutating func add(_ equation: LinearConstraint, number: Int) -> [Int]? {
    let whole = Row(equation, number: number)
    guard var row = reduced(whole) else { return nil }
    guard let top = row.terms.keys.max(), let coefficient = row.terms[top] else {
      return whole.terms.isEmpty ? nil : row.others(than: number)
    }
    row.scale(by: 1 / coefficient)
    pivots[top] = row
    return nil
  }

  /// A row without the variables that the equations are solved for; `nil` if that takes too long.
  mutating func reduced(_ row: Row) -> Row? {
    var row = row
    let size = row.terms.values.map { abs($0) }.max() ?? 0
    var limit = Int.max
    while let top = row.terms.keys.lazy.filter({ $0 < limit }).max() {
      budget -= row.terms.count
      if budget <= 0 { return nil }
      limit = top
      guard let coefficient = row.terms[top], abs(coefficient) > Self.noise * size else {
        row.terms[top] = nil
        continue
      }
      guard let pivot = pivots[top] else { continue }
      budget -= pivot.terms.count + pivot.parts.count
      row.subtract(pivot, times: coefficient)
      row.terms[top] = nil
    }
    return row
  }
}
