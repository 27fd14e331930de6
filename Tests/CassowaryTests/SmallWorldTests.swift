import Cassowary
import Testing
import _TestSupport

/// All small systems of two variables: coefficients −1, 0, 1 and 2, three relations, three strengths, two constants.
///
/// `CASSOWARY_TRIPLES` asks for another number of sampled triples.
struct SmallWorldTests {
  static let chunkCount = 16
  static let triples = TestSettings.count("CASSOWARY_TRIPLES", default: 4000)

  struct Member {
    let row: ScenarioRow
    let strength: Strength
    let reference: ReferenceConstraint
  }

  static let members: [Member] = {
    var result: [Member] = []
    for a in [-1.0, 0, 1, 2] {
      for b in [-1.0, 0, 1, 2] {
        for relation in Relation.allCases {
          for strength in [Strength.required, .strong, .weak] {
            for constant in [0.0, 3] {
              let row = ScenarioRow([.init(0, a), .init(1, b)], relation, constant)
              let reference = row.reference(constant: Rational(constant), strength)
              result.append(Member(row: row, strength: strength, reference: reference))
            }
          }
        }
      }
    }
    return result
  }()

  @Test(arguments: 0..<chunkCount)
  func allPairs(chunk: Int) {
    let members = Self.members
    for first in stride(from: chunk, to: members.count, by: Self.chunkCount) {
      for second in first..<members.count {
        let pair = [members[first], members[second]]
        let optimum = ReferenceSolver(variableCount: 2, constraints: pair.map(\.reference)).solve()
        for order in [pair, pair.reversed()] {
          let problems = check(order, optimum)
          if !problems.isEmpty {
            Issue.record("\(describe(order)): \(problems)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: 0..<chunkCount)
  func sampledTriples(chunk: Int) {
    let members = Self.members
    var random = SeededRandom(seed: UInt64(chunk) + 1)
    for _ in 0..<Self.triples / Self.chunkCount {
      let triple = (0..<3).map { _ in random.element(of: members) }
      let optimum = ReferenceSolver(variableCount: 2, constraints: triple.map(\.reference)).solve()
      let problems = check(triple, optimum)
      if !problems.isEmpty {
        Issue.record("\(describe(triple)): \(problems)")
        return
      }
    }
  }

  private func describe(_ members: [Member]) -> String {
    var script = ScenarioScript(variableCount: 2)
    for (index, member) in members.enumerated() {
      script.append(.add(index + 1, member.row, member.strength), values: [0, 0], refused: nil)
    }
    return script.text
  }

  /// Adds the members in order and compares; then takes the first one away again.
  private func check(_ members: [Member], _ optimum: ReferenceOptimum?) -> [String] {
    var subject = ScenarioSubject(variableCount: 2)
    var model = ScenarioModel(variableCount: 2)
    for (index, member) in members.enumerated() {
      let operation = Operation.add(index, member.row, member.strength)
      if let error = subject.attempt(operation) {
        let rows = (members[..<index].filter(\.strength.isRequired) + [member]).map(\.reference)
        guard case .unsatisfiable(let conflict) = error else { return ["refused: \(error)"] }
        if ReferenceSolver.isSatisfiable(rows) { return ["refused although satisfiable"] }
        let named = conflict.members.compactMap { fact in
          fact.name == ScenarioModel.name(ofConstraint: index)
            ? member.reference : model.reference(named: fact.name)
        }
        if named.count != conflict.members.count { return ["the conflict names unknown constraints"] }
        return ReferenceSolver.isIrreducibleConflict(named) ? [] : ["not irreducible: \(error.conflictNames)"]
      }
      if let refusal = model.apply(operation, values: [0, 0]) { return ["the model refuses: \(refusal)"] }
    }
    guard let optimum else { return ["accepted although unsatisfiable"] }
    var problems = compare(subject, model, optimum)
    let removal = Operation.remove(0)
    if let error = subject.attempt(removal) { return problems + ["removal refused: \(error)"] }
    if let refusal = model.apply(removal, values: [0, 0]) { return ["the model refuses: \(refusal)"] }
    problems += subject.solver.checkInvariants(.exact)
    return problems
  }

  private func compare(
    _ subject: borrowing ScenarioSubject, _ model: ScenarioModel, _ optimum: ReferenceOptimum
  ) -> [String] {
    var problems = subject.solver.checkInvariants(.exact)
    let reported = subject.solver.totalErrors()
    let made = ScenarioErrors(of: model, at: subject.values).levels
    if reported.count != optimum.levels.count { return ["levels \(reported)"] }
    for (index, level) in optimum.levels.enumerated() {
      let expected = level.error.approximate
      let tolerance = made[index].tolerance
      if reported[index].priority != level.priority || (reported[index].error - expected).magnitude > tolerance
        || (made[index].error - expected).magnitude > tolerance
      {
        problems.append(
          "level \(level.priority): expected \(expected), reported \(reported[index]), made \(made[index])")
      }
    }
    return problems
  }
}
