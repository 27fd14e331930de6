import Cassowary
import CassowaryLayout

/// Why a search for a conflict has no answer.
enum LogSearchError: Error {
  case solver(SolverError)
  case tooManyMembers

  /// A sentence without a full stop, beginning in lower case.
  var message: String {
    switch self {
    case .solver(let error): "\(error)"
    case .tooManyMembers: "more than \(LogLimits.members) constraints take part in one contradiction"
    }
  }
}

/// One search for a conflict among the constraints of a report.
struct LogConflictSearch: ~Copyable {
  private let report: LogReport
  private var system: LogSystem
  private let rows: [[LogSystem.Row]]
  private let implied: [LogSystem.Row]
  /// What the solver holds of each listed constraint.
  private var held: [[Constraint]]

  init(_ report: LogReport, _ reading: LogReading) {
    self.report = report
    var system = LogSystem(report, reading)
    var rows: [[LogSystem.Row]] = []
    for index in report.constraints.indices { rows.append(system.rows(of: index)) }
    implied = system.impliedRows()
    self.rows = rows
    self.system = system
    held = rows.map { _ in [] }
  }

  /// The conflict that the first constraint makes that does not go with those before it; then without everything that it
  /// does not need, although what goes without saying is always there.
  mutating func run() throws(LogSearchError) -> LogConflict? {
    do throws(SolverError) {
      guard let refusal = try refusal(among: Array(rows.indices)) else { return nil }
      let candidates = members(of: refusal)
      if candidates.count <= LogLimits.members {
        // A system of the few is smaller than one from which the many are taken.
        var narrowed = LogConflictSearch(report, system.reading)
        return try narrowed.narrow(candidates)
      }
    } catch {
      throw .solver(error)
    }
    throw .tooManyMembers
  }

  /// Why the first of some constraints that does not go with those before it is refused.
  private mutating func refusal(among indices: [Int]) throws(SolverError) -> LogSystem.Refusal? {
    var always: [Constraint] = []
    _ = try system.add(implied, &always)
    for index in indices {
      if let refusal = try system.add(rows[index], &held[index]) { return refusal }
    }
    return nil
  }

  /// Leaves out one after the other; what is needed comes back.
  private mutating func narrow(_ candidates: [Int]) throws(SolverError) -> LogConflict? {
    guard var refusal = try refusal(among: candidates), let refused = refused(by: refusal) else { return nil }
    var isTried: Set = [refused]
    try keepOnly(members(of: refusal))
    while let candidate = members(of: refusal).first(where: { !isTried.contains($0) }) {
      isTried.insert(candidate)
      try system.remove(&held[candidate])
      if let next = try system.add(rows[refused], &held[refused]) {
        refusal = next
        try keepOnly(members(of: refusal))
      } else {
        try system.remove(&held[refused])
        _ = try system.add(rows[candidate], &held[candidate])
      }
    }
    // Once more: what was needed last may have left another refusal behind.
    guard let last = try system.add(rows[refused], &held[refused]) else { return nil }
    return LogConflict(
      members: members(of: last),
      implied: last.rows.compactMap { if case .implied(let words) = $0.source { words } else { nil } },
      arithmetic: LogArithmetic(last.rows), direction: system.reading.direction)
  }

  /// The listed constraints of a conflict, in order.
  private func members(of refusal: LogSystem.Refusal) -> [Int] { Set(refusal.rows.compactMap(\.listed)).sorted() }

  private func refused(by refusal: LogSystem.Refusal) -> Int? { refusal.rows.last?.listed }

  private mutating func keepOnly(_ members: [Int]) throws(SolverError) {
    let members = Set(members)
    for index in held.indices where !held[index].isEmpty && !members.contains(index) {
      try system.remove(&held[index])
    }
  }
}
