import Cassowary
import Testing

/// What an error prints names the constraints as they were written, and where.
struct ErrorDescriptionTests {
  @Test func contradictionsListTheirMembers() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(2 * x + y >= 10, name: "low", file: "A/B.swift", line: 3)
    try solver.add(y == 4, file: "A/B.swift", line: 4)
    try solver.add(x == 90, .weak, name: "wish")
    do {
      try solver.add(x <= 1.5, name: "high", file: "A/B.swift", line: 6)
      Issue.record("a contradiction was accepted")
    } catch {
      #expect(
        error.description == """
          unsatisfiable: these required constraints cannot hold together; give one of them a lower strength:
            low: 2*x + y >= 10 (A/B.swift:3)
            c1: y == 4 (A/B.swift:4)
            high: x <= 1.5 (A/B.swift:6)
          """)
    }
  }

  @Test func variablesInUseNameTheirUsers() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 1, .weak.weighted(2), name: "wish", file: "A/B.swift", line: 3)
    do {
      try solver.remove(x)
      Issue.record("a variable in use was removed")
    } catch {
      #expect(error.description == "variable in use: remove these before x:\n  wish: x == 1 !weak*2 (A/B.swift:3)")
    }
  }

  @Test func othersNameTheCulprit() throws {
    var solver = Solver()
    let x = solver.variable("x")
    func message(_ body: () throws(SolverError) -> Void) -> String {
      do throws(SolverError) {
        try body()
        return ""
      } catch {
        return error.description
      }
    }
    #expect(message { () throws(SolverError) in try solver.suggest(x, 1) } == "unknown edit: x is not being edited")
    try solver.edit(x)
    #expect(
      message { () throws(SolverError) in try solver.edit(x) } == "duplicate edit: x is being edited already")
    #expect(
      message { () throws(SolverError) in try solver.suggest(x, .nan) }
        == "invalid number: the value suggested for x is nan")
    #expect(
      message { () throws(SolverError) in try solver.add(x == 1 / 0.0, name: "c") }
        == "invalid number: a constant of c is inf")
  }
}
