/// Findings of many scenes of one file, each told once.
struct FindingCollector {
  private(set) var findings: [Finding] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let rule: FindingRule
    let position: SourcePosition
    let subject: String
  }

  /// Whether it was found before, so that nobody need work out the words again.
  func knows(_ rule: FindingRule, _ position: SourcePosition, _ subject: String) -> Bool {
    indices[Key(rule: rule, position: position, subject: subject)] != nil
  }

  /// Adds what one scene has; a finding that is there already counts another scene.
  mutating func add(_ found: [Finding], state: String = "", size: String = "") {
    var isNew: Set<Key> = []
    for finding in found {
      let key = Key(rule: finding.rule, position: finding.position, subject: finding.subject)
      guard isNew.insert(key).inserted else { continue }
      if let index = indices[key] {
        findings[index].scenes += 1
      } else {
        indices[key] = findings.count
        findings.append(finding)
        findings[findings.count - 1].state = state
        findings[findings.count - 1].size = size
      }
    }
  }
}
