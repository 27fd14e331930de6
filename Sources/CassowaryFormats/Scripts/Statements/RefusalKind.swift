/// Why a statement was refused, as scripts call it.
package enum RefusalKind: String, Hashable, Sendable, CaseIterable {
  case unsatisfiable
  case invalidNumber
  case duplicateConstraint
  case unknownConstraint
  case duplicateEdit
  case unknownEdit
  case numericalOverflow
  case numericallyUnstable
  case tooManyPriorities

  /// Whether an `expect` or `allow` of this kind is met by `other`. Finite numbers whose solution would overflow are
  /// invalid numbers too.
  func covers(_ other: RefusalKind) -> Bool {
    self == other || self == .invalidNumber && other == .numericalOverflow
  }
}
