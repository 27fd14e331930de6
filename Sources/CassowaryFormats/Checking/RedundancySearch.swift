import Cassowary

/// Finds required constraints that others imply: equations that are combinations of others, and inequalities that are, with
/// the help of equations, no stricter than another one or than several together.
///
/// What is found is so in every solution. An equation that only follows from inequalities is not found.
struct RedundancySearch {
  private var span = EquationSpan()
  private var inequalities: [(number: Int, row: LinearConstraint, isWanted: Bool)] = []
  private var equations: [(number: Int, others: [Int])] = []

  /// Adds a row in normal form. Unless it `isWanted`, it may imply others, and nobody asks whether it is redundant itself.
  mutating func add(_ row: LinearConstraint, number: Int, isWanted: Bool = true) {
    if row.relation != .equal {
      inequalities.append((number, row, isWanted))
    } else if let others = span.add(row, number: number), isWanted {
      equations.append((number, others))
    }
  }

  /// What is redundant, and the numbers of the constraints that imply it.
  mutating func results() -> [(number: Int, others: [Int])] {
    var results = equations
    var strictest: [LowerBound.Form: LowerBound] = [:]
    var bounds: [LowerBound] = []
    for (number, row, isWanted) in inequalities {
      guard let reduced = span.reduced(EquationSpan.Row(row, number: number)) else { continue }
      guard let bound = LowerBound(reduced, row.relation, number: number, isWanted: isWanted) else {
        if isWanted && !row.left.terms.isEmpty { results.append((number, reduced.others(than: number))) }
        continue
      }
      bounds.append(bound)
      if strictest[bound.form].map({ bound.value > $0.value }) ?? true { strictest[bound.form] = bound }
    }
    for bound in bounds where bound.isWanted {
      guard let other = strictest[bound.form], other.number != bound.number else { continue }
      var difference = bound.row
      difference.subtract(other.row, times: 1)
      results.append((bound.number, difference.others(than: bound.number)))
    }
    let single = bounds.filter { strictest[$0.form]?.number == $0.number }
    if var combined = CombinedBounds(single) { results += combined.results() }
    return results.sorted { $0.number < $1.number }
  }
}
