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
    let variables = reduced.terms.keys.sorted()
    guard let first = variables.first, let factor = reduced.terms[first] else { return nil }
    var row = reduced
    // The form's first coefficient is 1 or -1, as the direction of the bound has it.
    row.scale(by: Double(relation.rawValue) / abs(factor))
    form = Form(variables: variables, shares: variables.map { row.terms[$0] ?? 0 })
    value = row.constant
    self.row = row
    self.number = number
    self.isWanted = isWanted
  }
}
