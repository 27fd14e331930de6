import CassowaryFormats

/// What each statement of a script took, as a table for people.
package enum StatementTimeTable {
  /// Times in microseconds; the rounds of a loop are added up.
  package static func text(_ times: [StatementTime], of source: ScriptSource) -> String {
    var rows = [["line", "rounds", "total µs", "mean µs", "longest µs", "statement"]]
    for time in times {
      rows.append([
        String(time.position.line),
        String(time.rounds),
        microseconds(time.total),
        microseconds(time.total / time.rounds),
        microseconds(time.longest),
        source.statement(at: time.position),
      ])
    }
    let total = times.reduce(Duration.zero) { $0 + $1.total }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = "\(source.name): \(microseconds(total)) µs in all\n"
    for row in rows {
      for (cell, width) in zip(row, widths) {
        text += String(repeating: " ", count: width - cell.count) + cell + "  "
      }
      text += row[5] + "\n"
    }
    return text
  }

  /// With one decimal.
  private static func microseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let tenths = seconds * 10_000_000 + attoseconds / 100_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
