import Cassowary

/// Equations in echelon form, to find what follows from them.
///
/// Each row is solved for its variable with the highest index. A new equation is rid of all such variables; if nothing is left
/// of it, the rows that were subtracted imply it.
struct EquationSpan {
  /// A combination of constraints.
  struct Row {
    /// By variable.
    var terms: SparseVector
    var constant: Double
    /// How often each original constraint went in, by its number.
    var parts: SparseVector

    init(_ row: LinearConstraint, number: Int) {
      var elements: [SparseVector.Element] = []
      elements.reserveCapacity(row.left.terms.count + row.right.terms.count)
      for term in row.left.terms { elements.append(.init(index: term.variable.id.index, value: term.coefficient)) }
      for term in row.right.terms { elements.append(.init(index: term.variable.id.index, value: -term.coefficient)) }
      terms = SparseVector(elements)
      constant = row.right.constant - row.left.constant
      parts = SparseVector([.init(index: number, value: 1)])
    }

    mutating func scale(by factor: Double) {
      terms.scale(by: factor)
      parts.scale(by: factor)
      constant *= factor
    }

    mutating func subtract(_ other: Row, times factor: Double) {
      terms.subtract(other.terms, times: factor)
      parts.subtract(other.parts, times: factor)
      constant -= factor * other.constant
    }

    /// The constraints that went into it, but for one.
    func others(than number: Int) -> [Int] {
      parts.elements.filter { $0.index != number && abs($0.value) > EquationSpan.noise }.map(\.index)
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
    guard let top = row.terms.last else { return whole.terms.isEmpty ? nil : row.others(than: number) }
    row.scale(by: 1 / top.value)
    pivots[top.index] = row
    return nil
  }

  /// A row without the variables that the equations are solved for; `nil` if that takes too long.
  mutating func reduced(_ row: Row) -> Row? {
    var row = row
    let size = row.terms.elements.map { abs($0.value) }.max() ?? 0
    // From the highest index down; so many above are done with.
    var kept = 0
    while kept < row.terms.count {
      budget -= row.terms.count
      if budget <= 0 { return nil }
      let top = row.terms[row.terms.count - 1 - kept]
      if abs(top.value) <= Self.noise * size || top.value.isNaN {
        row.terms.remove(at: row.terms.count - 1 - kept)
        continue
      }
      guard let pivot = pivots[top.index] else {
        kept += 1
        continue
      }
      budget -= pivot.terms.count + pivot.parts.count
      // The pivot has nothing above.
      row.subtract(pivot, times: top.value)
      row.terms.remove(at: row.terms.count - 1 - kept)
    }
    return row
  }
}
