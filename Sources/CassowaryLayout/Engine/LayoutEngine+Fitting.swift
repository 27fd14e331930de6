import Cassowary

extension LayoutEngine {
  /// The size that a view takes when only what is inside it counts, and a target.
  ///
  /// Found on a copy, from which all that ties the view to its surroundings is taken out.
  func fit(_ view: LayoutView, _ target: Size, _ priorities: AxisPair<LayoutPriority>) -> Size {
    // A frame that is yet to be decided is not to contradict what is inside: while there are changes to solve, it is left out
    // of them, and comes back with the next layout.
    let leavesMaskOut = hasChanges && !isLayingOut && view.translatesAutoresizingMaskIntoConstraints
    if leavesMaskOut {
      view.flags.insert(.isBeingFitted)
      queue(view)
    }
    flushUnfolded { $0.isDescendant(of: view) || view.isDescendant(of: $0) }
    if leavesMaskOut {
      view.flags.remove(.isBeingFitted)
      queue(view)
    }
    guard view.slot >= 0, let width = records[view.slot].width, let height = records[view.slot].height else {
      return .zero
    }
    var copy = solver.copy()
    for axis in Axis.allCases {
      if let row = records[view.slot].maskSize[axis] { try? copy.remove(row) }
      if let row = records[view.slot].maskPosition[axis] { try? copy.remove(row) }
    }
    detach(view, depth: view.depth, from: &copy)
    // A stack around the view has rows for its size that the view itself holds.
    for constraint in view.touching where constraint.isFromStack(around: view) {
      if let row = constraint.row, copy.contains(row) { try? copy.remove(row) }
    }
    // Without the surroundings some of what contradicted them fits again.
    for constraint in setAside.sorted(by: { $0.order < $1.order })
    where constraint.owner?.isDescendant(of: view) == true {
      if let made = constraint.makeRow() { _ = try? copy.add(made, strength(of: constraint)) }
    }
    let insets = view.alignmentInsets
    let goals = [
      (width, target.width - insets.left - insets.right, priorities.horizontal),
      (height, target.height - insets.top - insets.bottom, priorities.vertical),
    ]
    for (variable, goal, priority) in goals {
      // A required target that contradicts what is inside does not count.
      _ = try? copy.add(variable == max(goal, 0), Strength(Double(priority.rawValue)))
    }
    for _ in 0..<Limit.measurings where measure(inside: view, &copy) {}
    return Size(
      width: copy.value(width) + insets.left + insets.right, height: copy.value(height) + insets.top + insets.bottom)
  }

  /// Removes the rows that reach from inside a view to its outside.
  private func detach(_ view: LayoutView, depth: Int, from copy: inout Solver) {
    for item in [view] + view.ownGuides as [LayoutItem] {
      for constraint in item.touching {
        guard let row = constraint.row, copy.contains(row), (constraint.owner?.depth ?? 0) < depth else { continue }
        try? copy.remove(row)
      }
    }
    for subview in view.subviews { detach(subview, depth: depth, from: &copy) }
  }

  /// Asks for the heights of text at the widths of the copy; true if one is another.
  private func measure(inside view: LayoutView, _ copy: inout Solver) -> Bool {
    var changed = false
    for slot in measured {
      guard let text = records[slot].view, text.isDescendant(of: view),
        let width = records[slot].width, let size = text.contentSizeToUse(forWidth: copy.value(width))
      else { continue }
      for row in [records[slot].hugging.vertical, records[slot].resistance.vertical] {
        guard let row, let old = try? copy.constant(of: row), old != size.height, size.height.isFinite else { continue }
        try? copy.setConstant(row, size.height)
        changed = true
      }
    }
    return changed
  }
}

extension LayoutConstraint {
  /// Whether the stack that arranges the view made it.
  fileprivate func isFromStack(around view: LayoutView) -> Bool {
    origin == .stackView && directionView !== view && directionView === view.superview
  }
}
