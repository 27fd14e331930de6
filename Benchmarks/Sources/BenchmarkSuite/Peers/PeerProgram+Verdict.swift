extension PeerProgram {
  /// How values fare with the constraints of the build, for workloads without a closed form.
  struct Verdict {
    /// The largest violation of a required constraint, relative to the magnitudes that went into it.
    var worst = 0.0
    /// The number of the constraint that is violated most.
    var worstRow = 0
    /// The weighted sum of violations of each soft priority, the strongest first.
    var penalties: [Double] = []
  }

  func verdict(on values: [Double]) -> Verdict {
    var verdict = Verdict()
    let priorities = Priority.allCases.filter { $0 != .required }
    verdict.penalties = Array(repeating: 0, count: priorities.count)
    for case .add(let number) in parts[0] {
      let row = rows[number]
      var left = 0.0
      var magnitude = 1 + row.constant.magnitude
      for term in row.terms {
        left += term.coefficient * values[term.variable]
        magnitude += (term.coefficient * values[term.variable]).magnitude
      }
      let error = row.relation.error(left - row.constant)
      if let priority = priorities.firstIndex(of: row.priority) {
        verdict.penalties[priority] += row.weight * error
      } else {
        let relative = error.isNaN ? .infinity : error / magnitude
        if relative > verdict.worst { (verdict.worst, verdict.worstRow) = (relative, number) }
      }
    }
    return verdict
  }
}

extension PeerProgram.Relation {
  /// By how much a row with this relation is violated if its left side is larger than its right side by `difference`.
  fileprivate func error(_ difference: Double) -> Double {
    switch self {
    case .equal: difference.magnitude
    case .lessThanOrEqual: max(difference, 0)
    case .greaterThanOrEqual: max(-difference, 0)
    }
  }
}

extension PeerProgram.Verdict {
  /// Whether the other values serve the preferences better: at the first priority where the two really differ.
  func isWorse(than other: PeerProgram.Verdict) -> Bool {
    for (mine, others) in zip(penalties, other.penalties) {
      let allowed = Limits.penaltyTolerance * (1 + min(mine, others))
      if mine > others + allowed { return true }
      if others > mine + allowed { return false }
    }
    return false
  }
}
