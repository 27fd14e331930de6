/// How a solution changes as the value suggested for one edited variable runs over a range: the intervals in which it keeps
/// its shape, exactly, from the parametric simplex method.
public struct Walk: Sendable {
  /// A range of suggested values over which all uniquely determined values change linearly, the same preferences are given
  /// up, and satisfiability stays.
  public struct Interval: Sendable {
    /// The ends, as suggested values.
    public let range: ClosedRange<Double>
    /// False where the edit is required and contradicts other required constraints.
    public let isSatisfiable: Bool
    /// By how much each uniquely determined variable moves when the suggested value grows by one; those that stay are left
    /// out. By ``Variable/ID``.
    public let slopes: [(variable: Variable, slope: Double)]
    /// The preferences that are violated inside the interval, the edit too if it is; oldest first.
    public let violated: [Constraint]
    /// The variables that have more than one optimal value in some part of the interval, by ``Variable/ID``.
    public let ambiguous: [Variable]
  }

  /// The edited variable.
  public let variable: Variable
  /// The intervals, in rising order, without gaps.
  public let intervals: [Interval]
  /// Where one interval ends and the next begins.
  public var breakpoints: [Double] { intervals.dropFirst().map { $0.range.lowerBound } }
}

extension Solver {
  /// Walks the suggested value of an edited variable through `range` and returns the intervals over which the solution keeps
  /// its shape. The solver itself does not change.
  ///
  /// - Throws: ``SolverError/unknownEdit(_:name:)``, ``SolverError/unknownVariable(_:)``,
  ///   ``SolverError/invalidNumber(what:value:)`` for a range that is not finite,
  ///   ``SolverError/numericallyUnstable(what:)``.
  /// - Complexity: a few pivots and a search for ambiguities for each interval, on a copy.
  public func walk(_ variable: Variable, over range: ClosedRange<Double>) throws(SolverError) -> Walk {
    let slot = try box.value.validateSuggestion(variable, range.lowerBound)
    _ = try box.value.validateSuggestion(variable, range.upperBound)
    var copy = box.value.copy()
    return Walk(variable: variable, intervals: try copy.walk(slot, over: range))
  }
}

extension Storage {
  fileprivate mutating func walk(_ edit: Int32, over range: ClosedRange<Double>) throws(SolverError) -> [Walk.Interval]
  {
    var pieces: [Walk.Interval] = []
    var feasible = range
    if state.constraints[edit].isRequired {
      guard let inside = copy().satisfiableRange(edit, range) else { return [unsatisfiable(range)] }
      feasible = inside
    }
    // Ends that differ by rounding are the same end.
    let tiny = Tolerance.distinct * (1 + max(abs(range.lowerBound), abs(range.upperBound)))
    if feasible.lowerBound - range.lowerBound > tiny {
      append(unsatisfiable(range.lowerBound...feasible.lowerBound), to: &pieces)
    } else {
      feasible = range.lowerBound...max(feasible.upperBound, range.lowerBound)
    }
    if range.upperBound - feasible.upperBound <= tiny {
      feasible = min(feasible.lowerBound, range.upperBound)...range.upperBound
    }

    var from = feasible.lowerBound
    var steps = 0
    while from < feasible.upperBound || pieces.isEmpty {
      steps += 1
      if steps > Limit.walkSteps { throw .numericallyUnstable(what: registry.name(ofConstraint: edit)) }
      // A step inside, so that rows that meet zero right here have done so.
      let inside = min(from + tiny, (from + feasible.upperBound) / 2)
      if !state.suggest(edit, inside) {
        throw .numericallyUnstable(what: registry.name(ofConstraint: edit))
      }
      let reach = state.reach(of: edit)
      let to = min(inside + reach, feasible.upperBound)
      let end = feasible.upperBound - to <= tiny ? feasible.upperBound : max(to, inside)
      if end > inside && !state.suggest(edit, (inside + end) / 2) {
        throw .numericallyUnstable(what: registry.name(ofConstraint: edit))
      }
      append(interval(edit, from...end), to: &pieces)
      from = end
    }
    if range.upperBound > feasible.upperBound {
      append(unsatisfiable(feasible.upperBound...range.upperBound), to: &pieces)
    }
    return pieces
  }

  private func unsatisfiable(_ range: ClosedRange<Double>) -> Walk.Interval {
    Walk.Interval(range: range, isSatisfiable: false, slopes: [], violated: [], ambiguous: [])
  }

