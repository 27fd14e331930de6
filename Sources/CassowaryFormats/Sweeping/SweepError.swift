import Cassowary
import CassowaryLayout

/// Why a sweep cannot be made.
package struct SweepError: Error, Hashable, Sendable {
  /// A sentence without a full stop, beginning in lower case.
  package let message: String
  /// Whether the command line is to blame, and not the file.
  package let isMistakeOfRequest: Bool

  init(_ message: String, isMistakeOfRequest: Bool = false) {
    self.message = message
    self.isMistakeOfRequest = isMistakeOfRequest
  }

  init(_ error: LayoutError) { self.init(error.description) }

  init(_ error: DocumentErrors) { self.init(error.messages) }

  init(_ error: SolverError) { self.init("\(error)") }

  /// What is asked cannot be answered.
  package static func mistake(_ message: String) -> SweepError { SweepError(message, isMistakeOfRequest: true) }

  /// A shorter range helps, but it is the file that asks for so much.
  static let tooManyIntervals = SweepError(
    "there are more than \(SweepLimits.intervals) breakpoints; take a shorter range")

  static let tooMuchWork = SweepError(
    "the layouts of this sweep cost more than \(SweepLimits.views) views; take a shorter range, or fewer of the priorities and "
      + "contradictions that make them dear")

  static let tooManyLevels = SweepError(
    "the script has more than \(SweepLimits.scriptWork) constraints times priorities; give constraints that need no order "
      + "among themselves the same priority")

  static let tooMuchText = SweepError(
    "more than \(SweepLimits.measuredCharacters) characters would have to be measured; take a shorter range")
}
