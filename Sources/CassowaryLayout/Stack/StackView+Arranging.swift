extension StackView {
  /// Arranges a view after the others. It becomes the frontmost subview, unless it is a subview already; if it is arranged
  /// already, it moves to the end.
  ///
  /// The view no longer translates its autoresizing mask.
  public final func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges a view at an index of ``arrangedSubviews``. It becomes the frontmost subview, unless it is a subview already.
  /// If it is arranged already, it moves to that index, counted without it.
  ///
  /// Stops the program, as UIKit does, if the index is not in `0...arrangedSubviews.count`.
  /// - Complexity: O(arranged views), but only neighbours get other constraints.
  public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    require(
      (0...arrangedSubviews.count).contains(index),
      "cannot arrange \(view.nameForMessages) at index \(index) of \(nameForMessages), which has "
        + "\(arrangedSubviews.count) arranged views")
    if let member = member(of: view) {
      move(member, view, to: min(index, arrangedSubviews.count - 1))
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.parent !== self { addSubview(view) }
    let member = StackMember(view: view, isHidden: view.isHidden)
    view.arrangedMember = member
    arrangedSubviews.put(view, at: index)
    arrangement.insert(member, at: index)
    orderDidChange()
  }

  /// Stops arranging a view. It stays a subview, where it is and as visible as it is. Does nothing if it is not arranged.
  public final func removeArrangedSubview(_ view: LayoutView) { stopArranging(view) }

  private func move(_ member: StackMember, _ view: LayoutView, to index: Int) {
    if member.position == index { return }
    arrangedSubviews.remove(at: member.position)
    arrangedSubviews.insert(view, at: index)
    arrangement.move(member, to: index)
    orderDidChange()
  }

  /// What is known of a view; `nil` if it is not arranged here.
  final func member(of view: LayoutView) -> StackMember? { view.parent === self ? view.arrangedMember : nil }

  private func orderDidChange() {
    engine?.needsOrdinals = true
    noteOrderOfFold()
    setNeedsUpdateConstraints()
  }

  private func noteOrderOfFold() {
    if fold == nil { return }
    hasSameOrderAsFold = false
    arrangement.touchAll()
  }

  /// Takes a view out of the arrangement with all that was made for it.
  final func stopArranging(_ view: LayoutView) {
    guard let member = member(of: view) else { return }
    view.arrangedMember = nil
    unmeasured.removeAll { $0 === member }
    arrangedSubviews.remove(at: member.position)
    arrangement.remove(member)
    LayoutConstraint.deactivate(member.records.active.map(\.constraint))
    member.records = StackRecords()
    if let guide = member.gapGuide { removeLayoutGuide(guide) }
    view.isCollapsed = false
    view.leaveFold()
    noteOrderOfFold()
    setNeedsUpdateConstraints()
  }
}
