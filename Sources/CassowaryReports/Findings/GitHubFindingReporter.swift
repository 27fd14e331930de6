import CassowaryFormats

/// Tells findings as annotations of a GitHub workflow.
package struct GitHubFindingReporter: FindingReporter {
  private let output: TextSink

  package init(output: @escaping TextSink) { self.output = output }

  package mutating func report(_ findings: FileFindings) {
    for finding in findings.findings {
      let command = finding.level == .note ? "notice" : finding.level.rawValue
      let lines = [printable(finding.message) + finding.circumstances] + finding.related.map(\.words)
      annotate(command, findings, finding.position, finding.rule.rawValue, lines.joined(separator: "\n"))
    }
    for fit in findings.fits {
      annotate("notice", findings, fit.position, "device", printable(fit.sentence))
    }
  }

  private func annotate(
    _ command: String, _ findings: FileFindings, _ position: SourcePosition?, _ title: String, _ message: String
  ) {
    let place = position.map { ["line=\($0.line)", "col=\($0.column)"] } ?? []
    let properties = ["file=\(Self.property(findings.place(nil)))"] + place + ["title=\(Self.property(title))"]
    output("::\(command) \(properties.joined(separator: ","))::\(Self.data(message))\n")
  }

  package mutating func finish() {}

  /// Other control characters than ends of lines are not there any more.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
