extension LayoutView {
  /// Whether the view is invisible. A hidden view keeps its place, unless it is arranged by a ``StackView``.
  public final var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      if newValue == isHidden { return }
      if newValue { flags.insert(.isHidden) } else { flags.remove(.isHidden) }
      parent?.arrangedVisibilityDidChange(of: self)
    }
  }

  /// How opaque the view is, 0 to 1. No influence on the layout.
  public final var alpha: Double {
    get { geometry.alpha }
    set { geometry.alpha = newValue }
  }

  /// Whether the view turns round in right-to-left layouts.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { geometry.semantic }
    set {
      if newValue == geometry.semantic { return }
      geometry.semantic = newValue
      directionDidChange()
    }
  }

  /// The reading direction in effect.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch geometry.semantic {
    case .unspecified: root.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The reading direction of the whole hierarchy; counts on its root.
  public final var layoutDirection: LayoutDirection {
    get { rootSettings?.direction ?? .leftToRight }
    set {
      if newValue == layoutDirection { return }
      withRootSettings { $0.direction = newValue }
      directionDidChangeInside()
    }
  }

  private func directionDidChangeInside() {
    directionDidChange()
    for subview in subviews { subview.directionDidChangeInside() }
  }

  private func directionDidChange() {
    for constraint in touching { constraint.note(.terms) }
    for guide in layoutGuides + (derived?.all ?? []) + contentGuides {
      for constraint in guide.touching { constraint.note(.terms) }
    }
    for constraint in held { constraint.note(.terms) }
    refreshMargins()
    surroundingsMayChange()
  }

  /// What to do when required constraints contradict each other; counts on the root.
  public final var conflictPolicy: ConflictPolicy {
    get { rootSettings?.conflictPolicy ?? .setAside }
    set { withRootSettings { $0.conflictPolicy = newValue } }
  }

  /// Is told of conflicts; counts on the root. Held weakly.
  public final var layoutDelegate: (any LayoutDelegate)? {
    get { rootSettings?.delegate }
    set { withRootSettings { $0.delegate = newValue } }
  }

  /// Pixels per point: 2 and 3 are usual. ``frame`` is rounded to whole pixels, edge by edge; 0, the default, leaves frames as
  /// they were solved. Counts on the root.
  public final var displayScale: Double {
    get { rootSettings?.displayScale ?? 0 }
    set {
      require(newValue >= 0 && newValue.isFinite, "displayScale is \(newValue); it must be 0 or a positive number")
      if newValue == displayScale { return }
      withRootSettings { $0.displayScale = newValue }
      roundAgain(scale: newValue)
    }
  }

  private func roundAgain(scale: Double) {
    roundedFrame = storedFrame.rounded(scale: scale)
    surroundingsMayChange()
    for subview in subviews { subview.roundAgain(scale: scale) }
  }

  private func withRootSettings(_ change: (inout RootSettings) -> Void) {
    var settings = rootSettings ?? RootSettings()
    change(&settings)
    // What was there before ends after the exchange, not within it.
    var exchanged: RootSettings? = settings
    swap(&rootSettings, &exchanged)
  }
}
