@testable import CassowaryFormats

/// A log of one report, read.
struct LogTrial {
  let log: XcodeLog

  init(_ text: String) { log = XcodeLog.read(SourceText(name: "x.log", text: text)) }

  /// A list of these constraints, in quotes as UIKit prints them.
  init(listing constraints: [String]) {
    self.init("(\n" + constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n")
  }

  /// What the first report lists, as equations.
  var equations: [String] {
    log.reports.first.map { report in report.constraints.map { report.equation(of: $0) } } ?? []
  }

  var problems: [String] { log.reports.flatMap { $0.problems.map(\.message) } }

  /// The conflict of the first report.
  var conflict: LogConflict? {
    if case .conflict(let conflict)? = log.reports.first?.verdict() { conflict } else { nil }
  }
}
