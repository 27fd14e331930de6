/// Everything a solver knows: rows, basis, multipliers, values, and the scratch memory of the passes.
///
/// One struct, so that the passes can hold several of its arrays at once; its rooms are in the folders `Rows`, `Basis` and
/// `Simplex` as extensions. No field is shared, no class is involved, nothing allocates in steady state.
struct SolverState: ~Copyable {
  // The problem.
  var rows = RowStore()
  var constraints = FlatArray<Row>()
  var freeConstraints = FlatArray<Int32>()
  var levels = LevelTable()

  // The basis.
  var positions = FlatArray<Position>()
  var order = TriangularOrder()
  var factors = FlatArray<Factor>()
  var unusedFactors = 0
  var product = ProductForm()
  var liveVariables = 0
  var freeVariables = FlatArray<Int32>()

  // The solution. Multipliers lie `stride` apart, one lane per level.
  var values = FlatArray<Double>()
  var multipliers = FlatArray<Double>()
  var stride = 0
  /// Where the multipliers of rows are other than zero; empty while there are few levels.
  var laneRanges = FlatArray<LaneRange>()
  /// The operation that last noted the multiplier of a row.
  var notedIn = FlatArray<UInt32>()
  /// How far the boxes of rows reach in the lane of tie breaks, scaled; empty while there is no such lane.
  var ties = FlatArray<Double>()
  /// Inactive rows whose multiplier is not zero. While there are none, every multiplier is zero.
  var nonzeroInactive = 0

  // What changed since it was last asked for.
  var changed = FlatArray<Int32>()
  var changeEpoch = FlatArray<Int32>()
  var valueBefore = FlatArray<Double>()
  var epoch: Int32 = 1

  // How values move with constants that change often.
  var columns = FlatArray<EditColumn>()
  var columnVariables = FlatArray<Int32>()
  var columnBases = FlatArray<Double>()
  var columnSlopes = FlatArray<Double>()
  var columnRows = FlatArray<Int32>()
  /// Rows whose constants changed since the basis did.
  var columnCandidates = FlatArray<Int32>()
  var columnPause = 0
  /// The running operation changes constants only.
  var changesConstantsOnly = false
  /// The running operation did more than propagate values.
  var hasPivoted = false

  var journal = Journal()
  var savepoint = Savepoint()

  // Scratch per variable, clean between uses, sized when used.
  var work = FlatArray<Double>()
  var magnitude = FlatArray<Double>()
  var vectorWork = FlatArray<Double>()
  var mark = FlatArray<Int32>()
  var stamp: Int32 = 0
  var collected = FlatArray<Int32>()
  var termIndex = FlatArray<Int32>()
  var collectStamp: Int32 = 0

  // Scratch per constraint, clean between uses. From `alphaIndex` on sized when used.
  var scratch = FlatArray<UInt8>()
  var queueLink = FlatArray<Int32>()
  /// Where a row is in `alphaList`.
  var alphaIndex = FlatArray<Int32>()
  var elimination = FlatArray<Double>()

  // Lists that passes fill.
  var pattern = FlatArray<Int32>()
  var downstream = FlatArray<Int32>()
  var alphaList = FlatArray<Alpha>()
  var pinList = FlatArray<Pin>()
  var lastAlpha = LastAlpha()
  /// The one before the running operation, if that made another.
  var earlierAlpha = LastAlpha()
  var hasEarlierAlpha = false
  /// Counts whatever makes a combination of active rows another one.
  var basisStamp = 0
  var blocking = FlatArray<Candidate>()
  /// Rooms of rows together with those that take over from them.
  var summedRooms = FlatArray<Double>()
  /// By lane, the least slowness of candidates that begin to have room later.
  var laterSlowness = FlatArray<Double>()
  var eliminationList = FlatArray<Int32>()
  var columnList = FlatArray<Int32>()
  var visited = FlatArray<Int32>()
  var dirty = FlatArray<Int32>()
  var loose = FlatArray<Int32>()
  var candidates = FlatArray<Int32>()
  var shifts = FlatArray<Int32>()
  var shiftAmounts = FlatArray<Double>()
  var kinks = FlatArray<Kink>()
  var kinkJumps = FlatArray<Double>()
  var touched = FlatArray<Int32>()
  var touchedPins = FlatArray<Int32>()
  var pinMultipliers = FlatArray<Double>()
  var removed = FlatArray<Removal>()
  var changedInactive = FlatArray<Int32>()
  var retired = FlatArray<Removal>()
  var terms = FlatArray<StagedTerm>()

