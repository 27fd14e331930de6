import CassowaryLayout

/// An entry of a list of constraints.
struct ConstraintSpec: Sendable {
  enum Form: Sendable {
    case equation(EquationSpec)
    case visualFormat(VisualFormatSpec)
  }

  let form: Form
  let place: DocumentPlace
  /// The view that holds the list.
  let holder: Int
  let identifier: String?
  let priority: LayoutPriority?
  let isActive: Bool
}

/// An equation whose names were found in the document.
struct EquationSpec: Sendable {
  let first: ItemSpec
  let firstAttribute: LayoutAttribute
  let relation: LayoutRelation
  let second: ItemSpec?
  let secondAttribute: LayoutAttribute
  let multiplier: Double
  let constant: Double
}
