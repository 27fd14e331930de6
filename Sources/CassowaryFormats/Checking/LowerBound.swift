import Cassowary

/// An inequality, rid of what equations decide, as a lower bound of a linear form.
struct LowerBound {
  struct Form: Hashable {
    let variables: [Int]
    let shares: [Double]
  }

  let form: Form
  let value: Double
  let row: EquationSpan.Row
  let number: Int
  let isWanted: Bool

  /// `nil` if no variable is left.
  init?(_ reduced: EquationSpan.Row, _ relation: Relation, number: Int, isWanted: Bool) {
    guard let first = reduced.terms.elements.first else { return nil }
    var row = reduced
    // The form's first coefficient is 1 or -1, as the direction of the bound has it.
    row.scale(by: Double(relation.rawValue) / abs(first.value))
    form = Form(variables: row.terms.elements.map(\.index), shares: row.terms.elements.map(\.value))
    value = row.constant
    self.row = row
    self.number = number
    self.isWanted = isWanted
  }
}
