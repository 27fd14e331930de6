import Cassowary
import Testing

/// Systems in which trying each variable by itself costs as much as the whole system each time.
struct LargeAmbiguityTests {
  /// One row ties all variables: each of them can move, and has another one to move against.
  @Test func oneRowOfAll() throws {
    var solver = Solver()
    let variables = (0..<20_000).map { _ in solver.variable() }
    try solver.add(LinearExpression(variables.map { .init($0, 1) }) == 10)
    let ambiguities = solver.ambiguities()
    #expect(ambiguities.map(\.variable.id) == variables.map(\.id))
    #expect(ambiguities.allSatisfy { $0.canIncrease && $0.canDecrease })
    #expect(solver.openVariables().count == variables.count)
  }

  /// Sums of sums: a move of one part moves all sums behind it.
  @Test func sumsOfSums() throws {
    var solver = Solver()
    var sum = solver.variable()
    var variables = [sum]
    for _ in 0..<5_000 {
      let (part, next) = (solver.variable(), solver.variable())
      try solver.add(next == sum + part)
      variables += [part, next]
      sum = next
    }
    #expect(Set(solver.ambiguities().map(\.variable.id)) == Set(variables.map(\.id)))
  }

  /// Nothing can move, but each variable looks as if it could.
  @Test func nothingIsOpenWhereBoundsMeet() throws {
    var solver = Solver()
    let variables = (0..<1_000).map { _ in solver.variable() }
    try solver.add(LinearExpression(variables.map { .init($0, 1) }) <= 0)
    for variable in variables { try solver.add(variable >= 0) }
    #expect(solver.ambiguities().isEmpty)
    #expect(solver.openVariables().isEmpty)
  }

  /// Each variable can grow; the one that reaches the bound can shrink as well.
  @Test func shares() throws {
    var solver = Solver()
    let variables = (0..<4_000).map { _ in solver.variable() }
    try solver.add(LinearExpression(variables.map { .init($0, 1) }) >= 10)
    for variable in variables { try solver.add(variable >= 0) }
    let ambiguities = solver.ambiguities()
    #expect(ambiguities.map(\.variable.id) == variables.map(\.id))
    #expect(ambiguities.allSatisfy { $0.canDecrease == (solver.value($0.variable) > 0) })
    #expect(ambiguities.allSatisfy { $0.canIncrease })
  }
}
