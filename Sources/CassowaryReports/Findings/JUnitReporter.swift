import CassowaryFormats

/// Tells findings in the XML of JUnit: a suite for each file, a failed case for each error and warning, and one that passes for
/// a file without. Whether devices fit is said in properties: what does not is found, too.
package struct JUnitReporter: FindingReporter {
  private let output: TextSink
  private var suites = ""
  private var tests = 0
  private var failures = 0

  package init(output: @escaping TextSink) { self.output = output }

  package mutating func report(_ findings: FileFindings) {
    let failed = findings.findings.filter { $0.level >= .warning }
    let notes = findings.findings.filter { $0.level < .warning }
    let count = max(1, failed.count)
    let file = xmlText(findings.file)
    tests += count
    failures += failed.count
    suites += "  <testsuite name=\"\(file)\" tests=\"\(count)\" failures=\"\(failed.count)\">\n"
    if !findings.fits.isEmpty {
      suites += "    <properties>\n"
      for fit in findings.fits {
        let (name, value) = (xmlText(printable(fit.question)), xmlText(printable(fit.answer)))
        suites += "      <property name=\"\(name)\" value=\"\(value)\"/>\n"
      }
      suites += "    </properties>\n"
    }
    if failed.isEmpty { suites += "    <testcase classname=\"\(file)\" name=\"check\"/>\n" }
    for finding in failed {
      let message = xmlText(printable(finding.message) + finding.circumstances)
      let lines = [findings.place(finding.position)] + finding.related.map(\.words)
      suites += "    <testcase classname=\"\(file)\" name=\"\(finding.rule.rawValue): \(xmlText(finding.subject))\">\n"
      suites += "      <failure message=\"\(message)\" type=\"\(finding.level.rawValue)\">"
      suites += xmlText(lines.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
    }
    if !notes.isEmpty {
      let lines = notes.map { note in
        (note.position.map { "\($0.line):\($0.column): " } ?? "") + printable(note.message)
      }
      suites += "    <system-out>\(xmlText(lines.joined(separator: "\n")))</system-out>\n"
    }
    suites += "  </testsuite>\n"
  }

  package mutating func finish() {
    output(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cassowary\" tests=\"\(tests)\" "
        + "failures=\"\(failures)\">\n\(suites)</testsuites>\n")
  }
}
