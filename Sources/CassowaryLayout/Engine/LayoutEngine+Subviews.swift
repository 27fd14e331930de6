// Who waits for `layoutSubviews`: views in a queue, and among the views that changed those with a flag, which saves the queue
// what the list of changed views holds anyway.

extension LayoutEngine {
  /// Has `layoutSubviews` of a view called in the running layout.
  func needsLayoutNow(_ view: LayoutView) {
    if view.lastPass != passNumber { return setNeedsLayout(view) }
    view.flags.insert(.needsLayout)
    changedViewsWait = true
  }

  /// Outermost first; views at one depth in the order in which they asked.
  func layoutSubviews() {
    // Those that changed are in the other list already.
    layouts.removeAll { records[$0].view?.lastPass == passNumber }
    if changedViews.count > 0 { changedViewsWait = true }
    let waiting = views(byDepth: layouts)
    layouts.removeAll(keepingCapacity: true)
    let changed = changedViewsWait ? changedViewsByDepth() : []
    changedViewsWait = false
    let departuresBefore = departures
    for depth in 0..<max(waiting.count, changed.count) {
      if depth < waiting.count {
        for view in waiting[depth] { layoutSubviews(of: view, departuresBefore) }
      }
      if depth < changed.count {
        for view in changed[depth] { view.visit { layoutSubviews(of: $0, departuresBefore) } }
      }
    }
  }

  private func layoutSubviews(of view: LayoutView, _ departuresBefore: Int) {
    guard view.flags.contains(.needsLayout), departures == departuresBefore || view.engine === self else { return }
    view.flags.remove(.needsLayout)
    view.layoutSubviews()
  }

  /// What a layout that ended early left over waits for the next one.
  func requeueLayouts() {
    changedViewsWait = false
    for index in 0..<changedViews.count {
      changedViews[index].visit { view in
        if view.flags.contains(.needsLayout) && view.engine === self { layouts.append(view.slot) }
      }
    }
  }

  /// The views that still are where something was noted, those of a depth together.
  func views(byDepth slots: [Int]) -> [[LayoutView]] {
    var result: [[LayoutView]] = []
    for slot in slots {
      guard let view = records[slot].view else { continue }
      let depth = Int(view.knownDepth)
      while result.count <= depth { result.append([]) }
      result[depth].append(view)
    }
    return result
  }

  /// Those of the changed views that wait, outermost first.
  private func changedViewsByDepth() -> [[Borrowed<LayoutView>]] {
    var result: [[Borrowed<LayoutView>]] = []
    for index in 0..<changedViews.count {
      let borrowed = changedViews[index]
      borrowed.visit { view in
        if !view.flags.contains(.needsLayout) { return }
        let depth = Int(view.knownDepth)
        while result.count <= depth { result.append([]) }
        result[depth].append(borrowed)
      }
    }
    return result
  }
}
