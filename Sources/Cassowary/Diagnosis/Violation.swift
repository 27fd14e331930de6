/// A preference that the solution gives up, wholly or in part.
public struct Violation: Sendable {
  /// The constraint; for an edit, the one behind it.
  public let constraint: Constraint
  /// Its name, equation and source.
  public let fact: ConstraintFact
  /// Its level.
  public let priority: Double
  /// By how much it is violated, in the units of its equation; not weighted.
  public let error: Double
}

extension Solver {
  /// The violated preferences: strongest level first, inside a level the largest error first, then the oldest.
  ///
  /// - Complexity: O(constraints).
  public func violations() -> [Violation] {
    violatedPreferences().map { constraint, priority, error in
      Violation(
        constraint: constraint, fact: box.value.fact(constraint.id.slot), priority: priority, error: error)
    }
  }

  /// The same without the words, which take the longest: each constraint, its priority, and by how much it is missed.
  ///
  /// - Complexity: O(constraints).
  public func violatedPreferences() -> [(constraint: Constraint, priority: Double, error: Double)] {
    box.value.liveConstraints().compactMap { slot -> (constraint: Constraint, priority: Double, error: Double)? in
      let strength = box.value.state.strength(of: slot)
      if strength.isRequired || strength.isTieBreak { return nil }
      let error = box.value.state.error(of: slot)
      return error > 0 ? (box.value.registry.constraint(slot), strength.priority, error) : nil
    }.enumerated().sorted { left, right in
      // The oldest first among equals: sorting need not keep their order.
      let (first, second) = (left.element, right.element)
      if first.priority != second.priority { return first.priority > second.priority }
      return first.error != second.error ? first.error > second.error : left.offset < right.offset
    }.map { $0.element }
  }

  /// The sum of weighted errors of each level that is in use, strongest first; edits included.
  ///
  /// - Complexity: O(constraints).
  public func totalErrors() -> [(priority: Double, error: Double)] {
    var sums: [(priority: Double, error: Double)] = []
    for slot in box.value.liveConstraints() {
      let strength = box.value.state.strength(of: slot)
      if strength.isTieBreak { continue }
      let error = min(
        box.value.state.error(of: slot) * (strength.isRequired ? 1 : strength.weight), .greatestFiniteMagnitude)
      if let index = sums.firstIndex(where: { $0.priority == strength.priority }) {
        sums[index].error = min(sums[index].error + error, .greatestFiniteMagnitude)
      } else {
        sums.append((strength.priority, error))
      }
    }
    return sums.sorted { $0.priority > $1.priority }
  }
}

extension Storage {
  /// All constraints and edits, oldest first.
  func liveConstraints() -> [Int32] {
    byAge((0..<Int32(registry.records.count)).filter { registry.isLive($0) })
  }
}

extension SolverState {
  /// |error| at the present values, unscaled; 0 where the row holds within tolerance.
  func error(of constraint: Int32) -> Double {
    let row = constraints[constraint]
    let (sum, magnitude) = residual(of: constraint)
    if abs(sum) <= Tolerance.feasibility * magnitude { return 0 }
    if row.relation < 0 && sum < 0 || row.relation > 0 && sum > 0 { return 0 }
    // Near the end of the range an error may lie beyond it; the largest number stands for it.
    return min(scale(abs(sum), by: Int(row.exponent)), .greatestFiniteMagnitude)
  }

  /// True if the row is violated by more than the tolerance.
  func isViolated(_ constraint: Int32) -> Bool { error(of: constraint) > 0 }
}
