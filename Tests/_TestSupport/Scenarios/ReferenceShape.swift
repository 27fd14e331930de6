import Cassowary

/// What stays the same inside an interval of a walk over the values of one edit, at one suggested value, exactly.
package struct ReferenceShape: Equatable {
  /// False if required constraints contradict each other; then nothing else is told.
  package private(set) var isSatisfiable = true
  /// By how much each variable with a unique value moves when the suggested value grows by one; `nil` for the others.
  package private(set) var slopes: [Rational?] = []
  /// The violated preferences whose errors are the same in all optimal points: indices of ``ScenarioModel/references``.
  package private(set) var violated: [Int] = []

  /// So short that no breakpoint lies in between, but by bad luck.
  private static let step = Rational(BigInt.one, BigInt.one << 40)

  package init(of model: ScenarioModel, suggesting value: Rational, for variable: Int) {
    let rows = model.references(suggesting: value, for: variable)
    guard let here = ReferenceSolver(variableCount: model.variableCount, constraints: rows).solve(),
      let next = ReferenceSolver(
        variableCount: model.variableCount,
        constraints: model.references(suggesting: value + Self.step, for: variable)
      ).solve()
    else {
      isSatisfiable = false
      return
    }
    slopes = (0..<model.variableCount).map { index in
      here.isUnique(index) ? (next.point[index] - here.point[index]) / Self.step : nil
    }
    violated = rows.indices.filter { !rows[$0].isRequired && rows[$0].error(at: here.point).signum > 0 }
    let open = Self.openResiduals(violated.filter { hasOpenVariable(rows[$0]) }, of: rows, model.variableCount)
    violated.removeAll { open.contains($0) }
  }

  private func hasOpenVariable(_ row: ReferenceConstraint) -> Bool {
    row.terms.contains { slopes[$0.variable] == nil }
  }

  /// Which of the rows have residuals on which optimal points do not agree: each gets a variable that is its residual.
  private static func openResiduals(_ indices: [Int], of rows: [ReferenceConstraint], _ variableCount: Int) -> [Int] {
    if indices.isEmpty { return [] }
    var all = rows
    for (number, index) in indices.enumerated() {
      let residual = ReferenceConstraint.Term(variableCount + number, -1)
      all.append(ReferenceConstraint(rows[index].terms + [residual], .equal, rows[index].constant))
    }
    guard let optimum = ReferenceSolver(variableCount: variableCount + indices.count, constraints: all).solve() else {
      return []
    }
    return indices.enumerated().filter { !optimum.isUnique(variableCount + $0.offset) }.map(\.element)
  }
}

extension ScenarioModel {
  /// All rows, edits last, with another value suggested for one of the edited variables.
  package func references(suggesting value: Rational, for variable: Int) -> [ReferenceConstraint] {
    var rows = references
    for (index, edit) in edits.enumerated() where edit.variable == variable {
      rows[live.count + index].constant = value
    }
    return rows
  }

  /// The name of one of the ``references``.
  package func name(ofReference index: Int) -> String {
    index < live.count ? live[index].name : edits[index - live.count].name
  }
}
