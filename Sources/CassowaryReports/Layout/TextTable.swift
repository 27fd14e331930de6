/// Columns of text: words to the left, numbers to the right.
struct TextTable {
  private let isNumeric: [Bool]
  private var rows: [[String]]

  init(_ heads: [(title: String, isNumeric: Bool)]) {
    isNumeric = heads.map(\.isNumeric)
    rows = [heads.map(\.title)]
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  var lines: [String] {
    let widths = isNumeric.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - text.count)
        line += (column == 0 ? "" : "  ") + (isNumeric[column] ? blanks + text : text + blanks)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
