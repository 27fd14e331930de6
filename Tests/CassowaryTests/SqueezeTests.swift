import Cassowary
import Testing
import _TestSupport

/// Rows of one variable that meet at the same value take over from one another, and a row that is parallel to the one which
/// left last takes its combination over. Both are short cuts: they lead to the optimum, and to the same bits after a refusal.
struct SqueezeTests {
  /// A row of labels with kinks at few values, so that many coincide, in a width that is edited.
  private func labels(_ count: Int, _ random: inout SeededRandom) -> [Operation] {
    var operations: [Operation] = []
    var id = 0
    func add(_ row: ScenarioRow, _ strength: Strength) {
      id += 1
      operations.append(.add(id, row, strength))
    }
    let natural = (0..<count).map { _ in Double(10 * random.int(in: 3...5)) }
    for label in 0..<count {
      let (left, width) = (2 * label, 2 * label + 1)
      if label == 0 {
        add(ScenarioRow([.init(left, 1)], .equal, 0), .required)
      } else {
        add(ScenarioRow([.init(left, 1), .init(left - 2, -1), .init(left - 1, -1)], .equal, 8), .required)
      }
      for _ in 0...random.int(in: 1...4) {
        // The same kink, said with another factor or sign.
        let factor = random.element(of: [1.0, 1, 1, 2, -1, -3, 0.5])
        let at = random.chance(75) ? natural[label] : Double(10 * random.int(in: 1...6))
        let relation = random.element(of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let strength = random.element(of: [Strength.weak, .weak, .medium, .medium, .strong])
        add(
          ScenarioRow([.init(width, factor)], relation, factor * at),
          strength.weighted(Double(random.int(in: 1...4))))
      }
      add(ScenarioRow([.init(width, 1)], .greaterThanOrEqual, Double(random.int(in: 0...2) * 5)), .required)
    }
    let end = 2 * count
    add(ScenarioRow([.init(end, 1), .init(end - 2, -1), .init(end - 1, -1)], .equal, 0), .required)
    operations.append(.edit(variable: end, random.element(of: [.strong, Strength(900), .required])))
    return operations
  }

  @Test(arguments: 0..<40)
  func sweptToAndFro(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &* 977 &+ 5)
    let count = random.int(in: 2...6)
    var run = ScenarioRun(variableCount: 2 * count + 1, depth: .optimum)
    for operation in labels(count, &random) {
      let problems = run.step(operation)
      if !problems.isEmpty {
        Issue.record("seed \(seed): \(problems.joined(separator: "; "))\n\(run.script.text)")
        return
      }
    }
    for _ in 0..<25 {
      // Some of these ask for less than the minima together: where the edit is required, that is refused.
      let width = Double(5 * random.int(in: 0...(count * 16)))
      let problems = run.step(.suggest([.init(2 * count, width)]))
      if !problems.isEmpty {
        Issue.record("seed \(seed), to \(width): \(problems.joined(separator: "; "))\n\(run.script.text)")
        return
      }
    }
  }

  /// A hundred labels that all hand over at once take a few pivots, not one for each.
  @Test func oneStepForAllThatHandOver() throws {
    var solver = Solver()
    var last: LinearExpression?
    for label in 0..<100 {
      let (left, width) = (solver.variable(), solver.variable())
      try solver.add(last.map { left == $0 + 8 } ?? (left == 0))
      try solver.add(width >= 20)
      try solver.add(width <= 50, .weak.weighted(1 + Double(label) / 128))
      try solver.add(width >= 50, .medium.weighted(1 + Double((label * 37) % 100) / 128))
      last = left + width
    }
    let end = solver.variable()
    if let last { try solver.add(last == end) }
    try solver.edit(end)
    for width in [7000.0, 5700, 6500, 5600] {
      solver.isTracing = false
      _ = solver.takeTrace()
      solver.isTracing = true
      try solver.suggest(end, width)
      let pivots = solver.takeTrace().filter { $0.kind != .handOver }
      #expect(pivots.count <= 12, "to \(width): \(pivots.count)")
      #expect(solver.checkInvariants(.exact).isEmpty)
    }
  }
}
