import Cassowary

extension LayoutEngine {
  /// Brings everything up to date: constraints, values, frames, `layoutSubviews`.
  func layout() throws(LayoutError) -> LayoutPass {
    var pass = LayoutPass()
    // Code that runs in a pass may ask for a layout; it gets one from the round that follows.
    if isLayingOut { return pass }
    isLayingOut = true
    passNumber += 1
    defer {
      isLayingOut = false
      if changedViewsWait { requeueLayouts() }
      changedViews.removeAll()
    }
    while true {
      updateConstraints()
      // New margins far up may matter only to constraints further down.
      if updateMargins() { updateConstraints() }
      if !hasChanges && layouts.isEmpty && !changedViewsWait && !framesAreStale { break }
      if pass.rounds == Limit.rounds {
        pass.settled = false
        break
      }
      pass.rounds += 1
      if hasChanges { try solve() }
      readFrames()
      if updateMargins() { continue }
      layoutSubviews()
    }
    pass.changedViews = changedViews.owned()
    tellDelegate(pass)
    return pass
  }

  /// Solves without touching frames.
  func flush() throws(LayoutError) {
    if isLayingOut { return }
    updateConstraints()
    if updateMargins() { updateConstraints() }
    if hasChanges { try solve() }
  }

  var hasChanges: Bool {
    !arrivals.isEmpty || !staleItems.isEmpty || !staleContents.isEmpty || !staleConstraints.isEmpty || !orphans.isEmpty
      || !orphanedVariables.isEmpty || needsOrdinals
  }

  // MARK: Constraints

  func updateConstraints() {
    if needsOrdinals { renumber() }
    var rounds = 0
    while !updates.isEmpty && rounds < Limit.rounds {
      rounds += 1
      // Innermost first; views at one depth in the order in which they asked.
      let waiting = views(byDepth: updates)
      updates.removeAll(keepingCapacity: true)
      for views in waiting.reversed() {
        for view in views where view.engine === self && view.flags.contains(.needsUpdateConstraints) {
          view.flags.remove(.needsUpdateConstraints)
          view.updateConstraints()
        }
      }
    }
  }

  // MARK: Solving

  private func solve() throws(LayoutError) {
    framesAreStale = true
    try apply(collectChanges())
    while unfoldSqueezed() { try apply(collectChanges()) }
    for _ in 0..<Limit.measurings {
      var changes = Changes()
      measure(&changes)
      if changes.isEmpty { break }
      try apply(changes)
    }
  }

  func collectChanges() -> Changes {
    var changes = Changes()
    if needsOrdinals { renumber() }
    for constraint in staleConstraints where constraint.usesBaseline {
      constraint.visitItems { $0.view?.unfoldBaselines() }
    }
    for key in setAsideRows { requeue(key) }
    setAsideRows.removeAll()
    let arrived = arrivals
    arrivals.removeAll()
    for slot in arrived where !records[slot].hasVariables && !isEmbedded(slot) {
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

  private func isEmbedded(_ slot: Int) -> Bool { records[slot].view?.flags.contains(.isEmbedded) == true }

  private func renumber() {
    needsOrdinals = false
    var last = 0
    number(root, after: &last)
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
      guard let view = records[slot].view, let variable = records[slot].width else { continue }
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

  /// Copies what moved into frames, and notes the views whose frames changed.
  private func readFrames() {
    var slots = movedSlots
    movedSlots.removeAll(keepingCapacity: true)
    solver.takeChanges { variables in
      for variable in variables {
        let slot = variableKeys[variable.id.index].slot
        if slot >= 0 { slots.append(slot) }
      }
    }
    framesAreStale = false
    scale = root.displayScale
    for slot in slots {
      guard let frame = frame(of: slot) else { continue }
      guard let view = records[slot].view else {
        (records[slot].item as? LayoutGuide)?.storedFrame = frame
        continue
      }
      if view.flags.contains(.isInsideCollapsed) { continue }
      if show(frame, of: view, isHidden: false), let parent = view.parent { needsLayoutNow(parent) }
    }
  }

  /// Gives a view its frame, and places what is folded inside; true if the frame is another than before.
  func show(_ frame: Rect, of view: LayoutView, isHidden: Bool) -> Bool {
    let isNew = frame != view.storedFrame
    if isNew { change(frame, of: view) }
    if view.flags.contains(.isFolded) && !isHidden { view.placeFold(in: self) }
    return isNew
  }

  private func change(_ frame: Rect, of view: LayoutView) {
    if frame.size != view.storedFrame.size && !view.flags.contains(.needsLayout) {
      view.flags.insert(.needsLayout)
      changedViewsWait = true
    }
    view.storedFrame = frame
    view.roundedFrame = scale == 0 ? frame : frame.rounded(scale: scale)
    if marginsFollowFrames { marginsAreStale = true }
    if view.lastPass != passNumber {
      view.lastPass = passNumber
      changedViews.append(view)
    }
  }

  /// The frame that the values give.
  private func frame(of slot: Int) -> Rect? { frame(of: slot, in: solver) }

  /// The frame that the values of a solver give.
  func frame(of slot: Int, in solver: borrowing Solver) -> Rect? {
    if !records[slot].hasVariables { return nil }
    var (origin, insets) = (Point(), EdgeInsets.zero)
    if let view = records[slot].view { (origin, insets) = (view.storedFrame.origin, view.alignmentInsets) }
    return Rect(
      x: records[slot].x.map { solver.value($0) - insets.left } ?? origin.x,
      y: records[slot].y.map { solver.value($0) - insets.top } ?? origin.y,
      width: (records[slot].width.map { solver.value($0) } ?? 0) + insets.left + insets.right,
      height: (records[slot].height.map { solver.value($0) } ?? 0) + insets.top + insets.bottom)
  }

  private func updateMargins() -> Bool {
    if !marginsAreStale { return false }
    marginsAreStale = false
    for slot in margined { records[slot].view?.updateMargins() }
    return !staleConstraints.isEmpty || !updates.isEmpty
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
