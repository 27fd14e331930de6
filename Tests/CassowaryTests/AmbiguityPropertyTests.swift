@_spi(Testing) import Cassowary
import Testing
import _TestSupport

/// Which variables have more than one optimal value, against all optimal points as the reference solver knows them.
///
/// `CASSOWARY_AMBIGUITIES` asks for another number of systems; the seeds are always 1, 2, 3, ….
struct AmbiguityPropertyTests {
  static let chunkCount = 10
  static let systems = TestSettings.count("CASSOWARY_AMBIGUITIES", default: 600)

  /// Few variables and few rows leave much open; many rows with copies among them leave little, and only in appearance.
  static func system(_ index: Int) -> RandomSystem {
    var random = SeededRandom(seed: UInt64(index) ^ 0xA3B1)
    let seed = UInt64(index) + 1
    switch index % 6 {
    case 4: return RandomSystem(.layout(boxes: random.int(in: 1...3)), seed: seed, steps: random.int(in: 0...8))
    case 5:
      return RandomSystem(.collisions(variables: random.int(in: 4...8)), seed: seed, steps: random.int(in: 2...25))
    default:
      return RandomSystem(.collisions(variables: random.int(in: 1...4)), seed: seed, steps: random.int(in: 1...14))
    }
  }

  @Test(arguments: 0..<chunkCount)
  func reportsWhatIsNotUnique(chunk: Int) {
    var open = 0
    var halfOpen = 0
    var settled = 0
    for index in stride(from: chunk, to: Self.systems, by: Self.chunkCount) {
      let system = Self.system(index)
      guard let optimum = system.model.reference.solve() else {
        Issue.record("system \(index) is unsatisfiable")
        continue
      }
      let claims = system.subject.solver.ambiguities()
      let problems = Self.problems(claims, optimum, system)
      #expect(problems.isEmpty, "system \(index):\n\(system.script.text)")
      if !problems.isEmpty { return }
      open += claims.count
      halfOpen += claims.filter { $0.canIncrease != $0.canDecrease }.count
      settled += system.model.variableCount - claims.count
    }
    // Random systems have to be of both kinds, or nothing was tried.
    if Self.systems >= 600 { #expect(open > 20 && halfOpen > 5 && settled > 20) }
  }

  /// All that is free moved at once tells the same as each variable tried by itself, and its directions cost nothing either.
  @Test(arguments: 0..<chunkCount)
  func jointMovesTellTheSame(chunk: Int) {
    var open = 0
    var joint = 0
    for index in stride(from: chunk, to: Self.systems, by: Self.chunkCount) {
      let system = Self.system(index)
      guard let optimum = system.model.reference.solve() else {
        Issue.record("system \(index) is unsatisfiable")
        continue
      }
      let claims = system.subject.solver.jointAmbiguities()
      let problems = Self.problems(claims, optimum, system)
      #expect(problems.isEmpty, "system \(index): \(problems)\n\(system.script.text)")
      let found = system.subject.solver.openVariables().map(\.id)
      #expect(found == claims.map(\.variable.id), "system \(index):\n\(system.script.text)")
      if !problems.isEmpty || found != claims.map(\.variable.id) { return }
      open += claims.count
      joint += claims.filter { $0.direction.count > 2 }.count
    }
    if Self.systems >= 600 { #expect(open > 20 && joint > 5) }
  }

  /// What is said to be left when equations close one variable after the other is what a new search finds.
  @Test(arguments: 0..<chunkCount)
  func whatIsLeftIsWhatANewSearchFinds(chunk: Int) throws {
    var closings = 0
    var left = 0
    for index in stride(from: chunk, to: Self.systems, by: Self.chunkCount) {
      let system = Self.system(index)
      var solver = system.subject.solver.copy()
      var freedom = solver.freedom()
      while let open = solver.ambiguities(of: freedom).last?.variable {
        closings += 1
        try solver.add(open == solver.value(open))
        freedom = solver.freedom(left: freedom, keeping: open)
        let found = solver.ambiguities().map(\.variable.id)
        left += found.count
        let remaining = solver.ambiguities(of: freedom).map(\.variable.id)
        #expect(remaining == found, "system \(index), \(open.id) fixed:\n\(system.script.text)")
        if remaining != found { return }
      }
    }
    if Self.systems >= 600 { #expect(closings > 20 && left > 20) }
  }

  /// A freedom of before variables were made, or of another solver, is no reason to break down.
  @Test func freedomOfOtherVariables() throws {
    var solver = Solver()
    let x = solver.variable()
    let early = solver.freedom()
    let y = solver.variable()
    try solver.add(x == 1)
    #expect(!early.isOpen(y))
    #expect(solver.ambiguities(of: early).map(\.variable.id) == [y.id])
    #expect(solver.freedom(left: early, keeping: y).isOpen(y))
    var other = Solver()
    let others = (0..<5).map { _ in other.variable() }
    #expect(solver.ambiguities(of: other.freedom()).map(\.variable.id) == [y.id])
    #expect(solver.freedom(left: other.freedom(), keeping: others[4]).isOpen(y))
    #expect(!solver.freedom().isOpen(others[4]))
  }

  private static func problems(
    _ claims: [Ambiguity], _ optimum: ReferenceOptimum, _ system: borrowing RandomSystem
  ) -> [String] {
    let values = system.subject.values
    let point = values.map { Rational(nearly: $0) }
    var problems: [String] = []
    if claims.map(\.variable.id) != claims.map(\.variable.id).sorted() { problems.append("not by ID") }
    for (index, variable) in system.subject.variables.enumerated() {
      let name = ScenarioModel.name(ofVariable: index)
      let range = optimum.range(of: index)
      let canIncrease = range.greatest.map { $0 > point[index] } ?? true
      let canDecrease = range.least.map { $0 < point[index] } ?? true
      let claim = claims.first { $0.variable.id == variable.id }
      if claim?.canIncrease ?? false != canIncrease || claim?.canDecrease ?? false != canDecrease {
        problems.append("\(name) can increase: \(canIncrease), decrease: \(canDecrease), not \(claim as Any)")
      } else if let claim {
        problems += directionProblems(claim, claims, optimum, point, system)
      }
    }
    return problems
  }

  /// A step along the direction costs nothing, exactly: the levels are as good as before, which are as good as can be.
  private static func directionProblems(
    _ claim: Ambiguity, _ claims: [Ambiguity], _ optimum: ReferenceOptimum, _ point: [Rational],
    _ system: borrowing RandomSystem
  ) -> [String] {
    let own = claim.direction.first { $0.variable.id == claim.variable.id }?.amount
    if own != (claim.canIncrease ? 1 : -1) { return ["\(claim.variable.id) moves itself by \(own ?? 0)"] }
    var problems: [String] = []
    var moved = point
    for (variable, amount) in claim.direction {
      guard let index = system.subject.variables.firstIndex(where: { $0.id == variable.id }) else {
        return ["the direction has an unknown variable"]
      }
      // All optimal points on the way are between two of them, however far the other one is.
      moved[index] += Rational(nearly: amount) / 4096
      let other = claims.first { $0.variable.id == variable.id }
      if amount == 0 || other.map({ amount > 0 ? $0.canIncrease : $0.canDecrease }) != true {
        problems.append("\(claim.direction) moves what cannot move")
      }
    }
    for level in optimum.levels {
      var error = Rational.zero
      for row in system.model.references where row.priority == level.priority {
        error += (row.isRequired ? 1 : row.weight) * row.error(at: moved)
      }
      if error != level.error {
        problems.append("\(claim.direction) makes \(error) of \(level.error) at \(level.priority)")
      }
    }
    return problems
  }
}
