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
  private(set) var hasTies = false

  /// Its index if it was found before, so that nobody need work out the words again.
  func index(_ rule: FindingRule, _ position: SourcePosition, _ subject: String) -> Int? {
    indices[Key(rule: rule, position: position, subject: subject)]
  }

  /// Adds what one scene has; a finding that is there already counts another scene.
  mutating func add(_ found: [Finding], state: String = "", size: String = "") {
    scenes += 1
    for finding in found {
      if let index = finding.known {
        count(index)
        continue
      }
      let key = Key(rule: finding.rule, position: finding.position, subject: finding.subject)
      if let index = indices[key] {
        count(index)
      } else {
        indices[key] = findings.count
        if finding.rule == .tiedPriorities { hasTies = true }
        findings.append(finding)
        findings[findings.count - 1].state = state
        findings[findings.count - 1].size = size
        lastScenes.append(scenes)
      }
    }
  }

  /// One scene counts once.
  private mutating func count(_ index: Int) {
    if lastScenes[index] == scenes { return }
    findings[index].scenes += 1
    lastScenes[index] = scenes
  }
}
