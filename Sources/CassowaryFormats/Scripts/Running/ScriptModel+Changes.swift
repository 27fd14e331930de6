import Cassowary

extension ScriptModel {
  /// Carries the statement out, or leaves everything as it was.
  mutating func apply(_ change: ScriptChange, loops: [Int], line: Int) throws(Refusal) {
    let variableCount = variableNames.count
    do throws(Refusal) {
      try perform(change, loops: loops, line: line)
    } catch {
      var refusal = error
      // What speaks of variables that are not there means nothing any more.
      if variableNames.count > variableCount { refusal.constraint = nil }
      try removeVariables(after: variableCount)
      throw refusal
    }
  }

  private mutating func perform(_ change: ScriptChange, loops: [Int], line: Int) throws(Refusal) {
    switch change {
    case .add(let constraint):
      try add(constraint, loops: loops, line: line)
    case .remove(let template):
      let name = template.name(in: loops)
      let handle = try constraint(name).handle
      try solving { solver throws(SolverError) in try solver.remove(handle) }
      constraints[name] = nil
    case .setConstant(let template, let constant):
      let handle = try constraint(template.name(in: loops)).handle
      let constant = constant.value(in: loops)
      try solving { solver throws(SolverError) in try solver.setConstant(handle, constant) }
    case .setStrength(let template, let strength):
      let handle = try constraint(template.name(in: loops)).handle
      let strength = try strength.strength(in: loops)
      try solving { solver throws(SolverError) in try solver.setStrength(handle, strength) }
    case .edit(let template, let strength):
      let strength = try strength.strength(in: loops)
      let variable = makeVariable(template.name(in: loops))
      try solving { solver throws(SolverError) in _ = try solver.edit(variable, strength) }
    case .suggest(let suggestions):
      try suggest(suggestions, loops: loops)
    case .endEdit(let template):
      let variable = try editedVariable(template.name(in: loops))
      try solving { solver throws(SolverError) in try solver.endEdit(variable) }
    }
  }

  private mutating func add(_ constraint: ScriptConstraint, loops: [Int], line: Int) throws(Refusal) {
    let unnamed = constraint.name == nil ? nextUnnamed() : nil
    let name = constraint.name?.name(in: loops) ?? "c\(unnamed ?? 0)"
    if let other = constraints[name] {
      throw Refusal(.duplicateConstraint, "there is a constraint '\(name)' already, from line \(other.line)")
    }
    if let omitted, omitted == (name, line) {
      if let unnamed { lastUnnamed = unnamed }
      return
    }
    let strength = try constraint.strength.strength(in: loops)
    let sides = LinearConstraint(
      linear(constraint.left, loops: loops), constraint.relation, linear(constraint.right, loops: loops))
    let handle: Constraint
    do throws(Refusal) {
      handle = try solving { solver throws(SolverError) in try solver.add(sides, strength, name: name) }
    } catch {
      var refusal = error
      refusal.constraint = sides
      throw refusal
    }
    constraints[name] = LiveConstraint(handle: handle, line: line)
    if let unnamed { lastUnnamed = unnamed }
  }

  private mutating func suggest(_ suggestions: [NamedNumber], loops: [Int]) throws(Refusal) {
    var values: [(Variable, Double)] = []
    for suggestion in suggestions {
      values.append((try editedVariable(suggestion.name.name(in: loops)), suggestion.number.value(in: loops)))
    }
    try solving { solver throws(SolverError) in
      if values.count == 1 {
        try solver.suggest(values[0].0, values[0].1)
      } else {
        try solver.suggest(values)
      }
    }
  }

  /// The variable, or the refusal that it is not being edited: one that does not exist is not. That an existing one
  /// is edited is for the solver to say.
  private func editedVariable(_ name: String) throws(Refusal) -> Variable {
    guard let variable = variable(name) else { throw Refusal(.unknownEdit, "'\(name)' is not being edited") }
    return variable
  }

  private mutating func linear(_ expression: ScriptExpression, loops: [Int]) -> LinearExpression {
    expression.linear(in: loops) { makeVariable($0) }
  }
}
