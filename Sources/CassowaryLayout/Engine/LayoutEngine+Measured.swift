extension LayoutEngine {
  /// A row inside a view changes: the stacks around it that measured what holds it have to do so again.
  func noteChange(inside view: LayoutView?) {
    if !hasFittedViews { return }
    var view = view
    while let present = view {
      if present.flags.contains(.isFitted) { present.parent?.fittingSizeMayChange(of: present) }
      view = present.parent
    }
  }
}
