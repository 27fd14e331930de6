import Cassowary

/// The solver of a script with the names that the script gave to things.
struct ScriptModel: ~Copyable {
  /// A constraint that can be spoken of.
  struct LiveConstraint {
    let handle: Constraint
    /// Where it was added.
    let line: Int
  }

  var solver = Solver()
  /// In the order of their first use.
  private(set) var variableNames: [String] = []
  private var variables: [String: Variable] = [:]
  var constraints: [String: LiveConstraint] = [:]
  /// A constraint that is not added, as if nothing at its line did.
  var omitted: (name: String, line: Int)?
  /// The number in the last name made for an unnamed constraint.
  var lastUnnamed = 0

  /// The variable, unless no accepted statement has used it.
  func variable(_ name: String) -> Variable? { variables[name] }

  /// The value of the variable, unless no accepted statement has used it.
  func value(_ name: String) -> Double? { variables[name].map { solver.value($0) } }

  /// Every variable with its value, in the order of first use.
  func values() -> [NamedValue] {
    variableNames.map { NamedValue(name: $0, value: value($0) ?? .nan) }
  }

  /// The constraint, or the refusal that there is none.
  func constraint(_ name: String) throws(Refusal) -> LiveConstraint {
    guard let constraint = constraints[name] else {
      throw Refusal(.unknownConstraint, "there is no constraint '\(name)'")
    }
    return constraint
  }

  /// The variable, made if there is none yet.
  mutating func makeVariable(_ name: String) -> Variable {
    if let variable = variables[name] { return variable }
    let variable = solver.variable(name)
    variables[name] = variable
    variableNames.append(name)
    return variable
  }

  /// Removes the variables made since there were `count`: those that a refused statement was the first to use.
  mutating func removeVariables(after count: Int) throws(Refusal) {
    while variableNames.count > count {
      guard let variable = variables.removeValue(forKey: variableNames.removeLast()) else { continue }
      try solving { solver throws(SolverError) in try solver.remove(variable) }
    }
  }

  /// Calls the solver; puts what it throws into words.
  mutating func solving<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(Refusal) -> Result {
    do throws(SolverError) {
      return try body(&solver)
    } catch {
      throw Refusal(error) { name in constraints[name]?.line }
    }
  }

  /// The name for the next unnamed constraint.
  func nextUnnamed() -> Int {
    var number = lastUnnamed + 1
    while constraints["c\(number)"] != nil { number += 1 }
    return number
  }
}
