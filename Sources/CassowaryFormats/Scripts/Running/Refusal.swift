import Cassowary

/// A statement that was refused: why, in words, and for a contradiction which constraints make it.
package struct Refusal: Error, Sendable {
  /// A constraint of a conflict.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let equation: String
    /// Where it was added; the refused statement itself has its own line.
    package let line: Int?
  }

  package enum Cause: Hashable, Sendable {
    /// What scripts can expect.
    case kind(RefusalKind)
    /// A mistake of ours.
    case internalFault
  }

  package let cause: Cause
  /// A sentence without a full stop.
  package let message: String
  /// In the order in which they were added.
  package let members: [Member]
  /// The constraint that contradicts the others, if that is what was refused.
  var constraint: LinearConstraint?

  init(_ kind: RefusalKind, _ message: String, members: [Member] = []) {
    cause = .kind(kind)
    self.message = message
    self.members = members
  }

  private init(fault message: String) {
    cause = .internalFault
    self.message = message
    members = []
  }

  /// The kind as scripts and reports write it.
  package var kindName: String {
    switch cause {
    case .kind(let kind): kind.rawValue
    case .internalFault: "internalFault"
    }
  }

  /// Puts a refusal of the solver into words. `line` tells where a constraint of the script was added.
  init(_ error: SolverError, line: (String) -> Int?) {
    switch error {
    case .unsatisfiable(let conflict):
      let members = conflict.members.map { Member(name: $0.name, equation: $0.equation, line: line($0.name)) }
      self.init(.unsatisfiable, "required constraints contradict each other", members: members)
    case .invalidNumber(let what, let value):
      self.init(.invalidNumber, "\(what) cannot be \(numberText(value))")
    case .numericalOverflow(let what):
      self.init(.numericalOverflow, "\(what) would make a value too large for a number")
    case .unknownConstraint:
      self.init(.unknownConstraint, "there is no such constraint")
    case .duplicateEdit(_, let name):
      self.init(.duplicateEdit, "'\(name)' is being edited already")
    case .unknownEdit(_, let name):
      self.init(.unknownEdit, "'\(name)' is not being edited")
    case .numericallyUnstable(let what):
      self.init(.numericallyUnstable, "rounding errors leave it open whether \(what) can be met")
    case .tooManyPriorities(let what):
      self.init(
        .tooManyPriorities, "there are too many different strengths for so many constraints, with that of \(what)")
    case .unknownVariable:
      self.init(fault: "a variable of the script is unknown to the solver")
    case .variableInUse(_, let name, let users):
      self.init(fault: "the new variable '\(name)' is still used by \(users.map(\.name).joined(separator: ", "))")
    }
  }
}
