import Cassowary

/// What a constraint of a scenario says: `Σ coefficient · variable  relation  constant`, variables by index.
package struct ScenarioRow: Sendable {
  package struct Term: Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A variable may appear more than once.
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  /// How many terms are written on the left side; the others go to the right, with the opposite sign.
  package var leftCount: Int
  /// True if the constant is written on the left, with the opposite sign.
  package var hasConstantOnLeft: Bool

  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, leftCount: Int? = nil, hasConstantOnLeft: Bool = false
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.leftCount = leftCount ?? terms.count
    self.hasConstantOnLeft = hasConstantOnLeft
  }

  package var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  /// The constraint as a user of the library writes it.
  package func linearConstraint(_ variables: [Variable]) -> LinearConstraint {
    var (left, right) = (LinearExpression(), LinearExpression())
    for (index, term) in terms.enumerated() {
      if index < leftCount {
        left.terms.append(.init(variables[term.variable], term.coefficient))
      } else {
        right.terms.append(.init(variables[term.variable], -term.coefficient))
      }
    }
    if hasConstantOnLeft { left.constant = -constant } else { right.constant = constant }
    return LinearConstraint(left, relation, right)
  }

  /// The row for the reference solver. The numbers are finite.
  package func reference(constant: Rational, _ strength: Strength) -> ReferenceConstraint {
    ReferenceConstraint(
      terms.map { .init($0.variable, Rational($0.coefficient)) }, relation.reference, constant,
      priority: strength.priority, weight: Rational(strength.weight))
  }
}

extension Relation {
  package var reference: ReferenceConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .atMost
    case .equal: .equal
    case .greaterThanOrEqual: .atLeast
    }
  }

  /// What is left of the relation when both sides change their sign.
  var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
