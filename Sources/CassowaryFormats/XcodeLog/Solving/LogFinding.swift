import CassowaryLayout

/// A report with what the solver says of it: what reporters tell.
package struct LogFinding: Sendable {
  package let report: LogReport
  package let verdict: LogVerdict

  package init(_ report: LogReport) {
    self.report = report
    verdict = report.verdict()
  }

  package var conflict: LogConflict? { if case .conflict(let conflict) = verdict { conflict } else { nil } }

  /// Indices of the contradicting constraints; none if the constraints can hold together.
  package var members: [Int] { conflict?.members ?? [] }

  /// The axes of the contradiction, or of all that is listed if there is none.
  package var axes: Set<Axis> { report.axes(of: conflict?.members ?? Array(report.constraints.indices)) }

  /// The member of the conflict that is left out when the rest is drawn: what UIKit broke, else the last one.
  package var setAside: Int? {
    guard let broken = report.brokenIndex, members.contains(broken) else { return members.last }
    return broken
  }
}
