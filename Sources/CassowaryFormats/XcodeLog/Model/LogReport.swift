/// One report of constraints that cannot hold together.
package struct LogReport: Sendable {
  /// Where it begins.
  package let position: SourcePosition
  /// Those that could be read, in the order listed.
  package internal(set) var constraints: [LogConstraint] = []
  /// The views and guides that they speak of, in the order in which they are mentioned.
  package internal(set) var items: [LogItem] = []
  /// The superviews of items, by index, as far as the log tells.
  var superviews: [Int: Int] = [:]
  /// What UIKit says that it broke.
  package internal(set) var broken: LogConstraint?
  /// The index of the listed constraint that was broken; `nil` if none was named or it is not listed.
  package internal(set) var brokenIndex: Int?
  /// Whether the system hid the constraints.
  package internal(set) var isRedacted = false
  /// Why not all of it is read; `nil` if all is.
  package internal(set) var unreadRest: String?
  /// Lines that were skipped.
  package internal(set) var problems: [LogProblem] = []
}

/// A constraint of a log that cannot be read.
package struct LogProblem: Hashable, Sendable {
  package let position: SourcePosition
  /// A sentence without a full stop, beginning in lower case.
  package let message: String
}
