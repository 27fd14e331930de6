import Cassowary

/// Finds lower bounds that several others imply together: those that their forms cannot go below without them.
///
/// The solver finds the least value of a form, and the multipliers there say which bounds add up to it. That sum is worked out
/// again: what is told is proved.
struct CombinedBounds: ~Copyable {
  private var solver = Solver()
  private var variables: [Int: Variable] = [:]
  private var bounds: [LowerBound] = []
  private var handles: [Constraint] = []

  /// Bounds that are looked at, times those that are asked about: beyond, the search would take longer than all other checks.
  private static let limit = 40_000

  /// Relative to what is added up: rounding leaves less.
  private static let noise = 1e-9

  /// Nothing is found among bounds that contradict each other, or that are too many. Of each form there is one, the strictest.
  init?(_ strictest: [LowerBound]) {
    if strictest.count * strictest.count(where: \.isWanted) > Self.limit { return nil }
    bounds = strictest
    do throws(SolverError) {
      for bound in bounds {
        for index in bound.form.variables where variables[index] == nil { variables[index] = solver.variable() }
        handles.append(try solver.add(expression(bound) >= bound.value))
      }
    } catch {
      return nil
    }
  }

  /// The numbers of implied constraints, each with those that imply it. What is found implies nothing else.
  mutating func results() -> [(number: Int, others: [Int])] {
    var results: [(number: Int, others: [Int])] = []
    // What was said last is what is said again.
    for index in bounds.indices.reversed() where bounds[index].isWanted {
      do throws(SolverError) {
        try solver.remove(handles[index])
        if let others = try others(implying: bounds[index]) {
          results.append((bounds[index].number, others))
        } else {
          handles[index] = try solver.add(expression(bounds[index]) >= bounds[index].value)
        }
      } catch {
        return results
      }
    }
    return results
  }

  private mutating func others(implying bound: LowerBound) throws(SolverError) -> [Int]? {
    let form = expression(bound)
    let room = 1 + abs(bound.value)
    let wish = try solver.add(form <= bound.value - room, .strong)
    var others: [Int]?
    if solver.value(form) >= bound.value - Self.noise * room {
      let whole = solver.variable()
      let sum = try solver.add(form == whole)
      others = proof(of: bound, try solver.explanation(of: whole))
      try solver.remove(sum)
      try solver.remove(whole)
    }
    try solver.remove(wish)
    return others
  }

  /// The constraints that add up to a bound; `nil` if the sum is not quite it.
  private func proof(of bound: LowerBound, _ explanation: Explanation) -> [Int]? {
    let numbers = Dictionary(zip(handles, bounds.indices), uniquingKeysWith: { first, _ in first })
    var rest = bound.row
    for support in explanation.supports where abs(support.multiplier) > Self.noise {
      guard let index = numbers[support.constraint] else { continue }
      if support.multiplier < 0 { return nil }
      rest.subtract(bounds[index].row, times: support.multiplier)
    }
    let isSum = rest.terms.elements.allSatisfy { abs($0.value) <= Self.noise }
    let isReached = rest.constant <= Self.noise * (1 + abs(bound.value))
    return isSum && isReached ? rest.others(than: bound.number) : nil
  }

  private func expression(_ bound: LowerBound) -> LinearExpression {
    LinearExpression(
      zip(bound.form.variables, bound.form.shares).compactMap { index, share in
        variables[index].map { LinearExpression.Term($0, share) }
      })
  }
}
