import Cassowary

/// How a script ended.
package struct ScriptSummary: Sendable {
  /// Failed expectations, names without variables and refusals that were not foreseen.
  package var failures = 0
  /// Whether the solver broke one of its own rules, or the runner did.
  package var isBroken = false
  /// All variables at the end, in the order of their first use.
  package var values: [NamedValue] = []
  /// The preferences that did not get what they want, the strongest level first.
  package var violated: [ViolatedPreference] = []
  /// What each statement took, by ``ScriptStatement/number``; empty if nobody asked.
  package var times: [StatementTime] = []

  package init() {}

  package var isOK: Bool { failures == 0 && !isBroken }
}

/// A constraint that does not hold at the end.
package struct ViolatedPreference: Hashable, Sendable {
  package let name: String
  package let priority: Double
  package let error: Double
}

/// What a statement took, all its rounds together.
package struct StatementTime: Hashable, Sendable {
  package let position: SourcePosition
  package var rounds = 0
  package var total = Duration.zero
  package var longest = Duration.zero
}
