extension StackView {
  /// The direction in which the views follow each other: from the leading to the trailing edge, or from top to bottom.
  /// Horizontal by default.
  public final var axis: Axis {
    get { arrangement.settings.axis }
    set { change { $0.axis = newValue } }
  }

  /// How the views share the extent along the axis. ``Distribution/fill`` by default.
  public final var distribution: Distribution {
    get { arrangement.settings.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// How the views lie across the axis. ``Alignment/fill`` by default.
  public final var alignment: Alignment {
    get { arrangement.settings.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The gap between neighbours, in points: the exact one, or the least with ``Distribution/equalSpacing`` and
  /// ``Distribution/equalCentering``. 0 by default; a negative one makes views overlap.
  ///
  /// Must be finite. ``spacingUseSystem`` and ``spacingUseDefault`` (0, for a stack) are allowed. If the root has a display
  /// scale, the gap is rounded to whole pixels.
  public final var spacing: Double {
    get { arrangement.settings.spacing }
    set {
      require(newValue.isFinite, "the spacing of \(nameForMessages) is \(newValue); it must be finite")
      change { $0.spacing = newValue }
    }
  }

  /// Whether gaps of a vertical stack are measured from last baseline to first baseline, not from edge to edge. False by
  /// default.
  public final var isBaselineRelativeArrangement: Bool {
    get { arrangement.settings.isBaselineRelative }
    set { change { $0.isBaselineRelative = newValue } }
  }

  /// Whether the views are arranged inside the stack's margins, not its bounds. False by default.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.settings.isMarginsRelative }
    set { change { $0.isMarginsRelative = newValue } }
  }

  /// What hidden views still do. ``HidingBehavior/collapse`` by default.
  public final var hidingBehavior: HidingBehavior {
    get { arrangement.settings.hidingBehavior }
    set { change { $0.hidingBehavior = newValue } }
  }

  private func change(_ change: (inout StackSettings) -> Void) {
    arrangement.update(change)
    if arrangement.touched.isEmpty { return }
    setNeedsUpdateConstraints()
  }
}
