import Cassowary

extension LayoutEngine {
  /// Brings everything up to date: constraints, values, frames, `layoutSubviews`.
  func layout() throws(LayoutError) -> LayoutPass {
    var pass = LayoutPass()
    // Code that runs in a pass may ask for a layout; it gets one from the round that follows.
    if isLayingOut { return pass }
    isLayingOut = true
    defer { isLayingOut = false }
    var reported = Set<ObjectIdentifier>()
    while true {
      updateConstraints()
      // New margins far up may matter only to constraints further down.
      _ = updateMargins()
      if !hasChanges && layouts.isEmpty { break }
      if pass.rounds == Limit.rounds {
        pass.settled = false
        break
      }
      pass.rounds += 1
      if hasChanges { try solve() }
      for view in readFrames() where reported.insert(ObjectIdentifier(view)).inserted { pass.changedViews.append(view) }
      if updateMargins() { continue }
      layoutSubviews()
    }
    tellDelegate(pass)
    return pass
  }

  /// Solves without touching frames.
  func flush() throws(LayoutError) {
    if isLayingOut { return }
    updateConstraints()
    _ = updateMargins()
    if hasChanges { try solve() }
  }

  var hasChanges: Bool {
    !arrivals.isEmpty || !staleItems.isEmpty || !staleContents.isEmpty || !staleConstraints.isEmpty || !orphans.isEmpty
      || !orphanedVariables.isEmpty || needsOrdinals
  }

  // MARK: Constraints

  func updateConstraints() {
    var rounds = 0
    while !updates.isEmpty && rounds < Limit.rounds {
      rounds += 1
      let waiting = updates
      updates.removeAll()
      // Innermost first; views at one depth in the order in which they asked.
      let sorted = views(in: waiting).sorted { $0.depth != $1.depth ? $0.depth > $1.depth : $0.order < $1.order }
      for (_, _, view) in sorted where view.engine === self && view.flags.contains(.needsUpdateConstraints) {
        view.flags.remove(.needsUpdateConstraints)
        view.updateConstraints()
      }
    }
  }

  // MARK: Solving

  private func solve() throws(LayoutError) {
    try apply(collectChanges())
    for _ in 0..<Limit.measurings {
      var changes = Changes()
      measure(&changes)
      if changes.isEmpty { break }
      try apply(changes)
    }
  }

  private func collectChanges() -> Changes {
    var changes = Changes()
    if needsOrdinals {
      needsOrdinals = false
      var last = 0
      number(root, after: &last)
    }
    for key in setAsideRows { requeue(key) }
    setAsideRows.removeAll()
    let arrived = arrivals
    arrivals.removeAll()
    for slot in arrived where !records[slot].hasVariables {
      makeVariables(slot)
      readContent(slot)
      if let item = records[slot].item { queue(item) }
    }
    for slot in staleContents where records[slot].isContentQueued {
      records[slot].isContentQueued = false
      readContent(slot)
      if let item = records[slot].item { queue(item) }
    }
    staleContents.removeAll()
    for slot in staleItems where records[slot].isQueued {
      records[slot].isQueued = false
      refreshItem(slot, &changes)
    }
    staleItems.removeAll()
    let constraints = staleConstraints
    staleConstraints.removeAll()
    for constraint in constraints { synchronize(constraint, &changes) }
    return changes
  }

  /// Compares where a constraint is with where it should be.
  private func synchronize(_ constraint: LayoutConstraint, _ changes: inout Changes) {
    let pending = constraint.pending
    guard !pending.isEmpty && constraint.owner?.engine === self else { return }
    constraint.pending = []
    noteChange(inside: constraint.owner)
    let isWanted = !constraint.isSuspended
    let key = RowKey.constraint(constraint)
    if !isWanted {
      if let row = constraint.row { changes.remove(row, key) }
      dropFromSetAside(constraint)
      return
    }
    if constraint.isSetAside { return }
    let strength = strength(of: constraint)
    guard let row = constraint.row else {
      if let made = constraint.makeRow() { changes.add(key, made, strength) }
      return
    }
    if pending.contains(.terms) {
      changes.remove(row, key)
      if let made = constraint.makeRow() { changes.add(key, made, strength) }
      return
    }
    if pending.contains(.constant), let made = constraint.makeRow() {
      changes.setConstant(row, made.right.constant, key, in: solver)
    }
    if pending.contains(.strength) { changes.setStrength(row, strength, key, in: solver) }
  }

  func strength(of constraint: LayoutConstraint) -> Strength {
    let priority = Double(constraint.storedPriority.rawValue)
    return priority == 1000 ? .required : Strength(priority, tieBreak: tieBreak(of: constraint.firstItem))
  }

