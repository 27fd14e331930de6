import CassowaryLayout

/// A named set of changes.
struct StateSpec: Sendable {
  let name: String
  let place: DocumentPlace
  let changes: [StateChange]
}

/// One change: of a view's property, or of every constraint with an identifier.
package enum StateChange: Sendable {
  case view(Int, Setting)
  case constraints(String, ConstraintChange)

  /// Hides what settings are made of from other modules.
  package struct Setting: Sendable {
    let setting: ViewSetting
  }

  package enum ConstraintChange: Hashable, Sendable {
    case constant(Double)
    case priority(LayoutPriority)
    case active(Bool)
  }
}

/// What states can change of constraints.
enum ConstraintProperty: String, CaseIterable, Sendable {
  case constant
  case priority
  case active
}
