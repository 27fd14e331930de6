import Cassowary

/// A constraint or edit of a model with its numbers rounded: what floating point can be compared with.
struct PlainRow {
  let terms: [ScenarioRow.Term]
  let relation: Relation
  let constant: Double
  let strength: Strength

  /// How far a point is from meeting the row, without the weight, and how much of that rounding may make.
  func error(at values: [Double]) -> (error: Double, tolerance: Double) {
    var residual = -constant
    // In a row with large coefficients one unit in its own scale is as large.
    var size = constant.magnitude + max(1, terms.map(\.coefficient.magnitude).max() ?? 1)
    for term in terms {
      let part = term.coefficient * values[term.variable]
      residual += part
      size += part.magnitude
    }
    let error: Double =
      switch relation {
      case .equal: residual.magnitude
      case .lessThanOrEqual: max(residual, 0)
      case .greaterThanOrEqual: max(-residual, 0)
      }
    return (error, size * ScenarioErrors.relativeTolerance)
  }
}

extension ScenarioModel {
  /// All constraints, then all edits, by name.
  var plainRows: [(name: String, row: PlainRow)] {
    live.map { live in
      let row = PlainRow(
        terms: live.row.terms, relation: live.row.relation, constant: live.constant.approximate,
        strength: live.strength)
      return (live.name, row)
    }
      + edits.map { edit in
        let row = PlainRow(
          terms: [.init(edit.variable, 1)], relation: .equal, constant: edit.value.approximate,
          strength: edit.strength)
        return (edit.name, row)
      }
  }

  /// Those that may be violated.
  var preferences: [(name: String, row: PlainRow)] { plainRows.filter { !$0.row.strength.isRequired } }
}
