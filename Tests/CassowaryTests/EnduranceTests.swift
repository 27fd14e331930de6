import Cassowary
import Testing
import _TestSupport

/// One solver that lives long: no growth, no drift. Each test has a process of its own, where nothing else uses memory.
struct EnduranceTests {
  /// Room for the buffers of the test itself and for tables that are still warming up, in bytes.
  static let slack = 256 * 1024

  /// Adding and removing one row of many kinds, 10,000 times, on a solver with a fixed part.
  @Test func addAndRemoveTenThousandTimes() async {
    await #expect(processExitsWith: .success) {
      var solver = Solver()
      var random = SeededRandom(seed: 42)
      let world = ScenarioWorld.layout(boxes: 8)
      let variables = (0..<world.variableCount).map { solver.variable("x\($0)") }
      var generator = ScenarioGenerator(world, random: random)
      for case .add(_, let row, let strength) in generator.setup() {
        try solver.add(row.linearConstraint(variables), strength)
      }
      let start = variables.map { solver.value($0) }
      let errors = solver.totalErrors().map(\.error)
      var live: [Constraint] = []
      var memory: Int?
      for round in 0..<10_000 {
        if round == 2_000 { memory = residentMemory() }
        if live.count > 10 { try solver.remove(live.remove(at: random.int(in: 0...live.count - 1))) }
        let row = world.row(&random, like: [])
        let strength: Strength = random.element(of: [.required, .strong, .medium, .weak])
        if let added = try? solver.add(row.linearConstraint(variables), strength) { live.append(added) }
      }
      if let memory, let now = residentMemory() {
        #expect(now - memory <= EnduranceTests.slack, "grew by \(now - memory) bytes")
      }
      for constraint in live { try solver.remove(constraint) }
      #expect(solver.checkInvariants(.exact) == [])
      for (level, error) in zip(solver.totalErrors(), errors) {
        #expect((level.error - error).magnitude <= 1e-9 * (1 + error))
      }
      // The boxes' own rows leave no choice but for those without a preferred height.
      #expect(variables.indices.filter { $0 % 4 < 2 }.allSatisfy { solver.value(variables[$0]) == start[$0] })
    }
  }

  /// The same value dragged back and forth ends where it began, bit for bit.
  @Test func draggingDoesNotDrift() throws {
    var solver = Solver()
    var random = SeededRandom(seed: 7)
    let count = 12
    let lefts = (0..<count).map { solver.variable("l\($0)") }
    let widths = (0..<count).map { solver.variable("w\($0)") }
    for index in 1..<count {
      try solver.add(lefts[index] == lefts[index - 1] + widths[index - 1] + 8)
      try solver.add(3 * widths[index] == widths[0])
    }
    try solver.add(lefts[0] == 0.1)
    let end = lefts[count - 1]
    try solver.edit(end)
    try solver.suggest(end, 700)
    try solver.suggest(end, 701)
    try solver.suggest(end, 700)
    let once = (lefts + widths).map { solver.value($0) }
    for _ in 0..<10_000 { try solver.suggest(end, Double(random.int(in: 100...2000)) / 7) }
    try solver.suggest(end, 700)
    let often = (lefts + widths).map { solver.value($0) }
    #expect(often == once)
    #expect(solver.checkInvariants(.exact) == [])
  }

  /// A view comes and goes 100,000 times, its rows with it now and then.
  @Test func variablesComeAndGo() async {
    await #expect(processExitsWith: .success) {
      var solver = Solver()
      let container = solver.variable("width")
      try solver.add(container == 300)
      var memory: Int?
      var highest = 0
      for round in 0..<100_000 {
        if round == 20_000 { memory = residentMemory() }
        let left = solver.variable("left")
        let width = solver.variable("width")
        let top = solver.variable("top")
        let height = solver.variable("height")
        if round.isMultiple(of: 20) {
          let rows = [
            try solver.add(left == 8), try solver.add(left + width <= container - 8),
            try solver.add(width == 500, .weak),
            try solver.add(top == 8), try solver.add(height == 44, .strong),
          ]
          #expect(solver.value(width) == 284)
          for row in rows { try solver.remove(row) }
        }
        highest = max(highest, height.id.index)
        for variable in [left, width, top, height] { try solver.remove(variable) }
      }
      #expect(highest <= 8, "slots are not reused")
      if let memory, let now = residentMemory() {
        #expect(now - memory <= EnduranceTests.slack, "grew by \(now - memory) bytes")
      }
      #expect(solver.value(container) == 300)
      #expect(solver.checkInvariants(.exact) == [])
    }
  }

  /// Refusals, copies and batches leave nothing behind either.
  @Test func refusalsLeaveNothing() async {
    await #expect(processExitsWith: .success) {
      var solver = Solver()
      let x = solver.variable("x")
      let y = solver.variable("y")
      let sum = try solver.add(x + y == 10)
      try solver.add(x >= 2)
      try solver.add(x == 4, .strong)
      var memory: Int?
      for round in 0..<5_000 {
        if round == 1_000 { memory = residentMemory() }
        _ = try? solver.add(x + y == 11)
        _ = try? solver.add(x <= .nan)
        _ = try? solver.setConstant(sum, .infinity)
        _ = try? solver.batch { batch in
          batch.remove(sum)
          try batch.add(x <= 1)
        }
        _ = solver.copy()
      }
      if let memory, let now = residentMemory() {
        #expect(now - memory <= EnduranceTests.slack, "grew by \(now - memory) bytes")
      }
      #expect(solver.value(x) == 4)
      #expect(solver.value(y) == 6)
      #expect(solver.checkInvariants(.exact) == [])
    }
  }
}
