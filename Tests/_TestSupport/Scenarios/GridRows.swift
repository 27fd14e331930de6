import Cassowary

/// Rows about a square grid of points, row by row: Laplace's equation inside, values at the rim.
package struct GridRows {
  let side: Int

  package init(side: Int) { self.side = side }

  private func index(_ row: Int, _ column: Int) -> Int { row * side + column }

  private func isRim(_ row: Int, _ column: Int) -> Bool {
    row == 0 || column == 0 || row == side - 1 || column == side - 1
  }

  /// `4 · point − its neighbours == 0` for every inner point.
  package var equations: [ScenarioRow] {
    var rows: [ScenarioRow] = []
    for row in 1..<max(1, side - 1) {
      for column in 1..<side - 1 {
        let neighbours = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        let terms = neighbours.map { ScenarioRow.Term(index($0.0, $0.1), -1) }
        rows.append(ScenarioRow([.init(index(row, column), 4)] + terms, .equal, 0, leftCount: 1))
      }
    }
    return rows
  }

  /// The points at the rim.
  package var rim: [Int] {
    var result: [Int] = []
    for row in 0..<side {
      for column in 0..<side where isRim(row, column) { result.append(index(row, column)) }
    }
    return result
  }

  var foundation: [(ScenarioRow, Strength)] { equations.map { ($0, .required) } }

  /// A value for a point, a limit, or two points tied together.
  func row(_ random: inout SeededRandom) -> ScenarioRow {
    let size = Double(random.int(in: -100...100))
    let point = random.chance(70) ? random.element(of: rim) : random.int(in: 0...side * side - 1)
    if random.chance(20) {
      let other = random.int(in: 0...side * side - 1)
      if other != point { return ScenarioRow([.init(point, 1), .init(other, -1)], .equal, size / 10) }
    }
    return ScenarioRow(
      [.init(point, 1)], random.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), size)
  }
}
