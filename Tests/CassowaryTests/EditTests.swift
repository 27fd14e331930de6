import Cassowary
import Testing
import _TestSupport

struct EditTests {
  @Test func suggestionsAreFollowed() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 3)
    let y = solver.variable("y")
    try solver.edit(x)
    try solver.add(x + y == 10)
    // Before the first suggestion the variable stays where it is.
    #expect(solver.value(x) == 3)
    try solver.suggest(x, 4)
    #expect(solver.value(y) == 6)
    try solver.suggest([(x, 5)])
    #expect(solver.value(y) == 5)
    try solver.endEdit(x)
    #expect(solver.value(x) == 5)
    #expect(solver.editedVariables.isEmpty)
  }

  @Test func duplicates() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.edit(x)
    let error = #expect(throws: SolverError.self) { try solver.edit(x, .weak) }
    guard case .duplicateEdit(let variable, let name) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(variable.id == x.id)
    #expect(name == "x")
    try solver.endEdit(x)
    try solver.edit(x, .weak)
    #expect(solver.editedVariables.map(\.id) == [x.id])
  }

  @Test func unknownEdits() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.edit(y)
    #expect(refusal { try solver.suggest(x, 1) } == .unknownEdit)
    #expect(refusal { try solver.endEdit(x) } == .unknownEdit)
    // All or nothing.
    #expect(refusal { try solver.suggest([(y, 5), (x, 1)]) } == .unknownEdit)
    #expect(refusal { try solver.suggest([(y, 5), (y, .nan)]) } == .invalidNumber)
    #expect(solver.value(y) == 0)
    try solver.suggest([])
    #expect(solver.value(y) == 0)
  }

  @Test func requiredEditIsRefusedOutsideItsRange() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 2)
    try solver.add(x <= 10, name: "limit")
    try solver.edit(x, .required)
    try solver.suggest(x, 9)
    let error = #expect(throws: SolverError.self) { try solver.suggest(x, 11) }
    #expect(error?.conflictNames.sorted() == ["edit x", "limit"])
    #expect(solver.value(x) == 9)
    try solver.suggest(x, 1)
    #expect(solver.value(x) == 1)
  }

  @Test func strongerEditsWin() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x == y)
    try solver.edit(x, .medium)
    try solver.edit(y, .strong)
    try solver.suggest([(x, 1), (y, 2)])
    #expect(solver.value(x) == 2)
    #expect(solver.totalErrors().map(\.error) == [0, 0, 1])
    #expect(solver.editedVariables.map(\.id) == [x.id, y.id])
  }

  @Test func theEditIsAConstraint() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 7)
    let edit = try solver.edit(x, .medium)
    #expect(solver.contains(edit) == true)
    #expect(solver.constraints.isEmpty)
    #expect(try solver.fact(of: edit).name == "edit x")
    #expect(try solver.strength(of: edit) == .medium)
    #expect(try solver.constant(of: edit) == 7)
    try solver.suggest(x, 8)
    #expect(try solver.constant(of: edit) == 8)
    try solver.endEdit(x)
    #expect(solver.contains(edit) == false)
  }

  @Test func staysHoldThePresentValue() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 4)
    let y = solver.variable("y", value: 6)
    try solver.add(x + y == 10)
    let stay = try solver.stay(x, .medium, name: "keep x")
    try solver.stay(y)
    #expect(try solver.constant(of: stay) == 4)
    #expect(try solver.fact(of: stay).name == "keep x")
    try solver.edit(y)
    try solver.suggest(y, 9)
    #expect(solver.value(x) == 1)
    try solver.endEdit(y)
    #expect(solver.value(x) == 4)
  }

  /// One propagation for all suggestions: values in between never exist.
  @Test func suggestionsTogether() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 1)
    let y = solver.variable("y", value: 2)
    try solver.add(x <= y)
    try solver.edit(x, .required)
    try solver.edit(y, .required)
    #expect(refusal { try solver.suggest(x, 5) } == .unsatisfiable)
    try solver.suggest([(x, 5), (y, 6)])
    #expect(solver.value(x) == 5)
    #expect(refusal { try solver.suggest([(y, 9), (x, 10)]) } == .unsatisfiable)
    #expect(solver.value(y) == 6)
    // The last suggestion for a variable counts.
    try solver.suggest([(y, 100), (y, 7)])
    #expect(solver.value(y) == 7)
  }
}
