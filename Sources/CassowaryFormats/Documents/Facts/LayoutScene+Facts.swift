import CassowaryLayout

extension LayoutScene {
  /// Lays the scene out and says what there is; `isBrief`: without what gives way and what is open.
  ///
  /// - Throws: ``LayoutError/numericallyUnstable(what:)``.
  package func facts(isBrief: Bool = false) throws(LayoutError) -> SceneFacts {
    try layout()
    return SceneFacts(
      label: document.label, canvas: presentCanvas, states: options.states, views: viewFacts(), guides: guideFacts(),
      violations: isBrief ? [] : violationFacts(),
      conflicts: root.constraintsSetAside.compactMap { root.layoutConflict(about: $0) }.map { facts(of: $0) },
      ambiguities: isBrief ? [] : ambiguityFacts())
  }

  private var presentCanvas: DocumentCanvas {
    var canvas = document.canvas
    canvas.size = root.frame.size
    canvas.scale = root.displayScale
    canvas.safeArea = root.safeAreaInsets
    canvas.direction = root.layoutDirection
    return canvas
  }

  func viewFacts() -> [ViewFacts] {
    var result: [ViewFacts] = []
    result.reserveCapacity(views.count)
    // By index; whether what is inside a view is out of the layout.
    var collapses: [Bool] = []
    let isOwnCanvas = options.size == nil
    for (index, view) in views.enumerated() {
      let recorded =
        isOwnCanvas && document.recordedFrames.indices.contains(index) ? document.recordedFrames[index] : nil
      let parent = document.views[index].parent
      let isInside = parent.map { collapses[$0] } ?? false
      collapses.append(isInside || view.isCollapsedByStack)
      let frame = view.frame
      let absolute = parent.map { parent in
        let (outer, scrolled) = (result[parent].absolute, views[parent].bounds.origin)
        return frame.offsetBy(x: outer.minX - scrolled.x, y: outer.minY - scrolled.y)
      }
      result.append(
        ViewFacts(
          id: view.identifier, labelledID: document.views[index].label == nil ? nil : document.views[index].id,
          kind: document.views[index].kind, depth: parent.map { result[$0].depth + 1 } ?? 0, frame: frame,
          absolute: absolute ?? frame, recorded: recorded, isHidden: view.isHidden, isLaidOut: !isInside,
          text: view.shownText,
          contentSize: (view as? ScrollView)?.contentSize))
    }
    return result
  }

  private func guideFacts() -> [GuideFacts] {
    zip(guides, document.guides).map { guide, spec in
      GuideFacts(
        id: spec.id, frame: guide.layoutFrame, absolute: views[spec.owner].convert(guide.layoutFrame, to: nil))
    }
  }

  private func facts(of constraint: LayoutConstraint) -> ConstraintFacts {
    ConstraintFacts(
      equation: constraint.equation, identifier: constraint.identifier ?? "", origin: constraint.origin,
      position: position(of: constraint))
  }

  func facts(of conflict: LayoutConflict) -> ConflictFacts {
    let members = conflict.members.map { member in
      let entry = member.id.flatMap { self.entry(of: $0) }
      return ConstraintFacts(
        equation: member.equation, identifier: member.identifier, origin: member.origin,
        position: entry.map { document.position(of: document.constraints[$0].place) })
    }
    return ConflictFacts(members: members, setAside: conflict.setAside)
  }

  private func violationFacts() -> [ViolationFacts] {
    root.layoutViolations().filter(\.constraint.isOfInterest).map { violation in
      ViolationFacts(
        kind: violation.constraint.violationKind, quantity: violation.constraint.quantity,
        constraint: facts(of: violation.constraint), priority: Double(violation.priority.rawValue),
        error: violation.error)
    }
  }

  /// Those of the document's own views and guides, and of content sizes.
  private func ambiguityFacts() -> [AmbiguityFacts] {
    root.layoutAmbiguities().compactMap { ambiguity in
      guard let name = name(of: ambiguity.item) else { return nil }
      return AmbiguityFacts(
        item: name, quantity: ambiguity.quantity, canIncrease: ambiguity.canIncrease,
        canDecrease: ambiguity.canDecrease)
    }
  }
}

extension LayoutView {
  /// Whether a stack has taken the view's inside out of the layout.
  fileprivate var isCollapsedByStack: Bool {
    guard isHidden, let stack = superview as? StackView, stack.hidingBehavior == .collapse else { return false }
    return stack.arrangedSubviews.contains { $0 === self }
  }

  fileprivate var shownText: String? { (self as? Label)?.text ?? (self as? Button)?.title }
}

extension LayoutConstraint {
  var violationKind: ViolationFacts.Kind {
    if origin != .contentSize { return .preference }
    if relation == .lessThanOrEqual { return .hugging }
    let view = firstItem as? LayoutView
    let wraps =
      view?.overrides.contentSize == nil && view?.intrinsicContentSize(forWidth: .greatestFiniteMagnitude) != nil
    return firstAttribute == .width && wraps ? .wrapping : .compression
  }

  /// What it is first about, as `title.width`.
  var quantity: String { (firstItem?.identifier ?? "") + "." + firstAttribute.name }

  var isOfInterest: Bool { origin == .user || origin == .contentSize }
}
