import _TestSupport

/// A third opinion for tiny systems, too simple to be wrong: try all corners.
///
/// The optimum of every level is reached where as many of the lines `residual = 0` meet as there are variables. Sides of
/// a large box join in, so that there are always enough of them; values far beyond the constants tell of no bound.
struct BruteForce {
  static let bound = Rational(100_000)
  /// No corner of the systems tried here without the box is as far away as this.
  static let far = Rational(1000)

  let variableCount: Int
  let constraints: [ReferenceConstraint]
  /// Errors by level, strongest first; `nil` if the required constraints contradict each other.
  private(set) var errors: [Rational]?
  /// The corners of the set of optimal points, cut off at the box.
  private(set) var optimalCorners: [[Rational]] = []

  init(variableCount: Int, constraints: [ReferenceConstraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    for corner in corners() {
      let errors = priorities.map { priority in
        constraints.filter { $0.priority == priority }.reduce(Rational.zero) { sum, constraint in
          sum + constraint.error(at: corner) * constraint.weight
        }
      }
      if priorities.first == 1000, !errors[0].isZero { continue }
      if let best = self.errors, errors != best {
        if best.lexicographicallyPrecedes(errors) { continue }
        optimalCorners = []
      }
      self.errors = errors
      optimalCorners.append(corner)
    }
  }

  func range(of variable: Int) -> (least: Rational?, greatest: Rational?) {
    let values = optimalCorners.map { $0[variable] }
    let (least, greatest) = (values.min(), values.max())
    return (least.flatMap { $0 < -Self.far ? nil : $0 }, greatest.flatMap { $0 > Self.far ? nil : $0 })
  }

  /// All points inside the box where independent lines meet.
  private func corners() -> [[Rational]] {
    var lines = constraints.map { constraint in
      var row = [Rational](repeating: 0, count: variableCount)
      for term in constraint.terms { row[term.variable] = term.coefficient }
      return (row: row, constant: constraint.constant)
    }
    for variable in 0..<variableCount {
      var row = [Rational](repeating: 0, count: variableCount)
      row[variable] = 1
      lines.append((row, Self.bound))
      lines.append((row, -Self.bound))
    }
    var result: [[Rational]] = []
    func choose(_ chosen: [Int], from start: Int) {
      if chosen.count == variableCount {
        if let point = meeting(chosen.map { lines[$0] }), point.allSatisfy({ $0.absolute <= Self.bound }) {
          result.append(point)
        }
        return
      }
      for next in start..<max(start, lines.count) { choose(chosen + [next], from: next + 1) }
    }
    choose([], from: 0)
    return result
  }

  /// Cramer's rule.
  private func meeting(_ lines: [(row: [Rational], constant: Rational)]) -> [Rational]? {
    let matrix = lines.map(\.row)
    let whole = determinant(matrix)
    if whole.isZero { return nil }
    return (0..<variableCount).map { column in
      var replaced = matrix
      for index in lines.indices { replaced[index][column] = lines[index].constant }
      return determinant(replaced) / whole
    }
  }

  private func determinant(_ matrix: [[Rational]]) -> Rational {
    if matrix.isEmpty { return 1 }
    var sum = Rational.zero
    for column in matrix.indices where !matrix[0][column].isZero {
      let minor = matrix.dropFirst().map { row in row.indices.filter { $0 != column }.map { row[$0] } }
      let product = matrix[0][column] * determinant(minor)
      sum += column.isMultiple(of: 2) ? product : -product
    }
    return sum
  }
}
