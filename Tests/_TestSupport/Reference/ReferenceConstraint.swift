/// One row of a constraint system as plain data: `Σ coefficient · variable  relation  constant`, variables by index.
package struct ReferenceConstraint: Sendable, Hashable {
  package enum Relation: Sendable, Hashable, CaseIterable { case atMost, equal, atLeast }

  package struct Term: Sendable, Hashable {
    package var variable: Int
    package var coefficient: Rational

    package init(_ variable: Int, _ coefficient: Rational) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// At most one term for each variable.
  package var terms: [Term]
  package var relation: Relation
  package var constant: Rational
  /// 1000 is required; a higher priority wins against any number of lower ones.
  package var priority: Double
  /// The factor of the error inside the level.
  package var weight: Rational

  /// Terms of one variable are added up; those that cancel are dropped.
  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Rational, priority: Double = 1000, weight: Rational = 1
  ) {
    var merged: [Term] = []
    for term in terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    self.terms = merged.filter { !$0.coefficient.isZero }
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
  }

  package var isRequired: Bool { priority == 1000 }

  /// Left side minus right side.
  package func residual(at point: [Rational]) -> Rational {
    var sum = -constant
    for term in terms { sum += term.coefficient * point[term.variable] }
    return sum
  }

  /// How far the constraint is from holding, never negative.
  package func error(at point: [Rational]) -> Rational {
    let residual = residual(at: point)
    return switch relation {
    case .equal: residual.absolute
    case .atMost: residual.signum > 0 ? residual : 0
    case .atLeast: residual.signum < 0 ? -residual : 0
    }
  }
}
