/// Findings of many scenes of one file, each told once.
struct FindingCollector {
  private(set) var findings: [Finding] = []
  private var indices: [Key: Int] = [:]
  /// By finding, the scene that told it last.
  private var lastScenes: [Int] = []
  private var scenes = 0

  private struct Key: Hashable {
    let rule: FindingRule
    let position: SourcePosition?
    let subject: String
  }

  /// Whether priorities were found that tie.
  var hasTies: Bool { findings.contains { $0.rule == .tiedPriorities } }

  /// Whether it was found before, so that nobody need work out the words again.
  func knows(_ rule: FindingRule, _ position: SourcePosition, _ subject: String) -> Bool {
    indices[Key(rule: rule, position: position, subject: subject)] != nil
  }

  /// Adds what one scene has; a finding that is there already counts another scene.
  mutating func add(_ found: [Finding], state: String = "", size: String = "") {
    scenes += 1
    for finding in found {
      let key = Key(rule: finding.rule, position: finding.position, subject: finding.subject)
      if let index = indices[key] {
        // One scene counts once.
        if lastScenes[index] == scenes { continue }
        findings[index].scenes += 1
        lastScenes[index] = scenes
      } else {
        indices[key] = findings.count
        findings.append(finding)
        findings[findings.count - 1].state = state
        findings[findings.count - 1].size = size
        lastScenes.append(scenes)
      }
    }
  }
}
