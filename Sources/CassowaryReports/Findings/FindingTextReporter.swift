import CassowaryFormats

/// Tells people of findings, one paragraph each, and how many there were.
package struct FindingTextReporter: FindingReporter {
  private let output: TextSink
  private let style: TextStyle
  private var count = FindingCount()

  package init(output: @escaping TextSink, style: TextStyle) {
    self.output = output
    self.style = style
  }

  package mutating func report(_ findings: FileFindings) {
    count.add(findings)
    for finding in findings.findings {
      let place = style.place(findings.place(finding.position) + ":")
      let level = finding.level == .error ? style.alarm("error:") : finding.level.rawValue + ":"
      output("\(place) \(level) \(printable(finding.message))\(finding.circumstances) [\(finding.rule.rawValue)]\n")
      for related in finding.related {
        let place = related.position.map { findings.place($0) + ": " } ?? ""
        output("    \(place)\(related.words)\n")
      }
    }
    for fit in findings.fits { output("\(findings.place(nil)): \(printable(fit.sentence))\n") }
  }

  package mutating func finish() { output(count.words + "\n") }
}

/// Tells findings as a compiler would, for Xcode and editors.
package struct XcodeFindingReporter: FindingReporter {
  private let output: TextSink

  package init(output: @escaping TextSink) { self.output = output }

  package mutating func report(_ findings: FileFindings) {
    for finding in findings.findings {
      let place = findings.place(finding.position)
      let message = printable(finding.message) + finding.circumstances
      output("\(place): \(finding.level.rawValue): \(message) (\(finding.rule.rawValue))\n")
      for related in finding.related {
        let place = related.position.map { findings.place($0) } ?? place
        output("\(place): note: \(related.words)\n")
      }
    }
    for fit in findings.fits { output("\(findings.place(fit.position)): note: \(printable(fit.sentence))\n") }
  }

  package mutating func finish() {}
}
