extension LayoutView {
  /// What the margins and the safe area of a view are made of.
  package struct MarginSources {
    /// The insets that were set; `nil` if they follow from the superview's and the place in it.
    package let safeArea: EdgeInsets?
    /// The margins that were set.
    package let margins: EdgeInsets
    /// Whether they reach at least as far as the superview's.
    package let preservesSuperviewMargins: Bool
  }

  /// For those who foretell margins; `nil` where nothing asks for them.
  package final var marginSources: MarginSources? {
    guard flags.contains(.usesMargins) else { return nil }
    let isCutOff = parent == nil || parent?.isScrollable ?? false
    return MarginSources(
      safeArea: geometry.safeArea ?? (isCutOff ? .zero : nil),
      margins: geometry.margins.absolute(effectiveUserInterfaceLayoutDirection),
      preservesSuperviewMargins: geometry.preservesSuperviewMargins)
  }
}
