import Cassowary

// What views and constraints tell the engine between passes. Nothing is computed here.

extension LayoutEngine {
  func adopt(_ item: LayoutItem) {
    item.engine = self
    if let free = freeSlots.popLast() {
      item.slot = free
      records[free] = ItemRecord(item: item)
    } else {
      item.slot = records.count
      records.append(ItemRecord(item: item))
    }
    arrivals.append(item.slot)
  }

  func adopt(_ view: LayoutView) {
    adopt(view as LayoutItem)
    let slot = view.slot
    view.lastPass = 0
    view.flags.formUnion(.hasStaleContent)
    if view.flags.contains(.isFolded) { folds.append(slot) }
    // What was measured elsewhere says nothing here.
    view.content.measuredWidth = .nan
    needsOrdinals = true
    view.ordinal = -1
    if let parent = view.parent {
      view.knownDepth = parent.knownDepth + 1
      setNeedsLayout(parent)
    } else {
      view.knownDepth = 0
    }
    view.flags.subtract([.needsLayout, .isStale])
    if view.flags.contains(.needsUpdateConstraints) { updates.append(slot) }
    if view.flags.contains(.usesMargins) { followMargins(of: view) }
    setNeedsLayout(view)
  }

  func abandon(_ item: LayoutItem) {
    let slot = item.slot
    item.engine = nil
    item.slot = -1
    departures += 1
    if isLayingOut, let view = item.asView, view.lastPass == passNumber { changedViews.keep(view) }
    if isDissolved || slot < 0 { return }
    let isMeasured = records[slot].isMeasured
    withdrawRows(slot)
    records[slot] = ItemRecord()
    freeSlots.append(slot)
    if isMeasured { measured.removeAll { $0 == slot } }
    if let view = item as? LayoutView {
      view.flags.subtract([.needsLayout, .isStale])
      if view.flags.contains(.usesMargins) { margined.removeAll { $0 == slot } }
    }
  }

  /// Has the rows and variables of an item removed in the next pass.
  private func withdrawRows(_ slot: Int) {
    masks[slot] = nil
    if !records[slot].hasVariables { return }
    let record = records[slot]
    for axis in Axis.allCases {
      for row in [
        record.notNegative[axis], record.hugging[axis], record.resistance[axis], record.tie[axis],
        record.maskPosition[axis], record.maskSize[axis],
      ] {
        if let row { discard(row) }
      }
    }
    for variable in [record.x, record.y, record.width, record.height] {
      if let variable { orphanedVariables.append(variable) }
    }
  }

  /// The view is placed by a fold from now on.
  func withdraw(_ view: LayoutView) {
    let slot = view.slot
    if slot < 0 || !records[slot].hasVariables { return }
    withdrawRows(slot)
    if records[slot].isMeasured { measured.removeAll { $0 == slot } }
    records[slot] = ItemRecord(item: view)
  }

  /// The view is no longer placed by a fold.
  func receive(_ view: LayoutView) {
    if view.slot < 0 { return }
    arrivals.append(view.slot)
    if view.flags.contains(.isFolded) { folds.append(view.slot) }
  }

  /// Has a row removed in the next pass.
  func discard(_ row: Constraint) {
    orphans.append(row)
    rowKeys[row.id.index] = .none
  }

  /// Has the rows of a view or guide itself looked at again: mask and content size.
  func queue(_ item: LayoutItem) {
    let slot = item.slot
    if item.passesOnChange() { return }
    // Whoever is only arriving is looked at anyway.
    if slot < 0 || records[slot].isQueued || !records[slot].hasVariables { return }
    records[slot].isQueued = true
    staleItems.append(slot)
  }

  /// Has the intrinsic size of a view asked for again.
  func queueContent(of view: LayoutView) {
    let slot = view.slot
    if view.passesOnChange() { return }
    if slot < 0 || records[slot].isContentQueued || !records[slot].hasVariables { return }
    records[slot].isContentQueued = true
    staleContents.append(slot)
  }

  func queue(_ constraint: LayoutConstraint, _ change: LayoutConstraint.Pending) {
    let isQueued = !constraint.pending.isEmpty
    constraint.pending.formUnion(change)
    if !isQueued { staleConstraints.append(constraint) }
  }

  func queue(_ constraint: LayoutConstraint) { staleConstraints.append(constraint) }

  /// The constraint is not, or not here, active any more.
  func forget(_ constraint: LayoutConstraint) {
    if let row = constraint.row, !isDissolved {
      discard(row)
      noteChange(inside: constraint.owner)
    }
    constraint.row = nil
    constraint.isToldSetAside = false
    if constraint.isSetAside {
      constraint.isSetAside = false
      setAside.removeAll { $0 === constraint }
    }
    constraint.pending = []
  }

  func setNeedsLayout(_ view: LayoutView) {
    if view.flags.contains(.needsLayout) { return }
    view.flags.insert(.needsLayout)
    layouts.append(view.slot)
  }

  func followMargins(of view: LayoutView) {
    margined.append(view.slot)
    marginsAreStale = true
  }

  func extent(_ slot: Int, _ axis: Axis) -> AxisExtent? {
    if slot < 0 { return nil }
    guard let size = records[slot].size(axis) else { return nil }
    return AxisExtent(origin: records[slot].origin(axis), size: size)
  }
}
