import Cassowary

/// Something that a running script has to tell, in the order in which it happens.
package enum ScriptEvent: Sendable {
  case printed(PrintedValues)
  case checked(CheckedExpectation)
  /// A refusal that an `allow` foresaw.
  case allowed(SourcePosition, Refusal)
  /// A refusal that the script did not foresee.
  case refused(SourcePosition, Refusal)
  /// What the solver did for the statement before.
  case pivots(SourcePosition, [PivotRecord])
  /// The solver is in a state that it must never be in, or the runner is at a loss: our mistake.
  case broken(SourcePosition, [String])
}

/// A variable and what it is worth.
package struct NamedValue: Hashable, Sendable {
  package let name: String
  package let value: Double
}

/// What a `print` prints.
package struct PrintedValues: Hashable, Sendable {
  package let position: SourcePosition
  package let values: [NamedValue]
  /// Names in the statement that no variable has.
  package let unknown: [String]
}

/// What an `expect` asked for and got.
package struct CheckedExpectation: Sendable {
  package let position: SourcePosition
  package let passed: Bool
  /// In the words of the language, loop variables replaced.
  package let expected: String
  package let actual: String
  /// The values that the expectation named.
  package let values: [NamedValue]
  /// The refusal, where one was expected and came.
  package let refusal: Refusal?
}
