@_spi(Testing) import Cassowary
import Testing
import _TestSupport

/// The product form of the basis, into which an operation goes over where mending the basis locally gets too dear: here from
/// the first pivot on, in systems that the reference solver can follow, and where it belongs, in dense ones.
struct ProductFormTests {
  static let chunkCount = 10
  static let sequences = TestSettings.count("CASSOWARY_PRODUCT_FORMS", default: 200)

  @Test(arguments: 0..<chunkCount)
  func everyStateIsRight(chunk: Int) {
    for index in stride(from: chunk, to: Self.sequences, by: Self.chunkCount) {
      let scenario = RandomSequenceTests.scenario(index, offset: 31_000, avoidsMending: true)
      let result = scenario.run(steps: 30)
      if !result.problems.isEmpty {
        Issue.record("\(scenario.report(on: result))")
        return
      }
    }
  }

  /// Half as many random equations as unknowns, as many inequalities, and a wish for each that is not the known solution.
  static func denseRows(_ count: Int, terms: Int, _ random: inout SeededRandom) -> [(ScenarioRow, Strength)] {
    let point = (0..<count).map { _ in Double(random.int(in: -800...800)) / 8 }
    var rows: [(ScenarioRow, Strength)] = []
    for index in 0..<count {
      let row = random.distinct(terms, below: count).map {
        ScenarioRow.Term($0, random.element(of: [-3.0, -2, -1, 1, 2, 3]))
      }
      let value = row.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let room = random.chance(10) ? 0 : Double(random.int(in: 0...60))
      switch index % 4 {
      case 1: rows.append((ScenarioRow(row, .lessThanOrEqual, value + room), .required))
      case 3: rows.append((ScenarioRow(row, .greaterThanOrEqual, value - room), .required))
      default: rows.append((ScenarioRow(row, .equal, value), .required))
      }
    }
    for (variable, value) in point.enumerated() {
      let wish = value + Double(random.int(in: -200...200)) / 8
      rows.append((ScenarioRow([.init(variable, 1)], .equal, wish), random.element(of: [.weak, .weak, .medium])))
    }
    return rows
  }

  /// How far the wishes are missed in all, by strength, the stronger first.
  static func prices(_ rows: [(ScenarioRow, Strength)], _ values: [Double]) -> [Double] {
    var prices = [0.0, 0.0]
    for (row, strength) in rows where strength != .required {
      let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
      prices[strength == .medium ? 0 : 1] += sum.magnitude
    }
    return prices
  }

  /// One batch, one row after the other, and one batch in product form all along end equally well.
  @Test(arguments: [(40, 3), (80, 3), (80, 4), (120, 3)], [1, 2] as [UInt64])
  func denseSystems(shape: (count: Int, terms: Int), seed: UInt64) throws {
    var random = SeededRandom(seed: seed &* 7_919 &+ UInt64(shape.count))
    let rows = Self.denseRows(shape.count, terms: shape.terms, &random)
    var best: [Double]?
    for way in 0..<3 {
      var solver = Solver()
      if way == 2 { solver.avoidMending() }
      let variables = (0..<shape.count).map { _ in solver.variable() }
      if way == 1 {
        for (row, strength) in rows { try solver.add(row.linearConstraint(variables), strength) }
      } else {
        try solver.batch { batch in
          for (row, strength) in rows { try batch.add(row.linearConstraint(variables), strength) }
        }
      }
      #expect(solver.checkInvariants(.exact) == [])
      let prices = Self.prices(rows, variables.map { solver.value($0) })
      let expected = best ?? prices
      best = expected
      for (price, other) in zip(prices, expected) { #expect(abs(price - other) <= 1e-6 * (1 + abs(other))) }
    }
  }

  /// A refusal in the middle of it leaves every bit as it was.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func refusal(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 99)
    let rows = Self.denseRows(60, terms: 3, &random)
    var solver = Solver()
    let variables = (0..<60).map { _ in solver.variable() }
    try solver.batch { batch in
      for (row, strength) in rows { try batch.add(row.linearConstraint(variables), strength) }
    }
    solver.avoidMending()
    let before = variables.map { solver.value($0) }
    var other = solver.copy()
    // The first equation once more, with another constant.
    let wrong = ScenarioRow(rows[0].0.terms, .equal, rows[0].0.constant + 1)
    #expect(throws: SolverError.self) {
      try solver.batch { batch in
        for variable in variables.prefix(20) { try batch.add(variable == 1, .strong) }
        try batch.add(wrong.linearConstraint(variables))
      }
    }
    #expect(variables.map { solver.value($0) } == before)
    #expect(solver.checkInvariants(.exact) == [])
    for step in 0..<10 {
      let target = Double(random.int(in: -50...50))
      try solver.add(variables[step] == target, .strong)
      try other.add(variables[step] == target, .strong)
    }
    #expect(variables.map { solver.value($0) } == variables.map { other.value($0) })
  }
}
