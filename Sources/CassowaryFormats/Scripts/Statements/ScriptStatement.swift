/// One statement of a script.
package struct ScriptStatement: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case change(ScriptChange)
    /// Empty: all variables.
    case print([NameTemplate])
    case expect(ScriptExpectation)
    case expectRefusal(ExpectedRefusal)
    case allow([RefusalKind], ScriptChange)
    case repeatBlock(times: ScriptWholeNumber, [ScriptStatement])
    /// `last` is included; no round if it is below `first`.
    case forBlock(first: ScriptWholeNumber, last: ScriptWholeNumber, [ScriptStatement])
  }

  package let position: SourcePosition
  /// Numbers the statements of a script in the order of the text.
  package let number: Int
  package let action: Action

  /// Whether running the statement can do anything: `repeat 1000000000 { }` must not take a second.
  var isEmpty: Bool {
    switch action {
    case .repeatBlock(_, let body), .forBlock(_, _, let body): body.allSatisfy { $0.isEmpty }
    default: false
    }
  }

  var isBlock: Bool {
    switch action {
    case .repeatBlock, .forBlock: true
    default: false
    }
  }

  var containsPrint: Bool {
    switch action {
    case .print: true
    case .repeatBlock(_, let body), .forBlock(_, _, let body): body.contains { $0.containsPrint }
    default: false
    }
  }

  /// Whether the solver is asked to change something, successfully or not.
  var isChange: Bool {
    switch action {
    case .change, .expectRefusal, .allow: true
    default: false
    }
  }
}
