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

  /// Each variable has a wish of a priority of its own, and one against which it can move.
  @Test func oneLevelForEach() throws {
    var solver = Solver()
    var variables: [Variable] = []
    for index in 0..<300 {
      let (one, other) = (solver.variable(), solver.variable())
      try solver.add(one + other == 100)
      try solver.add(one <= 60, Strength(1 + Double(index)))
      try solver.add(other <= 50, Strength(1 + Double(index)))
      variables += [one, other]
    }
    let ambiguities = solver.ambiguities()
    #expect(ambiguities.map(\.variable.id) == variables.map(\.id))
    for (one, other) in zip(ambiguities, ambiguities.dropFirst()) where one.variable.id.index % 2 == 0 {
      #expect(one.canIncrease == other.canDecrease && one.canDecrease == other.canIncrease)
    }
  }
}
