import CassowaryFormats

/// What to do about a conflict of a log: the commonest mend for constraints of these origins.
struct LogSuggestion {
  private let finding: LogFinding

  init(_ finding: LogFinding) { self.finding = finding }

  /// One or two sentences; `nil` if there is no conflict.
  var text: String? {
    guard !finding.members.isEmpty else { return nil }
    if finding.members.count == 1 { return "\(quoted(finding.members[0])) cannot hold by itself: mend its numbers." }
    if let mask = first(.autoresizingMask) {
      if let row = constraint(mask).rows.first, row.right.isEmpty, row.constant == 0 {
        return "\(name(mask)) has no size yet, often only until it is shown: give " + own(among: "one of the others")
          + " a priority of 999."
      }
      return "\(name(mask)) is laid out by its autoresizing mask as well: set its "
        + "translatesAutoresizingMaskIntoConstraints to false, or leave its place to the mask alone."
    }
    if let hidden = finding.members.first(where: { constraint($0).identifier == "UISV-hiding" }) {
      return "a stack view hides \(name(hidden)) by squeezing it to nothing, which its own constraints forbid: give "
        + own(among: "one of them") + " a priority of 999."
    }
    if let imposed = first(.encapsulated) {
      return "\(name(imposed)) gets this size from the list around it, often only for a moment: give "
        + own(among: "one of the others") + " a priority of 999."
    }
    if let pair = contradictingSizes {
      return "\(quoted(pair.0)) and \(quoted(pair.1)) say different things about the same: remove one of them."
    }
    if first(.stackView) != nil {
      return "a stack view arranges its views with required constraints: give " + own(among: "one of the others")
        + " a priority of 999, or change the stack's distribution."
    }
    return "remove " + own(among: "one of the constraints")
      + ", give it a priority below 1000, or turn it into an inequality."
  }

  private func constraint(_ index: Int) -> LogConstraint { finding.report.constraints[index] }

  private func first(_ origin: LogOrigin) -> Int? {
    finding.members.first { constraint($0).origin == origin }
  }

  /// The view that the constraint is about.
  private func name(_ index: Int) -> String {
    guard let term = constraint(index).rows.first?.terms.first else { return "a view" }
    return finding.report.items[term.item].shortName
  }

  private func quoted(_ index: Int) -> String { "'\(finding.report.equation(of: constraint(index)))'" }

  /// The program's own constraint that is easiest to give up: what UIKit broke, else the last one.
  private func own(among others: String) -> String {
    let own = finding.members.filter { constraint($0).origin == .own }
    if let broken = finding.report.brokenIndex, own.contains(broken) { return quoted(broken) }
    return own.last.map(quoted) ?? others
  }

  /// Two equations that differ only in their constants.
  private var contradictingSizes: (Int, Int)? {
    guard finding.members.count == 2 else { return nil }
    let (one, other) = (constraint(finding.members[0]), constraint(finding.members[1]))
    guard let row = one.rows.first, let otherRow = other.rows.first, row.left == otherRow.left,
      row.right == otherRow.right
    else { return nil }
    return (finding.members[0], finding.members[1])
  }
}
