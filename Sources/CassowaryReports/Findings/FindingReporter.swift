import CassowaryFormats

/// Tells what was found in files: each of them in order, then ``finish()``.
package protocol FindingReporter {
  mutating func report(_ findings: FileFindings)
  /// No more files.
  mutating func finish()
}

extension FileFindings {
  /// `x.cass:3:7`; the file alone where no place in it is to blame.
  func place(_ position: SourcePosition?) -> String {
    printable(file) + (position.map { ":\($0.line):\($0.column)" } ?? "")
  }
}

extension Finding {
  /// ` (state open, 320x568, in 3 scenes)`; empty where there is one scene and nothing to say of it.
  var circumstances: String {
    var words: [String] = []
    if !state.isEmpty { words.append("state \(printable(state))") }
    if !size.isEmpty { words.append(size) }
    if scenes > 1 { words.append("in \(scenes) scenes") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}

extension Finding.Related {
  /// `#name equation`, and who made it if the file did not.
  var words: String {
    var text = printable(equation)
    if !name.isEmpty, name != equation { text += " #" + printable(name) }
    if let origin { text += " (\(origin.words))" }
    return text
  }
}

/// How many findings of each level there were.
struct FindingCount {
  private var counts: [FindingLevel: Int] = [:]
  private(set) var files = 0

  mutating func add(_ findings: FileFindings) {
    files += 1
    for finding in findings.findings { counts[finding.level, default: 0] += 1 }
  }

  /// `2 errors, 1 warning in 3 files`
  var words: String {
    let parts = FindingLevel.allCases.reversed().compactMap { level -> String? in
      guard let count = counts[level] else { return nil }
      return "\(count) \(level.rawValue)" + (count == 1 ? "" : "s")
    }
    let place = files == 1 ? "1 file" : "\(files) files"
    return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")) + " in " + place
  }
}
