import CassowaryFormats

/// Tells programs of findings: one JSON document, version 1, keys sorted. `Documentation/Checking.md` describes it.
package struct FindingJSONReporter: FindingReporter {
  private let output: TextSink
  private var isFirst = true

  package init(output: @escaping TextSink) { self.output = output }

  package mutating func report(_ findings: FileFindings) {
    var writer = JSONWriter()
    writer.object { object in
      object.member("file", findings.file)
      object.list("findings", findings.findings) { writer, finding in writer.object { $0.finding(finding) } }
      if !findings.fits.isEmpty {
        object.list("fits", findings.fits) { writer, fit in writer.object { $0.fit(fit) } }
      }
      object.member("scenes", findings.scenes)
    }
    output((isFirst ? "{\"files\":[" : ",") + writer.text)
    isFirst = false
  }

  package mutating func finish() { output((isFirst ? "{\"files\":[" : "") + "],\"version\":1}\n") }
}

extension JSONWriter {
  /// The members of a finding's object.
  fileprivate mutating func finding(_ finding: Finding) {
    if let position = finding.position { member("column", position.column) }
    member("level", finding.level.rawValue)
    if let position = finding.position { member("line", position.line) }
    member("message", finding.message)
    list("related", finding.related) { writer, related in writer.object { $0.related(related) } }
    member("rule", finding.rule.rawValue)
    member("scenes", finding.scenes)
    member("size", finding.size)
    member("state", finding.state)
  }

  /// The members of the object that says whether a device fits.
  mutating func fit(_ fit: DeviceFit, of file: String? = nil) {
    if let position = fit.position { member("column", position.column) }
    member("device", fit.device.name)
    if let file { member("file", file) }
    key("fits")
    boolean(fit.flaw == nil)
    if let flaw = fit.flaw {
      key("flaw")
      object { object in
        if flaw.kind != .conflict { object.member("by", flaw.amount) }
        object.member("kind", flaw.kind.rawValue)
        if !flaw.screen.isEmpty { object.member("screen", flaw.screen) }
        object.member("state", flaw.state)
        object.member("subject", flaw.subject)
      }
    }
    if let position = fit.position { member("line", position.line) }
    member("message", fit.sentence)
    member("orientation", fit.device.orientation)
  }

  /// The members of a constraint's object.
  mutating func related(_ related: Finding.Related) {
    if let position = related.position { member("column", position.column) }
    member("equation", related.equation)
    if let position = related.position { member("line", position.line) }
    member("name", related.name)
    if let origin = related.origin { member("origin", origin.name) }
  }
}
