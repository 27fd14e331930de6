@_spi(Testing) import Cassowary

/// A solver beside a model of what it should hold: applies operations to both and reports where they part.
///
/// After a refused operation, a copy of the solver made before it goes through the same later operations as the solver
/// itself: if the refusal changed anything, the two part sooner or later.
package struct ScenarioRun: ~Copyable {
  /// How much is checked after each step.
  package enum Depth: Sendable {
    /// The solver's own certificate, and what can be checked without solving again.
    case certificate
    /// Also the optimum, level by level, and all values that are unique, by the reference solver.
    case optimum
    /// Also what the solver says about uniqueness and about what determines its values.
    case reference
  }

  package private(set) var model: ScenarioModel
  package private(set) var script: ScenarioScript
  package var subject: ScenarioSubject
  /// Calls refused for what they asked.
  package private(set) var refusalCount = 0
  /// Calls refused because of rounding.
  package private(set) var numericalRefusalCount = 0
  /// Left behind by the last refusal.
  private var shadow: ScenarioSubject?
  private let depth: Depth
  private let allowsNumericalRefusals: Bool

  /// With `allowsNumericalRefusals` false, rounding is no excuse for a refusal.
  package init(
    variableCount: Int, depth: Depth, allowsNumericalRefusals: Bool = false, avoidsMending: Bool = false
  ) {
    model = ScenarioModel(variableCount: variableCount)
    script = ScenarioScript(variableCount: variableCount)
    subject = ScenarioSubject(variableCount: variableCount)
    self.depth = depth
    self.allowsNumericalRefusals = allowsNumericalRefusals
    if avoidsMending { subject.solver.avoidMending() }
    subject.solver.takeChanges { _ in }
  }

  /// Applies one operation and tells in words what is wrong afterwards.
  package mutating func step(_ operation: Operation) -> [String] {
    if !subject.knows(operation) { return [] }
    let values = subject.values
    let before = subject.copy()
    var next = model
    let malformed = next.apply(operation, values: values)
    var problems: [String] = []
    let error = subject.attempt(operation)
    if let error {
      problems += refusalProblems(error, malformed: malformed, next: next)
      script.append(
        operation, values: values, refused: RefusalKind(error), because: error.conflictNames)
      let after = subject.values
      if !after.isSameBits(as: values) { problems.append("refused, but values went from \(values) to \(after)") }
      shadow = consume before
    } else {
      script.append(operation, values: values, refused: nil)
      if let malformed { problems.append("accepted, although it is to be refused: \(malformed)") } else { model = next }
      problems += shadowProblems(operation)
    }
    problems += changeProblems(operation, before: values)
    // A solver that went astray can be wrong about everything else, too.
    if problems.isEmpty { problems += stateProblems() }
    for problem in problems { script.append(comment: problem) }
    return problems
  }

  /// Compares the present state with the reference solver, whatever the depth.
  package func problemsByReference() -> [String] {
    guard let optimum = model.reference.solve() else { return ["the state is unsatisfiable"] }
    return problems(comparedWith: optimum)
  }

  // MARK: After a refusal

  private mutating func refusalProblems(
    _ error: SolverError, malformed: RefusalKind?, next: ScenarioModel
  ) -> [String] {
    let kind = RefusalKind(error)
    if kind.isNumerical {
      numericalRefusalCount += 1
      return allowsNumericalRefusals ? [] : ["refused: \(kind)"]
    }
    refusalCount += 1
    if let malformed { return malformed == kind ? [] : ["refused as \(kind) instead of \(malformed)"] }
    guard case .unsatisfiable(let conflict) = error else { return ["refused without reason: \(kind)"] }
    return conflictProblems(conflict, in: next)
  }

  private func conflictProblems(_ conflict: Conflict, in next: ScenarioModel) -> [String] {
    var rows: [ReferenceConstraint] = []
    for member in conflict.members {
      guard let row = next.reference(named: member.name) else { return ["unknown conflict member \(member.name)"] }
      if !row.isRequired { return ["conflict member \(member.name) is not required"] }
      rows.append(row)
    }
    let names = conflict.members.map(\.name)
    if Set(names).count != names.count { return ["conflict members appear twice: \(names)"] }
    return ReferenceSolver.isIrreducibleConflict(rows) ? [] : ["not an irreducible conflict: \(names)"]
  }

  private mutating func shadowProblems(_ operation: Operation) -> [String] {
    // Handles made after the copy differ, so an operation may mean nothing to the copy.
    guard shadow?.knows(operation) == true else { return [] }
    let error = shadow?.attempt(operation)
    if let error { return ["the copy made before the last refusal refuses: \(RefusalKind(error))"] }
    let expected = shadow?.values ?? []
    if expected.isSameBits(as: subject.values) { return [] }
    return ["the copy made before the last refusal has \(expected) instead of \(subject.values)"]
  }

  /// `takeChanges` has to name exactly the variables whose values changed.
  private mutating func changeProblems(_ operation: Operation, before: [Double]) -> [String] {
    let reported = subject.solver.takeChanges { variables in variables.map(\.id) }
    if Set(reported).count != reported.count { return ["takeChanges names a variable twice"] }
    var problems: [String] = []
    for (index, variable) in subject.variables.enumerated() {
      // What a new variable has changed from is anyone's guess.
      if case .renew(index) = operation { continue }
      let (old, new) = (before[index], subject.solver.value(variable))
      let isReported = reported.contains(variable.id)
      if isReported ? new.bitPattern == old.bitPattern : new != old {
        problems.append("takeChanges \(isReported ? "names" : "omits") \(ScenarioModel.name(ofVariable: index))")
      }
    }
    return problems
  }

  // MARK: Any state

  private func stateProblems() -> [String] {
    var problems = subject.solver.checkInvariants(.exact).map { "invariant: " + $0 }
    problems += bookkeepingProblems(of: subject, against: model)
    problems += errorProblems()
    if depth != .certificate { problems += problemsByReference() }
    return problems
  }

  /// Errors as the solver reports them against those of its values.
  private func errorProblems() -> [String] {
    let levels = ScenarioErrors(of: model, at: subject.values).levels
    let reported = subject.solver.totalErrors()
    if reported.map(\.priority) != levels.map(\.priority) {
      return ["totalErrors has the levels \(reported.map(\.priority)) instead of \(levels.map(\.priority))"]
    }
    var problems: [String] = []
    for (level, reported) in zip(levels, reported) {
      if level.priority == 1000, level.error > level.tolerance {
        problems.append("required constraints are violated by \(level.error)")
      }
      if (reported.error - level.error).magnitude > level.tolerance {
        problems.append("totalErrors has \(reported.error) for level \(level.priority), values make \(level.error)")
      }
    }
    return problems
  }

  private func problems(comparedWith optimum: ReferenceOptimum) -> [String] {
    let values = subject.values
    var problems: [String] = []
    for (level, best) in zip(ScenarioErrors(of: model, at: values).levels, optimum.levels) {
      let expected = best.error.approximate
      if (level.error - expected).magnitude > level.tolerance {
        problems.append("error \(level.error) instead of \(expected) at level \(best.priority)")
      }
    }
    // Values are compared where all levels are right: elsewhere they only repeat the news.
    if !problems.isEmpty { return problems }
    for variable in values.indices where optimum.isUnique(variable) {
      let expected = optimum.point[variable].approximate
      if (values[variable] - expected).magnitude > ScenarioErrors.relativeTolerance * (1 + expected.magnitude) {
        problems.append("\(ScenarioModel.name(ofVariable: variable)) = \(values[variable]) instead of \(expected)")
      }
    }
    if depth == .reference && problems.isEmpty {
      problems += ambiguityProblems(comparedWith: optimum) + explanationProblems()
    }
    return problems
  }
}

extension [Double] {
  func isSameBits(as other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.bitPattern == $1.bitPattern }
  }
}

extension SolverError {
  /// The names of the members of a conflict, in order; none for other errors.
  package var conflictNames: [String] {
    if case .unsatisfiable(let conflict) = self { conflict.members.map(\.name) } else { [] }
  }
}
