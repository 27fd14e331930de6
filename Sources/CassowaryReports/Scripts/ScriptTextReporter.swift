import Cassowary
import CassowaryFormats

/// Tells people of scripts: values, failures with what was expected and what is, refusals with their conflict.
package struct ScriptTextReporter: ScriptReporter {
  /// Gets the answer: values, and what went wrong while scripts ran.
  private let output: TextSink
  /// Gets messages on scripts that could not be run.
  private let diagnostics: TextSink
  private let style: TextStyle
  private let diagnosticStyle: TextStyle
  private let showsValues: Bool
  /// Set where several files could be mixed up: their values are headed by their names.
  private let headsValues: Bool
  private var file = ""
  private var isHeaded = false

  package init(
    output: @escaping TextSink, diagnostics: @escaping TextSink, style: TextStyle, diagnosticStyle: TextStyle,
    showsValues: Bool, headsValues: Bool
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.style = style
    self.diagnosticStyle = diagnosticStyle
    self.showsValues = showsValues
    self.headsValues = headsValues
  }

  private var problems: ScriptProblemText { ScriptProblemText(file: file, style: style) }
  private var inputProblems: ScriptProblemText { ScriptProblemText(file: file, style: diagnosticStyle) }

  package mutating func begin(_ file: String) {
    self.file = file
    isHeaded = false
  }

  package mutating func unreadable(_ reason: String) { diagnostics(inputProblems.text(reason)) }

  package mutating func givenUp(_ reason: String) { diagnostics(inputProblems.text(reason)) }

  package mutating func malformed(_ errors: ScriptSyntaxErrors, in source: ScriptSource) {
    diagnostics(inputProblems.text(errors, in: source))
  }

  package mutating func report(_ event: ScriptEvent, in source: ScriptSource) {
    switch event {
    case .printed(let printed):
      show(printed.values)
      for name in printed.unknown {
        line(problems.headline(printed.position, "failed", "there is no variable '\(name)' to print"))
      }
    case .checked(let expectation):
      if expectation.passed { return }
      line(problems.headline(expectation.position, "failed", source.statement(at: expectation.position)))
      line("  expected: \(expectation.expected)")
      line("    actual: \(expectation.actual)")
    case .allowed: break
    case .refused(let position, let refusal):
      line(problems.headline(position, "refused", source.statement(at: position)))
      line("  \(refusal.kindName): \(refusal.message)")
      for member in refusal.members {
        line("    \(member.name): \(member.equation)" + (member.line.map { "   (line \($0))" } ?? ""))
      }
    case .pivots(let position, let pivots):
      trace(pivots, of: source.statement(at: position), at: position)
    case .broken(let position, let findings):
      for finding in findings { line(problems.headline(position, "internal fault", finding)) }
    }
  }

  package mutating func end(_ summary: ScriptSummary, of script: Script) {
    if script.printsValues { return }
    show(summary.values)
    guard showsValues else { return }
    for preference in summary.violated {
      let strength = Strength(preference.priority)
      line("violated: \(preference.name) (\(strength)) by \(numberText(preference.error))")
    }
  }

  package mutating func finish() {}

  private mutating func show(_ values: [NamedValue]) {
    guard showsValues, !values.isEmpty else { return }
    if headsValues, !isHeaded {
      line(style.place("\(file):"))
      isHeaded = true
    }
    for value in values { line("\(value.name) = \(numberText(value.value))") }
  }

  private func trace(_ pivots: [PivotRecord], of statement: String, at position: SourcePosition) {
    for text in PivotText.lines(of: pivots, statement: statement, file: file, position: position) { line(text) }
  }

  private func line(_ text: String) { output(text + "\n") }
}
