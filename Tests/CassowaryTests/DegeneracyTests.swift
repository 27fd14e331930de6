import Cassowary
import Testing
import _TestSupport

/// Systems where nearly every step has length zero.
struct DegeneracyTests {
  private func run(
    _ rows: [(ScenarioRow, Strength)], variables: Int, depth: ScenarioRun.Depth = .certificate
  ) -> (problems: [String], values: [Double], errors: [Double]) {
    var run = ScenarioRun(variableCount: variables, depth: depth)
    var problems: [String] = []
    for (index, row) in rows.enumerated() where problems.isEmpty {
      problems = run.step(.add(index + 1, row.0, row.1))
    }
    if problems.isEmpty { problems = run.problemsByReference() }
    return (problems, run.subject.values, run.subject.solver.totalErrors().map(\.error))
  }

  /// Every corner of the assignment polytope is degenerate and one equation is redundant.
  @Test(arguments: 2...6)
  func assignment(size: Int) {
    var rows: [(ScenarioRow, Strength)] = []
    for index in 0..<size {
      let row = (0..<size).map { ScenarioRow.Term(index * size + $0, 1) }
      let column = (0..<size).map { ScenarioRow.Term($0 * size + index, 1) }
      rows.append((ScenarioRow(row, .equal, 1), .required))
      rows.append((ScenarioRow(column, .equal, 1), .required))
    }
    for entry in 0..<size * size {
      rows.append((ScenarioRow([.init(entry, 1)], .greaterThanOrEqual, 0), .required))
    }
    // All costs equal: every permutation ties.
    for entry in 0..<size * size { rows.append((ScenarioRow([.init(entry, 1)], .equal, 0), .medium)) }
    let tied = run(rows, variables: size * size)
    #expect(tied.problems.isEmpty)
    #expect(tied.errors.last.map { ($0 - Double(size)).magnitude <= 1e-9 } == true)
    // The diagonal is cheaper by a weaker preference.
    for index in 0..<size {
      rows.append((ScenarioRow([.init(index * size + index, 1)], .equal, 1), .weak))
    }
    let decided = run(rows, variables: size * size)
    #expect(decided.problems.isEmpty)
    for entry in 0..<size * size {
      let expected = entry % (size + 1) == 0 ? 1.0 : 0
      #expect((decided.values[entry] - expected).magnitude <= 1e-9)
    }
  }

  /// `x₀ <= x₁ <= … <= x₀` makes all equal; no row of the ring can be spared.
  @Test(arguments: [2, 3, 8, 40])
  func ringOfInequalities(size: Int) throws {
    var solver = Solver()
    let variables = (0..<size).map { solver.variable("x\($0)") }
    for index in 0..<size - 1 {
      try solver.add(variables[index] <= variables[index + 1], name: "r\(index)")
    }
    var values: [Double] = []
    let error = #expect(throws: SolverError.self) {
      try solver.add(variables[size - 1] + 1 <= variables[0], name: "closing")
    }
    #expect(error?.conflictNames == (0..<size - 1).map { "r\($0)" } + ["closing"])
    try solver.add(variables[size - 1] <= variables[0])
    try solver.add(variables[size / 2] == 5, .weak)
    values = variables.map { solver.value($0) }
    #expect(values == [Double](repeating: 5, count: size))
    #expect(solver.checkInvariants(.exact) == [])
  }

  /// Many copies of the same rows: removing them one by one must not free anything too early.
  @Test func copiesRemovedOneByOne() {
    var run = ScenarioRun(variableCount: 3, depth: .reference)
    var problems: [String] = []
    let rows = [
      ScenarioRow([.init(0, 1), .init(1, 1)], .equal, 10),
      ScenarioRow([.init(1, 2), .init(2, -1)], .lessThanOrEqual, 4),
      ScenarioRow([.init(0, 1)], .greaterThanOrEqual, 3),
    ]
    for id in 0..<24 {
      var row = rows[id % 3]
      let factor = [1.0, 2, -1, 0.5][id % 4]
      for index in row.terms.indices { row.terms[index].coefficient *= factor }
      row.constant *= factor
      if factor < 0 {
        row.relation =
          row.relation == .equal ? .equal : row.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
      }
      problems += run.step(.add(id, row, id % 5 == 4 ? .strong : .required))
    }
    problems += run.step(.add(100, ScenarioRow([.init(2, 1)], .equal, 50), .weak))
    problems += run.step(.add(101, ScenarioRow([.init(0, 1)], .equal, -50), .weak))
    for step in 0..<24 { problems += run.step(.remove(step * 7 % 24)) }
    #expect(problems.isEmpty, "\(run.script.text)")
  }

  /// Everything at zero: hugging, compression and intrinsic sizes of collapsed views.
  @Test func parallelBounds() {
    var rows: [(ScenarioRow, Strength)] = []
    for view in 0..<12 {
      rows.append((ScenarioRow([.init(view, 1)], .greaterThanOrEqual, 0), .required))
      rows.append((ScenarioRow([.init(view, 1)], .lessThanOrEqual, 40), .weak))
      rows.append((ScenarioRow([.init(view, 1)], .greaterThanOrEqual, 40), .strong))
      rows.append((ScenarioRow([.init(view, 1)], .equal, 40), .weak))
    }
    rows.append((ScenarioRow((0..<12).map { .init($0, 1) }, .equal, 0), .required))
    let result = run(rows, variables: 12)
    #expect(result.problems.isEmpty)
    #expect(result.values == [Double](repeating: 0, count: 12))
    #expect(result.errors == [0, 480, 480])
  }
}
