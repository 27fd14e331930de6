import Cassowary
import Testing
import _TestSupport

/// Names, places and equations, as messages need them.
struct NameTests {
  @Test func variables() {
    var solver = Solver()
    let line: UInt = #line + 1
    let x = solver.variable("x")
    let anonymous = solver.variable()
    #expect(solver.name(of: x) == "x")
    #expect(!solver.name(of: anonymous).isEmpty)
    #expect(solver.location(of: x).map { "\($0.file)" } == "CassowaryTests/NameTests.swift")
    #expect(solver.location(of: x)?.line == line)
  }

  @Test func constraints() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let line: UInt = #line + 1
    let named = try solver.add(x <= 100, .strong, name: "limit")
    let generated = try solver.add(x >= 1)
    let fact = try solver.fact(of: named)
    #expect(fact.name == "limit")
    #expect(fact.constraint == named)
    #expect(fact.strength == .strong)
    #expect(fact.location.line == line)
    #expect("\(fact.location.file)" == "CassowaryTests/NameTests.swift")
    let other = try solver.fact(of: generated).name
    #expect(!other.isEmpty)
    #expect(other != "limit")
  }

  @Test func equationsAsWritten() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let w = solver.variable("w")
    let c = try solver.add(x + 2 * w <= 100, name: "c")
    let equation = try solver.fact(of: c).equation
    #expect(equation.contains("x"))
    #expect(equation.contains("w"))
    #expect(equation.contains("<="))
    #expect(equation.contains("100"))
    try solver.setConstant(c, 90.5)
    let changed = try solver.fact(of: c).equation
    #expect(changed.contains("90.5"))
    #expect(!changed.contains("100"))
  }

  @Test func conflictsAreComplete() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let a = try solver.add(x >= 5, name: "a")
    try solver.add(y == 1, name: "unrelated")
    let b = try solver.add(x - y <= 3, .weak, name: "b")
    let line: UInt = #line + 1
    let error = #expect(throws: SolverError.self) { try solver.add(2 * x <= 8, name: "late") }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflict.members.map(\.name) == ["a", "late"])
    #expect(conflict.members.map(\.constraint) == [a, nil])
    #expect(conflict.members.map(\.strength) == [.required, .required])
    #expect(conflict.members[1].location.line == line)
    #expect(conflict.members[0].equation.contains(">= 5"))
    #expect(conflict.members[1].equation.contains("<= 8"))
    #expect(solver.contains(b) == true)
  }

  @Test func conflictOfAStrengthNamesTheConstraint() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let soft = try solver.add(x == 1, .weak, name: "soft")
    let hard = try solver.add(x == 2, name: "hard")
    let error = #expect(throws: SolverError.self) { try solver.setStrength(soft, .required) }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflict.members.compactMap(\.constraint) == [soft, hard])
  }
}
