import Testing
import _TestSupport

/// Random sequences of all operations against the certificate and the reference solver.
///
/// `CASSOWARY_SEQUENCES` and `CASSOWARY_STEPS` ask for more or longer sequences; the seeds are always 1, 2, 3, ….
struct RandomSequenceTests {
  static let chunkCount = 20
  static let sequences = TestSettings.count("CASSOWARY_SEQUENCES", default: 500)
  static let steps = TestSettings.count("CASSOWARY_STEPS", default: 30)

  /// Seeds begin behind `offset`.
  static func scenario(_ index: Int, offset: UInt64 = 0, avoidsMending: Bool = false) -> Scenario {
    let seed = UInt64(index) + 1 + offset
    var random = SeededRandom(seed: seed ^ 0xC0FFEE)
    let world: ScenarioWorld =
      switch index % 10 {
      case 6, 7: .layout(boxes: random.int(in: 3...15))
      case 8: .mixed(variables: random.int(in: 9...14))
      case 9: .grid(side: random.int(in: 3...6))
      default: .collisions(variables: random.int(in: 2...8))
      }
    return Scenario(
      world, seed: seed, depth: world.variableCount <= 8 ? .reference : .certificate,
      checksEndByReference: (index / 10).isMultiple(of: 10), allowsNumericalRefusals: index % 10 == 8,
      avoidsMending: avoidsMending)
  }

  @Test(arguments: 0..<chunkCount)
  func everyStateIsRight(chunk: Int) {
    for index in stride(from: chunk, to: Self.sequences, by: Self.chunkCount) {
      let scenario = Self.scenario(index)
      let result = scenario.run(steps: Self.steps)
      if !result.problems.isEmpty {
        Issue.record("\(scenario.report(on: result))")
        return
      }
    }
  }

  /// Coefficients over sixteen orders of magnitude, in systems that are small and harmless once rescaled.
  @Test(arguments: 0..<40)
  func scaledRowsAndVariables(index: Int) {
    let seed = UInt64(index) + 2_000_001
    let scenario = Scenario(.scaled(variables: 2 + index % 6), seed: seed, depth: .optimum)
    let result = scenario.run(steps: Self.steps)
    #expect(result.problems.isEmpty, "\(scenario.report(on: result))")
  }

  /// More levels than multipliers are kept densely for, many of which come and go.
  @Test(arguments: 0..<TestSettings.count("CASSOWARY_PRIORITIES", default: 100))
  func manyPriorities(index: Int) {
    let seed = UInt64(index) + 4_000_001
    let scenario = Scenario(
      .ranked(variables: 2 + index % 9), seed: seed, depth: index % 9 < 6 ? .reference : .certificate,
      checksEndByReference: true, avoidsMending: index % 4 == 3)
    let result = scenario.run(steps: 2 * Self.steps)
    #expect(result.problems.isEmpty, "\(scenario.report(on: result))")
  }

  /// Contradictions with up to as many members as there are points.
  @Test(arguments: 0..<40)
  func longConflicts(index: Int) {
    let seed = UInt64(index) + 3_000_001
    let scenario = Scenario(
      .distances(points: 5 + index), seed: seed, depth: .certificate, checksEndByReference: index.isMultiple(of: 4))
    let result = scenario.run(steps: 3 * Self.steps)
    #expect(result.problems.isEmpty, "\(scenario.report(on: result))")
  }

  /// Between every two operations the solver refuses a contradiction, and must not notice it.
  @Test(arguments: 0..<40)
  func refusalsBetweenOperations(index: Int) {
    let scenario = Self.scenario(index + 1_000_000)
    let plain = scenario.run(steps: Self.steps)
    var operations: [Operation] = []
    var random = SeededRandom(seed: scenario.seed)
    var nextID = 1_000_000
    for operation in plain.operations {
      operations.append(operation)
      operations += contradictions(to: operation, &random, &nextID)
    }
    let result = scenario.replay(operations)
    #expect(result.problems.isEmpty, "\(scenario.report(on: result))")
    #expect(result.refusalCount > plain.refusalCount)
  }

  /// Calls that have to be refused after an operation, one way or another.
  private func contradictions(
    to operation: Operation, _ random: inout SeededRandom, _ nextID: inout Int
  ) -> [Operation] {
    nextID += 2
    let contradiction = Operation.add(nextID, ScenarioRow([], .greaterThanOrEqual, 1), .required)
    guard case .add(_, var row, let strength) = operation, strength.isRequired, row.relation == .equal else {
      return [contradiction]
    }
    row.constant += Double(random.int(in: 1...5))
    return [contradiction, .add(nextID + 1, row, .required)]
  }
}
