import Cassowary
import Testing
import _TestSupport

/// Rows whose coefficients span many powers of ten: every state is certified, or the call is refused and changes nothing.
struct WideRowTests {
  /// A step of rounding size times a share of 5e14 is not rounding.
  @Test func smallStepsTimesLargeShares() throws {
    var solver = Solver()
    let x0 = solver.variable("x0")
    let x2 = solver.variable("x2")
    let x3 = solver.variable("x3")
    let x4 = solver.variable("x4")
    try solver.add(0.0002 * x4 + 2000 * x2 >= 0, .weak.weighted(2))
    try solver.add(0.0002 * x0 - x3 >= 0, .weak.weighted(2))
    try solver.add(-0.0001 * x2 - x0 == 1)
    let light = try solver.add(x3 >= 0, .weak)
    try solver.add(x4 <= 0, .medium)
    #expect(solver.checkInvariants(.exact) == [])
    try solver.setStrength(light, .weak.weighted(3))
    #expect(solver.checkInvariants(.exact) == [])
    #expect(abs(solver.value(x3)) < 1e-9)
  }

  /// Errors beyond the range of numbers are reported as the largest number, not as infinite.
  @Test func errorsBeyondTheRange() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(1e308 * x == 1e308)
    try solver.add(1e308 * x == -1e308, .weak)
    #expect(solver.value(x) == 1)
    #expect(solver.violations().map(\.error) == [.greatestFiniteMagnitude])
    #expect(solver.totalErrors().map(\.error) == [0, .greatestFiniteMagnitude])
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test(arguments: [(3, 1), (4, 2), (6, 3), (8, 4)])
  func everyStateIsCertified(exponent: Int, seed: Int) throws {
    for sequence in 0..<40 {
      var random = SeededRandom(seed: UInt64(seed * 1_000 + sequence))
      var solver = Solver()
      let variables = (0..<random.int(in: 2...6)).map { solver.variable("x\($0)") }
      var live: [Constraint] = []
      for step in 0..<25 {
        let before = variables.map { solver.value($0).bitPattern }
        do {
          switch random.int(in: 0...9) {
          case 0 where !live.isEmpty: try solver.remove(live.remove(at: random.int(in: 0...live.count - 1)))
          case 1 where !live.isEmpty:
            try solver.setConstant(live[random.int(in: 0...live.count - 1)], number(&random, exponent))
          case 2 where !live.isEmpty:
            try solver.setStrength(live[random.int(in: 0...live.count - 1)], strength(&random))
          default:
            var left = LinearExpression()
            for _ in 0..<random.int(in: 1...3) {
              left = left + number(&random, exponent) * variables[random.int(in: 0...variables.count - 1)]
            }
            let relation: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
            let right = LinearExpression(number(&random, exponent))
            live.append(
              try solver.add(LinearConstraint(left, relation[random.int(in: 0...2)], right), strength(&random)))
          }
        } catch {
          #expect(
            variables.map { solver.value($0).bitPattern } == before, "sequence \(sequence), step \(step): \(error)")
        }
        let findings = solver.checkInvariants(.exact)
        #expect(findings == [], "sequence \(sequence), step \(step)")
        if !findings.isEmpty { return }
      }
    }
  }

  /// One of 1, 2, 5 times a power of ten, of either sign.
  private func number(_ random: inout SeededRandom, _ exponent: Int) -> Double {
    var power = 1.0
    let digits = random.int(in: -exponent...exponent)
    for _ in 0..<abs(digits) { power *= 10 }
    let size = Double([1, 2, 5][random.int(in: 0...2)]) * (digits < 0 ? 1 / power : power)
    return random.int(in: 0...1) == 0 ? size : -size
  }

  private func strength(_ random: inout SeededRandom) -> Strength {
    [.required, .strong, .medium, .weak, .weak.weighted(2.5)][random.int(in: 0...4)]
  }
}
