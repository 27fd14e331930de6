/// Something worth saying about a part of a sweep.
package struct SweepFinding: Sendable {
  package let rule: FindingRule
  /// A sentence without a full stop: `title is truncated`.
  package let message: String
  /// What it is about, as `title.width`.
  package let subject: String
  package let position: SourcePosition?
  /// Where it is so, in rising order, without those that meet.
  package internal(set) var ranges: [SweepRange]
  /// The members of a conflict.
  package var related: [Finding.Related] = []

  package var level: FindingLevel { rule.level }
}

/// Findings of interval after interval; what goes on is told once.
struct SweepFindings {
  private(set) var list: [SweepFinding] = []
  private var indices: [String: Int] = [:]
  /// By finding, in which interval it was seen last.
  private var lastSeen: [Int] = []

  mutating func add(_ finding: SweepFinding, inInterval interval: Int) {
    let key = finding.rule.rawValue + " " + finding.message + " " + finding.subject
    guard let index = indices[key] else {
      indices[key] = list.count
      list.append(finding)
      lastSeen.append(interval)
      return
    }
    // A single place without it may lie between two ranges that meet.
    let goesOn = lastSeen[index] >= interval - 1
    lastSeen[index] = interval
    for range in finding.ranges {
      if goesOn, let last = list[index].ranges.last, range.lower <= last.upper {
        list[index].ranges[list[index].ranges.count - 1] = SweepRange(lower: last.lower, upper: range.upper)
      } else {
        list[index].ranges.append(range)
      }
    }
  }

  /// By how bad they are, then by where they begin.
  var sorted: [SweepFinding] {
    list.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.level != b.level { return a.level > b.level }
      if a.rule != b.rule { return a.rule.order < b.rule.order }
      let (first, second) = (a.ranges.first?.lower ?? 0, b.ranges.first?.lower ?? 0)
      return first != second ? first < second : one.offset < other.offset
    }.map(\.element)
  }
}

extension FindingRule {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
