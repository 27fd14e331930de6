import Cassowary

/// A solver under test with the handles that the numbers of operations stand for.
package struct ScenarioSubject: ~Copyable {
  package var solver: Solver
  package private(set) var variables: [Variable]
  /// The handle of each constraint ever added; handles stay here after their removal, to be used once more.
  package private(set) var handles: [Int: Constraint] = [:]
  /// The constraint behind the last edit of each variable.
  package private(set) var edits: [Int: Constraint] = [:]

  package init(variableCount: Int) {
    solver = Solver()
    variables = []
    for index in 0..<variableCount { variables.append(solver.variable(ScenarioModel.name(ofVariable: index))) }
  }

  private init(
    solver: consuming Solver, variables: [Variable], handles: [Int: Constraint], edits: [Int: Constraint]
  ) {
    self.solver = solver
    self.variables = variables
    self.handles = handles
    self.edits = edits
  }

  package borrowing func copy() -> ScenarioSubject {
    ScenarioSubject(solver: solver.copy(), variables: variables, handles: handles, edits: edits)
  }

  package var values: [Double] { variables.map { solver.value($0) } }

  /// The operation can be tried: a constraint that was never added has no handle to be refused.
  package func knows(_ operation: Operation) -> Bool {
    switch operation {
    case .remove(let id), .setConstant(let id, _), .setStrength(let id, _): handles[id] != nil
    case .batch(let operations): operations.allSatisfy { knows($0) }
    default: true
    }
  }

  /// Calls the solver and returns its refusal, if there was one.
  package mutating func attempt(_ operation: Operation) -> SolverError? {
    do throws(SolverError) {
      try apply(operation)
      return nil
    } catch {
      return error
    }
  }

  /// Calls the solver.
  package mutating func apply(_ operation: Operation) throws(SolverError) {
    switch operation {
    case .add(let id, let row, let strength):
      handles[id] = try solver.add(
        row.linearConstraint(variables), strength, name: ScenarioModel.name(ofConstraint: id))
    case .stay(let id, let variable, let strength):
      handles[id] = try solver.stay(variables[variable], strength, name: ScenarioModel.name(ofConstraint: id))
    case .remove(let id):
      if let handle = handles[id] { try solver.remove(handle) }
    case .setConstant(let id, let constant):
      if let handle = handles[id] { try solver.setConstant(handle, constant) }
    case .setStrength(let id, let strength):
      if let handle = handles[id] { try solver.setStrength(handle, strength) }
    case .edit(let variable, let strength): edits[variable] = try solver.edit(variables[variable], strength)
    case .suggest(let suggestions):
      if suggestions.count == 1 {
        try solver.suggest(variables[suggestions[0].variable], suggestions[0].value)
      } else {
        try solver.suggest(suggestions.map { (variables[$0.variable], $0.value) })
      }
    case .endEdit(let variable): try solver.endEdit(variables[variable])
    case .batch(let operations): try applyTogether(operations)
    case .renew(let variable):
      try solver.remove(variables[variable])
      variables[variable] = solver.variable(ScenarioModel.name(ofVariable: variable))
    }
  }

  private mutating func applyTogether(_ operations: [Operation]) throws(SolverError) {
    let (variables, known) = (variables, handles)
    do {
      let made = try solver.batch { batch in
        var made = Made()
        for operation in operations { try Self.apply(operation, to: &batch, variables, known, &made) }
        return made
      }
      for (id, handle) in made.handles { handles[id] = handle }
      for (variable, handle) in made.edits { edits[variable] = handle }
    } catch let error as SolverError {
      throw error
    } catch {
      preconditionFailure("a batch threw \(error)")
    }
  }

  /// What a batch made, to be known once it stands.
  private struct Made {
    var handles: [(Int, Constraint)] = []
    var edits: [(Int, Constraint)] = []
  }

  private static func apply(
    _ operation: Operation, to batch: inout Batch, _ variables: [Variable], _ handles: [Int: Constraint],
    _ made: inout Made
  ) throws {
    switch operation {
    case .add(let id, let row, let strength):
      let name = ScenarioModel.name(ofConstraint: id)
      made.handles.append((id, try batch.add(row.linearConstraint(variables), strength, name: name)))
    case .remove(let id):
      if let handle = handles[id] { batch.remove(handle) }
    case .setConstant(let id, let constant):
      if let handle = handles[id] { try batch.setConstant(handle, constant) }
    case .setStrength(let id, let strength):
      if let handle = handles[id] { try batch.setStrength(handle, strength) }
    case .edit(let variable, let strength):
      made.edits.append((variable, try batch.edit(variables[variable], strength)))
    case .suggest(let suggestions):
      for suggestion in suggestions { try batch.suggest(variables[suggestion.variable], suggestion.value) }
    case .endEdit(let variable): try batch.endEdit(variables[variable])
    case .stay, .batch, .renew: preconditionFailure("\(operation) has no place in a batch")
    }
  }
}
