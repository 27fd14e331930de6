/// What the reference solver found, and the set of all optimal points to ask about.
package struct ReferenceOptimum {
  package struct Level: Equatable {
    package let priority: Double
    /// Sum of `weight · |error|`.
    package let error: Rational

    package init(priority: Double, error: Rational) {
      self.priority = priority
      self.error = error
    }
  }

  /// Which ways a variable can go without leaving the optimum; neither if its value is unique.
  package struct Freedom: Equatable {
    package let up: Bool
    package let down: Bool

    package init(up: Bool, down: Bool) {
      self.up = up
      self.down = down
    }

    package var isUnique: Bool { !up && !down }
  }

  /// The levels in use, strongest first; the required one, if there is one, with error 0.
  package let levels: [Level]
  /// One optimal point.
  package let point: [Rational]
  private let simplex: ReferenceSimplex

  init(levels: [Level], simplex: ReferenceSimplex, variableCount: Int) {
    self.levels = levels
    self.simplex = simplex
    point = (0..<variableCount).map { simplex.value(of: $0) }
  }

  /// How many pivots it took.
  package var pivotCount: Int { simplex.pivotCount }

  /// The least and the greatest optimal value of a variable; `nil` where there is no bound.
  package func range(of variable: Int) -> (least: Rational?, greatest: Rational?) {
    if isFixed(variable) { return (point[variable], point[variable]) }
    return (extreme(of: variable, sign: -1), extreme(of: variable, sign: 1))
  }

  /// Which ways a variable can go from ``point``. Unlike ``range(of:)`` it depends on the point.
  package func freedom(of variable: Int) -> Freedom {
    if isFixed(variable) { return Freedom(up: false, down: false) }
    return Freedom(up: canMove(variable, sign: 1), down: canMove(variable, sign: -1))
  }

  /// True if all optimal points agree on the variable.
  package func isUnique(_ variable: Int) -> Bool { freedom(of: variable).isUnique }

  /// A cheap proof that a value is unique: nothing that may move moves it.
  private func isFixed(_ variable: Int) -> Bool {
    guard let row = simplex.basic.firstIndex(of: variable) else { return false }
    for column in simplex.nonbasic.indices.dropFirst() {
      let item = simplex.items[simplex.nonbasic[column]]
      if (item.mayRise || item.mayFall) && simplex.tableau.sign(row, column) != 0 { return false }
    }
    return true
  }

  private func towards(_ variable: Int, sign: Int) -> ReferenceSimplex {
    var search = simplex
    search.items[variable].costUp = BigInt(-sign)
    search.items[variable].costDown = BigInt(sign)
    return search
  }

  private func extreme(of variable: Int, sign: Int) -> Rational? {
    var search = towards(variable, sign: sign)
    return search.minimise() == .optimal ? search.value(of: variable) : nil
  }

  private func canMove(_ variable: Int, sign: Int) -> Bool {
    var search = towards(variable, sign: sign)
    return search.minimise(untilImproved: true) != .optimal
  }
}
