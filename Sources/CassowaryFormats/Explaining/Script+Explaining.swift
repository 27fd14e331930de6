import Cassowary

extension Script {
  /// Why a variable has its value at the end of the script.
  package func explanation(of name: String) throws(ExplanationError) -> ValueExplanation {
    var runner = ScriptRunner(ScriptOptions())
    _ = runner.run(self) { _ in }
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
    let explainer = SolverExplainer(runner.model.solver.copy(), words: words, name: { names.name(of: $0) })
    do throws(SolverError) {
      return try explainer.explain(
        .init(name: name, expression: expression), SolverTrials(runner.model.solver.copy(), expression, words: words))
    } catch {
      throw ExplanationError(message: "\(error)")
    }
  }
}
