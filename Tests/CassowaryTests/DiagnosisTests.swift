import Cassowary
import Testing
import _TestSupport

/// Questions about a state that is right: what determines a value, what could move, what it costs.
struct DiagnosisTests {
  @Test func whatDeterminesAValue() throws {
    var solver = Solver()
    let left = solver.variable("left")
    let width = solver.variable("width")
    let right = solver.variable("right")
    let a = try solver.add(left == 8, name: "a")
    let b = try solver.add(2 * width >= 60, .strong, name: "b")
    try solver.add(width == 1, .weak, name: "weaker")
    let c = try solver.add(right == left + width, name: "c")
    let explanation = try solver.explanation(of: right)
    #expect(explanation.value == 38)
    #expect(explanation.supports.map(\.constraint) == [a, b, c])
    #expect(explanation.supports.map(\.multiplier) == [1, 0.5, 1])
    #expect(explanation.supports.map(\.contribution) == [8, 30, 0])
    #expect(explanation.held.isEmpty)
  }

  @Test func whatNothingDetermines() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 3)
    let y = solver.variable("y")
    let c = try solver.add(y == 2 * x + 1)
    let free = try solver.explanation(of: x)
    let tied = try solver.explanation(of: y)
    // Either of the two may be the one that stays; both ways add up.
    for explanation in [free, tied] {
      let contributions = explanation.supports.map(\.contribution) + explanation.held.map(\.contribution)
      let sum = contributions.reduce(0) { $0 + $1 }
      #expect(sum == explanation.value)
      #expect(explanation.held.count == 1)
    }
    #expect((free.supports + tied.supports).map(\.constraint) == [c])
    #expect(solver.ambiguities().map(\.variable.id) == [x.id, y.id])
    #expect(solver.ambiguities().allSatisfy { $0.canIncrease && $0.canDecrease })
  }

  @Test func redundantCopiesDoNotMakeAmbiguities() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let first = try solver.add(x == 4, name: "first")
    try solver.add(x == 4, name: "second")
    try solver.add(2 * x == 8, .weak)
    #expect(solver.ambiguities().isEmpty)
    try solver.remove(first)
    #expect(solver.ambiguities().isEmpty)
  }

  @Test func halfOpenAmbiguity() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x >= 3)
    try solver.add(x + y == 10)
    try solver.add(y >= 2, .weak)
    try solver.edit(x, .strong)
    try solver.suggest(x, 3)
    try solver.endEdit(x)
    let ambiguities = solver.ambiguities()
    #expect(ambiguities.map(\.variable.id) == [x.id, y.id])
    #expect(ambiguities.map(\.canIncrease) == [true, false])
    #expect(ambiguities.map(\.canDecrease) == [false, true])
    for ambiguity in ambiguities {
      let amounts = ambiguity.direction.map { $0.variable.id == x.id ? $0.amount : -$0.amount }
      #expect(amounts.allSatisfy { $0 == amounts[0] })
    }
  }

  @Test func tiesInsideALevel() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 2, .weak)
    try solver.add(x == 6, .weak)
    try solver.stay(x, 0.5)
    // The stay decides; without it everything from 2 to 6 is as good.
    #expect(solver.ambiguities().isEmpty)
    for constraint in solver.constraints where (try solver.strength(of: constraint)) == 0.5 {
      try solver.remove(constraint)
    }
    let ambiguities = solver.ambiguities()
    #expect(ambiguities.map(\.variable.id) == [x.id])
    let value = solver.value(x)
    #expect(ambiguities.first?.canIncrease == (value < 6))
    #expect(ambiguities.first?.canDecrease == (value > 2))
  }

  @Test func prices() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let limit = try solver.add(x <= 10, name: "limit")
    let slack = try solver.add(x <= 100, name: "slack")
    try solver.add(x == 15, .strong.weighted(3))
    try solver.add(2 * x == 0, .weak)
    // One more at the limit saves three at strong and costs two at weak.
    #expect(try solver.prices(of: limit).map(\.priority) == [750, 250])
    #expect(try solver.prices(of: limit).map(\.price) == [-3, 2])
    #expect(try solver.prices(of: slack).map(\.price) == [0, 0])
    try solver.remove(limit)
    #expect(refusal { try solver.prices(of: limit) } == .unknownConstraint)
  }

  @Test func questionsChangeNothing() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    let c = try solver.add(x + y <= 7, .strong)
    try solver.add(x == 9, .weak)
    try solver.edit(y)
    try solver.suggest(y, 4)
    let before = [solver.value(x), solver.value(y)]
    solver.takeChanges { _ in }
    _ = solver.ambiguities()
    _ = try solver.explanation(of: x)
    _ = try solver.prices(of: c)
    _ = try solver.walk(y, over: -100...100)
    _ = solver.violations()
    #expect([solver.value(x), solver.value(y)] == before)
    #expect(solver.takeChanges { $0.count } == 0)
    #expect(solver.checkInvariants(.exact) == [])
  }
}