  private func dropFromSetAside(_ constraint: LayoutConstraint) {
    if !constraint.isSetAside { return }
    constraint.isSetAside = false
    setAside.removeAll { $0 === constraint }
  }

  /// Numbers views in their order; those that have a good number keep it.
  private func number(_ view: LayoutView, after last: inout Int) {
    if view.ordinal <= last {
      let isNew = view.ordinal < 0
      view.ordinal = last + (isNew ? Tie.ordinalStep : 1)
      if !isNew {
        queue(view)
        for constraint in view.touching { constraint.note(.strength) }
      }
    }
    last = view.ordinal
    for subview in view.subviewsInReadingOrder { number(subview, after: &last) }
  }

  /// Asks for heights where widths have changed.
  private func measure(_ changes: inout Changes) {
    for slot in measured {
      guard let view = records[slot].item as? LayoutView, let variable = records[slot].width else { continue }
      if view.isCollapsed || view.flags.contains(.isInsideCollapsed) { continue }
      let width = solver.value(variable)
      if abs(width - view.content.measuredWidth) <= Tolerance.measuredWidth { continue }
      guard let size = view.contentSizeToUse(forWidth: width) else { continue }
      view.content.measuredWidth = width
      if view.content.size.height == size.height || !size.height.isFinite { continue }
      view.content.size.height = size.height
      refreshItem(slot, &changes)
    }
  }

  // MARK: Frames

  /// Copies what moved into frames; the views whose frames changed.
  private func readFrames() -> [LayoutView] {
    var slots = movedSlots
    movedSlots.removeAll(keepingCapacity: true)
    solver.takeChanges { variables in
      for variable in variables {
        let slot = variableKeys[variable.id.index].slot
        if slot >= 0 { slots.append(slot) }
      }
    }
    var moved: [LayoutView] = []
    let scale = root.displayScale
    for slot in slots {
      guard let item = records[slot].item, let frame = frame(of: slot) else { continue }
      guard let view = item as? LayoutView else {
        (item as? LayoutGuide)?.storedFrame = frame
        continue
      }
      if view.flags.contains(.isInsideCollapsed) { continue }
      view.flags.remove(.hasStaleFrame)
      if frame == view.storedFrame { continue }
      if frame.size != view.storedFrame.size { setNeedsLayout(view) }
      if let parent = view.parent { setNeedsLayout(parent) }
      view.storedFrame = frame
      view.roundedFrame = frame.rounded(scale: scale)
      moved.append(view)
      marginsAreStale = true
    }
    return moved
  }

  /// The frame that the values give.
  private func frame(of slot: Int) -> Rect? { frame(of: slot, in: solver) }

  /// The frame that the values of a solver give.
  func frame(of slot: Int, in solver: borrowing Solver) -> Rect? {
    let record = records[slot]
    guard let item = record.item, record.hasVariables else { return nil }
    let origin = (item as? LayoutView)?.storedFrame.origin ?? Point()
    let insets = (item as? LayoutView)?.alignmentInsets ?? .zero
    return Rect(
      x: record.x.map { solver.value($0) - insets.left } ?? origin.x,
      y: record.y.map { solver.value($0) - insets.top } ?? origin.y,
      width: (record.width.map { solver.value($0) } ?? 0) + insets.left + insets.right,
      height: (record.height.map { solver.value($0) } ?? 0) + insets.top + insets.bottom)
  }

  private func updateMargins() -> Bool {
    if !marginsAreStale { return false }
    marginsAreStale = false
    for (_, _, view) in views(in: margined) { view.updateMargins() }
    return !staleConstraints.isEmpty
  }

  private func layoutSubviews() {
    let waiting = layouts
    layouts.removeAll()
    let sorted = views(in: waiting).sorted { $0.depth != $1.depth ? $0.depth < $1.depth : $0.order < $1.order }
    for (_, _, view) in sorted where view.engine === self && view.flags.contains(.needsLayout) {
      view.flags.remove(.needsLayout)
      view.layoutSubviews()
    }
  }

  /// The views that still are where something was noted.
  private func views(in slots: [Int]) -> [(depth: Int, order: Int, view: LayoutView)] {
    slots.enumerated().compactMap { order, slot in
      (records[slot].item as? LayoutView).map { ($0.depth, order, $0) }
    }
  }

  private func tellDelegate(_ pass: LayoutPass) {
    let events = self.events
    self.events.removeAll()
    guard let delegate = root.layoutDelegate else { return }
    for event in events {
      switch event {
      case .setAside(let constraint, let conflict):
        delegate.layoutView(root, didSetAside: constraint, because: conflict)
      case .restored(let constraint): delegate.layoutView(root, didRestore: constraint)
      }
    }
    if !pass.settled { delegate.layoutViewDidNotSettle(root) }
  }
}
