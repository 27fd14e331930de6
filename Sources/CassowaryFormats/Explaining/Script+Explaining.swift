import Cassowary

extension Script {
  /// Why a variable has its value at the end of the script.
  package func explanation(of name: String) throws(ExplanationError) -> ValueExplanation {
    var runner = ScriptRunner(ScriptOptions())
    var refusals: [(position: SourcePosition, refusal: Refusal)] = []
    _ = runner.run(self) { if case .refused(let position, let refusal) = $0 { refusals.append((position, refusal)) } }
    guard let variable = runner.model.variable(name) else {
      let hint = NearestWord.nearest(to: name, among: runner.model.variableNames)
      throw ExplanationError(message: "there is no variable '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let lines = runner.model.lines
    let names = runner.model.solver.copy()
    let words = { (constraint: Constraint) -> Finding.Related? in
      guard let fact = try? names.fact(of: constraint) else { return nil }
      return Finding.Related(
        name: fact.name, equation: fact.equation,
        position: lines[constraint].map { self.source.start(ofLine: $0.line) })
    }
    let expression = LinearExpression(variable)
    let trials = SolverTrials(
      runner.model.solver.copy(), expression, words: words,
      again: !refusals.isEmpty ? { lines[$0].flatMap { outcome(of: name, without: $0.name, line: $0.line) } } : nil)
    let explainer = SolverExplainer(runner.model.solver.copy(), words: words, name: { names.name(of: $0) })
    do throws(SolverError) {
      var explanation = try explainer.explain(.init(name: name, expression: expression), trials)
      explanation.setAside = setAside(expression, explanation.value, refusals, in: runner.model.solver, words)
      return explanation
    } catch {
      throw ExplanationError(message: "\(error)")
    }
  }

  /// Constraints on a variable that were refused, and would be again at the end. What a loop repeats is told once.
  private func setAside(
    _ quantity: LinearExpression, _ value: Double, _ refusals: [(position: SourcePosition, refusal: Refusal)],
    in solver: borrowing Solver, _ words: @escaping (Constraint) -> Finding.Related?
  ) -> [ValueExplanation.SetAside] {
    var trial = solver.copy()
    var seen: Set<Finding.Related> = []
    var result: [ValueExplanation.SetAside] = []
    for (position, refusal) in refusals {
      guard let row = refusal.constraint, let member = refusal.members.last else { continue }
      let related = Finding.Related(name: member.name, equation: member.equation, position: position)
      guard !seen.contains(related) else { continue }
      let setAside = row.setAside(on: quantity, value, in: solver) {
        trial.contradiction(of: row).map { (related, $0.compactMap { $0.constraint.flatMap(words) }) }
      }
      guard let setAside else { continue }
      seen.insert(related)
      result.append(setAside)
    }
    return result
  }

  /// Runs the script without a constraint: what was refused for it may be accepted.
  private func outcome(of variable: String, without name: String, line: Int) -> TrialOutcome? {
    var runner = ScriptRunner(ScriptOptions())
    runner.model.omitted = (name, line)
    _ = runner.run(self) { _ in }
    guard let expression = runner.model.variable(variable).map({ LinearExpression($0) }) else {
      return TrialOutcome(value: 0, isOpen: true)
    }
    return try? TrialOutcome(
      value: runner.model.solver.value(expression), isOpen: runner.model.solver.isOpen(expression))
  }
}

extension Solver {
  /// The required constraints that a further one contradicts; `nil` if there are none. Changes nothing that is required.
  fileprivate mutating func contradiction(of row: LinearConstraint) -> [ConstraintFact]? {
    do throws(SolverError) {
      try remove(add(row))
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return nil }
      return conflict.members.dropLast()
    }
  }
}
