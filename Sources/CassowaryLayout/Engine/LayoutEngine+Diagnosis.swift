import Cassowary

extension LayoutEngine {
  /// What is open, by the order of items in the hierarchy.
  func ambiguities() -> [LayoutAmbiguity] {
    findFreedom().open.compactMap { $0.ambiguity(in: self) }
  }

  func freedom() -> Freedom { findFreedom().freedom }

  func moves() -> [Ambiguity] { findFreedom().moves }

  /// What is open in any direction, by the order of items in the hierarchy.
  func openQuantities() -> [LayoutInspection.Quantity] {
    flushUnfolded()
    let keys = knownFreedom?.open.map(\.key) ?? solver.openVariables().map { variableKeys[$0.id.index] }
    return keys.compactMap { key in
      key.slot < 0 ? nil : key.openItem(in: self).map { .init(item: $0, axis: key.axis, isSize: key.isSize) }
    }
  }

  private func findFreedom() -> KnownFreedom {
    flushUnfolded()
    if let knownFreedom { return knownFreedom }
    let freedom = solver.freedom()
    let moves = solver.ambiguities(of: freedom)
    let open = moves.compactMap { ambiguity -> OpenQuantity? in
      let key = variableKeys[ambiguity.variable.id.index]
      if key.slot < 0 { return nil }
      return OpenQuantity(key: key, canIncrease: ambiguity.canIncrease, canDecrease: ambiguity.canDecrease)
    }
    let found = KnownFreedom(freedom: freedom, moves: moves, open: open)
    knownFreedom = found
    return found
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

  func violations(where isWanted: (Constraint, RowKey) -> Bool = { _, _ in true }) -> [LayoutViolation] {
    flushUnfolded()
    return solver.violatedPreferences().compactMap {
      let key = rowKeys[$0.constraint.id.index]
      return isWanted($0.constraint, key) ? LayoutViolation(constraint: constraint(for: key), error: $0.error) : nil
    }
  }

  /// Whether a row speaks of a variable of a kind.
  func speaks(_ row: Constraint, of isMeant: (Variable) -> Bool) -> Bool {
    (try? solver.canonical(row))?.left.terms.contains { isMeant($0.variable) } ?? false
  }

  /// Whether the next layout comes out as if there had not been this one, whatever size the root has then.
  var forgetsItsPast: Bool {
    flushUnfolded()
    // What is set aside, and where margins and fitted sizes come to rest, may depend on what was there before.
    return setAside.isEmpty && setAsideRows.isEmpty && !marginsFollowFrames && !hasFittedViews
  }

  /// Whether the height of a text may change a width.
  ///
  /// - Complexity: O(constraints).
  var heightsReachWidths: Bool {
    flushUnfolded()
    if measured.isEmpty { return false }
    return solver.constraints.contains { row in
      speaks(row) { variableKeys[$0.id.index].axis == .horizontal }
        && speaks(row) { variableKeys[$0.id.index].axis == .vertical }
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

/// What was found to be open, remembered until something changes.
struct KnownFreedom {
  let freedom: Freedom
  /// Of all variables, with their directions.
  let moves: [Ambiguity]
  /// Of items.
  let open: [OpenQuantity]
}

/// An ambiguity of an item.
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
