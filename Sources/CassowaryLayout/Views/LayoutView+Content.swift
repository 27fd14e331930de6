extension LayoutView {
  /// How strongly the view resists being larger than its content; 250 by default.
  public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority { content.hugging(axis) }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    require(
      priority.isValid, "the hugging of \(nameForMessages) is \(priority); it must be above 0 and at most 1000")
    if axis == .horizontal { content.hugging.horizontal = priority } else { content.hugging.vertical = priority }
    engine?.queue(self)
  }

  /// How strongly the view resists being smaller than its content; 750 by default.
  public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority { content.resistance(axis) }

  /// Sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    require(
      priority.isValid,
      "the compression resistance of \(nameForMessages) is \(priority); it must be above 0 and at most 1000")
    if axis == .horizontal { content.resistance.horizontal = priority } else { content.resistance.vertical = priority }
    engine?.queue(self)
  }

  /// Has ``intrinsicContentSize`` asked for again in the next layout.
  public final func invalidateIntrinsicContentSize() {
    content.measuredWidth = .nan
    flags.insert(.hasStaleContent)
    engine?.queueContent(of: self)
    tellContentSize()
    if !flags.contains(.usesBaselines) { return }
    for constraint in touching where constraint.usesBaseline { constraint.note(.constant) }
  }

  /// Tells all views around of another intrinsic size: they may go by this one's size or baselines.
  final func tellContentSize() {
    var inner = self
    while let outer = inner.parent {
      outer.contentSizeDidChange(of: inner)
      inner = outer
    }
  }

  /// Has constraints on this view's baselines looked at again, after another font or text.
  public final func invalidateBaselines() {
    if !flags.contains(.usesBaselines) { return }
    for constraint in touching where constraint.usesBaseline { constraint.note(.terms) }
  }
}

extension LayoutConstraint {
  var usesBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }
}
