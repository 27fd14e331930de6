extension LayoutView {
  /// Solves what changed since the last layout and brings frames up to date, in the whole hierarchy.
  ///
  /// Throws only if the root's ``conflictPolicy`` is ``ConflictPolicy/throwing`` and constraints contradict each other; then
  /// nothing has moved, and the same changes are tried again next time.
  ///
  /// - Returns: which frames changed.
  /// - Throws: ``LayoutError/conflict(_:)``, ``LayoutError/numericallyUnstable(what:)``.
  /// - Complexity: O(1) if nothing changed; else grows with what did.
  @discardableResult
  public final func layoutIfNeeded() throws(LayoutError) -> LayoutPass { try engineOfRoot().layout() }

  /// Has ``layoutSubviews()`` called in the next layout.
  public final func setNeedsLayout() { engine?.setNeedsLayout(self) }

  /// Has ``updateConstraints()`` called before the next layout.
  public final func setNeedsUpdateConstraints() {
    if flags.contains(.needsUpdateConstraints) { return }
    flags.insert(.needsUpdateConstraints)
    if slot >= 0 { engine?.updates.append(slot) }
  }

  /// Whether ``updateConstraints()`` is going to be called.
  public final var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

  /// Calls ``updateConstraints()`` where it was asked for, in the whole hierarchy.
  public final func updateConstraintsIfNeeded() { engineOfRoot().updateConstraints() }
}
