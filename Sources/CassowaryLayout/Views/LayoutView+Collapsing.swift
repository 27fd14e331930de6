extension LayoutView {
  /// Whether the view is hidden in a stack in such a way that its sizes and everything inside it are out of the layout. Its
  /// constraints stay active in name, and come back with it.
  final var isCollapsed: Bool {
    get { flags.contains(.isCollapsed) }
    set {
      if newValue == isCollapsed { return }
      if newValue { flags.insert(.isCollapsed) } else { flags.remove(.isCollapsed) }
      // Only what reads its size; many views may be aligned with this one.
      for constraint in touching where constraint.firstAttribute.isSize || constraint.secondAttribute.isSize {
        constraint.note(.presence)
      }
      engine?.queue(self)
      if flags.contains(.isInsideCollapsed) { return }
      for guide in ownGuides { guide.noteAll() }
      for subview in subviews { subview.setInsideCollapsed(newValue) }
    }
  }

  /// Out of the layout with a view around it.
  final func setInsideCollapsed(_ isInside: Bool) {
    if isInside == flags.contains(.isInsideCollapsed) { return }
    if isInside { flags.insert(.isInsideCollapsed) } else { flags.remove(.isInsideCollapsed) }
    for constraint in touching { constraint.note(.presence) }
    if !flags.contains(.isEmbedded) { engine?.queue(self) }
    for guide in ownGuides { guide.noteAll() }
    if isCollapsed { return }
    for subview in subviews { subview.setInsideCollapsed(isInside) }
  }

  /// Guides whose constraints share the fate of the view's inside.
  final var ownGuides: [LayoutGuide] { layoutGuides + (derived?.all ?? []) + contentGuides }

  /// The content and frame guides of a scroll view.
  final var contentGuides: [LayoutGuide] { (self as? ScrollView)?.guides ?? [] }

  final var isScrollable: Bool { self is ScrollView }
}

extension LayoutGuide {
  fileprivate func noteAll() { for constraint in touching { constraint.note(.presence) } }
}

extension LayoutConstraint {
  /// Whether a collapsed view takes the constraint out of the layout.
  var isSuspended: Bool {
    suspends(firstItem, firstAttribute) || suspends(secondItem, secondAttribute)
      || (offsets.map { suspends($0.firstItem, $0.firstAttribute) || suspends($0.secondItem, $0.secondAttribute) }
        ?? false)
  }

  private func suspends(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> Bool {
    guard let item, let view = item.view else { return false }
    if view.flags.contains(.isInsideCollapsed) { return true }
    guard view.flags.contains(.isCollapsed) else { return false }
    // The stack's own row for the view's size is what collapses it.
    if item === view { return attribute.isSize && origin != .stackView }
    return true
  }
}
