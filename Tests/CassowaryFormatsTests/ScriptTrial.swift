@testable import CassowaryFormats

/// Runs a script and keeps what it tells, as lines to compare.
struct ScriptTrial {
  private(set) var lines: [String] = []
  let summary: ScriptSummary

  /// Every statement is followed by the exact check of the solver.
  init(_ text: String, options: ScriptOptions = ScriptOptions(checksInvariants: true)) throws {
    let script = try Script(ScriptSource(name: "s", text: text))
    var lines: [String] = []
    summary = script.run(options) { event in
      if let line = Self.line(event) { lines.append(line) }
    }
    self.lines = lines
  }

  /// All variables at the end: `x = 1, y = 2`.
  var values: String { Self.text(summary.values) }

  private static func text(_ values: [NamedValue]) -> String {
    values.map { "\($0.name) = \(numberText($0.value))" }.joined(separator: ", ")
  }

  /// Nothing for an expectation that is met.
  private static func line(_ event: ScriptEvent) -> String? {
    switch event {
    case .printed(let printed):
      let unknown = printed.unknown.map { "no \($0)" }
      return "\(printed.position.line): print " + ([text(printed.values)] + unknown).joined(separator: "; ")
    case .checked(let expectation):
      if expectation.passed { return nil }
      return "\(expectation.position.line): expected \(expectation.expected); is \(expectation.actual)"
    case .allowed(let position, let refusal): return "\(position.line): allowed \(refusal.outcome)"
    case .refused(let position, let refusal): return "\(position.line): refused \(refusal.outcome)"
    case .pivots(let position, let pivots): return "\(position.line): \(pivots.count) pivots"
    case .broken(let position, let findings): return "\(position.line): broken: \(findings)"
    }
  }
}
