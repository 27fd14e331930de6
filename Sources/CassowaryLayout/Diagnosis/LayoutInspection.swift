import Cassowary

/// What a laid out hierarchy rests on, for tools that explain it: a copy of its solver, on which anything may be tried, and
/// what rows and variables of it stand for. Valid until the hierarchy changes.
package final class LayoutInspection {
  /// A place or extent of an item.
  package struct Quantity {
    package let item: LayoutItem
    package let axis: Axis
    package let isSize: Bool

    /// `x`, `y`, `width` or `height`.
    package var word: String { axis.quantity(isSize: isSize) }
  }

  package var solver: Solver
  private let engine: LayoutEngine

  init(_ engine: LayoutEngine) {
    try? engine.flush()
    solver = engine.solver.copy()
    self.engine = engine
  }

  /// The object behind a row, or one that says the same; `nil` for rows that decide nothing, and for those of a trial.
  package func constraint(behind row: Constraint) -> LayoutConstraint? {
    guard engine.rowKeys.indices.contains(row.id.index), engine.solver.contains(row) else { return nil }
    let key = engine.rowKeys[row.id.index]
    return key.isTie ? nil : engine.constraint(for: key)
  }

  /// What a constraint says in terms of the solver, whether it has a row or is set aside; `nil` while an item is missing.
  package func equation(of constraint: LayoutConstraint) -> LinearConstraint? { constraint.makeRow() }

  /// What a variable is; `nil` for those of a trial.
  package func quantity(of variable: Variable) -> Quantity? {
    engine.quantity(of: variable)
  }

  /// The variable of a place or extent; `nil` where there is none: the root has no place.
  package func variable(of item: LayoutItem, _ axis: Axis, isSize: Bool) -> Variable? {
    guard item.slot >= 0, engine.records.indices.contains(item.slot) else { return nil }
    let record = engine.records[item.slot]
    return isSize ? record.size(axis) : record.origin(axis)
  }
}

extension LayoutEngine {
  func quantity(of variable: Variable) -> LayoutInspection.Quantity? {
    guard variableKeys.indices.contains(variable.id.index) else { return nil }
    let key = variableKeys[variable.id.index]
    guard key.slot >= 0, let item = records[key.slot].item else { return nil }
    return LayoutInspection.Quantity(item: item, axis: key.axis, isSize: key.isSize)
  }
}

extension LayoutView {
  /// Lays the hierarchy out if it has to, and shows what it rests on.
  ///
  /// - Complexity: O(size of the hierarchy's constraints), for the copy.
  package final func layoutInspection() -> LayoutInspection { LayoutInspection(engineOfRoot()) }
}
