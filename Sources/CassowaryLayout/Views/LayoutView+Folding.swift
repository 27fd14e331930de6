extension LayoutView {
  /// What a view without anything inside asks for, if only the stack around it speaks of it.
  final func leafDemand() -> AxisPair<StretchDemand>? {
    guard isUnmentioned, subviews.isEmpty else { return nil }
    if flags.contains(.hasStaleContent) { readContent(forWidth: 0) }
    if content.dependsOnWidth { return nil }
    guard let horizontal = contentDemand(.horizontal), let vertical = contentDemand(.vertical) else { return nil }
    return AxisPair(horizontal, vertical)
  }

  /// Whether no constraint speaks of the view or of anything that belongs to it, and its frame is all that it takes up.
  final var isUnmentioned: Bool {
    touching.isEmpty && held.isEmpty && layoutGuides.isEmpty && !translatesAutoresizingMaskIntoConstraints
      && (derived?.all.allSatisfy { $0.touching.isEmpty } ?? true) && alignmentInsets == .zero
  }

  /// Has the stack that is folded around this view unfolded.
  final func unfoldAround() { if flags.contains(.isEmbedded) { parent?.unfold() } }

  /// A constraint is about to speak of this view.
  final func unfoldForConstraint(_ constraint: LayoutConstraint) {
    unfoldAround()
    // The baselines of a stack are those of a view inside.
    if constraint.usesBaseline { unfold() }
  }

  /// What messages and baselines go by has to be in the solver.
  final func unfoldBaselines() {
    for isFirst in [true, false] {
      var carrier = self
      while true {
        carrier.unfold()
        carrier.unfoldAround()
        let next = isFirst ? carrier.viewForFirstBaselineLayout : carrier.viewForLastBaselineLayout
        if next === carrier || !next.isDescendant(of: carrier) { break }
        carrier = next
      }
    }
  }
}
