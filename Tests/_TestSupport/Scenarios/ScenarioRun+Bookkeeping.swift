import Cassowary

extension ScenarioRun {
  /// What the solver says it holds against the model.
  func bookkeepingProblems(of subject: borrowing ScenarioSubject, against model: ScenarioModel) -> [String] {
    var problems: [String] = []
    let expected = model.live.compactMap { subject.handles[$0.id] }
    if subject.solver.constraints != expected { problems.append("constraints are not those that were added, in order") }
    let edited = model.edits.map { subject.variables[$0.variable].id }.sorted()
    if subject.solver.editedVariables.map(\.id) != edited { problems.append("editedVariables are not those edited") }
    for live in model.live {
      guard let handle = subject.handles[live.id] else { continue }
      do throws(SolverError) {
        let strength = try subject.solver.strength(of: handle)
        if strength != live.strength { problems.append("\(live.name) has strength \(strength), not \(live.strength)") }
        let constant = try subject.solver.constant(of: handle)
        let wanted = live.constant.approximate
        if (constant - wanted).magnitude > ScenarioErrors.relativeTolerance * (1 + wanted.magnitude) {
          problems.append("\(live.name) has the constant \(constant), not \(wanted)")
        }
      } catch {
        problems.append("\(live.name) is live but refused: \(RefusalKind(error))")
      }
    }
    problems += violationProblems(of: subject, against: model)
    return problems
  }

  /// Violated preferences have to be listed, strongest level first, with their errors.
  private func violationProblems(of subject: borrowing ScenarioSubject, against model: ScenarioModel) -> [String] {
    let violations = subject.solver.violations()
    let priorities = violations.map(\.priority)
    if priorities != priorities.sorted(by: >) { return ["violations are not ranked: \(priorities)"] }
    let values = subject.values
    var problems: [String] = []
    var missing = Set(violations.map(\.fact.name))
    if missing.count != violations.count { return ["violations name a constraint twice"] }
    for (name, row) in model.preferences {
      let (error, tolerance) = row.error(at: values)
      let reported = violations.first { $0.fact.name == name }
      missing.remove(name)
      if let reported {
        if (reported.error - error).magnitude > tolerance {
          problems.append("violations: \(name) has \(reported.error), values make \(error)")
        }
      } else if error > tolerance {
        problems.append("violations omit \(name) with error \(error)")
      }
    }
    if !missing.isEmpty { problems.append("violations name what is no preference: \(missing.sorted())") }
    return problems
  }
}
