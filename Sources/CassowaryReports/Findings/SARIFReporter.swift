import CassowaryFormats

/// Tells findings in the Static Analysis Results Interchange Format, version 2.1.0: one run, rules with ids, every member of a
/// conflict as a related location, and fingerprints that outlive moved lines. Whether devices fit is a property of the run.
package struct SARIFReporter: FindingReporter {
  private let output: TextSink
  private let version: String
  private var results = ""
  private var fits: [(file: String, fit: DeviceFit)] = []

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  package init(output: @escaping TextSink, version: String) {
    self.output = output
    self.version = version
  }

  package mutating func report(_ findings: FileFindings) {
    for finding in findings.findings {
      var writer = JSONWriter()
      writer.object { $0.result(finding, in: findings.file) }
      results += (results.isEmpty ? "" : ",") + writer.text
    }
    fits += findings.fits.map { (findings.file, $0) }
  }

  package mutating func finish() {
    var writer = JSONWriter()
    writer.object { log in
      log.member("$schema", Self.schema)
      log.list("runs", [results]) { writer, results in
        writer.object { run in
          run.member("columnKind", "unicodeCodePoints")
          if !fits.isEmpty {
            run.key("properties")
            run.object { $0.properties(fits) }
          }
          run.key("results")
          run.array { $0.raw(results) }
          run.key("tool")
          run.object { tool in
            tool.key("driver")
            tool.object { $0.driver(version) }
          }
        }
      }
      log.member("version", "2.1.0")
    }
    output(writer.text + "\n")
  }
}

extension JSONWriter {
  fileprivate mutating func driver(_ version: String) {
    member("name", "cassowary")
    list("rules", FindingRule.allCases) { writer, rule in
      writer.object { object in
        object.key("defaultConfiguration")
        object.object { $0.member("level", rule.level.rawValue) }
        object.member("id", rule.rawValue)
        object.key("shortDescription")
        object.object { $0.member("text", rule.summary) }
      }
    }
    member("version", version)
  }

  fileprivate mutating func properties(_ fits: [(file: String, fit: DeviceFit)]) {
    list("fits", fits) { writer, entry in
      writer.object { $0.fit(entry.fit, of: entry.file) }
    }
  }

  fileprivate mutating func result(_ finding: Finding, in file: String) {
    member("level", finding.level.rawValue)
    list("locations", [finding.position]) { writer, position in
      writer.object { $0.physicalLocation(file, position) }
    }
    key("message")
    object { $0.member("text", finding.message + finding.circumstances) }
    key("partialFingerprints")
    object { $0.member("cassowary/v1", finding.fingerprint(in: file)) }
    if !finding.related.isEmpty {
      list("relatedLocations", Array(finding.related.enumerated())) { writer, entry in
        writer.object { object in
          object.member("id", entry.offset + 1)
          object.key("message")
          object.object { $0.member("text", entry.element.words) }
          if let position = entry.element.position { object.physicalLocation(file, position) }
        }
      }
    }
    member("ruleId", finding.rule.rawValue)
    member("ruleIndex", FindingRule.allCases.firstIndex(of: finding.rule))
  }

  private mutating func physicalLocation(_ file: String, _ position: SourcePosition?) {
    key("physicalLocation")
    object { location in
      location.key("artifactLocation")
      location.object { $0.member("uri", uriReference(file)) }
      guard let position else { return }
      location.key("region")
      location.object { region in
        region.member("startColumn", position.column)
        region.member("startLine", position.line)
      }
    }
  }
}

extension Finding {
  /// The same as long as rule, file and subject are, wherever the lines move (FNV-1a, 64 bits).
  fileprivate func fingerprint(in file: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(rule.rawValue)\n\(file)\n\(subject)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A path as a relative or absolute reference: forward slashes, everything else that URIs do not allow in percents.
private func uriReference(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar))
    if isPlain {
      result.unicodeScalars.append(scalar)
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
  return result
}
