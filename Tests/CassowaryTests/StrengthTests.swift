import Cassowary
import Testing
import _TestSupport

struct StrengthTests {
  @Test func named() {
    #expect([Strength.required, .strong, .medium, .weak].map(\.priority) == [1000, 750, 500, 250])
    #expect(Strength.required.isRequired)
    #expect(!Strength(999.999).isRequired)
  }

  @Test func arithmeticClamps() {
    #expect((Strength.required - 1).priority == 999)
    #expect((Strength.required + 1).priority == 1000)
    #expect((Strength.weak - 1000).priority == 0)
    #expect(Strength(-5).priority == 0)
    #expect(Strength(1e300).priority == 1000)
    #expect(Strength(-.infinity).priority == 0)
    #expect((Strength.weak.weighted(3) + 1).weight == 3)
    #expect((10 as Strength).priority == 10)
    #expect((0.5 as Strength).priority == 0.5)
  }

  @Test func descriptions() {
    let strengths: [Strength] = [.required, .strong, .medium, .weak, 999.5, 0, .weak.weighted(2.5)]
    #expect(strengths.map(\.description) == ["required", "strong", "medium", "weak", "999.5", "0", "weak*2.5"])
  }

  @Test func levelsAreLexicographic() throws {
    var solver = Solver()
    let x = solver.variable("x")
    for _ in 0..<1000 { try solver.add(x == 100, .weak.weighted(1000)) }
    try solver.add(x == 1, 250.001)
    #expect(solver.value(x) == 1)
  }

  @Test func zeroIsALevel() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 3, 0)
    #expect(solver.value(x) == 3)
    try solver.add(x == 4, 0.001)
    #expect(solver.value(x) == 4)
    #expect(solver.totalErrors().map(\.priority) == [0.001, 0])
    #expect(solver.totalErrors().map(\.error) == [0, 1])
  }

  @Test func manyLevels() throws {
    var solver = Solver()
    let x = solver.variable("x")
    var random = SeededRandom(seed: 3)
    for level in random.distinct(300, below: 300) {
      try solver.add(x == Double(level), Strength(Double(level) + 0.5))
      #expect(solver.checkInvariants(.cheap) == [])
    }
    #expect(solver.value(x) == 299)
    #expect(solver.totalErrors().count == 300)
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test func weightsDecideInsideALevel() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 0, .weak.weighted(2))
    let heavy = try solver.add(x == 10, .weak.weighted(3))
    #expect(solver.value(x) == 10)
    try solver.setStrength(heavy, .weak)
    #expect(solver.value(x) == 0)
    #expect(solver.totalErrors().map(\.error) == [10])
    try solver.setStrength(heavy, .weak.weighted(2.5))
    #expect(solver.value(x) == 10)
    #expect(solver.totalErrors().map(\.error) == [20])
    // Violations carry the plain error, totals the weighted one.
    #expect(solver.violations().map(\.error) == [10])
  }

  @Test func strengthOfALiveConstraint() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let a = try solver.add(x == 1, .weak, name: "a")
    let b = try solver.add(x == 2, .medium, name: "b")
    #expect(solver.value(x) == 2)
    try solver.setStrength(a, .strong)
    #expect(solver.value(x) == 1)
    try solver.setStrength(a, .required)
    let error = #expect(throws: SolverError.self) { try solver.setStrength(b, .required) }
    #expect(error?.conflictNames == ["a", "b"])
    #expect(try solver.strength(of: b) == .medium)
    #expect(solver.value(x) == 1)
    try solver.setStrength(a, 0)
    #expect(solver.value(x) == 2)
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test func violationsAreRanked() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 5)
    try solver.add(x == 8, .weak, name: "w")
    try solver.add(x <= 4, .strong, name: "s")
    try solver.add(x >= 1, .strong, name: "holds")
    try solver.add(x == 7, 600, name: "n")
    try solver.edit(x, .medium)
    try solver.suggest(x, 100)
    let violations = solver.violations()
    #expect(violations.map(\.fact.name) == ["s", "n", "edit x", "w"])
    #expect(violations.map(\.priority) == [750, 600, 500, 250])
    #expect(violations.map(\.error) == [1, 2, 95, 3])
  }
}
