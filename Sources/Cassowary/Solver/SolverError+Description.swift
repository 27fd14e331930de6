extension ConstraintFact: CustomStringConvertible {
  /// `name: equation !strength (Module/File.swift:12)`, without the strength where it is required.
  public var description: String {
    let level = strength.isRequired ? "" : " !" + strength.description
    return name + ": " + equation + level + " (" + location.description + ")"
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `Module/File.swift:12`.
  public var description: String { file.description + ":" + String(line) }
}

extension Conflict: CustomStringConvertible {
  /// The members, one a line.
  public var description: String { lines(members) }
}

extension SolverError: CustomStringConvertible {
  /// What was refused and why, for logs. Tools make sentences of their own from the data.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      return "unsatisfiable: these required constraints cannot hold together; give one of them a lower strength:\n"
        + conflict.description
    case .invalidNumber(let what, let value): return "invalid number: " + what + " is " + shortest(value)
    case .numericalOverflow(let what): return "numerical overflow: " + what + " makes a value that is not finite"
    case .unknownVariable(let variable):
      return "unknown variable: the handle with index " + String(variable.id.index)
        + " was removed or belongs to another solver"
    case .unknownConstraint(let constraint):
      return "unknown constraint: the handle with index " + String(constraint.id.index)
        + " was removed or belongs to another solver"
    case .duplicateEdit(_, let name): return "duplicate edit: " + name + " is being edited already"
    case .unknownEdit(_, let name): return "unknown edit: " + name + " is not being edited"
    case .variableInUse(_, let name, let users):
      return "variable in use: remove these before " + name + ":\n" + lines(users)
    case .numericallyUnstable(let what):
      return "numerically unstable: rounding leaves open whether " + what
        + " can be met; its coefficients, or those around it, differ too much"
    case .tooManyPriorities(let what):
      return "too many priorities: there are too many different ones for so many constraints, with that of " + what
        + "; use fewer"
    }
  }
}

private func lines(_ facts: [ConstraintFact]) -> String {
  var text = ""
  for fact in facts { text += (text.isEmpty ? "  " : "\n  ") + fact.description }
  return text
}
