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

  /// What is open, found faster, as directions are not asked for, unless they are known already.
  ///
  /// - Complexity: O(size of the hierarchy's constraints).
  package final func layoutOpenQuantities() -> [LayoutInspection.Quantity] { engineOfRoot().openQuantities() }

  /// What can move, as a tool asks about it on, on a ``layoutInspection()`` made afterwards.
  ///
  /// - Complexity: O(size of the hierarchy's constraints) after a change.
  package final func layoutFreedom() -> Freedom { engineOfRoot().freedom() }

  /// What can move and what goes along, in terms of variables, each of which ``layoutQuantity(of:)`` names.
  ///
  /// - Complexity: O(size of the hierarchy's constraints) after a change.
  package final func layoutMoves() -> [Ambiguity] { engineOfRoot().moves() }

  /// What a variable of the layout is; `nil` for those of something that left.
  package final func layoutQuantity(of variable: Variable) -> LayoutInspection.Quantity? {
    engineOfRoot().quantity(of: variable)
  }

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
  package final func layoutLosses() -> [LayoutViolation] { engineOfRoot().violations { !$1.isHugging } }

  /// Those of them that speak of no variable of a kind.
  package final func layoutViolations(ofNothingIn isMeant: (Variable) -> Bool) -> [LayoutViolation] {
    let engine = engineOfRoot()
    return engine.violations { row, _ in !engine.speaks(row, of: isMeant) }
  }

  /// Whether a layout at another size of the root shows what a new hierarchy would show, unless ``layoutHeightsReachWidths``.
  /// If not, it may do so all the same.
  package final var layoutForgetsItsPast: Bool { engineOfRoot().forgetsItsPast }

  /// Whether the height of a text may change a width, and so the text's own: then layouts may come to rest in several ways.
  ///
  /// - Complexity: O(size of the hierarchy's constraints).
  package final var layoutHeightsReachWidths: Bool { engineOfRoot().heightsReachWidths }

  /// Values of variables that a ``layoutInspection()`` told of, as they are now; 0 for those that were `nil`.
  package final func layoutValues(of variables: [Variable?]) -> [Double] {
    let engine = engineOfRoot()
    engine.flushUnfolded()
    return variables.map { variable in variable.map { engine.solver.value($0) } ?? 0 }
  }

  /// The variables that could have other values, in order; found as ``layoutOpenQuantities()``.
  package final func layoutOpenVariables() -> [Variable] {
    let engine = engineOfRoot()
    engine.flushUnfolded()
    return engine.solver.openVariables()
  }

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
