import Testing

@testable import BenchmarkSuite

@Suite struct VerdictTests {
  private static let program = {
    var program = PeerProgram()
    program.addVariables(2)
    program.add([(1, 0), (2, 1)], .equal, 5)
    program.add([(1, 0)], .lessThanOrEqual, 3)
    program.add([(1, 1)], .greaterThanOrEqual, 1, priority: .strong, weight: 2)
    program.add([(1, 0)], .equal, 0, priority: .weak)
    return program
  }()

  @Test func whatHoldsIsNotViolated() {
    let verdict = Self.program.verdict(on: [3, 1])
    #expect(verdict.worst == 0)
    #expect(verdict.penalties == [0, 0, 3])
  }

  @Test func theWorstRequiredConstraintIsNamed() {
    let verdict = Self.program.verdict(on: [4, 0.5])
    #expect(verdict.worstRow == 1)
    #expect(verdict.worst == 1.0 / 8)
    #expect(verdict.penalties == [1, 0, 4])
  }

  @Test func notANumberHoldsNothing() {
    #expect(Self.program.verdict(on: [.nan, 1]).worst == .infinity)
  }

  @Test func strongerPrioritiesDecide() {
    let better = PeerProgram.Verdict(penalties: [0, 0, 9])
    let worse = PeerProgram.Verdict(penalties: [0, 1, 0])
    #expect(worse.isWorse(than: better) && !better.isWorse(than: worse))
    #expect(!better.isWorse(than: better))
  }
}
