import Cassowary

/// W11: systems that are no layouts; see ``RandomSystem``. Ours is given one batch.
struct RandomWorkload: Workload {
  let kind: RandomSystem.Kind

  var name: String { "W11-\(kind.rawValue)" }

  var title: String {
    switch kind {
    case .threeTerms: "random three-term rows, as one batch"
    case .mixedCoefficients: "four-term rows with coefficients from 0.01 to 100, as one batch"
    }
  }

  var sizes: [Int] { kind == .threeTerms ? [30, 100, 300, 1000, 2000] : [30, 100, 300, 1000] }

  func constraintCount(size: Int) -> Int { 2 * size }

  func answers(size: Int) -> (Int?) -> [Double]? { { _ in nil } }

  func ours(size: Int) -> any Session { SolverSession(RandomRun(system: RandomSystem(kind: kind, size: size))) }

  func program(size: Int) -> PeerProgram? {
    let system = RandomSystem(kind: kind, size: size)
    var program = PeerProgram()
    program.addVariables(size)
    for row in system.rows {
      program.add(row.terms.map { ($0.coefficient, $0.variable) }, row.relation, row.constant)
    }
    for (variable, wish) in system.wishes.enumerated() {
      program.add([(1, variable)], .equal, wish, priority: .weak)
    }
    return program
  }
}

private struct RandomRun: SolverRun {
  let system: RandomSystem
  var variables: [Variable] = []

  init(system: RandomSystem) {
    self.system = system
    variables.reserveCapacity(system.size)
  }

  var valueCount: Int { system.size }

  mutating func reset() { variables.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for _ in 0..<system.size { variables.append(solver.variable()) }
    try solver.batch { batch in
      for row in system.rows {
        var left = LinearExpression()
        for term in row.terms { left = left + term.coefficient * variables[term.variable] }
        switch row.relation {
        case .equal: try batch.add(left == row.constant)
        case .lessThanOrEqual: try batch.add(left <= row.constant)
        case .greaterThanOrEqual: try batch.add(left >= row.constant)
        }
      }
      for (variable, wish) in zip(variables, system.wishes) { try batch.add(variable == wish, .weak) }
    }
    values.read(variables, from: solver)
  }
}
