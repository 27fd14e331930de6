import Cassowary
import Testing
import _TestSupport

/// A hundred wishes and more on one variable are a sum of kinks; the best value is one of them.
struct OneVariableTests {
  private struct Wish {
    let constraint: Constraint
    let relation: Int
    let target: Double
    let weight: Double

    func error(at value: Double) -> Double {
      let error = value - target
      return weight * (relation == 0 ? abs(error) : max(0, relation > 0 ? -error : error))
    }
  }

  /// Targets that grow, fall or jump about; after each step the cost is compared with that at every kink.
  @Test(arguments: 0..<12)
  func noKinkIsBetter(_ run: Int) throws {
    var random = SeededRandom(seed: UInt64(run))
    var solver = Solver()
    let x = solver.variable("x")
    var wishes: [Wish] = []
    for step in 0..<160 {
      if wishes.count > 100 || (step % 7 == 6 && run % 2 == 1) {
        try solver.remove(wishes.remove(at: random.int(in: 0...wishes.count - 1)).constraint)
      }
      let target =
        switch run % 3 {
        case 0: Double(step)
        case 1: Double(-step)
        default: Double(random.int(in: 0...39))
        }
      let relation = run < 6 ? 0 : random.int(in: -1...1)
      let strength = Strength(250, weight: Double(random.int(in: 1...3)))
      let constraint =
        switch relation {
        case 0: try solver.add(x == target, strength)
        case 1: try solver.add(x >= target, strength)
        default: try solver.add(x <= target, strength)
        }
      wishes.append(Wish(constraint: constraint, relation: relation, target: target, weight: strength.weight))
      let cost = wishes.reduce(0) { $0 + $1.error(at: solver.value(x)) }
      let best = wishes.map { kink in wishes.reduce(0) { $0 + $1.error(at: kink.target) } }.min() ?? 0
      #expect(abs(cost - best) <= 1e-9 * (1 + best), "run \(run), step \(step)")
    }
    #expect(solver.checkInvariants(.exact).isEmpty)
  }
}
