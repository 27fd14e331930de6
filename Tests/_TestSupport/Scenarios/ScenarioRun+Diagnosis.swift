import Cassowary

extension ScenarioRun {
  /// The solver's claims about uniqueness against the set of all optimal points.
  func ambiguityProblems(comparedWith optimum: ReferenceOptimum) -> [String] {
    let values = subject.values
    let claims = subject.solver.ambiguities()
    var problems: [String] = []
    for (index, variable) in subject.variables.enumerated() {
      let name = ScenarioModel.name(ofVariable: index)
      let range = optimum.range(of: index)
      let slack = ScenarioErrors.relativeTolerance * (1 + values[index].magnitude)
      let canIncrease = range.greatest.map { $0.approximate > values[index] + slack } ?? true
      let canDecrease = range.least.map { $0.approximate < values[index] - slack } ?? true
      guard let claim = claims.first(where: { $0.variable.id == variable.id }) else {
        if canIncrease || canDecrease { problems.append("ambiguities omit \(name)") }
        continue
      }
      if claim.canIncrease != canIncrease || claim.canDecrease != canDecrease {
        problems.append(
          "\(name) can increase: \(canIncrease), decrease: \(canDecrease); ambiguities say "
            + "\(claim.canIncrease), \(claim.canDecrease)")
        continue
      }
      problems += directionProblems(claim, name, values)
    }
    return problems
  }

  /// A short way along the direction every level has to be as good as before.
  private func directionProblems(_ claim: Ambiguity, _ name: String, _ values: [Double]) -> [String] {
    let step = 1e-4
    var moved = values
    for (variable, amount) in claim.direction {
      guard let index = subject.variables.firstIndex(where: { $0.id == variable.id }) else { continue }
      moved[index] += step * amount
    }
    let own = claim.direction.first { $0.variable.id == claim.variable.id }?.amount
    if own != (claim.canIncrease ? 1 : -1) { return ["the direction of \(name) moves it by \(own ?? 0)"] }
    let before = ScenarioErrors(of: model, at: values).levels
    let after = ScenarioErrors(of: model, at: moved).levels
    for (old, new) in zip(before, after) where (old.error - new.error).magnitude > old.tolerance + new.tolerance {
      return ["along the direction of \(name) level \(old.priority) goes from \(old.error) to \(new.error)"]
    }
    return []
  }

  /// The rows that explain a value have to add up to it, and to the variable itself.
  func explanationProblems() -> [String] {
    var problems: [String] = []
    for (index, variable) in subject.variables.enumerated() {
      do throws(SolverError) {
        problems += explanationProblems(try subject.solver.explanation(of: variable), index)
      } catch {
        problems.append("the explanation of \(ScenarioModel.name(ofVariable: index)) is refused: \(error)")
      }
    }
    return problems
  }

  private func explanationProblems(_ explanation: Explanation, _ index: Int) -> [String] {
    let name = ScenarioModel.name(ofVariable: index)
    var unit = [Double](repeating: 0, count: subject.variables.count)
    var sizes = [Double](repeating: 1, count: subject.variables.count)
    var (sum, size) = (0.0, 1.0)
    for support in explanation.supports {
      guard let row = model.plainRows.first(where: { $0.name == support.fact.name })?.row else {
        return ["\(name) rests on \(support.fact.name), which is not there"]
      }
      for term in row.terms {
        unit[term.variable] += support.multiplier * term.coefficient
        sizes[term.variable] += (support.multiplier * term.coefficient).magnitude
      }
      sum += support.contribution
      size += support.contribution.magnitude
    }
    for held in explanation.held {
      guard let other = subject.variables.firstIndex(where: { $0.id == held.variable.id }) else { continue }
      unit[other] += held.multiplier
      sum += held.contribution
      size += held.contribution.magnitude
    }
    unit[index] -= 1
    let tolerance = ScenarioErrors.relativeTolerance
    if let other = unit.indices.first(where: { unit[$0].magnitude > tolerance * sizes[$0] }) {
      return ["the rows that explain \(name) leave \(unit[other]) of \(ScenarioModel.name(ofVariable: other))"]
    }
    if (sum - subject.solver.value(subject.variables[index])).magnitude > tolerance * size {
      return ["the contributions to \(name) make \(sum)"]
    }
    return []
  }
}
