/// Why a call was refused. After a refusal the solver is exactly as it was before the call: values, basis, handles.
public enum SolverError: Error, Sendable {
  /// Required constraints contradict each other. The members are *irreducible*: without any one of them the others
  /// could hold together. Mend it by giving one of them a strength below `.required`, or by changing a constant.
  case unsatisfiable(Conflict)

  /// A coefficient, constant, suggested value or weight is NaN or infinite, a priority is NaN, or a weight is not above
  /// zero.
  /// `what` names the place: the constraint's or variable's name and the part that is wrong.
  case invalidNumber(what: String, value: Double)

  /// Every number given is finite, but a value of the solution would not be. `what` names the constraint or edit.
  case numericalOverflow(what: String)

  /// The variable was removed, or belongs to another solver.
  case unknownVariable(Variable)

  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(Constraint)

  /// The variable is being edited already; end that edit first, or suggest a value to it.
  case duplicateEdit(Variable, name: String)

  /// The variable is not being edited; begin with ``Solver/edit(_:_:file:line:)``.
  case unknownEdit(Variable, name: String)

  /// The variable cannot be removed while these constraints use it.
  case variableInUse(Variable, name: String, by: [ConstraintFact])

  /// Rounding errors leave it unclear whether or how the constraints can be met; `what` names the constraint that was
  /// added or changed. Rows whose coefficients differ by many powers of ten are the usual cause.
  case numericallyUnstable(what: String)

  /// Each constraint keeps a number for each priority in use, and this one would make them more than a gigabyte. Use fewer
  /// different priorities: weights tell constraints of one priority apart. `what` names the constraint or edit.
  case tooManyPriorities(what: String)
}

/// A constraint with what a message needs to name it.
public struct ConstraintFact: Sendable {
  /// The handle; `nil` for a constraint that the refused call would have added.
  public let constraint: Constraint?
  /// The name given when it was added, or a generated one (`c12`; `edit x` for the edit of a variable).
  public let name: String
  /// The equation as written, with the constant it has now.
  public let equation: String
  /// Its strength.
  public let strength: Strength
  /// Where in the source it was added.
  public let location: SourceLocation
}

/// An irreducible set of required constraints that cannot hold together.
public struct Conflict: Sendable {
  /// The members, in the order in which they were added; the refused one, if it was an addition, comes last.
  public let members: [ConstraintFact]
}
