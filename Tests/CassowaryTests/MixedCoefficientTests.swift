import Cassowary
import Testing
import _TestSupport

/// Random systems whose coefficients spread over 0.01…100, four to a row.
///
/// `CASSOWARY_MIXED` asks for another number of sequences; 1,000 are the measurement.
struct MixedCoefficientTests {
  static let chunkCount = 10
  static let sequences = TestSettings.count("CASSOWARY_MIXED", default: 100)

  /// Every state is certified optimal, or the call was refused for numerical reasons and changed nothing; of 1,000
  /// sequences at most two may contain such a refusal.
  @Test func certifiedOrRefused() async {
    let refused = await withTaskGroup(of: Int.self) { group in
      for chunk in 0..<Self.chunkCount { group.addTask { Self.refusedSequences(chunk: chunk) } }
      return await group.reduce(0, +)
    }
    #expect(refused * 1000 <= 2 * max(Self.sequences, 500), "\(refused) of \(Self.sequences) sequences")
  }

  /// The number of sequences of a chunk with a numerical refusal.
  private static func refusedSequences(chunk: Int) -> Int {
    var refused = 0
    for index in stride(from: chunk, to: sequences, by: chunkCount) {
      var random = SeededRandom(seed: UInt64(index) + 77)
      let world = ScenarioWorld.mixed(variables: random.int(in: 5...30))
      let scenario = Scenario(world, seed: UInt64(index) + 1, depth: .certificate, allowsNumericalRefusals: true)
      let result = scenario.run(steps: 60)
      if result.numericalRefusalCount > 0 { refused += 1 }
      if !result.problems.isEmpty { Issue.record("\(scenario.report(on: result))") }
    }
    return refused
  }
}
