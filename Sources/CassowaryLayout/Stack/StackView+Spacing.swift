extension StackView {
  /// Sets the gap after an arranged view, in points, instead of ``spacing``.
  ///
  /// The gap belongs to the view: it moves with it, is not used while the view is hidden or the last visible one, and is
  /// forgotten when the view is no longer arranged. Has no effect on views that are not arranged. Must be finite;
  /// ``spacingUseDefault`` takes the gap back, ``spacingUseSystem`` asks for the system's.
  public final func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    require(spacing.isFinite, "the spacing after \(view.nameForMessages) is \(spacing); it must be finite")
    guard let member = member(of: view) else { return }
    arrangement.setCustomSpacing(spacing, after: member)
    setNeedsUpdateConstraints()
  }

  /// The gap set for an arranged view with ``setCustomSpacing(_:after:)``; ``spacingUseDefault`` if there is none.
  public final func customSpacing(after view: LayoutView) -> Double {
    member(of: view)?.customSpacing ?? Self.spacingUseDefault
  }
}
