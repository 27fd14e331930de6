import Cassowary

// Changes enter the solver in one batch. Only if that contradicts itself are they entered one by one, to find out which
// constraint to set aside.

extension LayoutEngine {
  func apply(_ changes: Changes) throws(LayoutError) {
    let orphans = self.orphans
    knownFreedom = nil
    do {
      var handles: [Constraint] = []
      try solver.batch { batch in
        for row in orphans { batch.remove(row) }
        for (row, _) in changes.removals { batch.remove(row) }
        for (row, strength, _) in changes.strengths { try batch.setStrength(row, strength) }
        for (row, constant, _) in changes.constants { try batch.setConstant(row, constant) }
        handles.reserveCapacity(changes.additions.count)
        for addition in changes.additions { handles.append(try batch.add(addition.row, addition.strength)) }
      }
      for (_, key) in changes.removals { assign(nil, to: key) }
      for (addition, handle) in zip(changes.additions, handles) { assign(handle, to: addition.key) }
    } catch {
      if unfold() {
        // What is folded may be part of the contradiction.
        requeue(changes)
        return try apply(collectChanges())
      }
      try applySingly(changes)
    }
    self.orphans.removeAll()
    removeVariables()
    if !setAside.isEmpty { retrySetAside() }
  }

  private func removeVariables() {
    for variable in orphanedVariables {
      variableKeys[variable.id.index].slot = -1
      try? solver.remove(variable)
    }
    orphanedVariables.removeAll()
  }

  /// Remembers the row of a constraint or item.
  func assign(_ handle: Constraint?, to key: RowKey) {
    if let handle {
      while rowKeys.count <= handle.id.index { rowKeys.append(.none) }
      rowKeys[handle.id.index] = key
    }
    switch key {
    case .none: break
    case .constraint(let constraint):
      constraint.row = handle
      if handle != nil { noteReturn(of: constraint) }
    case .item(let slot, let kind, let axis):
      switch kind {
      case .notNegative: records[slot].notNegative[axis] = handle
      case .hugging: records[slot].hugging[axis] = handle
      case .resistance: records[slot].resistance[axis] = handle
      case .tie: records[slot].tie[axis] = handle
      case .maskPosition: records[slot].maskPosition[axis] = handle
      case .maskSize: records[slot].maskSize[axis] = handle
      }
    }
  }

  private func row(of key: RowKey) -> Constraint? {
    switch key {
    case .none: nil
    case .constraint(let constraint): constraint.row
    case .item(let slot, let kind, let axis):
      switch kind {
      case .notNegative: records[slot].notNegative[axis]
      case .hugging: records[slot].hugging[axis]
      case .resistance: records[slot].resistance[axis]
      case .tie: records[slot].tie[axis]
      case .maskPosition: records[slot].maskPosition[axis]
      case .maskSize: records[slot].maskSize[axis]
      }
    }
  }

  // MARK: One by one

  private func applySingly(_ changes: Changes) throws(LayoutError) {
    if root.conflictPolicy == .throwing {
      if let error = findError(changes) {
        requeue(changes)
        throw error
      }
    }
    for row in orphans { try? solver.remove(row) }
    for (row, key) in changes.removals {
      try? solver.remove(row)
      assign(nil, to: key)
    }
    // A change of a row that was set aside a moment ago comes back with the row.
    for (row, strength, key) in changes.strengths where self.row(of: key) != nil {
      enter(key) { solver throws(SolverError) in
        try solver.setStrength(row, strength)
        return row
      }
    }
    for (row, constant, key) in changes.constants where self.row(of: key) != nil {
      enter(key) { solver throws(SolverError) in
        try solver.setConstant(row, constant)
        return row
      }
    }
    for addition in changes.additions {
      enter(addition.key) { solver throws(SolverError) in try solver.add(addition.row, addition.strength) }
    }
  }

  /// Enters one change, setting aside what contradicts it, or itself.
  private func enter(_ key: RowKey, _ change: (inout Solver) throws(SolverError) -> Constraint) {
    // Each turn takes one row out, so the rows are the limit.
    while true {
      do throws(SolverError) {
        assign(try change(&solver), to: key)
        return
      } catch {
        let members = keys(of: error, refused: key)
        let victim = choose(from: members)
        let conflict = describe(members, setAside: victim)
        let isOwn = victim.map { same(members[$0], key) } ?? true
        let chosen = victim.map { members[$0] } ?? key
        if let row = row(of: chosen) { try? solver.remove(row) }
        assign(nil, to: chosen)
        putAside(chosen, conflict)
        if isOwn { return }
      }
    }
  }

  private func putAside(_ key: RowKey, _ conflict: LayoutConflict) {
    switch key {
    case .none: break
    case .constraint(let constraint):
      constraint.isSetAside = true
      setAside.append(constraint)
      // Set aside, hidden, shown and set aside again is no news.
      if !constraint.isToldSetAside { events.append(.setAside(constraint, conflict)) }
      constraint.isToldSetAside = true
    case .item: setAsideRows.append(key)
    }
  }

