import Cassowary

/// A statement that changes the solver, or is refused.
package enum ScriptChange: Hashable, Sendable {
  case add(ScriptConstraint)
  case remove(NameTemplate)
  case setConstant(NameTemplate, ScriptNumber)
  case setStrength(NameTemplate, ScriptStrength)
  case edit(NameTemplate, ScriptStrength)
  /// All or nothing.
  case suggest([NamedNumber])
  case endEdit(NameTemplate)
}

/// A constraint as a script says it.
package struct ScriptConstraint: Hashable, Sendable {
  /// `nil`: it is called `c1`, `c2`, …
  let name: NameTemplate?
  let left: ScriptExpression
  let relation: Relation
  let right: ScriptExpression
  let strength: ScriptStrength
}

/// `x = 1`
package struct NamedNumber: Hashable, Sendable {
  let name: NameTemplate
  let number: ScriptNumber
}