  // Level vectors.
  var step = FlatArray<Double>()
  /// The lanes in which `step` is other than zero.
  var stepLanes = FlatArray<Int32>()
  var trial = FlatArray<Double>()
  var slope = FlatArray<Double>()

  /// Inconsistent rows, one intrusive stack per level; the first is for required rows.
  var queueHeads = FlatArray<Int32>()
  var strongestQueued = Int.max

  // Counters.
  var pivots = 0
  var sinceRefresh = 0
  /// What mending the basis has cost the running operation, in entries looked at.
  var surgery = 0
  var usesFactors = 0
  /// Rows whose coefficients differ by orders of magnitude.
  var wideRows = 0
  /// Something in the running operation calls for a check of the result before it stands.
  var isDoubtful = false
  /// How often repairs made all multipliers anew to be sure.
  var verifications = 0
  var factorsGrew = false
  /// Elimination factors large enough to amplify rounding stand in the basis.
  var isDelicate = false
  var overflowed = false
  var usesBland = false
  /// On in tests: each operation goes over to the product form at its first pivot, once, as if mending were too dear.
  var avoidsMending = false
  /// Less in tests.
  var multiplierLimit = Limit.multipliers
  /// Off in the small systems that conflict sets are tested with.
  var filtersConflicts = true

  var trace = Trace()

  init() { queueHeads.append(-1) }

  /// A state whose arrays begin in a block that outlives it.
  init(in block: inout FirstBlock) {
    rows = RowStore(in: &block)
    levels = LevelTable(in: &block)
    order = TriangularOrder(in: &block)
    journal = Journal(in: &block)
    let rows = FirstBlock.rows
    let variables = FirstBlock.variables
    constraints.settle(in: &block, rows)
    multipliers.settle(in: &block, 2 * rows)
    notedIn.settle(in: &block, rows)
    scratch.settle(in: &block, rows)
    queueLink.settle(in: &block, rows)
    positions.settle(in: &block, variables)
    values.settle(in: &block, variables)
    changed.settle(in: &block, variables)
    changeEpoch.settle(in: &block, variables)
    valueBefore.settle(in: &block, variables)
    work.settle(in: &block, variables)
    magnitude.settle(in: &block, variables)
    pattern.settle(in: &block, variables)
    downstream.settle(in: &block, variables)
    dirty.settle(in: &block, variables)
    touched.settle(in: &block, rows)
    alphaList.settle(in: &block, 16)
    blocking.settle(in: &block, 16)
    terms.settle(in: &block, 16)
    step.settle(in: &block, FirstBlock.levels)
    stepLanes.settle(in: &block, FirstBlock.levels)
    trial.settle(in: &block, FirstBlock.levels)
    slope.settle(in: &block, FirstBlock.levels)
    queueHeads.settle(in: &block, FirstBlock.levels + 1)
    queueHeads.append(-1)
  }

  /// A row on its way out, and where it counted.
  struct Removal {
    var constraint: Int32
    var levelUse: LevelUse
  }

  /// The share of an active row in a combination of them, and the largest number that went into it.
  struct Alpha {
    var constraint: Int32
    var amount: Double
    var magnitude: Double
  }

  /// A pinned variable that a row depends on, and by how much.
  struct Pin {
    var variable: Int32
    var alpha: Double
  }

  /// Where a residual meets zero along a direction.
  struct Kink {
    var distance: Double
    var rate: Double
    var constraint: Int32
    var jump: Int32
  }
}

/// Flags in ``SolverState/scratch``, all clear between operations.
enum Scratch {
  static let queued: UInt8 = 1
  static let touched: UInt8 = 4
  static let visited: UInt8 = 8
  static let inElimination: UInt8 = 16
  /// A batch that is being recorded removes the row.
  static let leaving: UInt8 = 32
  static let inColumn: UInt8 = 128
}

extension SolverState {
  /// A new variable: pinned at `value`, at the end of the order.
  mutating func makeVariable(value: Double) -> Int32 {
    liveVariables += 1
    if freeVariables.count > 0 {
      let variable = freeVariables.removeLast()
      positions[variable] = Position(sequence: order.append(variable))
      values[variable] = value
      changeEpoch[variable] = 0
      if isOrderSparse && !journal.isOpen { compactOrder() }
      return variable
    }
    let variable = Int32(positions.count)
    positions.append(Position(sequence: order.append(variable)))
    rows.addVariable()
    values.append(value)
    changeEpoch.append(0)
    valueBefore.append(0)
    return variable
  }

