import Cassowary
import Testing

/// The calls that the library promises, as a newcomer writes them.
struct ExampleTests {
  @Test func aTour() throws {
    var s = Solver()
    let x = s.variable("x")
    let w = s.variable("w", value: 10)
    let c = try s.add(x + 2 * w <= 100, .strong, name: "c")
    try s.setConstant(c, 90)
    try s.setStrength(c, .required - 1)
    try s.edit(x, .strong)
    try s.suggest([(x, 3)])
    #expect(s.value(x) == 3)
    try s.endEdit(x)
    try s.stay(w, .weak)
    try s.batch { b in
      b.remove(c)
      try b.add(x >= 4)
    }
    #expect(s.value(x) == 4)
    #expect(s.value(w) == 10)
    let total = s.withValues { values in values[x] + values[w] }
    #expect(total == 14)
    let changed = s.takeChanges { variables in variables.map(\.id) }
    #expect(changed == [x.id])
    let snapshot = s.copy()
    let error = #expect(throws: SolverError.self) { try s.remove(w) }
    guard case .variableInUse(_, "w", let users) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(users.count == 1)
    #expect(snapshot.value(w) == 10)
  }

  /// A table keyed by variables.
  @Test func idsAreKeys() {
    var s = Solver()
    let x = s.variable("x")
    let y = s.variable("y")
    let table = [x.id: "left", y.id: "right"]
    #expect(table[x.id] == "left")
    #expect(x.id < y.id)
  }
}
