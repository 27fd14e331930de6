import Cassowary
import Testing
import _TestSupport

/// Constants that change again and again take a shorter way through the solver. It leads to the same place.
struct EditColumnTests {
  struct Row: ~Copyable {
    var solver: Solver
    let all: [Variable]
    let edges: [Variable]
  }

  /// A row of boxes between two edges, some of which give way before others; two edges move.
  func makeRow(_ count: Int, _ random: inout SeededRandom) throws -> Row {
    var solver = Solver()
    var all: [Variable] = []
    var edges: [Variable] = []
    for axis in 0..<2 {
      let end = solver.variable("end\(axis)")
      var last: LinearExpression? = nil
      for box in 0..<count {
        let (left, width) = (solver.variable("l\(axis).\(box)"), solver.variable("w\(axis).\(box)"))
        try solver.add(last.map { left == $0 + 4 } ?? (left == 0))
        try solver.add(width >= Double(random.int(in: 0...20)))
        let size = Double(random.int(in: 20...60))
        try solver.add(width <= size, Strength(250, tieBreak: Double(box + 1)))
        try solver.add(width >= size, Strength(750, tieBreak: Double(box + 1)))
        all += [left, width]
        last = left + width
      }
      if let last { try solver.add(last == end) }
      edges.append(end)
      all.append(end)
    }
    for edge in edges { try solver.edit(edge) }
    return Row(solver: solver, all: all, edges: edges)
  }

  @Test(arguments: 0..<30)
  func likeAFreshSolver(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) &* 31 &+ 7)
    let sizes = random
    let made = try makeRow(5, &random)
    var solver = made.solver
    let (all, edges) = (made.all, made.edges)
    var current = [200.0, 200]
    try solver.suggest(zip(edges, current).map { ($0, $1) })
    for step in 0..<120 {
      // Runs of small steps, with jumps between them, of one edge or both.
      let both = random.chance(50)
      for index in edges.indices where both || index == step / 20 % 2 {
        current[index] =
          random.chance(10) ? Double(random.int(in: 20...600)) : current[index] + Double(random.int(in: -3...3))
      }
      if both {
        try solver.suggest(zip(edges, current).map { ($0, $1) })
      } else {
        try solver.suggest(edges[step / 20 % 2], current[step / 20 % 2])
      }
      #expect(solver.checkInvariants(.exact).isEmpty, "seed \(seed), step \(step)")
      var again = sizes
      var fresh = try makeRow(5, &again)
      try fresh.solver.suggest(zip(fresh.edges, current).map { ($0, $1) })
      for (one, other) in zip(all, fresh.all) {
        if abs(solver.value(one) - fresh.solver.value(other)) > 1e-9 {
          Issue.record(
            "seed \(seed), step \(step): \(solver.name(of: one)) is \(solver.value(one)), not \(fresh.solver.value(other))"
          )
        }
      }
    }
  }

  @Test func aThousandStepsEndWhereOneWould() throws {
    var random = SeededRandom(seed: 3)
    var row = try makeRow(4, &random)
    for value in [500.0, 501, 502] { try row.solver.suggest(row.edges[0], value) }
    let goal = row.solver.copy()
    for step in 0..<1000 { try row.solver.suggest(row.edges[0], 502 + Double(step % 37) / 7) }
    try row.solver.suggest(row.edges[0], 502)
    for variable in row.all { #expect(row.solver.value(variable) == goal.value(variable)) }
  }

  @Test func copiesGoOnAlike() throws {
    var random = SeededRandom(seed: 4)
    var row = try makeRow(4, &random)
    for value in [500.0, 501, 502] { try row.solver.suggest(row.edges[1], value) }
    var copy = row.solver.copy()
    for value in [503.1, 100, 101, 102, 300.7] {
      try row.solver.suggest(row.edges[1], value)
      try copy.suggest(row.edges[1], value)
      for variable in row.all { #expect(row.solver.value(variable) == copy.value(variable)) }
    }
  }

  @Test func changesAreReportedOnce() throws {
    var random = SeededRandom(seed: 5)
    var row = try makeRow(3, &random)
    for value in [500.0, 501, 502] { try row.solver.suggest(row.edges[0], value) }
    row.solver.takeChanges { _ in }
    for value in [503.0, 504, 505] {
      let before = row.all.map { row.solver.value($0) }
      try row.solver.suggest(row.edges[0], value)
      try row.solver.suggest(row.edges[0], value + 0.5)
      let moved = zip(row.all, before).filter { row.solver.value($0) != $1 }.map(\.0.id)
      row.solver.takeChanges { changes in #expect(Set(changes.map(\.id)) == Set(moved)) }
    }
  }

  @Test func refusalsLeaveColumnsGood() throws {
    var solver = Solver()
    let (x, y) = (solver.variable("x"), solver.variable("y"))
    try solver.add(y == 2 * x)
    try solver.add(y <= 100)
    try solver.edit(x, .required)
    for value in [1.0, 2, 3, 4] { try solver.suggest(x, value) }
    #expect(throws: SolverError.self) { try solver.suggest(x, 51) }
    #expect(solver.value(y) == 8)
    try solver.suggest(x, 50)
    #expect(solver.value(y) == 100)
    #expect(solver.checkInvariants(.exact).isEmpty)
  }

  @Test func constantsInBatchesToo() throws {
    var solver = Solver()
    let (x, y) = (solver.variable("x"), solver.variable("y"))
    let (left, right) = (try solver.add(x == 1), try solver.add(y == 2))
    let sum = solver.variable("sum")
    try solver.add(sum == x + y)
    for step in 1...20 {
      try solver.batch { batch in
        try batch.setConstant(left, Double(step))
        try batch.setConstant(right, Double(10 * step))
      }
      #expect(solver.value(sum) == Double(11 * step))
      #expect(try solver.constant(of: right) == Double(10 * step))
    }
  }
}
