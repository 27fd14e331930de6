import Testing
import _TestSupport

@testable import CassowaryFormats

/// Random scripts: conflicts are irreducible and ambiguities complete, by the exact solver.
///
/// `CASSOWARY_CHECKS` asks for another number of contradictions; the seeds are always 1, 2, 3, ….
@Suite struct ScriptCheckPropertyTests {
  static let conflicts = TestSettings.count("CASSOWARY_CHECKS", default: 1_000)

  @Test func conflictsAreIrreducibleAndAmbiguitiesComplete() throws {
    var found = 0
    var checked = 0
    var redundant = 0
    var inequalities = 0
    var seed = UInt64(0)
    while found < Self.conflicts || checked < Self.conflicts {
      seed += 1
      let system = RandomScript(seed: seed)
      let findings = InputFile.check("x.cass", Array(system.text.utf8), SceneRequest(), changes: []).findings
      var standing = system.rows
      for finding in findings where finding.rule == .conflict {
        found += 1
        let members = finding.related.compactMap { related in system.names.firstIndex(of: related.name) }
        #expect(members.count == finding.related.count, "seed \(seed)")
        #expect(
          ReferenceSolver.isIrreducibleConflict(members.map { system.rows[$0] }), "seed \(seed):\n\(system.text)")
        for related in finding.related where related.position == nil {
          Issue.record("seed \(seed): \(related.name) has no place")
        }
        standing[(finding.position?.line ?? 0) - 1].priority = -1
      }
      for finding in findings where finding.rule == .redundant {
        redundant += 1
        let row = try #require(system.names.firstIndex(of: finding.subject).map { system.rows[$0] })
        let others = finding.related.compactMap { system.names.firstIndex(of: $0.name) }.map { system.rows[$0] }
        #expect(others.count == finding.related.count)
        #expect(Self.imply(others, row, system.variables), "seed \(seed), \(finding.subject):\n\(system.text)")
        if row.relation != .equal { inequalities += 1 }
      }
      if seed % 5 == 0 { #expect(Self.unfound(system, findings, standing).isEmpty, "seed \(seed):\n\(system.text)") }
      standing.removeAll { $0.priority < 0 }
      let solver = ReferenceSolver(variableCount: system.variables, constraints: standing)
      let optimum = try #require(solver.solve(), "seed \(seed)")
      let mentioned = Set(standing.flatMap { $0.terms.map(\.variable) })
      let open = mentioned.filter { !optimum.isUnique($0) }.map { "x\($0)" }.sorted()
      let told = findings.filter { $0.rule == .ambiguity }.map(\.subject).sorted()
      #expect(told == open, "seed \(seed):\n\(system.text)")
      checked += 1
    }
    #expect(redundant > inequalities && inequalities > 20)
  }

  /// Required inequalities that the others imply that stand, and that nobody told of.
  private static func unfound(
    _ system: RandomScript, _ findings: [Finding], _ standing: [ReferenceConstraint]
  ) -> [String] {
    let told = Set(findings.filter { $0.rule == .redundant || $0.rule == .duplicate }.map(\.subject))
    let rows = zip(system.names, standing).filter { $0.1.priority == 1000 && !told.contains($0.0) }
    return rows.indices.filter { index in
      if rows[index].1.relation == .equal { return false }
      var others = rows.map(\.1)
      let row = others.remove(at: index)
      return imply(others, row, system.variables)
    }.map { rows[$0].0 }
  }

  /// Whether rows leave no room on the wrong side of another one.
  private static func imply(_ others: [ReferenceConstraint], _ row: ReferenceConstraint, _ variables: Int) -> Bool {
    let step = Rational(nearly: 1.0 / 1024)
    return [ReferenceConstraint.Relation.atLeast, .atMost].allSatisfy { side in
      if row.relation == side { return true }
      let constant = side == .atLeast ? row.constant + step : row.constant - step
      let wrong = ReferenceConstraint(row.terms, side, constant, priority: 1000)
      return ReferenceSolver(variableCount: variables, constraints: others + [wrong]).solve() == nil
    }
  }
}
