/// The lanes in which one constraint counts.
struct LevelUse {
  /// That of its level, or negative.
  var lane: Int32
  var breaksTies = false
}

/// The levels in use, strongest first, each a lane of the multiplier vectors. Unused levels cost nothing.
struct LevelTable: ~Copyable {
  /// The priority of each lane, falling.
  var priorities = FlatArray<Double>()
  /// How many constraints are in each lane.
  var uses = FlatArray<Int32>()
  /// The largest and smallest weight seen in each lane, scaled, from which the tolerance follows.
  private var largest = FlatArray<Double>()
  private var smallest = FlatArray<Double>()
  /// What counts as zero in each lane.
  var tolerance = FlatArray<Double>()
  /// Multipliers beyond this have gathered more rounding than the tolerance allows for.
  var doubtful = FlatArray<Double>()
  /// The lane of tie breaks, below all levels; -1 while no constraint has one.
  private(set) var tieLane = -1
  /// What the running operation overwrote; see ``rollBack()``.
  private var overwritten = FlatArray<Overwritten>()

  init() {}

  init(in block: inout FirstBlock) {
    priorities.settle(in: &block, FirstBlock.levels)
    uses.settle(in: &block, FirstBlock.levels)
    largest.settle(in: &block, FirstBlock.levels)
    smallest.settle(in: &block, FirstBlock.levels)
    tolerance.settle(in: &block, FirstBlock.levels)
    doubtful.settle(in: &block, FirstBlock.levels)
    overwritten.settle(in: &block, FirstBlock.levels)
  }

  struct Overwritten {
    var lane: Int
    var largest: Double
    var smallest: Double
    var tolerance: Double
  }

  var count: Int { priorities.count }

  /// The lanes that decide what is optimal.
  var decisive: Int { tieLane < 0 ? count : tieLane }

  private mutating func findTieLane() {
    tieLane = count > 0 && priorities[count - 1] == Strength.tiePriority ? count - 1 : -1
  }

  /// The lane with this priority, or where it would have to be inserted.
  @inline(__always)
  func find(_ priority: Double) -> (lane: Int, exists: Bool) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return (low, low < count && priorities[low] == priority)
  }

  mutating func insert(_ priority: Double, at lane: Int) {
    priorities.append(priority)
    uses.append(0)
    largest.append(0)
    smallest.append(.infinity)
    tolerance.append(0)
    doubtful.append(0)
    var index = count - 1
    while index > lane {
      priorities[index] = priorities[index - 1]
      uses[index] = uses[index - 1]
      largest[index] = largest[index - 1]
      smallest[index] = smallest[index - 1]
      tolerance[index] = tolerance[index - 1]
      doubtful[index] = doubtful[index - 1]
      index -= 1
    }
    priorities[lane] = priority
    uses[lane] = 0
    largest[lane] = 0
    smallest[lane] = .infinity
    tolerance[lane] = 0
    doubtful[lane] = 0
    findTieLane()
  }

  /// Forgets a lane that nothing uses.
  mutating func remove(_ lane: Int) {
    for index in lane..<(count - 1) {
      priorities[index] = priorities[index + 1]
      uses[index] = uses[index + 1]
      largest[index] = largest[index + 1]
      smallest[index] = smallest[index + 1]
      tolerance[index] = tolerance[index + 1]
      doubtful[index] = doubtful[index + 1]
    }
    let last = count - 1
    priorities.truncate(to: last)
    uses.truncate(to: last)
    largest.truncate(to: last)
    smallest.truncate(to: last)
    tolerance.truncate(to: last)
    doubtful.truncate(to: last)
    findTieLane()
  }

  /// Takes a weight into account: the tolerance is relative to the largest, but far below the smallest, so that small
  /// weights in scaled rows still count.
  mutating func include(weight: Double, in lane: Int) {
    if weight <= largest[lane] && weight >= smallest[lane] { return }
    overwritten.append(
      Overwritten(lane: lane, largest: largest[lane], smallest: smallest[lane], tolerance: tolerance[lane]))
    largest[lane] = max(largest[lane], weight)
    smallest[lane] = min(smallest[lane], weight)
    updateTolerance(of: lane)
  }

  private mutating func updateTolerance(of lane: Int) {
    tolerance[lane] = max(
      min(Tolerance.multiplier * largest[lane], 1e-3 * smallest[lane]), 1e-14 * largest[lane])
    doubtful[lane] = tolerance[lane] * Tolerance.multiplierRange
  }

  /// Counts, or no longer counts, a constraint.
  @inline(__always)
  func count(_ use: LevelUse, by amount: Int32) {
    if use.lane < 0 { return }
    uses[use.lane] += amount
    if use.breaksTies { uses[tieLane] += amount }
  }

  mutating func commit() { overwritten.removeAll() }

  /// Puts back what a refused operation changed. Lanes it inserted stay, empty: they decide nothing.
  mutating func rollBack() {
    while overwritten.count > 0 {
      let old = overwritten.removeLast()
      largest[old.lane] = old.largest
      smallest[old.lane] = old.smallest
      tolerance[old.lane] = old.tolerance
      doubtful[old.lane] = old.tolerance * Tolerance.multiplierRange
    }
  }

  borrowing func copy() -> LevelTable {
    var result = LevelTable()
    result.priorities = priorities.copy()
    result.uses = uses.copy()
    result.largest = largest.copy()
    result.smallest = smallest.copy()
    result.tolerance = tolerance.copy()
    result.doubtful = doubtful.copy()
    result.tieLane = tieLane
    return result
  }
}
