/// One step of the simplex method, for people who want to follow it.
public struct PivotRecord: Sendable {
  /// What kind of step.
  public enum Kind: String, Sendable {
    /// A row takes the place of a pin that nothing depends on.
    case fresh
    /// A row takes the place of a pin that others depend on.
    case unpin
    /// A row that is not satisfied enters, another leaves.
    case dual
    /// A row whose multiplier is at the end of its box leaves for another one of the same variable alone.
    case handOver
    /// A row whose multiplier left its box leaves, another enters.
    case primal
    /// A row stays out and its multiplier moves to the other end of its box.
    case flip
    /// The basis is factored anew.
    case refactor
    /// Everything starts over from the pins.
    case restart
  }

  /// What kind of step.
  public let kind: Kind
  /// The name of the constraint that enters the basis, or flips.
  public let entering: String?
  /// The name of the constraint that leaves, or `pin x` for a variable that is no longer pinned.
  public let leaving: String?
  /// Why.
  public let reason: String
}

/// The steps of the running operation, by index; names are put in when it ends.
struct Trace: ~Copyable {
  var isOn = false
  var steps: [Step] = []

  struct Step {
    var kind: PivotRecord.Kind
    var entering: Int32
    var leaving: Int32
    var pin: Int32
    var reason: StaticString
  }
}

extension SolverState {
  @inline(__always)
  mutating func record(
    _ kind: PivotRecord.Kind, entering: Int32?, leaving: Int32? = nil, leavingPin: Int32? = nil, _ reason: StaticString
  ) {
    if trace.isOn {
      trace.steps.append(
        .init(kind: kind, entering: entering ?? -1, leaving: leaving ?? -1, pin: leavingPin ?? -1, reason: reason))
    }
  }
}

extension Solver {
  /// Whether pivots are recorded for ``takeTrace()``. Off at first; recording allocates.
  public var isTracing: Bool {
    get { box.value.state.trace.isOn }
    set { box.value.state.trace.isOn = newValue }
  }

  /// The pivots recorded since the last call, oldest first; those of a refused operation are among them.
  public mutating func takeTrace() -> [PivotRecord] {
    let records = box.value.pivotRecords
    box.value.pivotRecords.removeAll()
    return records
  }
}
