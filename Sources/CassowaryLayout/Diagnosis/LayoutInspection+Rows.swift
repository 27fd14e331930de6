import Cassowary

extension LayoutInspection {
  /// The row of a constraint of the program; `nil` if it is inactive, set aside or out of the layout.
  package func row(of constraint: LayoutConstraint) -> Constraint? {
    constraint.row.flatMap { solver.contains($0) ? $0 : nil }
  }
}
