import Cassowary

/// One call of a solver as data. Constraints go by numbers that are never used twice, variables by index.
///
/// Numbers may be invalid and constraints unknown on purpose: such calls must be refused.
package enum Operation: Sendable {
  case add(Int, ScenarioRow, Strength)
  case remove(Int)
  case setConstant(Int, Double)
  case setStrength(Int, Strength)
  case edit(variable: Int, Strength)
  case suggest([Suggestion])
  case endEdit(variable: Int)
  case stay(Int, variable: Int, Strength)
  case batch([Operation])
  /// Removes a variable and makes a new one in its place.
  case renew(variable: Int)

  package struct Suggestion: Sendable {
    package let variable: Int
    package let value: Double

    package init(_ variable: Int, _ value: Double) {
      self.variable = variable
      self.value = value
    }
  }
}

/// The cases of `SolverError` without what they carry.
package enum RefusalKind: String, Sendable {
  case unsatisfiable, invalidNumber, numericalOverflow, unknownVariable, unknownConstraint, duplicateEdit, unknownEdit
  case variableInUse, numericallyUnstable, tooManyPriorities

  package init(_ error: SolverError) {
    self =
      switch error {
      case .unsatisfiable: .unsatisfiable
      case .invalidNumber: .invalidNumber
      case .numericalOverflow: .numericalOverflow
      case .unknownVariable: .unknownVariable
      case .unknownConstraint: .unknownConstraint
      case .duplicateEdit: .duplicateEdit
      case .unknownEdit: .unknownEdit
      case .variableInUse: .variableInUse
      case .numericallyUnstable: .numericallyUnstable
      case .tooManyPriorities: .tooManyPriorities
      }
  }

  /// True if rounding, and not the caller, is to blame.
  package var isNumerical: Bool { self == .numericallyUnstable || self == .numericalOverflow }
}
