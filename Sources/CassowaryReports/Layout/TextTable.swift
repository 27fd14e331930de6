/// Columns of text: words to the left, numbers to the right.
struct TextTable {
  private let isNumeric: [Bool]
  private var rows: [[String]]

  init(_ heads: [(title: String, isNumeric: Bool)]) {
    isNumeric = heads.map(\.isNumeric)
    rows = [heads.map(\.title)]
  }

  /// Longer texts reach out of their column: one of them must not fill all other rows with blanks.
  private static let widest = 160

  mutating func add(_ row: [String]) { rows.append(row) }

  var lines: [String] {
    let counts = rows.map { row in row.map(\.count) }
    let widths = isNumeric.indices.map { column in
      counts.map { $0[column] }.filter { $0 <= Self.widest }.max() ?? 0
    }
    return zip(rows, counts).map { row, counts in
      var line = ""
      for (column, text) in row.enumerated() {
        let blanks = String(repeating: " ", count: max(0, widths[column] - counts[column]))
        line += (column == 0 ? "" : "  ") + (isNumeric[column] ? blanks + text : text + blanks)
      }
      return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
    }
  }
}
