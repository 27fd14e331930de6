@testable import CassowaryFormats

/// A document or script, checked.
struct CheckTrial {
  let findings: [Finding]
  let result: FileFindings

  /// A document with these members of the root, on a canvas of 100 by 100.
  init(root: String, states: String = "{}", scale: Int = 0, sizes: [(Double, Double)] = []) {
    let text = """
      {"version": 1, "canvas": {"width": 100, "height": 100, "scale": \(scale)},
       "root": {"id": "root", \(root)},
       "states": \(states)}
      """
    var request = SceneRequest()
    request.states = .each
    request.canvases = sizes.map { .init(name: "\($0)", size: .init(width: $0.0, height: $0.1)) }
    result = InputFile.check("x.layout.json", Array(text.utf8), request, changes: [])
    findings = result.findings
  }

  init(script: String) {
    result = InputFile.check("x.cass", Array(script.utf8), SceneRequest(), changes: [])
    findings = result.findings
  }

  /// The messages of a rule.
  func messages(_ rule: FindingRule) -> [String] { findings.filter { $0.rule == rule }.map(\.message) }

  /// What a rule found, by subject.
  func subjects(_ rule: FindingRule) -> [String] { findings.filter { $0.rule == rule }.map(\.subject) }
}
