import CassowaryLayout

/// A document as living views: the tree, the guides and the constraints, on one screen, in one set of states.
///
/// What a document says holds when the scene is made; ``apply(_:)`` changes it afterwards.
package final class LayoutScene {
  package let document: LayoutDocument
  package let root: LayoutView
  /// By the document's index. Also keeps the tree from being taken apart from the root down, one view inside the other.
  let views: [LayoutView]
  let guides: [LayoutGuide]
  /// The constraints that each entry made, by the document's index: one for an equation, several for a visual format.
  private(set) var constraints: [[LayoutConstraint]] = []
  /// Which entry made a constraint.
  private var entries: [ObjectIdentifier: Int] = [:]
  let options: SceneOptions
  /// What was changed since the document was read, in order; states are made of changes.
  private var changes: [StateChange] = []

  /// Makes the views; nothing is laid out yet.
  ///
  /// - Throws: constraints that cannot be made, each with its place; a state that the document does not have.
  package init(_ document: LayoutDocument, _ options: SceneOptions = SceneOptions()) throws(DocumentErrors) {
    self.document = document
    self.options = options
    let views = document.views.map { $0.makeView(in: document) }
    self.views = views
    root = views[0]
    guides = document.guides.map { spec in
      let guide = LayoutGuide()
      guide.identifier = spec.id
      views[spec.owner].addLayoutGuide(guide)
      return guide
    }
    connectViews()
    masks = document.views.map { _ in nil }
    for (index, spec) in document.views.enumerated() {
      for setting in spec.settings { set(setting, of: index) }
    }
    try makeConstraints()
    for name in options.states { try apply(state: name) }
    for change in options.changes { apply(change) }
  }

  private func connectViews() {
    for (view, spec) in zip(views, document.views) {
      let stack = view as? StackView
      for child in spec.subviews {
        if let stack, document.views[child].isArranged {
          stack.addArrangedSubview(views[child])
        } else {
          view.addSubview(views[child])
        }
      }
    }
    root.frame = Rect(origin: Point(), size: document.canvas.size)
    root.safeAreaInsets = options.safeArea ?? document.canvas.safeArea
    root.displayScale = options.scale ?? document.canvas.scale
    root.layoutDirection = options.direction ?? document.canvas.direction
    switch document.canvas.margins {
    case .absolute(let insets): root.layoutMargins = insets
    case .directional(let insets): root.directionalLayoutMargins = insets
    case nil: break
    }
  }

  private func makeConstraints() throws(DocumentErrors) {
    var errors: [DocumentError] = []
    var active: [LayoutConstraint] = []
    for (index, spec) in document.constraints.enumerated() {
      do throws(DocumentError) {
        let made = try make(spec)
        constraints.append(made)
        for constraint in made { entries[ObjectIdentifier(constraint)] = index }
        if spec.isActive { active += made }
      } catch {
        constraints.append([])
        errors.append(error)
      }
    }
    if errors.isEmpty {
      do throws(LayoutError) {
        try LayoutConstraint.activate(checking: active)
      } catch {
        // Every item of a document is in its one tree; still, a message is better than a trap.
        errors.append(document.error(.constraint(error.description), at: document.views[0].place))
      }
    }
    guard errors.isEmpty else { throw DocumentErrors(Array(errors.prefix(DocumentLimits.problems))) }
  }

  // MARK: Changing

  /// Sets a state on top of what there is.
  package func apply(state name: String) throws(DocumentErrors) {
    guard let state = document.states.first(where: { $0.name == name }) else {
      throw DocumentErrors([document.unknownState(name)])
    }
    for change in state.changes { apply(change) }
  }

  /// Makes one change. What it moves shows after the next ``layout()``.
  package func apply(_ change: StateChange) {
    changes.append(change)
    switch change {
    case .view(let index, let setting): set(setting.setting, of: index)
    case .constraints(let identifier, let change):
      for entry in document.identifiers[identifier] ?? [] {
        for constraint in constraints[entry] { change.apply(to: constraint) }
      }
    }
  }

  /// The same scene once more, to try something on, without rounding; nothing is laid out yet.
  func exactCopy() throws(DocumentErrors) -> LayoutScene {
    var options = options
    (options.states, options.changes, options.scale) = ([], changes, 0)
    return try LayoutScene(document, options)
  }

  private func set(_ setting: ViewSetting, of view: Int) {
    if let mask = setting.mask, !hasSettled {
      masks[view] = mask
    } else {
      setting.apply(to: views[view], in: self)
    }
  }

  // MARK: Layout

  private var hasSettled = false
  /// Autoresizing masks that wait until the scene has settled, by view.
  private var masks: [AutoresizingMask?] = []

  /// Lays the scene out.
  ///
  /// - Throws: ``LayoutError/numericallyUnstable(what:)``; a conflict is set aside and does not throw.
  @discardableResult
  package func layout() throws(LayoutError) -> LayoutPass {
    if !hasSettled {
      try settle()
      hasSettled = true
    }
    return try root.layoutIfNeeded()
  }

  /// Autoresizing masks refer to the sizes that superviews have on the document's own canvas: those are worked out first.
  private func settle() throws(LayoutError) {
    if masks.contains(where: { $0 != nil }) {
      try root.layoutIfNeeded()
      for (view, mask) in zip(views, masks) {
        if let mask { view.autoresizingMask = mask }
      }
      try root.layoutIfNeeded()
    }
    root.frame = Rect(origin: Point(), size: options.size ?? document.canvas.size)
  }

  /// Puts the root on another canvas; states stay as they are.
  func moveRoot(to options: SceneOptions) {
    root.safeAreaInsets = options.safeArea ?? document.canvas.safeArea
    root.frame = Rect(origin: Point(), size: options.size ?? document.canvas.size)
  }

  /// Spares itself measuring texts that another scene of the same document has measured.
  func takeOverTexts(of other: LayoutScene) {
    for (view, known) in zip(views, other.views) {
      if let label = view as? Label, let known = known as? Label { label.takeOverSizes(of: known) }
    }
  }

  // MARK: Places

  /// What the document has for each item of the hierarchy; contents of scroll views are guides of theirs.
  private lazy var specs: [ObjectIdentifier: ItemSpec] = {
    var specs: [ObjectIdentifier: ItemSpec] = [:]
    for (index, view) in views.enumerated() {
      specs[ObjectIdentifier(view)] = .view(index)
      if let scroll = view as? ScrollView {
        specs[ObjectIdentifier(scroll.contentLayoutGuide)] = .viewGuide(index, .content)
      }
    }
    for (index, guide) in guides.enumerated() { specs[ObjectIdentifier(guide)] = .guide(index) }
    return specs
  }()

  private lazy var indices = Dictionary(
    zip(views.map(\.identifier), views.indices), uniquingKeysWith: { first, _ in first })

  /// The first view that reports call so.
  func viewIndex(of name: String) -> Int? { indices[name] }

  /// By index, the nearest view around that clips.
  private(set) lazy var clippers = document.views.nearestClippers()

  /// Where the document says each view, by its index.
  private(set) lazy var viewPositions = document.views.map { document.position(of: $0.place) }

  /// What the document has for an item of the hierarchy; `nil` for what only the layout knows.
  func index(of item: LayoutItem) -> ItemSpec? { specs[ObjectIdentifier(item)] }

  /// What reports call an item of the document; `nil` for what only the layout knows.
  func name(of item: LayoutItem) -> String? {
    index(of: item).map { spec in
      switch spec {
      case .view(let index): views[index].identifier
      case .guide(let index): document.guides[index].id
      case .viewGuide(let index, _): views[index].identifier + ".content"
      }
    }
  }

  /// Where the document says a constraint; `nil` for those that the layout makes.
  package func position(of constraint: LayoutConstraint) -> SourcePosition? {
    entry(of: ObjectIdentifier(constraint)).map { document.position(of: document.constraints[$0].place) }
  }

  /// The index of the document's entry that made a constraint.
  func entry(of constraint: ObjectIdentifier) -> Int? { entries[constraint] }
}

extension ViewSetting {
  fileprivate var mask: AutoresizingMask? { if case .autoresizing(let mask) = self { mask } else { nil } }
}

extension StateChange.ConstraintChange {
  fileprivate func apply(to constraint: LayoutConstraint) {
    switch self {
    case .constant(let constant): constraint.constant = constant
    case .priority(let priority): constraint.priority = priority
    case .active(let isActive): constraint.isActive = isActive
    }
  }
}
