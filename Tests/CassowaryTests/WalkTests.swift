import Cassowary
import Testing
import _TestSupport

/// The walk over one edited value against the reference solver and against suggesting values one by one.
///
/// `CASSOWARY_WALKS` asks for another number of random walks.
struct WalkTests {
  static let walks = TestSettings.count("CASSOWARY_WALKS", default: 60)

  /// A slider with stops: the box follows between its limits, a label gives way first.
  @Test func sliderWithStops() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let label = solver.variable("label")
    let low = try solver.add(x >= 0, name: "low")
    let room = try solver.add(x + label <= 100, name: "room")
    let size = try solver.add(label == 40, .weak, name: "size")
    try solver.add(label >= 10, name: "least")
    let edit = try solver.edit(x, .strong)
    let walk = try solver.walk(x, over: -50...150)
    #expect(walk.breakpoints == [0, 60, 90])
    #expect(walk.intervals.map(\.range) == [-50...0, 0...60, 60...90, 90...150])
    #expect(walk.intervals.map(\.isSatisfiable) == [true, true, true, true])
    #expect(walk.intervals.map(\.violated) == [[edit], [], [size], [size, edit]])
    #expect(walk.intervals.map { $0.slopes.map(\.variable.id) } == [[], [x.id], [x.id, label.id], []])
    #expect(walk.intervals[2].slopes.map(\.slope) == [1, -1])
    #expect(walk.intervals.allSatisfy { $0.ambiguous.isEmpty })
    #expect(solver.contains(low) && solver.contains(room))
    #expect(solver.value(x) == 0)
  }

  @Test func requiredEditsEndWhereConstraintsEnd() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 5)
    let y = solver.variable("y")
    try solver.add(x >= 2)
    try solver.add(y == 2 * x)
    try solver.add(y <= 20)
    try solver.edit(x, .required)
    let walk = try solver.walk(x, over: 0...30)
    #expect(walk.intervals.map(\.range) == [0...2, 2...10, 10...30])
    #expect(walk.intervals.map(\.isSatisfiable) == [false, true, false])
  }

  @Test func nothingChanges() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.edit(x)
    let walk = try solver.walk(x, over: 0...10)
    #expect(walk.intervals.count == 1)
    #expect(walk.breakpoints.isEmpty)
    let point = try solver.walk(x, over: 3...3)
    #expect(point.intervals.map(\.range) == [3...3])
  }

  @Test func refusals() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.edit(x)
    #expect(refusal { try solver.walk(y, over: 0...1) } == .unknownEdit)
    #expect(refusal { try solver.walk(x, over: 0...Double.infinity) } == .invalidNumber)
    #expect(refusal { try solver.walk(x, over: -Double.infinity...0) } == .invalidNumber)
    try solver.remove(y)
    #expect(refusal { try solver.walk(y, over: 0...1) } == .unknownVariable)
  }

  @Test(arguments: 1...UInt64(walks))
  func randomWalks(seed: UInt64) {
    var random = SeededRandom(seed: seed ^ 0xD1A6)
    let world = ScenarioWorld.collisions(variables: random.int(in: 2...5))
    var run = ScenarioRun(variableCount: world.variableCount, depth: .certificate)
    var generator = ScenarioGenerator(world, random: SeededRandom(seed: seed))
    for _ in 0..<12 { _ = run.step(generator.next(after: run.model)) }
    let edited = random.int(in: 0...world.variableCount - 1)
    if !run.model.isEdited(edited) {
      _ = run.step(.edit(variable: edited, random.element(of: [.strong, .medium, .weak, .required])))
    }
    guard run.model.isEdited(edited) else { return }
    let problems = check(&run, edited)
    #expect(problems.isEmpty, "seed \(seed), walking \(ScenarioModel.name(ofVariable: edited)):\n\(run.script.text)")
  }

  /// Inside each interval a few suggested values have to show what the interval says, and neighbours have to differ.
  private func check(_ run: inout ScenarioRun, _ edited: Int) -> [String] {
    let (low, high) = (-12.0, 12.0)
    let variable = run.subject.variables[edited]
    let walk: Walk
    do throws(SolverError) { walk = try run.subject.solver.walk(variable, over: low...high) } catch {
      return ["the walk is refused: \(error)"]
    }
    var problems: [String] = []
    if walk.intervals.first?.range.lowerBound != low || walk.intervals.last?.range.upperBound != high {
      problems.append("the intervals are \(walk.intervals.map(\.range))")
    }
    for (left, right) in zip(walk.intervals, walk.intervals.dropFirst()) {
      if left.range.upperBound != right.range.lowerBound { problems.append("a gap at \(left.range.upperBound)") }
    }
    for interval in walk.intervals {
      let width = interval.range.upperBound - interval.range.lowerBound
      if width == 0 && interval.isSatisfiable {
        if !run.model.allows(only: interval.range.lowerBound, of: edited) {
          problems.append("\(interval.range) is not all that is possible")
        }
        continue
      }
      if width <= 1e-6 {
        problems.append("the interval \(interval.range) is empty")
        continue
      }
      var values: [[Double]] = []
      // Odd parts, so as not to hit a single point where a violation happens to vanish.
      for part in [0.2371, 0.5371, 0.8371] {
        let suggested = interval.range.lowerBound + part * width
        problems += compare(run, interval, edited, suggested)
        var copy = run.subject.copy()
        if copy.attempt(.suggest([.init(edited, suggested)])) == nil { values.append(copy.values) }
      }
      guard values.count == 3 else { continue }
      for (index, other) in run.subject.variables.enumerated() {
        if interval.ambiguous.contains(where: { $0.id == other.id }) { continue }
        let slope = interval.slopes.first { $0.variable.id == other.id }?.slope ?? 0
        for (from, to) in zip(values, values.dropFirst()) {
          let expected = slope * width * 0.3
          if (to[index] - from[index] - expected).magnitude > 1e-9 * (1 + expected.magnitude + from[index].magnitude) {
            problems.append("\(interval.range): x\(index) moves by \(to[index] - from[index]), not \(expected)")
          }
        }
      }
    }
    return problems
  }

  /// One suggested value by the reference solver.
  private func compare(
    _ run: borrowing ScenarioRun, _ interval: Walk.Interval, _ edited: Int, _ suggested: Double
  ) -> [String] {
    var model = run.model
    _ = model.apply(.suggest([.init(edited, suggested)]), values: [])
    guard let optimum = model.reference.solve() else {
      return interval.isSatisfiable ? ["\(suggested) is unsatisfiable"] : []
    }
    if !interval.isSatisfiable { return ["\(suggested) is satisfiable"] }
    var problems: [String] = []
    for (index, variable) in run.subject.variables.enumerated() {
      let isAmbiguous = interval.ambiguous.contains { $0.id == variable.id }
      // What is ambiguous in a part of the interval is not used in the rest of it.
      if !isAmbiguous && !optimum.isUnique(index) { problems.append("at \(suggested) x\(index) is not unique") }
    }
    // Which preferences are violated is only settled where all values are.
    if interval.ambiguous.isEmpty {
      let names = model.references.indices.filter {
        !model.references[$0].isRequired && model.references[$0].error(at: optimum.point).signum > 0
      }
      let expected = names.map { $0 < model.live.count ? model.live[$0].name : model.edits[$0 - model.live.count].name }
      let found = interval.violated.compactMap { try? run.subject.solver.fact(of: $0).name }
      if found.sorted() != expected.sorted() { problems.append("at \(suggested) violated: \(expected), not \(found)") }
    }
    return problems
  }
}
