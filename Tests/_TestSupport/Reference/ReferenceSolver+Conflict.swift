extension ReferenceSolver {
  /// True if the required constraints cannot hold together, but could without any one of them.
  package static func isIrreducibleConflict(_ constraints: [ReferenceConstraint]) -> Bool {
    if isSatisfiable(constraints) { return false }
    return constraints.indices.allSatisfy { index in
      var rest = constraints
      rest.remove(at: index)
      return isSatisfiable(rest)
    }
  }

  /// True if the constraints, all taken as required, can hold together. Variables may have any indices.
  package static func isSatisfiable(_ constraints: [ReferenceConstraint]) -> Bool {
    var numbers: [Int: Int] = [:]
    var rows = constraints
    for row in rows.indices {
      rows[row].priority = 1000
      for term in rows[row].terms.indices {
        let variable = rows[row].terms[term].variable
        let number = numbers[variable] ?? numbers.count
        numbers[variable] = number
        rows[row].terms[term].variable = number
      }
    }
    return ReferenceSolver(variableCount: numbers.count, constraints: rows).solve() != nil
  }
}
