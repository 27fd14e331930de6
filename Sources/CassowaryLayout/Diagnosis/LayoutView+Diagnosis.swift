import Cassowary

extension LayoutView {
  /// Whether the constraints leave the frame open: another one would do as well.
  ///
  /// Views that tie are told apart only in what is shown: then the first one in the hierarchy takes the change, and both are
  /// ambiguous.
  ///
  /// - Complexity: O(size of the hierarchy's constraints) after a change, O(ambiguities) until the next one.
  public final var hasAmbiguousLayout: Bool {
    let engine = engineOfRoot()
    return engine.ambiguities().contains { $0.item === self }
  }

  /// All that is open in the whole hierarchy, by view. What is out of the layout with a collapsed view is left out.
  ///
  /// - Complexity: O(size of the hierarchy's constraints) after a change.
  public final func layoutAmbiguities() -> [LayoutAmbiguity] { engineOfRoot().ambiguities() }

  /// What is open, found faster, as directions are not asked for.
  ///
  /// - Complexity: O(size of the hierarchy's constraints).
  package final func layoutOpenQuantities() -> [LayoutInspection.Quantity] { engineOfRoot().openQuantities() }

  /// What can move, as a tool asks about it on, on a ``layoutInspection()`` made afterwards.
  ///
  /// - Complexity: O(size of the hierarchy's constraints) after a change.
  package final func layoutFreedom() -> Freedom { engineOfRoot().freedom() }

  /// Shows another solution that is as good, if the layout of this view is ambiguous. The next layout that changes something
  /// may undo it.
  public final func exerciseAmbiguityInLayout() { engineOfRoot().exerciseAmbiguity(of: self) }

  /// The active constraints that determine the place and extent of this view along an axis, oldest first, those from content
  /// sizes and autoresizing masks included. Not all that could: those that give way are not there.
  ///
  /// - Complexity: O(size of the hierarchy's constraints).
  public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    engineOfRoot().constraintsAffecting(self, axis)
  }

  /// Optional constraints that do not hold, strongest first; in the whole hierarchy.
  ///
  /// - Complexity: O(size of the hierarchy's constraints).
  public final func layoutViolations() -> [LayoutViolation] { engineOfRoot().violations() }

  /// The same without contents that only have more space than they need.
  package final func layoutLosses() -> [LayoutViolation] { engineOfRoot().violations { !$0.isHugging } }

  /// Whether a constraint of the hierarchy decides something where everything is now: an equation, or an inequality that is at
  /// its bound or violated. `nil` if it is inactive, set aside or out of the layout.
  package final func isTight(_ constraint: LayoutConstraint) -> Bool? { engine?.isTight(constraint) }

  /// The constraints that are set aside because they contradict others, oldest first; in the whole hierarchy.
  public final var constraintsSetAside: [LayoutConstraint] {
    (root.engine?.setAside ?? []).sorted { $0.order < $1.order }
  }

  /// What contradicts a constraint that is set aside; `nil` if it is not.
  ///
  /// - Complexity: O(size of the hierarchy's constraints).
  public final func layoutConflict(about constraint: LayoutConstraint) -> LayoutConflict? {
    engineOfRoot().conflict(about: constraint)
  }
}
