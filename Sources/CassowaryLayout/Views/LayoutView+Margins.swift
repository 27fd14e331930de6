extension LayoutView {
  /// The margins in effect, in points: those set, the safe area if ``insetsLayoutMarginsFromSafeArea``, and the superview's if
  /// ``preservesSuperviewLayoutMargins``. 8 on each side by default; 0 for stack views.
  public final var layoutMargins: EdgeInsets {
    get { flags.contains(.usesMargins) ? geometry.effectiveMargins : computedMargins() }
    set {
      require(newValue.isFinite, "the margins of \(nameForMessages) are \(newValue); they must be finite")
      geometry.margins = .absolute(newValue)
      refreshMargins()
    }
  }

  /// The same margins in terms of the reading direction.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return effectiveUserInterfaceLayoutDirection == .leftToRight
        ? DirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        : DirectionalEdgeInsets(
          top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
    }
    set {
      require(
        newValue.absolute(.leftToRight).isFinite,
        "the margins of \(nameForMessages) are \(newValue); they must be finite")
      geometry.margins = .directional(newValue)
      refreshMargins()
    }
  }

  /// Whether the safe area widens the margins; true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { geometry.insetsMarginsFromSafeArea }
    set {
      geometry.insetsMarginsFromSafeArea = newValue
      refreshMargins()
    }
  }

  /// Whether the margins reach at least as far as the superview's; false by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { geometry.preservesSuperviewMargins }
    set {
      geometry.preservesSuperviewMargins = newValue
      parent?.followMargins()
      refreshMargins()
    }
  }

  /// What bars and rounded corners cover at each side, in points. Set it on the root; on views inside it is the part of the
  /// superview's that they reach into, unless it is set there, too.
  public final var safeAreaInsets: EdgeInsets {
    get { flags.contains(.usesMargins) ? geometry.effectiveSafeArea : computedSafeArea() }
    set {
      require(newValue.isFinite, "the safe area insets of \(nameForMessages) are \(newValue); they must be finite")
      geometry.safeArea = newValue
      refreshMargins()
    }
  }

  /// The bounds less the margins.
  public final var layoutMarginsGuide: LayoutGuide { derivedGuides.margins }

  /// The bounds less the safe area insets.
  public final var safeAreaLayoutGuide: LayoutGuide { derivedGuides.safeArea }

  /// The part of the margins guide that is good to read: at most 672 points wide, centred.
  public final var readableContentGuide: LayoutGuide {
    let guides = derivedGuides
    if let readable = guides.readable { return readable }
    let readable = makeReadableGuide()
    guides.readable = readable
    return readable
  }

  private var derivedGuides: DerivedGuides {
    if let derived { return derived }
    let guides = DerivedGuides(owner: self)
    derived = guides
    return guides
  }

  private func makeReadableGuide() -> LayoutGuide {
    let guide = LayoutGuide()
    guide.identifier = "UIViewReadableContentGuide"
    addLayoutGuide(guide)
    let margins = layoutMarginsGuide
    func make(
      _ name: String, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: LayoutItem?,
      _ otherAttribute: LayoutAttribute, _ constant: Double, _ priority: LayoutPriority
    ) -> LayoutConstraint {
      LayoutConstraint(
        engineMade: .readableContent, identifier: "UIView-\(name)-readableContentGuide-constraint", guide, attribute,
        relation, other, otherAttribute, constant: constant, priority: priority, directionOf: self)
    }
    LayoutConstraint.activate([
      make("top", .top, .equal, margins, .top, 0, .required),
      make("bottom", .bottom, .equal, margins, .bottom, 0, .required),
      make("centerX", .centerX, .equal, margins, .centerX, 0, .required),
      make("maxWidth", .width, .lessThanOrEqual, margins, .width, 0, .required),
      make("width", .width, .equal, nil, .notAnAttribute, 672, LayoutPriority(999.5)),
    ])
    return guide
  }

  // MARK: Following

  /// Keeps margins and safe area up to date from now on, with those of the views that they depend on.
  final func followMargins() {
    if flags.contains(.usesMargins) { return }
    flags.insert(.usesMargins)
    parent?.followMargins()
    engine?.followMargins(of: self)
    updateMargins()
  }

  /// Something that margins depend on changed here.
  final func refreshMargins() {
    engine?.marginsAreStale = true
    if !flags.contains(.usesMargins) { return }
    updateMargins()
  }

  /// Computes margins and safe area from the present frames; true if they changed.
  @discardableResult
  final func updateMargins() -> Bool {
    let safeArea = computedSafeArea()
    let isSafeAreaNew = !safeArea.isClose(to: geometry.effectiveSafeArea)
    if isSafeAreaNew { geometry.effectiveSafeArea = safeArea }
    if safeArea != .zero || geometry.preservesSuperviewMargins { engine?.marginsFollowFrames = true }
    let margins = computedMargins()
    let areMarginsNew = !margins.isClose(to: geometry.effectiveMargins)
    if areMarginsNew { geometry.effectiveMargins = margins }
    if areMarginsNew { marginsDidChange() }
    if isSafeAreaNew, let guide = derived?.safeArea { for constraint in guide.touching { constraint.note(.constant) } }
    return isSafeAreaNew || areMarginsNew
  }

  private func marginsDidChange() {
    surroundingsMayChange()
    for constraint in touching where constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin {
      constraint.note(.constant)
    }
    if let guide = derived?.margins { for constraint in guide.touching { constraint.note(.constant) } }
  }

  private func computedSafeArea() -> EdgeInsets {
    if let insets = geometry.safeArea { return insets }
    guard let parent, !parent.isScrollable else { return .zero }
    let outer = parent.safeAreaInsets
    if outer == .zero { return .zero }
    let (frame, size) = (storedFrame, parent.storedFrame.size)
    func overlap(_ inset: Double, _ distance: Double) -> Double { min(max(inset - distance, 0), max(inset, 0)) }
    return EdgeInsets(
      top: overlap(outer.top, frame.minY), left: overlap(outer.left, frame.minX),
      bottom: overlap(outer.bottom, size.height - frame.maxY), right: overlap(outer.right, size.width - frame.maxX))
  }

  private func computedMargins() -> EdgeInsets {
    var margins = geometry.margins.absolute(effectiveUserInterfaceLayoutDirection)
    if geometry.preservesSuperviewMargins, let parent {
      let outer = parent.marginsWithoutSafeArea
      let (frame, size) = (storedFrame, parent.storedFrame.size)
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
    }
    return geometry.insetsMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  /// The margins as they would be without a safe area: that is added once, where it is met.
  private var marginsWithoutSafeArea: EdgeInsets {
    let margins = layoutMargins
    if !geometry.insetsMarginsFromSafeArea { return margins }
    let safeArea = safeAreaInsets
    return EdgeInsets(
      top: margins.top - safeArea.top, left: margins.left - safeArea.left, bottom: margins.bottom - safeArea.bottom,
      right: margins.right - safeArea.right)
  }
}

extension EdgeInsets {
  func isClose(to other: EdgeInsets) -> Bool {
    abs(top - other.top) < Tolerance.inset && abs(left - other.left) < Tolerance.inset
      && abs(bottom - other.bottom) < Tolerance.inset && abs(right - other.right) < Tolerance.inset
  }
}
