/// What happens when required constraints contradict each other; see ``LayoutView/conflictPolicy``.
public enum ConflictPolicy: Sendable {
  /// One member of the contradiction is set aside until it fits again, and the delegate is told. The member is the
  /// constraint activated last among those that users made; constraints made by the engine stay.
  case setAside
  /// ``LayoutView/layoutIfNeeded()`` throws, and nothing moves.
  case throwing
}
