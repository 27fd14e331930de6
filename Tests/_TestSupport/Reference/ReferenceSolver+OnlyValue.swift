extension ReferenceSolver {
  /// Whether required constraints leave a variable no value but one, up to rounding this one.
  package static func allows(
    only value: Double, of variable: Int, _ variableCount: Int, _ constraints: [ReferenceConstraint]
  ) -> Bool {
    let required = constraints.filter(\.isRequired)
    let far = Rational(1_000_000)
    let ends = [0 - far, far].map { end in
      let wish = ReferenceConstraint([.init(variable, 1)], .equal, end, priority: 1)
      return ReferenceSolver(variableCount: variableCount, constraints: required + [wish]).solve()?.point[variable]
    }
    guard let lower = ends[0], let upper = ends[1] else { return false }
    return lower == upper && (lower.approximate - value).magnitude <= 1e-9 * (1 + value.magnitude)
  }
}

extension ScenarioModel {
  /// Whether the required constraints leave an edited variable no value but one, whatever is suggested.
  package func allows(only value: Double, of variable: Int) -> Bool {
    ReferenceSolver.allows(
      only: value, of: variable, variableCount,
      live.map(\.reference) + edits.filter { $0.variable != variable }.map(\.reference))
  }
}
