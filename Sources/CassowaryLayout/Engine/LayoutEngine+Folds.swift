// Folded stacks: those that do not fit any more, and questions that need all rows, have them unfolded.

extension LayoutEngine {
  /// Unfolds stacks that came out smaller than they ask for; false if there is none.
  ///
  /// - Complexity: O(folded stacks that are not inside others).
  func unfoldSqueezed() -> Bool {
    var squeezed: [LayoutView] = []
    folds.removeAll { slot in
      guard let view = records[slot].view, view.flags.contains(.isFolded), !view.flags.contains(.isEmbedded),
        let demand = view.foldedDemand
      else { return true }
      if !view.flags.isDisjoint(with: [.isCollapsed, .isInsideCollapsed]) { return false }
      for axis in Axis.allCases {
        guard let size = records[slot].size(axis), !demand[axis].fits(solver.value(size)) else { continue }
        squeezed.append(view)
        return true
      }
      return false
    }
    for view in squeezed { view.unfold() }
    return !squeezed.isEmpty
  }

  /// Unfolds stacks; false if there is none.
  @discardableResult
  func unfold(_ isMeant: (LayoutView) -> Bool = { _ in true }) -> Bool {
    var folded: [LayoutView] = []
    // By index: an iterator takes a record without an item for the end.
    for slot in records.indices {
      if let view = records[slot].view, view.flags.contains(.isFolded), isMeant(view) { folded.append(view) }
    }
    for view in folded { view.unfold() }
    return !folded.isEmpty
  }

  /// Solves without touching frames, with everything unfolded that is meant.
  func flushUnfolded(_ isMeant: (LayoutView) -> Bool = { _ in true }) {
    if isLayingOut {
      if unfold(isMeant) { try? apply(collectChanges()) }
      return
    }
    // What is new may be folded only now; what was unfolded stays so.
    repeat { try? flush() } while unfold(isMeant)
  }
}
