/// An incremental solver for linear equations and inequalities with strengths: the Cassowary problem.
///
/// The state lives in flat arrays owned by this value; the solver cannot be copied by accident, only with ``copy()``.
/// Every call that changes something either succeeds wholly or throws and leaves the solver exactly as it was.
/// All operations are deterministic: the same calls give the same bits.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.variable("left"), width = solver.variable("width")
/// try solver.add(left + width <= 100)
/// try solver.add(width == 60, .strong)
/// try solver.add(left >= 50)
/// solver.value(width)  // 50: the strong wish gives way as far as it must
/// ```
public struct Solver: ~Copyable, Sendable {
  var box: Box<Storage>

  /// A solver without variables.
  public init() { box = Box(Storage(FirstBlock())) }

  private init(copying other: borrowing Storage) { box = Box(other.copy()) }

  /// An independent solver with the same variables, constraints, basis and values. Handles are valid in both; those
  /// made afterwards are valid only in the solver that made them.
  ///
  /// - Complexity: O(size of the solver).
  public borrowing func copy() -> Solver { Solver(copying: box.value) }

  /// Makes room, so that building a large system does not move memory as it grows.
  public mutating func reserve(variables: Int, constraints: Int) {
    box.value.state.reserve(variables: max(0, variables), constraints: max(0, constraints))
  }
}

/// The numbers and the names of one solver, and the scratch memory between them.
struct Storage: ~Copyable, @unchecked Sendable {
  var state: SolverState
  var registry: Registry
  /// The rows that the running operation added, and whether their slots were appended or reused.
  var added = FlatArray<Added>()
  /// The constants and strengths that the running operation gives to constraints, for the records if it stands.
  var newConstants = FlatArray<NewConstant>()
  var newStrengths = FlatArray<NewStrength>()
  var changes: [Variable] = []
  var pivotRecords: [PivotRecord] = []
  /// Where the arrays begin; a copy's have memory of their own.
  private var block: FirstBlock?

  init(_ block: consuming FirstBlock) {
    state = SolverState(in: &block)
    registry = Registry(in: &block)
    added.settle(in: &block, 8)
    self.block = consume block
  }

  private init(state: consuming SolverState, registry: consuming Registry) {
    self.state = state
    self.registry = registry
  }

  struct Added {
    var slot: Int32
    var wasAppended: Bool
    var isCancelled = false
  }

  struct NewStrength {
    var before: LevelUse
    var after: LevelUse
  }

  borrowing func copy() -> Storage { Storage(state: state.copy(), registry: registry.copy()) }
}

/// A constant as users mean it, on the right, for a constraint.
struct NewConstant {
  var slot: Int32
  var constant: Double
}
