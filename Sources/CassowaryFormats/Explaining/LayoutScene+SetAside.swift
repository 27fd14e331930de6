import Cassowary
import CassowaryLayout

extension LayoutScene {
  /// Required constraints on a quantity that contradict others.
  func setAside(
    _ quantity: LinearExpression, _ value: Double, _ inspection: LayoutInspection
  ) -> [ValueExplanation.SetAside] {
    root.constraintsSetAside.compactMap { constraint in
      guard let row = inspection.equation(of: constraint) else { return nil }
      let slopes = row.slopes(along: quantity)
      guard let slope = slopes.first(where: { $0 != 0 }) else { return nil }
      let excess = inspection.solver.value(row.left) - inspection.solver.value(row.right)
      let isSingle = slopes.allSatisfy { $0 == slope || $0 == 0 }
      let members = root.layoutConflict(about: constraint).map { facts(of: $0) }.map { facts in
        facts.members.enumerated().filter { $0.offset != facts.setAside }.map(\.element.related)
      }
      return ValueExplanation.SetAside(
        constraint: related(constraint), against: members ?? [], error: abs(excess),
        wanted: isSingle ? .init(relation: row.relation.divided(by: slope), value: value - excess / slope) : nil)
    }
  }
}

extension LinearConstraint {
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
