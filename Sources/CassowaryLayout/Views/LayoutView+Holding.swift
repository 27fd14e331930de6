extension LayoutView {
  /// Activates a constraint here.
  final func hold(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    for item in constraint.items { item.view?.unfoldForConstraint(constraint) }
    constraint.owner = self
    constraint.ownerIndex = held.count
    held.append(constraint)
    first.touch(constraint, isFirst: true)
    if let second = constraint.secondItem, second !== first { second.touch(constraint, isFirst: false) }
    if let offsets = constraint.offsets {
      offsets.firstItem?.touching.append(constraint)
      offsets.secondItem?.touching.append(constraint)
    }
    let engine = engineOfRoot()
    constraint.order = engine.nextOrder()
    constraint.noteMarginUse()
    constraint.noteBaselineUse()
    engine.queue(constraint, .presence)
  }

  /// Deactivates a constraint that is held here.
  final func release(_ constraint: LayoutConstraint) {
    engine?.forget(constraint)
    let index = constraint.ownerIndex
    let last = held.removeLast()
    if index < held.count {
      held[index] = last
      last.ownerIndex = index
    }
    constraint.end()
  }

  /// The engine of the hierarchy, made if need be.
  final func engineOfRoot() -> LayoutEngine {
    if let engine { return engine }
    let root = self.root
    let engine = LayoutEngine(root: root)
    root.join(engine)
    return engine
  }
}

extension LayoutConstraint {
  /// Is no longer active. Items that are going away are not seen any more.
  func end() {
    owner = nil
    row = nil
    isSetAside = false
    isToldSetAside = false
    if let first = firstItem { first.untouch(at: firstIndex) }
    if let second = secondItem, secondIndex >= 0 { second.untouch(at: secondIndex) }
    if let offsets {
      offsets.firstItem?.untouch(offsetOf: self)
      offsets.secondItem?.untouch(offsetOf: self)
    }
    firstIndex = -1
    secondIndex = -1
  }

  /// Margins and safe areas are only followed for views where a constraint asks for them.
  fileprivate func noteMarginUse() {
    for (item, attribute) in [(firstItem, firstAttribute), (secondItem, secondAttribute)] {
      let follows =
        attribute.isMargin || (item as? LayoutGuide).map { $0.kind == .margins || $0.kind == .safeArea } == true
      if follows, let view = item?.view { view.followMargins() }
    }
  }

  /// Most views need not look through their constraints when baselines change.
  fileprivate func noteBaselineUse() {
    if usesBaseline { for item in items { item.view?.flags.insert(.usesBaselines) } }
  }
}
