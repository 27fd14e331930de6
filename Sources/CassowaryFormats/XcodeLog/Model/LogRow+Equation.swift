import CassowaryLayout

extension LogReport {
  /// What a constraint says, with short names: `label.top == superview.top + 8`.
  package func equation(of constraint: LogConstraint) -> String {
    constraint.rows.map(equation).joined(separator: ", ")
  }

  package func equation(of row: LogRow) -> String {
    let left = sum(row.left, constant: 0)
    let right = sum(row.right, constant: row.constant)
    let priority = row.isRequired ? "" : " @" + numberText(row.priority)
    return "\(left) \(row.relation.symbol) \(right)\(priority)"
  }

  private func sum(_ terms: [LogRow.Term], constant: Double) -> String {
    var text = ""
    for term in terms {
      let name = items[term.item].shortName + "." + term.attribute.name
      let factor = term.coefficient.magnitude == 1 ? name : numberText(term.coefficient.magnitude) + " * " + name
      if text.isEmpty {
        text = term.coefficient < 0 ? "-" + factor : factor
      } else {
        text += (term.coefficient < 0 ? " - " : " + ") + factor
      }
    }
    if terms.isEmpty { return numberText(constant) }
    if constant == 0 { return text }
    return text + (constant < 0 ? " - " : " + ") + numberText(constant.magnitude)
  }
}
