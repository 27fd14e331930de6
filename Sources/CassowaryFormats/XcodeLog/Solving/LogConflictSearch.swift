import Cassowary
import CassowaryLayout

/// One search for a conflict among the constraints of a report.
struct LogConflictSearch: ~Copyable {
  private var system: LogSystem
  private let rows: [[LogSystem.Row]]
  private let implied: [LogSystem.Row]
  /// What the solver holds of each listed constraint.
  private var held: [[Constraint]]

  init(_ report: LogReport, _ reading: LogReading) {
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
  mutating func run() throws(SolverError) -> LogConflict? {
    var always: [Constraint] = []
    _ = try system.add(implied, &always)
    for index in rows.indices {
      guard let refusal = try system.add(rows[index], &held[index]) else { continue }
      return try narrow(refusal, of: index)
    }
    return nil
  }

  private mutating func narrow(_ first: LogSystem.Refusal, of refused: Int) throws(SolverError) -> LogConflict? {
    var refusal = first
    var isTried: Set = [refused]
    try keepOnly(members(of: refusal))
    while let candidate = members(of: refusal).first(where: { !isTried.contains($0) }) {
      isTried.insert(candidate)
      try system.remove(&held[candidate])
      if let next = try system.add(rows[refused], &held[refused]) {
        refusal = next
        try keepOnly(members(of: refusal))
      } else {
        // It is needed: back to where we were.
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
  private func members(of refusal: LogSystem.Refusal) -> [Int] {
    Set(refusal.rows.compactMap { if case .listed(let index) = $0.source { index } else { nil } }).sorted()
  }

  private mutating func keepOnly(_ members: [Int]) throws(SolverError) {
    for index in held.indices where !members.contains(index) { try system.remove(&held[index]) }
  }
}
