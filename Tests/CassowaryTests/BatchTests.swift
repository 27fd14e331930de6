import Cassowary
import Testing
import _TestSupport

/// Batches are all or nothing, and only their end counts.
struct BatchTests {
  private struct Trouble: Error {}

  @Test func onlyTheEndHasToBeSatisfiable() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let old = try solver.add(x == 1)
    let new = try solver.batch { batch in
      let new = try batch.add(x == 2, name: "new")
      batch.remove(old)
      return new
    }
    #expect(solver.value(x) == 2)
    #expect(solver.constraints == [new])
    #expect(try solver.fact(of: new).name == "new")
  }

  @Test func refusedAsAWhole() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y", value: 5)
    let keep = try solver.add(x == 1, name: "keep")
    let other = try solver.add(y == 7, .weak)
    let error = #expect(throws: SolverError.self) {
      try solver.batch { batch in
        try batch.setConstant(other, 100)
        try batch.setStrength(other, .strong)
        try batch.add(y >= 3, name: "more")
        try batch.edit(y)
        try batch.add(x == 2, name: "clash")
      }
    }
    #expect(error?.conflictNames == ["keep", "clash"])
    #expect(solver.value(x) == 1)
    #expect(solver.value(y) == 7)
    #expect(solver.constraints == [keep, other])
    #expect(solver.editedVariables.isEmpty)
    #expect(try solver.constant(of: other) == 7)
    #expect(try solver.strength(of: other) == .weak)
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test func anyErrorRollsBack() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let c = try solver.add(x == 1)
    #expect(throws: Trouble.self) {
      try solver.batch { batch in
        batch.remove(c)
        try batch.add(x == 9)
        throw Trouble()
      }
    }
    #expect(solver.value(x) == 1)
    #expect(solver.constraints == [c])
  }

  @Test func handlesOfARefusedBatchAreUnknown() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 1)
    var leaked: Constraint?
    _ = refusal {
      try solver.batch { batch in
        leaked = try batch.add(x <= 5)
        try batch.add(x == 2)
      }
    }
    let handle = try #require(leaked)
    #expect(solver.contains(handle) == false)
    #expect(refusal { try solver.remove(handle) } == .unknownConstraint)
    // Nor do they come to life with what is added next.
    try solver.add(x <= 6)
    #expect(solver.contains(handle) == false)
  }

  @Test func unknownHandles() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let c = try solver.add(x == 1)
    try solver.remove(c)
    let d = try solver.add(x == 4)
    let twice = refusal {
      try solver.batch { batch in
        batch.remove(d)
        batch.remove(d)
      }
    }
    #expect(twice == .unknownConstraint)
    #expect(refusal { try solver.batch { $0.remove(c) } } == .unknownConstraint)
    #expect(solver.value(x) == 4)
    #expect(solver.constraints == [d])
  }

  @Test func invalidNumbersRollBack() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let c = try solver.add(x == 1)
    let bodies: [(inout Batch) throws -> Void] = [
      { try $0.add(x <= .nan) }, { try $0.setConstant(c, .infinity) }, { try $0.setStrength(c, Strength(.nan)) },
      { try $0.add(x <= 1, Strength(500, weight: 0)) },
    ]
    for body in bodies {
      let kind = refusal {
        try solver.batch { batch in
          batch.remove(c)
          try body(&batch)
        }
      }
      // A removed constraint may be unknown by now; a bad number is refused either way.
      #expect(kind == .invalidNumber || kind == .unknownConstraint)
      #expect(solver.value(x) == 1)
      #expect(solver.constraints == [c])
    }
  }

  @Test func editsInABatch() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 4)
    let y = solver.variable("y")
    try solver.add(x + y == 10)
    try solver.batch { batch in
      try batch.edit(x)
      try batch.suggest(x, 7)
      try batch.add(y >= 1)
    }
    #expect(solver.value(x) == 7)
    #expect(solver.editedVariables.map(\.id) == [x.id])
    try solver.batch { batch in
      try batch.suggest(x, 20)
      try batch.endEdit(x)
      try batch.add(y == 5, .weak)
    }
    #expect(solver.value(y) == 5)
    #expect(solver.editedVariables.isEmpty)
  }

  @Test func emptyBatchChangesNothing() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 4)
    try solver.add(x >= 1)
    solver.takeChanges { _ in }
    try solver.batch { _ in }
    #expect(solver.takeChanges { $0.count } == 0)
    #expect(solver.value(x) == 4)
  }

  @Test func batchReturnsItsResult() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let constraints = try solver.batch { batch in try (1...3).map { try batch.add(x >= Double($0)) } }
    #expect(solver.constraints == constraints)
    #expect(solver.value(x) == 3)
  }

  @Test func orderInsideDoesNotMatter() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let c = try solver.add(x == 1)
    try solver.batch { batch in
      try batch.setConstant(c, 2)
      try batch.setConstant(c, 3)
      try batch.setStrength(c, .weak)
      try batch.add(x >= 5)
    }
    #expect(solver.value(x) == 5)
    #expect(try solver.constant(of: c) == 3)
    #expect(try solver.strength(of: c) == .weak)
  }
}
