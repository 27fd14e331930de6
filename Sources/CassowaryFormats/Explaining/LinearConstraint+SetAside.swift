import Cassowary

extension LinearConstraint {
  /// A required constraint that contradicts others, on a quantity that has this value; `nil` if it does not speak of it.
  func setAside(
    on quantity: LinearExpression, _ value: Double, in solver: borrowing Solver,
    words: () -> (constraint: Finding.Related, against: [Finding.Related])?
  ) -> ValueExplanation.SetAside? {
    let slopes = slopes(along: quantity)
    guard let slope = slopes.first(where: { $0 != 0 }), let words = words() else { return nil }
    let excess = solver.value(left) - solver.value(right)
    let isSingle = slopes.allSatisfy { $0 == slope || $0 == 0 }
    return ValueExplanation.SetAside(
      constraint: words.constraint, against: words.against, error: abs(excess),
      wanted: isSingle ? .init(relation: relation.divided(by: slope), value: value - excess / slope) : nil)
  }

  /// By how much the left side gains on the right one with each variable of a quantity, as the quantity grows by one.
  fileprivate func slopes(along quantity: LinearExpression) -> [Double] {
    let terms = (left - right).terms
    return quantity.terms.map { own in
      terms.filter { $0.variable.id == own.variable.id }.map(\.coefficient).reduce(0, +) / own.coefficient
    }
  }
}

extension Relation {
  /// How the sides compare once both are divided by a number.
  fileprivate func divided(by factor: Double) -> Relation {
    if factor > 0 { return self }
    switch self {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .equal: return .equal
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
}