  /// Frees the slot of a variable that no row uses.
  mutating func freeVariable(_ variable: Int32) {
    assert(positions[variable].isPin && rows.activeHead[variable] < 0 && rows.inactiveHead[variable] < 0)
    order.variables[positions[variable].sequence] = -1
    positions[variable].constraint = Position.dead
    changeEpoch[variable] = 0
    liveVariables -= 1
    freeVariables.append(variable)
  }

  mutating func reserve(variables: Int, constraints count: Int) {
    positions.reserve(variables)
    values.reserve(variables)
    constraints.reserve(count)
    multipliers.reserve(count * stride)
    rows.entries.reserve(count * 3)
  }

  // MARK: Journaled writes

  @inline(__always)
  mutating func noteRow(_ constraint: Int32, word: Int) {
    if constraint < journal.rowLimit {
      let index = Int(constraint) * Row.words + word
      journal.note(.row, index, constraints.word(index))
    }
  }

  @inline(__always)
  mutating func setActivePosition(_ constraint: Int32, _ position: Int32) {
    noteRow(constraint, word: 3)
    constraints[constraint].position = position
  }

  @inline(__always)
  mutating func setFlags(_ constraint: Int32, _ flags: UInt8) {
    if constraints[constraint].flags == flags { return }
    noteRow(constraint, word: 5)
    constraints[constraint].flags = flags
  }

  @inline(__always)
  mutating func notePosition(_ position: Int32) {
    if journal.isOpen { journal.notePosition(position, positions[position]) }
  }

  /// Notes the whole multiplier of a row, once in each operation.
  @inline(__always)
  mutating func noteMultiplier(of constraint: Int32) {
    if constraint < journal.rowLimit && notedIn[constraint] != journal.serial {
      notedIn[constraint] = journal.serial
      let base = Int(constraint) * stride
      for lane in lanes(of: constraint) { journal.note(.multiplier, base + lane, multipliers[base + lane].bitPattern) }
      if laneRanges.count > 0 { journal.note(.noMultiplier, Int(constraint), 0) }
    }
  }

  /// Sets a value and remembers that it changed.
  @inline(__always)
  mutating func setValue(_ variable: Int32, _ value: Double) {
    let old = values[variable]
    if journal.isOpen { journal.note(.value, Int(variable), old.bitPattern) }
    report(variable)
    values[variable] = value
  }

  /// Remembers the value that a variable has before it changes.
  @inline(__always)
  mutating func report(_ variable: Int32) {
    if changeEpoch[variable] == epoch { return }
    changeEpoch[variable] = epoch
    valueBefore[variable] = values[variable]
    changed.append(variable)
  }

  // MARK: Scratch of variables

  /// Before passes write to `work`.
  @inline(__always)
  mutating func startWork() {
    if work.count < positions.count {
      work.extend(to: positions.count, with: 0)
      magnitude.extend(to: positions.count, with: 0)
    }
  }

  /// From here on no variable is marked.
  mutating func startMarking() {
    mark.extend(to: positions.count, with: 0)
    stamp += 1
  }

  /// From here on no variable is in `columnList`.
  mutating func startCollecting() {
    columnList.removeAll()
    collected.extend(to: positions.count, with: 0)
    collectStamp += 1
  }

  // MARK: The order

  @inline(__always)
  mutating func moveToEnd(_ variable: Int32) {
    notePosition(variable)
    let old = positions[variable].sequence
    if journal.isOpen { journal.note(.order, Int(old), UInt64(UInt32(bitPattern: variable))) }
    order.variables[old] = -1
    positions[variable].sequence = order.append(variable)
  }

  /// Most numbers are holes. Soon, so that the array has its final size after few operations.
  @inline(__always)
  var isOrderSparse: Bool { order.count > 2 * liveVariables + 64 }

  /// Compacts the numbers when most are holes. Between operations only: the journal holds numbers.
  mutating func compactOrder() {
    var count: Int32 = 0
    for index in 0..<order.count {
      let variable = order.variables[index]
      if variable < 0 { continue }
      order.variables[count] = variable
      positions[variable].sequence = count
      count += 1
    }
    order.variables.truncate(to: Int(count))
  }
}
