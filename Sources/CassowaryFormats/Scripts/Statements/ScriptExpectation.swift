/// What an `expect` without a refusal says about the present state.
package struct ScriptExpectation: Hashable, Sendable {
  /// Where no `± T` is written.
  static let defaultTolerance = 1e-6

  enum Subject: Hashable, Sendable {
    case values([NamedNumber])
    case satisfied([NameTemplate])
    case violated([NameTemplate])
    /// The sum of the errors of a level.
    case error(ScriptStrength.Level, ScriptNumber)
  }

  let subject: Subject
  /// `nil`: ``defaultTolerance``.
  let writtenTolerance: Double?

  var tolerance: Double { writtenTolerance ?? Self.defaultTolerance }
}

/// `expect KIND because …: STATEMENT`
package struct ExpectedRefusal: Hashable, Sendable {
  /// A member of a conflict: a constraint, or the edit of a variable.
  struct Member: Hashable, Sendable {
    let name: NameTemplate
    let isEdit: Bool

    func name(in loops: [Int]) -> String { (isEdit ? "edit " : "") + name.name(in: loops) }
  }

  let kind: RefusalKind
  /// The sets of which the conflict must be one; empty if none is asked for.
  let conflicts: [[Member]]
  let change: ScriptChange
}
