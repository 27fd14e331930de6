import Cassowary
import Testing

/// `takeChanges` reports what differs since it was last called, and nothing else.
struct ChangeTests {
  @Test func onlyWhatMoved() throws {
    var solver = Solver()
    let variables = (0..<5).map { solver.variable("x\($0)") }
    for index in 1..<4 { try solver.add(variables[index] == variables[index - 1] + 1) }
    solver.takeChanges { _ in }
    #expect(solver.takeChanges { $0.map(\.id) } == [])
    try solver.edit(variables[0])
    #expect(solver.takeChanges { $0.map(\.id) } == [])
    try solver.suggest(variables[0], 10)
    #expect(solver.takeChanges { $0.map(\.id).sorted() } == variables[0..<4].map(\.id))
    try solver.suggest(variables[0], 10)
    #expect(solver.takeChanges { $0.map(\.id) } == [])
  }

  /// The same call gives the same order; there and back is no change.
  @Test func severalOperationsTogether() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let z = solver.variable("z")
    solver.takeChanges { _ in }
    try solver.add(x == 1)
    try solver.add(y == 2)
    let there = try solver.add(z == 3)
    try solver.remove(there)
    try solver.add(z == 0)
    #expect(solver.takeChanges { $0.map(\.id).sorted() } == [x.id, y.id])
  }

  @Test func refusalsChangeNothing() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 1)
    solver.takeChanges { _ in }
    _ = try? solver.add(x == 2)
    #expect(solver.takeChanges { $0.count } == 0)
    // What changed before the refusal is still there after it.
    let y = solver.variable("y")
    solver.takeChanges { _ in }
    try solver.add(y == 5)
    _ = try? solver.add(x == 2)
    #expect(solver.takeChanges { $0.map(\.id) } == [y.id])
  }

  @Test func theResultOfTheBodyComesBack() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 1)
    struct Stop: Error {}
    #expect(throws: Stop.self) { try solver.takeChanges { _ in throw Stop() } }
  }

  @Test func bulkReading() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 3)
    let gone = solver.variable("gone", value: 4)
    let y = solver.variable("y", value: 5)
    try solver.remove(gone)
    let (count, values) = solver.withValues { values in
      (values.count, [values[x], values[y], values[x.id], values[y.id]])
    }
    #expect(count == 3)
    #expect(values == [3, 5, 3, 5])
    #expect(solver.value(2 * x - y / 2 + 1) == 4.5)
    #expect(solver.value(LinearExpression(7)) == 7)
  }
}
