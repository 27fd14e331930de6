import Cassowary
import CassowaryFormats

/// Tells programs of scripts: one JSON document, version 1, keys sorted. `Documentation/ConstraintScripts.md`
/// describes it. Problems that people should see at once go to `diagnostics` as well.
package struct ScriptJSONReporter: ScriptReporter {
  private let output: TextSink
  private let diagnostics: TextSink
  private let style: TextStyle
  private var file = ""
  private var isFirstFile = true
  /// What the file's `statements` hold so far: `ok` stands before them and is known only at the end.
  private var statements = ""
  private var errors: [Problem] = []

  /// Why a script could not be run, or not to its end.
  private struct Problem {
    let kind: String
    let message: String
    var position: SourcePosition?
  }

  package init(output: @escaping TextSink, diagnostics: @escaping TextSink, style: TextStyle) {
    self.output = output
    self.diagnostics = diagnostics
    self.style = style
  }

  private var problems: ScriptProblemText { ScriptProblemText(file: file, style: style) }

  package mutating func begin(_ file: String) {
    output(isFirstFile ? "{\"files\":[" : ",")
    isFirstFile = false
    self.file = file
    statements = ""
    errors = []
  }

  package mutating func unreadable(_ reason: String) { miss("noInput", reason) }

  package mutating func givenUp(_ reason: String) { miss("givenUp", reason) }

  private mutating func miss(_ kind: String, _ reason: String) {
    diagnostics(problems.text(reason))
    errors = [Problem(kind: kind, message: reason)]
    writeFile(isOK: false, summary: ScriptSummary())
  }

  package mutating func malformed(_ errors: ScriptSyntaxErrors, in source: ScriptSource) {
    diagnostics(problems.text(errors, in: source))
    self.errors = errors.errors.map { Problem(kind: "syntax", message: $0.message, position: $0.position) }
    writeFile(isOK: false, summary: ScriptSummary())
  }

  package mutating func report(_ event: ScriptEvent, in source: ScriptSource) {
    switch event {
    case .pivots(let position, let pivots):
      let statement = source.statement(at: position)
      for line in PivotText.lines(of: pivots, statement: statement, file: file, position: position) {
        diagnostics(line + "\n")
      }
    case .broken(let position, let findings):
      for finding in findings {
        diagnostics(problems.headline(position, "internal fault", finding) + "\n")
        errors.append(Problem(kind: "internalFault", message: finding, position: position))
      }
    default:
      var writer = JSONWriter()
      writer.statement(event)
      statements += (statements.isEmpty ? "" : ",") + writer.text
    }
  }

  package mutating func end(_ summary: ScriptSummary, of script: Script) {
    writeFile(isOK: summary.isOK, summary: summary)
  }

  package mutating func finish() {
    output((isFirstFile ? "{\"files\":[" : "") + "],\"version\":1}\n")
  }

  private func writeFile(isOK: Bool, summary: ScriptSummary) {
    var writer = JSONWriter()
    writer.object { object in
      if !errors.isEmpty {
        object.key("errors")
        object.array { array in
          for error in errors { array.object { Self.write(error, to: &$0) } }
        }
      }
      object.key("file")
      object.string(file)
      object.key("ok")
      object.boolean(isOK)
      object.key("statements")
      object.array { $0.raw(statements) }
      object.key("values")
      object.values(summary.values)
      object.key("violated")
      object.array { array in
        for preference in summary.violated { array.object { Self.write(preference, to: &$0) } }
      }
    }
    output(writer.text)
  }

  private static func write(_ problem: Problem, to object: inout JSONWriter) {
    if let position = problem.position {
      object.key("column")
      object.integer(position.column)
    }
    object.key("kind")
    object.string(problem.kind)
    if let position = problem.position {
      object.key("line")
      object.integer(position.line)
    }
    object.key("message")
    object.string(problem.message)
  }

  private static func write(_ preference: ViolatedPreference, to object: inout JSONWriter) {
    object.key("error")
    object.number(preference.error)
    object.key("level")
    object.number(preference.priority)
    object.key("name")
    object.string(preference.name)
  }
}
