import CassowaryFormats

/// Tells programs of the reports of logs: one JSON document, version 1, keys sorted. `Documentation/ConflictLogs.md` describes
/// it.
package struct LogJSONReporter: LogReporter {
  private let output: TextSink
  private var file = ""
  private var errors: [(file: String, message: String)] = []
  private var reports = ""

  package init(output: @escaping TextSink) { self.output = output }

  package mutating func begin(_ file: String) { self.file = file }

  package mutating func unreadable(_ reason: String) { errors.append((file, reason)) }

  package mutating func report(_ finding: LogFinding) {
    var writer = JSONWriter()
    writer.object { $0.report(finding, in: file) }
    reports += (reports.isEmpty ? "" : ",") + writer.text
  }

  package mutating func end() {}

  package mutating func finish() {
    var writer = JSONWriter()
    writer.object { object in
      if !errors.isEmpty {
        object.list("errors", errors) { writer, error in
          writer.object {
            $0.member("file", error.file)
            $0.member("message", error.message)
          }
        }
      }
      object.key("reports")
      object.array { $0.raw(reports) }
      object.member("version", 1)
    }
    output(writer.text + "\n")
  }
}

extension JSONWriter {
  /// The members of a report's object.
  fileprivate mutating func report(_ finding: LogFinding, in file: String) {
    let report = finding.report
    if let arithmetic = finding.conflict?.arithmetic { member("arithmetic", arithmetic.text) }
    member("axis", finding.axisWord)
    member("broken", report.brokenIndex)
    list("conflict", finding.members) { $0.integer($1) }
    member("constraints", report.constraints.count)
    member("file", file)
    list("implied", finding.conflict?.implied ?? []) { $0.string($1) }
    list("items", report.constraints) { writer, constraint in
      writer.object { $0.item(constraint, of: report) }
    }
    member("line", report.position.line)
    key("redacted")
    boolean(report.isRedacted)
    key("satisfiable")
    switch finding.verdict {
    case .satisfiable: boolean(true)
    case .conflict: boolean(false)
    case .undecided: null()
    }
    list("skipped", report.problems) { writer, problem in
      writer.object { object in
        object.member("column", problem.position.column)
        object.member("line", problem.position.line)
        object.member("message", problem.message)
      }
    }
    if let suggestion = LogSuggestion(finding).text { member("suggestion", suggestion) }
    if case .undecided(let why) = finding.verdict { member("undecided", why) }
  }

  private mutating func item(_ constraint: LogConstraint, of report: LogReport) {
    member("class", constraint.className)
    member("equation", report.equation(of: constraint))
    key("identifier")
    if let identifier = constraint.identifier { string(identifier) } else { null() }
    member("line", constraint.position.line)
    member("origin", constraint.origin.rawValue)
    if let source = constraint.source { member("source", source) }
  }
}
