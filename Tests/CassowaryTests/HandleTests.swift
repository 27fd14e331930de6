import Cassowary
import Testing
import _TestSupport

/// Handles know their solver and their generation.
struct HandleTests {
  @Test func staleConstraint() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let old = try solver.add(x == 1)
    try solver.remove(old)
    // The slot is used again, the handle is not valid again.
    let new = try solver.add(x == 2)
    #expect(old != new)
    #expect(solver.contains(old) == false)
    #expect(solver.contains(new) == true)
    let refusals = [
      refusal { try solver.remove(old) }, refusal { try solver.setConstant(old, 3) },
      refusal { try solver.setStrength(old, .weak) }, refusal { _ = try solver.fact(of: old) },
      refusal { _ = try solver.constant(of: old) }, refusal { _ = try solver.strength(of: old) },
      refusal { _ = try solver.canonical(old) }, refusal { _ = try solver.error(of: old) },
      refusal { try solver.batch { $0.remove(old) } },
      refusal { try solver.batch { try $0.setConstant(old, 3) } },
      refusal { try solver.batch { try $0.setStrength(old, .weak) } },
    ]
    #expect(refusals == Array(repeating: .unknownConstraint, count: refusals.count))
    #expect(solver.value(x) == 2)
    #expect(solver.constraints == [new])
  }

  @Test func staleVariable() throws {
    var solver = Solver()
    let old = solver.variable("old", value: 7)
    try solver.remove(old)
    let new = solver.variable("new", value: 8)
    #expect(old.id == new.id)
    #expect(solver.contains(old) == false)
    #expect(solver.contains(new) == true)
    #expect(solver.value(old).isNaN)
    #expect(solver.value(2 * new + old).isNaN)
    let refusals = [
      refusal { try solver.remove(old) }, refusal { try solver.add(old == 1) },
      refusal { try solver.add(new + old == 1, .weak) }, refusal { try solver.edit(old) },
      refusal { try solver.stay(old) }, refusal { try solver.suggest(old, 1) }, refusal { try solver.endEdit(old) },
      refusal { try solver.suggest([(old, 1)]) }, refusal { try solver.batch { try $0.add(old == 1) } },
      refusal { try solver.batch { try $0.edit(old) } }, refusal { try solver.batch { try $0.suggest(old, 1) } },
      refusal { try solver.batch { try $0.endEdit(old) } },
    ]
    #expect(refusals == Array(repeating: .unknownVariable, count: refusals.count))
    #expect(solver.value(new) == 8)
    #expect(solver.variables.map(\.id) == [new.id])
  }

  @Test func foreignHandles() throws {
    var one = Solver()
    var other = Solver()
    let x = one.variable("x", value: 1)
    let y = other.variable("y", value: 2)
    let c = try one.add(x == 3)
    let d = try other.add(y == 4)
    #expect(x.id == y.id)
    #expect(c != d)
    #expect(one.contains(y) == false)
    #expect(one.contains(d) == false)
    #expect(one.value(y).isNaN)
    #expect(refusal { try one.add(x == y) } == .unknownVariable)
    #expect(refusal { try other.add(x == y) } == .unknownVariable)
    #expect(refusal { try one.remove(d) } == .unknownConstraint)
    #expect(refusal { try other.setConstant(c, 1) } == .unknownConstraint)
    #expect(refusal { try other.remove(x) } == .unknownVariable)
    #expect(one.value(x) == 3)
    #expect(other.value(y) == 4)
  }

  @Test func manySolversAreAllForeign() {
    var ids = Set<Constraint>()
    for _ in 0..<200 {
      var solver = Solver()
      let x = solver.variable()
      if let constraint = try? solver.add(x == 1) { ids.insert(constraint) }
    }
    #expect(ids.count == 200)
  }

  @Test func handlesInCopies() throws {
    var original = Solver()
    let x = original.variable("x")
    let c = try original.add(x == 3)
    var copy = original.copy()
    try copy.setConstant(c, 5)
    #expect(copy.value(x) == 5)
    #expect(original.value(x) == 3)
    // Made afterwards: known to its maker only, though both use the same slot.
    let inCopy = copy.variable("y")
    let inOriginal = original.variable("y")
    #expect(inCopy.id == inOriginal.id)
    #expect(original.contains(inCopy) == false)
    #expect(copy.contains(inOriginal) == false)
    let d = try copy.add(inCopy == 1)
    let e = try original.add(inOriginal == 2)
    #expect(original.contains(d) == false)
    #expect(copy.contains(e) == false)
    #expect(refusal { try original.remove(d) } == .unknownConstraint)
    #expect(refusal { try original.add(inCopy == 1) } == .unknownVariable)
    // Removed in one, still there in the other.
    try original.remove(c)
    #expect(copy.contains(c) == true)
    #expect(original.contains(c) == false)
    let twice = copy.copy()
    #expect(twice.contains(c) == true)
    #expect(twice.contains(inCopy) == true)
    #expect(twice.contains(inOriginal) == false)
  }

  @Test func aCopyIsASnapshot() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x + y == 10)
    try solver.edit(x)
    try solver.suggest(x, 3)
    let snapshot = solver.copy()
    try solver.suggest(x, 8)
    try solver.add(y >= 5)
    #expect(snapshot.value(x) == 3)
    #expect(snapshot.value(y) == 7)
    #expect(solver.value(x) == 5)
    // Going back is assigning the snapshot.
    solver = snapshot.copy()
    try solver.suggest(x, 9)
    #expect(solver.value(y) == 1)
    #expect(snapshot.value(y) == 7)
  }

  @Test func variablesInUseStay() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let c = try solver.add(x + y <= 4, .weak, name: "limit")
    let d = try solver.add(x >= 1, name: "start")
    let error = #expect(throws: SolverError.self) { try solver.remove(x) }
    guard case .variableInUse(let variable, let name, let users) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(variable.id == x.id)
    #expect(name == "x")
    #expect(users.map(\.name) == ["limit", "start"])
    #expect(users.map(\.constraint) == [c, d])
    #expect(solver.contains(x) == true)
    try solver.remove(c)
    try solver.remove(y)
    try solver.remove(d)
    try solver.edit(x)
    #expect(refusal { try solver.remove(x) } == .variableInUse)
    try solver.endEdit(x)
    try solver.remove(x)
    #expect(solver.variables.isEmpty)
  }

  /// Ids are dense, so that tables by index stay small.
  @Test func slotsAreDenseAndReused() throws {
    var solver = Solver()
    let variables = (0..<10).map { solver.variable("v\($0)") }
    #expect(variables.map(\.id.index) == Array(0..<10))
    let constraints = try variables.map { try solver.add($0 == 1) }
    #expect(constraints.map(\.id.index) == Array(0..<10))
    try solver.remove(constraints[3])
    let again = try solver.add(variables[3] == 2)
    #expect(again.id.index == 3)
  }
}
