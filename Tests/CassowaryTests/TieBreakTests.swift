import Cassowary
import Testing
import _TestSupport

/// Tie breaks choose among optima and decide nothing else.
struct TieBreakTests {
  @Test func theSmallestTieBreakGives() throws {
    for order in [[1.0, 2, 3], [3, 1, 2], [2, 3, 1]] {
      var solver = Solver()
      let widths = (0..<3).map { solver.variable("w\($0)") }
      for (index, width) in widths.enumerated() {
        try solver.add(width == 100, Strength(250, tieBreak: order[index]))
      }
      let total = try solver.add(widths[0] + widths[1] + widths[2] == 350)
      for sum in [350.0, 250, 300, 500] {
        try solver.setConstant(total, sum)
        for (index, width) in widths.enumerated() {
          #expect(solver.value(width) == (order[index] == 1 ? sum - 200 : 100))
        }
        #expect(solver.checkInvariants(.exact).isEmpty)
        #expect(solver.ambiguities().count == (sum == 300 ? 0 : 3))
      }
    }
  }

  @Test func weakerLevelsComeFirst() throws {
    var solver = Solver()
    let (a, b) = (solver.variable("a"), solver.variable("b"))
    try solver.add(a == 100, Strength(500, tieBreak: 1))
    try solver.add(b == 100, Strength(500, tieBreak: 2))
    try solver.add(a + b == 300)
    #expect(solver.value(a) == 200)
    let wish = try solver.add(b == 200, Strength(250))
    #expect(solver.value(b) == 200)
    #expect(solver.ambiguities().isEmpty)
    #expect(try solver.prices(of: wish).map(\.priority) == [500, 250])
    try solver.remove(wish)
    #expect(solver.value(a) == 200)
  }

  @Test func badTieBreaksAreRefused() throws {
    var solver = Solver()
    let a = solver.variable("a")
    for number in [Double.nan, .infinity, -1] {
      #expect(throws: SolverError.self) { try solver.add(a == 1, Strength(250, tieBreak: number)) }
    }
    #expect(solver.constraints.isEmpty)
  }

  /// The same as writing every row once more, below all others, with the tie break as its weight.
  @Test(arguments: 0..<60)
  func likeRowsBelowAllLevels(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) &* 77 &+ 5)
    var solver = Solver()
    var twin = Solver()
    let count = 6
    let variables = (0..<count).map { solver.variable("x\($0)") }
    let others = (0..<count).map { twin.variable("x\($0)") }
    var rows: [(Constraint, Constraint, Constraint)] = []
    for step in 0..<60 {
      let isRemoval = rows.count > 8 && random.chance(33)
      if isRemoval {
        let (row, other, copy) = rows.remove(at: random.int(in: 0...rows.count - 1))
        try solver.remove(row)
        try twin.remove(other)
        try twin.remove(copy)
      } else {
        let (first, second) = (random.int(in: 0...count - 1), random.int(in: 0...count - 1))
        let factor = Double(random.int(in: -2...2))
        let constant = Double(random.int(in: -20...20))
        let relation = random.element(of: Relation.allCases)
        let priority = random.element(of: [100.0, 250, 500])
        let tie = Double(1 + step)
        func row(_ variables: [Variable]) -> LinearConstraint {
          LinearConstraint(variables[first] + factor * variables[second], relation, LinearExpression(constant))
        }
        rows.append(
          (
            try solver.add(row(variables), Strength(priority, tieBreak: tie)),
            try twin.add(row(others), Strength(priority)), try twin.add(row(others), Strength(0, weight: tie))
          ))
      }
      #expect(solver.checkInvariants(.exact).isEmpty, "seed \(seed), step \(step)")
      // Levels agree one by one, and so does the sum of tie breaks.
      for (own, other) in zip(solver.totalErrors(), twin.totalErrors()) {
        #expect(own.priority == other.priority && abs(own.error - other.error) < 1e-7, "seed \(seed), step \(step)")
      }
      var sum = 0.0
      for (row, _, _) in rows { sum += try solver.strength(of: row).tieBreak * solver.error(of: row) }
      let least = twin.totalErrors().first { $0.priority == 0 }?.error ?? 0
      #expect(abs(sum - least) <= 1e-7 * (1 + least), "seed \(seed), step \(step): \(sum), not \(least)")
    }
  }
}

/// Constraints that do nothing but break ties.
struct TieBreakingConstraintTests {
  @Test func theyChooseAndDecideNothing() throws {
    var solver = Solver()
    let (a, b) = (solver.variable("a"), solver.variable("b"))
    try solver.add(a + b == 100)
    for variable in [a, b] { try solver.add(variable >= 0) }
    let first = try solver.add(a == 0, .breakingTies(1))
    try solver.add(b == 0, .breakingTies(2))
    #expect(solver.value(a) == 100 && solver.value(b) == 0)
    #expect(solver.ambiguities().count == 2)
    #expect(solver.violations().isEmpty && solver.totalErrors().allSatisfy { $0.priority >= 0 })
    try solver.setStrength(first, .breakingTies(3))
    #expect(solver.value(a) == 0 && solver.value(b) == 100)
    let wish = try solver.add(a == 30, Strength(0))
    #expect(solver.value(a) == 30 && solver.ambiguities().isEmpty)
    try solver.remove(wish)
    #expect(solver.value(a) == 0)
    #expect(solver.checkInvariants(.exact).isEmpty)
  }
}
