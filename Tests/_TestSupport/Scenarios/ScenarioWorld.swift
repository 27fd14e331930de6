import Cassowary

/// The kinds of systems that scenarios are about.
package enum ScenarioWorld: Sendable {
  /// Few variables, small whole numbers, many parallel and repeated rows: ties everywhere.
  case collisions(variables: Int)
  /// The same with forty priorities.
  case ranked(variables: Int)
  /// The same with rows and variables scaled by powers of two: coefficients over 1e-8…1e8.
  case scaled(variables: Int)
  /// Distances between points on a line, mostly required: contradictions are cycles with many members.
  case distances(points: Int)
  /// Boxes with left, width, top and height, four variables each, and the rows that layouts are made of.
  case layout(boxes: Int)
  /// Rows of four terms with coefficients over 0.01…100.
  case mixed(variables: Int)
  /// Each inner point of a square grid is the mean of its neighbours.
  case grid(side: Int)

  package var variableCount: Int {
    switch self {
    case .collisions(let variables), .ranked(let variables), .scaled(let variables), .mixed(let variables),
      .distances(let variables):
      variables
    case .layout(let boxes): 4 * boxes
    case .grid(let side): side * side
    }
  }

  /// The rows that are there before random ones come.
  func foundation(_ random: inout SeededRandom) -> [(ScenarioRow, Strength)] {
    switch self {
    case .collisions, .ranked, .scaled, .mixed, .distances: []
    case .layout(let boxes): LayoutRows(boxes: boxes).foundation(&random)
    case .grid(let side): GridRows(side: side).foundation
    }
  }

  /// A random row; in a world of collisions often one that is parallel to a row already there.
  package func row(_ random: inout SeededRandom, like present: [ScenarioRow]) -> ScenarioRow {
    switch self {
    case .collisions(let variables), .ranked(let variables):
      if !present.isEmpty, random.chance(30) { return parallel(to: random.element(of: present), &random) }
      return small(variables, &random)
    case .scaled(let variables): return scaled(small(variables, &random), &random)
    case .distances(let points):
      let ends = random.distinct(2, below: points)
      let terms = [ScenarioRow.Term(ends[0], 1), ScenarioRow.Term(ends[1], -1)]
      return ScenarioRow(terms, relation(&random), Double(random.int(in: -5...5)), leftCount: random.int(in: 0...2))
    case .layout(let boxes): return LayoutRows(boxes: boxes).row(&random)
    case .mixed(let variables): return mixed(variables, &random)
    case .grid(let side): return GridRows(side: side).row(&random)
    }
  }

  package func constant(_ random: inout SeededRandom) -> Double {
    switch self {
    case .collisions, .ranked, .scaled, .distances: Double(random.int(in: -10...10))
    case .layout: Double(random.int(in: 0...500))
    case .mixed, .grid: Double(random.int(in: -100...100))
    }
  }

  package func strength(_ random: inout SeededRandom) -> Strength {
    let required =
      switch self {
      case .collisions, .ranked, .scaled: 35
      case .distances: 75
      case .layout, .mixed, .grid: 20
      }
    if random.chance(required) { return .required }
    if case .ranked = self {
      return Strength(Double(random.int(in: 1...40)), weight: random.element(of: [0.5, 1, 1, 2, 3]))
    }
    let level: Strength = random.element(of: [.strong, .medium, .weak, .weak, 999.999, 0.001, 0, 600])
    return random.chance(20) ? level.weighted(random.element(of: [0.5, 2, 2.5, 3])) : level
  }

  private func relation(_ random: inout SeededRandom) -> Relation {
    random.element(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private func small(_ variables: Int, _ random: inout SeededRandom) -> ScenarioRow {
    let count = random.int(in: 1...min(3, variables))
    var terms = random.distinct(count, below: variables).map {
      ScenarioRow.Term($0, random.element(of: [-2, -1, -1, 1, 1, 1, 2, 3]))
    }
    // Now and then a variable is there twice, and may cancel.
    if random.chance(8) { terms.append(.init(terms[0].variable, random.element(of: [-1, 1, -terms[0].coefficient]))) }
    return ScenarioRow(
      terms, relation(&random), Double(random.int(in: -10...10)), leftCount: random.int(in: 0...terms.count),
      hasConstantOnLeft: random.chance(25))
  }

  private func parallel(to row: ScenarioRow, _ random: inout SeededRandom) -> ScenarioRow {
    let factor = random.element(of: [1, 1, -1, 2, -2, 0.5])
    var result = row
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
    result.constant = factor * (row.constant + Double(random.element(of: [0, 0, -1, 1, 3])))
    result.relation = random.chance(50) ? relation(&random) : factor < 0 ? row.relation.mirrored : row.relation
    return result
  }

  /// Variable i is measured in units of its own, from 2⁻¹³ to 2¹³, and the row as a whole in another.
  private func scaled(_ row: ScenarioRow, _ random: inout SeededRandom) -> ScenarioRow {
    var result = row
    let exponent = random.int(in: -13...13)
    func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }
    for index in result.terms.indices {
      let unit = (result.terms[index].variable * 11) % 27 - 13
      result.terms[index].coefficient *= power(exponent + unit)
    }
    result.constant *= power(exponent)
    return result
  }

  private func mixed(_ variables: Int, _ random: inout SeededRandom) -> ScenarioRow {
    let terms = random.distinct(4, below: variables).map { variable in
      // Seven bits over 2⁻⁷…2⁷, cut to 0.01…100: exact, and the reference solver's numbers stay short.
      var size: Double
      repeat {
        size =
          Double(random.int(in: 64...127)) / 64 * Double(sign: .plus, exponent: random.int(in: -7...6), significand: 1)
      } while size < 0.01 || size > 100
      return ScenarioRow.Term(variable, random.chance(50) ? size : -size)
    }
    return ScenarioRow(terms, relation(&random), Double(random.int(in: -100...100)))
  }
}