  /// The members of a contradiction, oldest first; the refused change itself if the solver names nothing else.
  private func keys(of error: SolverError, refused key: RowKey) -> [RowKey] {
    guard case .unsatisfiable(let conflict) = error else { return [key] }
    return conflict.members.map { fact in fact.constraint.map { rowKeys[$0.id.index] } ?? key }
  }

  /// The constraint activated last among those of users. If there is none, the last one of a stack view; then what an
  /// autoresizing mask or a required content size says; the root's own size and the sign of extents never.
  private func choose(from members: [RowKey]) -> Int? {
    var best: (index: Int, rank: Int, order: Int)?
    for (index, key) in members.enumerated() {
      let (rank, order) = self.rank(of: key)
      if rank == 0 { continue }
      if let best, (best.rank, best.order) >= (rank, order) { continue }
      best = (index, rank, order)
    }
    return best?.index
  }

  private func rank(of key: RowKey) -> (Int, Int) {
    switch key {
    case .none: (0, 0)
    case .constraint(let constraint): (constraint.origin == .user ? 4 : 3, constraint.order)
    case .item(let slot, let kind, _):
      switch kind {
      case .hugging, .resistance: (2, slot)
      case .maskPosition, .maskSize: (records[slot].item === root ? 0 : 1, slot)
      case .notNegative, .tie: (0, 0)
      }
    }
  }

  private func same(_ one: RowKey, _ other: RowKey) -> Bool {
    switch (one, other) {
    case (.constraint(let one), .constraint(let other)): one === other
    case (.item(let slot, let kind, let axis), .item(let otherSlot, let otherKind, let otherAxis)):
      slot == otherSlot && kind == otherKind && axis == otherAxis
    default: false
    }
  }

  // MARK: Coming back

  /// Constraints that were set aside enter again as soon as they fit, oldest first.
  private func retrySetAside() {
    for constraint in setAside.sorted(by: { $0.order < $1.order }) {
      guard let made = constraint.makeRow() else { continue }
      guard let handle = try? solver.add(made, strength(of: constraint)) else { continue }
      assign(handle, to: .constraint(constraint))
      constraint.isSetAside = false
      setAside.removeAll { $0 === constraint }
    }
  }

  /// Tells that a constraint which was set aside is back, unless it was only away while other changes were entered.
  private func noteReturn(of constraint: LayoutConstraint) {
    if !constraint.isToldSetAside { return }
    constraint.isToldSetAside = false
    let told = events.firstIndex { $0.isSettingAside(constraint) }
    if let told { events.remove(at: told) } else { events.append(.restored(constraint)) }
  }

  /// Has a row of an item that was set aside made again.
  func requeue(_ key: RowKey) {
    guard case .item(let slot, _, let axis) = key, let item = records[slot].item else { return }
    masks[slot]?[axis] = nil
    queue(item)
  }

  // MARK: Throwing

  /// What contradicts what, found on a copy.
  private func findError(_ changes: Changes) -> LayoutError? {
    var trial = solver.copy()
    var keys = rowKeys
    func note(_ handle: Constraint, _ key: RowKey) {
      while keys.count <= handle.id.index { keys.append(.none) }
      keys[handle.id.index] = key
    }
    for row in orphans { try? trial.remove(row) }
    for (row, _) in changes.removals { try? trial.remove(row) }
    var key = RowKey.none
    do throws(SolverError) {
      for change in changes.strengths {
        key = change.key
        try trial.setStrength(change.row, change.strength)
      }
      for change in changes.constants {
        key = change.key
        try trial.setConstant(change.row, change.constant)
      }
      for addition in changes.additions {
        key = addition.key
        note(try trial.add(addition.row, addition.strength), key)
      }
    } catch {
      switch error {
      case .unsatisfiable(let conflict):
        return .conflict(
          describe(conflict.members.map { fact in fact.constraint.map { keys[$0.id.index] } ?? key }, setAside: nil))
      case .tooManyPriorities: return .tooManyPriorities(what: describe(key).equation)
      default: return .numericallyUnstable(what: describe(key).equation)
      }
    }
    return nil
  }

  /// Nothing of this was entered: it waits for the next pass.
  private func requeue(_ changes: Changes) {
    let keys =
      changes.removals.map(\.key) + changes.strengths.map(\.key) + changes.constants.map(\.key)
      + changes.additions.map(\.key)
    for key in keys {
      switch key {
      case .none: break
      case .constraint(let constraint): queue(constraint, [.presence, .constant, .strength, .terms])
      case .item: requeue(key)
      }
    }
  }
}

extension Event {
  fileprivate func isSettingAside(_ constraint: LayoutConstraint) -> Bool {
    if case .setAside(let other, _) = self { return other === constraint }
    return false
  }
}
