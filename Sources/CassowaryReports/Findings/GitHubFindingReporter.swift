import CassowaryFormats

/// Tells findings as annotations of a GitHub workflow.
package struct GitHubFindingReporter: FindingReporter {
  private let output: TextSink

  package init(output: @escaping TextSink) { self.output = output }

  package mutating func report(_ findings: FileFindings) {
    for finding in findings.findings {
      let command = finding.level == .note ? "notice" : finding.level.rawValue
      let lines = [finding.message + finding.circumstances] + finding.related.map(\.words)
      let properties = [
        "file=\(Self.property(findings.file))", "line=\(finding.position.line)", "col=\(finding.position.column)",
        "title=\(Self.property(finding.rule.rawValue))",
      ]
      output("::\(command) \(properties.joined(separator: ","))::\(Self.data(lines.joined(separator: "\n")))\n")
    }
    for fit in findings.fits {
      output("::notice file=\(Self.property(findings.file)),title=device::\(Self.data(fit.sentence))\n")
    }
  }

  package mutating func finish() {}

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
