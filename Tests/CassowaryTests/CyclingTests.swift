import Cassowary
import Testing
import _TestSupport

/// Linear programmes on which careless simplex methods cycle or crawl.
struct CyclingTests {
  /// Maximise `goal · x` with `rows · x <= limits` and `x >= 0`.
  struct Program: Sendable, CustomTestStringConvertible {
    let name: String
    let goal: [Double]
    let rows: [[Double]]
    let limits: [Double]
    let best: Double

    var testDescription: String { name }
  }

  static let programs = [
    Program(
      name: "Beale", goal: [0.75, -150, 0.02, -6],
      rows: [[0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0, 0, 1, 0]], limits: [0, 0, 1], best: 0.05),
    Program(
      name: "Kuhn", goal: [2, 3, -1, -12], rows: [[-2, -9, 1, 9], [1, 3, -1, -6], [2, 3, -1, -12]],
      limits: [0, 0, 2], best: 2),
    Program(
      name: "Hall and McKinnon", goal: [2.3, 2.15, -13.55, -0.4],
      rows: [[0.4, 0.2, -1.4, -0.2], [-7.8, -1.4, 7.8, 0.4], [1, 0, 0, 0], [0, 1, 0, 0]], limits: [0, 0, 1, 1],
      best: 3.25),
    Program(
      name: "Chvátal", goal: [10, -57, -9, -24], rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]],
      limits: [0, 0, 1], best: 1),
    Program(
      name: "Yudin and Golshtein", goal: [1, -1, 1, -1], rows: [[2, -3, -1, 1], [-1, -2, 1, -3], [1, 1, 1, 1]],
      limits: [0, 0, 3], best: 33.0 / 13),
    Program(
      name: "Solow", goal: [2, 2, -8, -2], rows: [[-7, -3, 7, 2], [2, 1, -3, -1], [1, 1, 0, 0]], limits: [0, 0, 3],
      best: 0),
  ]

  private func model(_ program: Program) -> [Operation] {
    var operations: [Operation] = []
    func add(_ coefficients: [Double], _ relation: Relation, _ constant: Double, _ strength: Strength) {
      let terms = coefficients.enumerated().map { ScenarioRow.Term($0.offset, $0.element) }
      operations.append(.add(operations.count + 1, ScenarioRow(terms, relation, constant), strength))
    }
    for variable in program.goal.indices {
      add(program.goal.indices.map { $0 == variable ? 1 : 0 }, .greaterThanOrEqual, 0, .required)
    }
    for (row, limit) in zip(program.rows, program.limits) { add(row, .lessThanOrEqual, limit, .required) }
    add(program.goal, .greaterThanOrEqual, 1000, .strong)
    return operations
  }

  /// As given, backwards, and with the goal first: every order has other pivots and the same answer.
  @Test(arguments: programs)
  func classicsEnd(_ program: Program) {
    let operations = model(program)
    let goalFirst = [operations[operations.count - 1]] + operations.dropLast()
    for order in [operations, operations.reversed(), goalFirst] {
      var run = ScenarioRun(variableCount: program.goal.count, depth: .reference)
      for operation in order {
        let problems = run.step(operation)
        #expect(problems.isEmpty, "\(run.script.text)")
      }
      let errors = run.subject.solver.totalErrors()
      #expect(errors.last?.priority == 750)
      #expect(((errors.last?.error ?? 0) - (1000 - program.best)).magnitude <= 1e-9 * 1000)
    }
  }

  /// Cubes that make the largest-coefficient rule visit every corner: one value of 5ⁿ at the end.
  @Test(arguments: 1...9)
  func kleeMinty(size: Int) {
    var goal: [Double] = []
    var rows: [[Double]] = []
    var limits: [Double] = []
    for index in 0..<size {
      goal.append(Double(1 << (size - 1 - index)))
      rows.append((0..<size).map { $0 < index ? Double(1 << (index - $0 + 1)) : $0 == index ? 1 : 0 })
      limits.append((0...index).reduce(1.0) { power, _ in power * 5 })
    }
    let best = limits[size - 1]
    let program = Program(name: "", goal: goal, rows: rows, limits: limits, best: best)
    var run = ScenarioRun(variableCount: size, depth: .certificate)
    for operation in model(program).dropLast() {
      let problems = run.step(operation)
      #expect(problems.isEmpty, "\(run.script.text)")
    }
    let terms = goal.enumerated().map { ScenarioRow.Term($0.offset, $0.element) }
    let problems = run.step(.add(1000, ScenarioRow(terms, .greaterThanOrEqual, 2 * best), .strong))
    #expect(problems.isEmpty, "\(run.script.text)")
    #expect(run.problemsByReference().isEmpty)
    #expect(run.subject.values.last.map { ($0 - best).magnitude <= 1e-9 * best } == true)
  }
}
