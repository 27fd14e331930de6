import Cassowary
import CassowaryLayout

extension LayoutScene {
  /// Required constraints on a quantity that contradict others.
  func setAside(
    _ quantity: LinearExpression, _ value: Double, _ inspection: LayoutInspection
  ) -> [ValueExplanation.SetAside] {
    root.constraintsSetAside.compactMap { constraint in
      inspection.equation(of: constraint).flatMap { row in
        row.setAside(on: quantity, value, in: inspection.solver) {
          let members = root.layoutConflict(about: constraint).map { facts(of: $0) }.map { facts in
            facts.members.enumerated().filter { $0.offset != facts.setAside }.map(\.element.related)
          }
          return (related(constraint), members ?? [])
        }
      }
    }
  }
}
