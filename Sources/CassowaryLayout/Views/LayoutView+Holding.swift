extension LayoutView {
  /// Activates a constraint here.
  final func hold(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    constraint.visitItems { $0.view?.unfoldForConstraint(constraint) }
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
    if let firstItem { noteMarginUse(of: firstItem, firstAttribute) }
    if let secondItem { noteMarginUse(of: secondItem, secondAttribute) }
  }

  private func noteMarginUse(of item: LayoutItem, _ attribute: LayoutAttribute) {
    let guide = item.asView == nil ? item as? LayoutGuide : nil
    let follows = attribute.isMargin || guide?.kind == .margins || guide?.kind == .safeArea
    if follows, let view = item.view { view.followMargins() }
  }

  /// Most views need not look through their constraints when baselines change.
  fileprivate func noteBaselineUse() {
    if usesBaseline { visitItems { $0.view?.flags.insert(.usesBaselines) } }
  }
}
