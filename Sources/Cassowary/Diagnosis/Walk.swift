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
    /// The preferences that are violated inside the interval, the edit too if it is; oldest first. Where several solutions
    /// are as good and do not agree on which preference is violated, these are those of one of them.
    public let violated: [Constraint]
    /// The variables that have more than one optimal value inside the interval, by ``Variable/ID``.
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
  /// A new interval begins where the slope of a uniquely determined value changes, where a value becomes unique or ceases to
  /// be, where the set of violated preferences changes as far as it is the same in all optimal solutions, and where
  /// satisfiability changes. Where a single value is all that is possible it is an interval by itself, from it to it; nothing
  /// else is an interval that is too short to be told from rounding.
  ///
  /// - Parameter limit: After so many intervals the walk ends, though short of the end of the range; at least 1.
  /// - Throws: ``SolverError/unknownEdit(_:name:)``, ``SolverError/unknownVariable(_:)``,
  ///   ``SolverError/invalidNumber(what:value:)`` for a range that is not finite,
  ///   ``SolverError/numericallyUnstable(what:)``.
  /// - Complexity: a few pivots and a search for ambiguities for each interval, on a copy.
  public func walk(
    _ variable: Variable, over range: ClosedRange<Double>, atMost limit: Int = .max
  ) throws(SolverError) -> Walk {
    let slot = try box.value.validateSuggestion(variable, range.lowerBound)
    _ = try box.value.validateSuggestion(variable, range.upperBound)
    var copy = box.value.copy()
    return Walk(variable: variable, intervals: try copy.walk(slot, over: range, atMost: max(1, limit)))
  }
}