  /// The shape of the solution at the present suggestion.
  private mutating func interval(_ edit: Int32, _ range: ClosedRange<Double>) -> Walk.Interval {
    var trial = copy()
    let ambiguous = trial.findAmbiguities().map { $0.variable }
    var isAmbiguous = Array(repeating: false, count: registry.variableNames.count)
    for variable in ambiguous { isAmbiguous[variable.id.index] = true }
    var slopes: [(variable: Variable, slope: Double)] = []
    if state.constraints[edit].isActive {
      state.solveForward(from: edit, sign: 1)
      for slot in 0..<Int32(isAmbiguous.count) where registry.variableStamps[slot] != 0 && !isAmbiguous[Int(slot)] {
        let slope = state.direction[slot]
        if abs(slope) > Tolerance.multiplier { slopes.append((registry.variable(slot), slope)) }
      }
      state.clearDirection()
    }
    let violated = liveConstraints().filter { !state.constraints[$0].isRequired && state.isViolated($0) }.map {
      registry.constraint($0)
    }
    return Walk.Interval(
      range: range, isSatisfiable: true, slopes: slopes, violated: violated, ambiguous: ambiguous)
  }

  /// Adds an interval, or widens the last one if only the basis differs. One of no length says nothing, unless it is all.
  private func append(_ next: Walk.Interval, to pieces: inout [Walk.Interval]) {
    guard let last = pieces.last else {
      pieces.append(next)
      return
    }
    if next.range.lowerBound == next.range.upperBound { return }
    if last.range.lowerBound == last.range.upperBound {
      pieces[pieces.count - 1] = next
      return
    }
    guard last.isSatisfiable == next.isSatisfiable, last.violated == next.violated, hasSameSlopes(last, next) else {
      pieces.append(next)
      return
    }
    let known = last.ambiguous.map(\.id)
    let ambiguous = last.ambiguous + next.ambiguous.filter { !known.contains($0.id) }
    pieces[pieces.count - 1] = Walk.Interval(
      range: last.range.lowerBound...next.range.upperBound, isSatisfiable: last.isSatisfiable,
      slopes: last.slopes.filter { slope in !ambiguous.contains { $0.id == slope.variable.id } },
      violated: last.violated, ambiguous: ambiguous.sorted { $0.id < $1.id })
  }

  /// The slopes of what is unique in both agree.
  private func hasSameSlopes(_ left: Walk.Interval, _ right: Walk.Interval) -> Bool {
    var difference = Array(repeating: 0.0, count: registry.variableNames.count)
    for (variable, slope) in left.slopes { difference[variable.id.index] += slope }
    for (variable, slope) in right.slopes { difference[variable.id.index] -= slope }
    for variable in left.ambiguous + right.ambiguous { difference[variable.id.index] = 0 }
    return difference.allSatisfy { abs($0) <= 1e-6 }
  }

  /// The part of `range` that the required constraints allow the edited variable.
  private consuming func satisfiableRange(_ edit: Int32, _ range: ClosedRange<Double>) -> ClosedRange<Double>? {
    let variable = registry.constraints[Int(edit)].editedVariable
    // Only what is required decides; a wish for one end, then for the other, finds both ends.
    state.ensureLevel(1)
    state.begin()
    for slot in liveConstraints() where !state.constraints[slot].isRequired { state.changeToRemoved(slot) }
    state.change(edit, lane: state.lane(of: 1), weight: 1)
    if state.repair() != nil { return nil }
    state.commit()
    guard state.suggest(edit, range.lowerBound) else { return nil }
    let lower = state.values[variable]
    guard state.suggest(edit, range.upperBound) else { return nil }
    let upper = state.values[variable]
    let slack = Tolerance.verified * (1 + max(abs(range.lowerBound), abs(range.upperBound)))
    if lower > range.upperBound + slack || upper < range.lowerBound - slack || lower > upper { return nil }
    return max(lower, range.lowerBound)...max(min(upper, range.upperBound), max(lower, range.lowerBound))
  }
}

extension SolverState {
  /// Suggests a value to an edit, on a copy; false if that cannot be.
  fileprivate mutating func suggest(_ edit: Int32, _ value: Double) -> Bool {
    begin()
    change(edit, constant: 0 - value)
    settleConstants()
    if repair() != nil {
      rollBack()
      return false
    }
    commit()
    return true
  }

  /// How far the suggested value can rise before an inactive row becomes inconsistent and the basis has to change.
  fileprivate mutating func reach(of edit: Int32) -> Double {
    let isActive = constraints[edit].isActive
    if isActive { solveForward(from: edit, sign: 1) } else { pattern.removeAll() }
    var reach = Double.infinity
    for constraint in 0..<Int32(constraints.count) {
      let row = constraints[constraint]
      if !row.isLive || row.isActive { continue }
      let rate = constraint == edit ? -1 : isActive ? rate(of: constraint) : 0
      if rate == 0 { continue }
      let (sum, magnitude) = residual(of: constraint)
      let isZero = abs(sum) <= Tolerance.feasibility * magnitude
      let needed = rate > 0 ? Row.atHigh : Row.atLow
      if isZero {
        if row.flags & needed == 0 { reach = 0 }
      } else if sum * rate < 0 && row.flags & needed == 0 {
        reach = min(reach, -sum / rate)
      }
    }
    if isActive { clearDirection() }
    return reach
  }
}
