import Cassowary
import Testing
import _TestSupport

/// The constant of a constraint is what stands on the right when all variables are on the left.
struct ConstantTests {
  @Test func signConvention() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let constants = [
      (try solver.add(x <= 30, .weak), 30.0), (try solver.add(3 <= x, .weak), -3),
      (try solver.add(x - 4 == y + 6, .weak), 10),
      (try solver.add(-x >= -5, .weak), -5), (try solver.add(2 * (x + 1) == 3 * (y - 2), .weak), -8),
      (try solver.add(x - x <= 1, .weak), 1), (try solver.add(0 == x, .weak), 0),
    ]
    for (constraint, expected) in constants { #expect(try solver.constant(of: constraint) == expected) }
  }

  @Test func flippedConstraint() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let c = try solver.add(3 <= x)
    #expect(solver.value(x) == 3)
    try solver.setConstant(c, -7)
    #expect(solver.value(x) == 7)
    #expect(try solver.constant(of: c) == -7)
  }

  @Test func canonicalForm() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let c = try solver.add(2 * x + 3 - y >= x + 5 * y - 1)
    try solver.setConstant(c, 12)
    let canonical = try solver.canonical(c)
    #expect(canonical.relation == .greaterThanOrEqual)
    #expect(canonical.left.terms.map(\.variable.id) == [x.id, y.id])
    #expect(canonical.left.terms.map(\.coefficient) == [1, -6])
    #expect(canonical.left.constant == 0)
    #expect(canonical.right.terms.isEmpty)
    #expect(canonical.right.constant == 12)
  }

  @Test func refusedConstantKeepsTheOld() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x >= 2, name: "low")
    let high = try solver.add(x <= 8, name: "high")
    let error = #expect(throws: SolverError.self) { try solver.setConstant(high, 1) }
    #expect(error?.conflictNames == ["low", "high"])
    #expect(try solver.constant(of: high) == 8)
    try solver.add(x == 100, .weak)
    #expect(solver.value(x) == 8)
  }

  @Test func constraintsWithoutVariables() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let truth = try solver.add(x - x <= 1, name: "truth")
    let error = #expect(throws: SolverError.self) { try solver.setConstant(truth, -1) }
    #expect(error?.conflictNames == ["truth"])
    #expect(refusal { try solver.add(x - x == 2) } == .unsatisfiable)
    let preference = try solver.add(x - x == 2, .medium)
    #expect(try solver.error(of: preference) == 2)
    #expect(solver.totalErrors().map(\.error) == [0, 2])
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test func errorsOfEachRelation() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 5)
    let constraints = [
      try solver.add(x <= 3, .weak), try solver.add(x >= 9, .weak), try solver.add(2 * x == 4, .weak),
      try solver.add(x <= 6, .weak), try solver.add(x >= 5, .weak), try solver.add(x == 5, .weak),
    ]
    let errors = try constraints.map { try solver.error(of: $0) }
    #expect(errors == [2, 4, 6, 0, 0, 0])
  }
}
