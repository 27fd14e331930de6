import Cassowary
import CassowaryLayout

/// Which constraints of a report contradict each other, and how.
package struct LogConflict: Sendable {
  /// Indices of the listed ones, rising. Without any one of them the others could hold.
  package let members: [Int]
  /// What goes without saying and takes part: `label.width >= 0`.
  package let implied: [String]
  /// The sum that comes out wrong; `nil` where it would be too long.
  package let arithmetic: LogArithmetic?
  /// In which direction text is taken to run.
  package let direction: LayoutDirection
}

/// What the solver says of a report.
package enum LogVerdict: Sendable {
  /// The listed constraints can hold together.
  case satisfiable
  case conflict(LogConflict)
  /// The numbers are too large or too mixed for an answer, or what is listed was not read; why.
  case undecided(String)
}

extension LogReport {
  /// Looks for a contradiction among the listed constraints.
  ///
  /// What the text leaves open is read in the usual way, unless only another makes a contradiction: a report has one.
  package func verdict() -> LogVerdict {
    var undecided: String?
    for reading in LogReading.all(of: self) {
      var search = LogConflictSearch(self, reading)
      do throws(LogSearchError) {
        if let conflict = try search.run() { return .conflict(conflict) }
      } catch {
        undecided = undecided ?? error.message
      }
    }
    undecided = undecided ?? unreadRest
    if constraints.isEmpty, !problems.isEmpty { undecided = undecided ?? "none of the constraints could be read" }
    if constraints.isEmpty, isRedacted { undecided = undecided ?? "the constraints are redacted" }
    return undecided.map { .undecided($0) } ?? .satisfiable
  }

  /// The axes of the given constraints.
  package func axes(of indices: [Int]) -> Set<Axis> {
    indices.reduce(into: []) { $0.formUnion(constraints[$1].axes) }
  }
}
