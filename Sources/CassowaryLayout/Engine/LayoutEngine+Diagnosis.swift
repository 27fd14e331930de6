import Cassowary

extension LayoutEngine {
  /// What is open, by the order of items in the hierarchy.
  func ambiguities() -> [LayoutAmbiguity] {
    findFreedom().open.compactMap { $0.ambiguity(in: self) }
  }

  func freedom() -> Freedom { findFreedom().freedom }

  /// What is open in any direction, by the order of items in the hierarchy.
  func openQuantities() -> [LayoutInspection.Quantity] {
    flushUnfolded()
    return solver.openVariables().compactMap { variable in
      let key = variableKeys[variable.id.index]
      return key.slot < 0 ? nil : key.openItem(in: self).map { .init(item: $0, axis: key.axis, isSize: key.isSize) }
    }
  }

  private func findFreedom() -> (freedom: Freedom, open: [OpenQuantity]) {
    flushUnfolded()
    if let knownFreedom { return knownFreedom }
    let freedom = solver.freedom()
    let open = solver.ambiguities(of: freedom).compactMap { ambiguity -> OpenQuantity? in
      let key = variableKeys[ambiguity.variable.id.index]
      if key.slot < 0 { return nil }
      return OpenQuantity(key: key, canIncrease: ambiguity.canIncrease, canDecrease: ambiguity.canDecrease)
    }
    knownFreedom = (freedom, open)
    return (freedom, open)
  }

  func exerciseAmbiguity(of view: LayoutView) {
    guard let open = findFreedom().open.first(where: { records[$0.key.slot].item === view }) else { return }
    let record = records[view.slot]
    guard let variable = open.key.isSize ? record.size(open.key.axis) : record.origin(open.key.axis) else { return }
    // A wish below all others picks another of the optima. Called again, it goes the other way, if there is one.
    var other = solver.copy()
    goesUp = open.canIncrease && (!goesUp || !open.canDecrease)
    let far = other.value(variable) + (goesUp ? Limit.exercise : -Limit.exercise)
    _ = try? other.add(variable == far, Strength(0))
    let scale = root.displayScale
    for slot in records.indices {
      guard let view = records[slot].view, !view.flags.contains(.isInsideCollapsed) else { continue }
      guard let frame = frame(of: slot, in: other), frame != view.storedFrame else { continue }
      view.storedFrame = frame
      view.roundedFrame = frame.rounded(scale: scale)
    }
  }

  func constraintsAffecting(_ view: LayoutView, _ axis: Axis) -> [LayoutConstraint] {
    flushUnfolded()
    if view.slot < 0 { return [] }
    var rows: [Constraint] = []
    for variable in [records[view.slot].origin(axis), records[view.slot].size(axis)] {
      guard let variable, let explanation = try? solver.explanation(of: variable) else { continue }
      for support in explanation.supports where !rows.contains(where: { $0.id == support.constraint.id }) {
        rows.append(support.constraint)
      }
    }
    return rows.filter { !rowKeys[$0.id.index].isTie }.map { constraint(for: rowKeys[$0.id.index]) }
  }

  func violations(where isWanted: (RowKey) -> Bool = { _ in true }) -> [LayoutViolation] {
    flushUnfolded()
    return solver.violatedPreferences().compactMap {
      let key = rowKeys[$0.constraint.id.index]
      return isWanted(key) ? LayoutViolation(constraint: constraint(for: key), error: $0.error) : nil
    }
  }

  func isTight(_ constraint: LayoutConstraint) -> Bool? {
    guard let row = constraint.row, solver.contains(row) else { return nil }
    return constraint.relation == .equal || solver.binds(row) || (try? solver.error(of: row)) ?? 0 > 0
  }

  /// The object behind a row, or one that says the same.
  func constraint(for key: RowKey) -> LayoutConstraint {
    switch key {
    case .constraint(let constraint): constraint
    case .item(let slot, let kind, let axis): stand(slot, kind, axis)
    case .none: stand(root.slot, .notNegative, .horizontal)
    }
  }

  func conflict(about constraint: LayoutConstraint) -> LayoutConflict? {
    flushUnfolded()
    guard constraint.isSetAside, constraint.owner?.engine === self, let made = constraint.makeRow() else { return nil }
    var trial = solver.copy()
    do throws(SolverError) {
      _ = try trial.add(made, strength(of: constraint))
      return nil
    } catch {
      let key = RowKey.constraint(constraint)
      guard case .unsatisfiable(let conflict) = error else { return describe([key], setAside: 0) }
      let members = conflict.members.map { fact in fact.constraint.map { rowKeys[$0.id.index] } ?? key }
      return describe(members, setAside: members.count - 1)
    }
  }
}

/// An ambiguity, remembered until something changes.
struct OpenQuantity {
  let key: VariableKey
  let canIncrease: Bool
  let canDecrease: Bool

  func ambiguity(in engine: LayoutEngine) -> LayoutAmbiguity? {
    key.openItem(in: engine).map {
      LayoutAmbiguity(
        item: $0, axis: key.axis, isSize: key.isSize, canIncrease: canIncrease, canDecrease: canDecrease)
    }
  }
}

extension VariableKey {
  /// The item that is open; `nil` for what is out of the layout.
  fileprivate func openItem(in engine: LayoutEngine) -> LayoutItem? {
    guard let item = engine.records[slot].item else { return nil }
    if item.view?.flags.contains(.isInsideCollapsed) == true { return nil }
    return item is LayoutGuide && item.view?.isCollapsed == true ? nil : item
  }
}
