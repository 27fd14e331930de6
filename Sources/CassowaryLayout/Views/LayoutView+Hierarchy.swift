extension LayoutView {
  /// The view that contains this one; `nil` for a root.
  public final var superview: LayoutView? { parent }

  /// The topmost view of the hierarchy; the view itself if it has no superview.
  public final var root: LayoutView {
    guard var view = parent else { return self }
    if let engine { return engine.root }
    while let parent = view.parent { view = parent }
    return view
  }

  /// Adds a view in front of the others. If it has another superview, it leaves that first.
  public final func addSubview(_ view: LayoutView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at an index of ``subviews``, counted without the view itself if it is there already.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
    let isAround = view === self || !view.subviews.isEmpty && isDescendant(of: view)
    require(!isAround, "a view cannot be added to itself or to a view inside it")
    if view.parent === self {
      // Only the order changes; constraints stay.
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      engine?.needsOrdinals = true
      return
    }
    require((0...subviews.count).contains(index), "\(index) is not an index of \(subviews.count) subviews")
    view.removeFromSuperview()
    view.leaveEngine()
    view.parent = self
    subviews.put(view, at: index)
    view.geometry.maskReference = nil
    if flags.contains(.isCollapsed) || flags.contains(.isInsideCollapsed) { view.setInsideCollapsed(true) }
    if let engine { view.join(engine) }
    view.refreshMargins()
    subviewDidJoin(view)
  }

  /// Leaves the superview. Constraints held by views above end; those inside live on.
  public final func removeFromSuperview() {
    guard let parent else { return }
    parent.subviewWillLeave(self)
    endConstraintsToTheOutside()
    parent.subviews.removeAll { $0 === self }
    parent.setNeedsLayout()
    leaveEngine()
    self.parent = nil
    ordinal = -1
    setInsideCollapsed(false)
  }

  /// True for the view itself and for all views that contain it.
  public final func isDescendant(of ancestor: LayoutView) -> Bool {
    var view: LayoutView? = self
    while let present = view {
      if present === ancestor { return true }
      view = present.parent
    }
    return false
  }

  /// The first view with this ``tag``, of the view itself and all views inside it, outer ones first and from back to front; as
  /// `UIView.viewWithTag(_:)`.
  ///
  /// - Complexity: O(views inside).
  public final func viewWithTag(_ tag: Int) -> LayoutView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// Adds a guide, which may be in another view until then.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    require(guide.kind == .free, "a guide that follows from its view cannot be moved")
    unfoldAround()
    guide.owningView = self
    layoutGuides.append(guide)
    if let engine { engine.adopt(guide) }
  }

  /// Removes a guide and ends its constraints.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .free, let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    for constraint in guide.touching { constraint.deactivate() }
    layoutGuides.remove(at: index)
    guide.leave()
  }

  final func commonAncestor(with other: LayoutView) -> LayoutView? {
    // Neighbours and parents are the usual case.
    if self === other || other.parent === self { return self }
    if parent === other { return other }
    var (one, two) = (self, other)
    var (depth, otherDepth) = (one.depth, two.depth)
    while depth > otherDepth {
      one = one.parent ?? one
      depth -= 1
    }
    while otherDepth > depth {
      two = two.parent ?? two
      otherDepth -= 1
    }
    while one !== two {
      guard let above = one.parent, let otherAbove = two.parent else { return nil }
      (one, two) = (above, otherAbove)
    }
    return one
  }

  final var depth: Int {
    if engine != nil { return Int(knownDepth) }
    var count = 0
    var view = parent
    while let present = view {
      count += 1
      view = present.parent
    }
    return count
  }
}

extension LayoutView {
  /// Enters an engine with everything inside.
  final func join(_ engine: LayoutEngine) {
    engine.adopt(self)
    surroundingsMayChange()
    for guide in layoutGuides { engine.adopt(guide) }
    if let scrollView = self as? ScrollView { engine.adopt(scrollView.contentLayoutGuide) }
    for constraint in held { engine.queue(constraint, .presence) }
    for subview in subviews { subview.join(engine) }
  }

  /// Leaves the engine with everything inside, which keeps its constraints for the next engine.
  final func leaveEngine() {
    guard let engine else { return }
    for constraint in held { engine.forget(constraint) }
    for guide in layoutGuides { engine.abandon(guide) }
    if let scrollView = self as? ScrollView { engine.abandon(scrollView.contentLayoutGuide) }
    engine.abandon(self)
    for subview in subviews { subview.leaveEngine() }
  }

  /// Ends the constraints of this view's inside that views above hold.
  private func endConstraintsToTheOutside() {
    let depth = self.depth
    endConstraints(heldAbove: depth)
  }

  private func endConstraints(heldAbove depth: Int) {
    for constraint in touching where (constraint.owner?.depth ?? 0) < depth { constraint.deactivate() }
    for guide in layoutGuides + (derived?.all ?? []) + contentGuides {
      for constraint in guide.touching where (constraint.owner?.depth ?? 0) < depth { constraint.deactivate() }
    }
    for subview in subviews { subview.endConstraints(heldAbove: depth) }
  }

  /// The superview is going away; what it held has ended already.
  final func becomeRoot() {
    parent = nil
    arrangedMember = nil
    ordinal = -1
    leaveEngine()
    setInsideCollapsed(false)
  }

  /// All constraints that are active in this view, in the order of activation.
  ///
  /// - Complexity: O(constraints · log constraints).
  public final var constraints: [LayoutConstraint] {
    unfold()
    return held.sorted { $0.order < $1.order }
  }

  /// Activates a constraint; its items must be this view or inside it, or the program stops. The nearest common ancestor of
  /// the items holds it, whichever view it is added to.
  public final func addConstraint(_ constraint: LayoutConstraint) { addConstraints([constraint]) }

  /// Activates constraints; see ``addConstraint(_:)``.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      constraint.visitItems { item in
        require(
          item.view?.isDescendant(of: self) ?? true,
          "\(constraint.nameForMessages) cannot be added to \(nameForMessages): \(item.nameForMessages) is not inside it"
        )
      }
    }
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }
}
