import Testing
import _TestSupport

/// The reference solver against trying all corners, on systems with many ties.
struct BruteForceComparisonTests {
  private func system(_ random: inout SeededRandom) -> ReferenceSolver {
    let count = random.int(in: 1...3)
    let constraints = (0..<random.int(in: 1...(count == 3 ? 5 : 7))).map { _ in
      ReferenceConstraint(
        (0..<count).map { .init($0, Rational(random.int(in: -2...3))) },
        random.element(of: ReferenceConstraint.Relation.allCases), Rational(random.int(in: -4...4)),
        priority: random.element(of: [1000, 1000, 750, 250]),
        weight: random.element(of: [1, 1, 2, Rational(1, 2)]))
    }
    return ReferenceSolver(variableCount: count, constraints: constraints)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func agree(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<15 {
      let system = system(&random)
      let brute = BruteForce(variableCount: system.variableCount, constraints: system.constraints)
      guard let optimum = system.solve() else {
        #expect(brute.errors == nil, "seed \(seed), round \(round)")
        continue
      }
      #expect(optimum.levels.map(\.error) == brute.errors, "seed \(seed), round \(round)")
      for variable in 0..<system.variableCount {
        let range = optimum.range(of: variable)
        #expect(range == brute.range(of: variable), "seed \(seed), round \(round), variable \(variable)")
        let freedom = optimum.freedom(of: variable)
        let value = optimum.point[variable]
        #expect(freedom.up == (range.greatest.map { $0 > value } ?? true))
        #expect(freedom.down == (range.least.map { $0 < value } ?? true))
      }
      for constraint in system.constraints where constraint.isRequired {
        #expect(constraint.error(at: optimum.point) == 0)
      }
    }
  }

  /// Costs and constants large enough to leave machine words at once give the same answers, scaled.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func wideNumbersAgree(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let scale = Rational(BigInt.one << 70)
    for round in 0..<10 {
      let system = system(&random)
      var wide = system
      for index in wide.constraints.indices {
        let factor = Rational(random.int(in: 1...9)) * scale
        wide.constraints[index].terms = wide.constraints[index].terms.map {
          .init($0.variable, $0.coefficient * factor)
        }
        wide.constraints[index].constant = wide.constraints[index].constant * factor
        wide.constraints[index].weight = wide.constraints[index].weight / factor
      }
      let (plain, scaled) = (system.solve(), wide.solve())
      #expect(plain?.levels == scaled?.levels, "seed \(seed), round \(round)")
      guard let plain, let scaled else { continue }
      for variable in 0..<system.variableCount {
        #expect(plain.range(of: variable) == scaled.range(of: variable), "seed \(seed), round \(round)")
      }
    }
  }
}
