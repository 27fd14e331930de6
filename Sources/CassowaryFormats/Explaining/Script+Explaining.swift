import Cassowary

extension Script {
  /// Why a variable has its value at the end of the script.
  package func explanation(of name: String) throws(ExplanationError) -> ValueExplanation {
    var runner = ScriptRunner(ScriptOptions())
    var isRefused = false
    _ = runner.run(self) { if case .refused = $0 { isRefused = true } }
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
      again: isRefused ? { lines[$0].flatMap { outcome(of: name, without: $0.name, line: $0.line) } } : nil)
    let explainer = SolverExplainer(runner.model.solver.copy(), words: words, name: { names.name(of: $0) })
    do throws(SolverError) {
      return try explainer.explain(.init(name: name, expression: expression), trials)
    } catch {
      throw ExplanationError(message: "\(error)")
    }
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
