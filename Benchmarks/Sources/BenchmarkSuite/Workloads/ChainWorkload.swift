import Cassowary

/// W1: a chain of boxes, each 8 after the one before, at least 10 wide and best 50 to 56.
struct ChainWorkload: Workload {
  let name = "W1"
  let title = "chain: add all, read all"
  let sizes = [10, 100, 1000, 3000, 10_000, 30_000, 100_000]

  static let spacing = 8.0
  static let leastWidth = 10.0

  static func width(_ box: Int) -> Double { Double(50 + box % 7) }

  func constraintCount(size: Int) -> Int { 3 * size }

  func stepCount(size: Int) -> Int { 0 }

  /// `left` and `width` of every box in turn.
  func expected(size: Int, after step: Int?) -> [Double] {
    var values: [Double] = []
    // 1 + 2 + … + 6 of every seven boxes that are complete, and the rest of the last.
    for box in 0..<size {
      let (weeks, days) = box.quotientAndRemainder(dividingBy: 7)
      values.append(Double(58 * box + 21 * weeks + days * (days - 1) / 2))
      values.append(Self.width(box))
    }
    return values
  }

  func ours(size: Int) -> any Session { ChainOurs(size: size) }

  func hand(size: Int) -> (any Session)? { ChainHand(size: size) }

  func program(size: Int) -> PeerProgram? {
    var program = PeerProgram()
    program.addVariables(2 * size)
    func add(_ row: Int) { program.perform(.add(row)) }
    for box in 0..<size {
      let left = 2 * box
      let width = left + 1
      if box == 0 {
        add(program.row([(1, left)], .equal, 0))
      } else {
        add(program.row([(1, left), (-1, left - 2), (-1, left - 1)], .equal, Self.spacing))
      }
      add(program.row([(1, width)], .greaterThanOrEqual, Self.leastWidth))
      add(program.row([(1, width)], .equal, Self.width(box), priority: 250))
    }
    return program
  }
}

private final class ChainOurs: InnerSession {
  private let size: Int
  private let leftNames: [String]
  private let widthNames: [String]
  private var lefts: [Variable] = []
  private var widths: [Variable] = []
  private var solver = Solver()
  private let values: UnsafeColumn

  init(size: Int) {
    self.size = size
    leftNames = (0..<size).map { "left\($0)" }
    widthNames = (0..<size).map { "width\($0)" }
    lefts.reserveCapacity(size)
    widths.reserveCapacity(size)
    values = UnsafeColumn(count: 2 * size)
  }

  func reset() {
    solver = Solver()
    lefts.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    values.clear()
  }

  func performBuild() throws {
    // Built in a local: a property of a class is checked for exclusive access at every call.
    var solver = Solver()
    for box in 0..<size {
      let left = solver.variable(leftNames[box])
      let width = solver.variable(widthNames[box])
      if box == 0 {
        try solver.add(left == 0)
      } else {
        try solver.add(left == lefts[box - 1] + widths[box - 1] + ChainWorkload.spacing)
      }
      try solver.add(width >= ChainWorkload.leastWidth)
      try solver.add(width == ChainWorkload.width(box), .weak)
      lefts.append(left)
      widths.append(width)
    }
    solver.withValues { read in
      for box in 0..<size {
        values[2 * box] = read[lefts[box]]
        values[2 * box + 1] = read[widths[box]]
      }
    }
    self.solver = solver
  }

  func performSteps(_ range: Range<Int>) {}

  func readValues() -> [Double] { values.elements }
}

private final class ChainHand: InnerSession {
  private let size: Int
  private let lefts: UnsafeColumn
  private let widths: UnsafeColumn
  private let values: UnsafeColumn

  init(size: Int) {
    self.size = size
    lefts = UnsafeColumn(count: size)
    widths = UnsafeColumn(count: size)
    values = UnsafeColumn(count: 2 * size)
  }

  func reset() { values.clear() }

  func performBuild() {
    var left = 0.0
    for box in 0..<size {
      let width = max(ChainWorkload.leastWidth, ChainWorkload.width(box))
      lefts[box] = left
      widths[box] = width
      left += width + ChainWorkload.spacing
    }
    for box in 0..<size {
      values[2 * box] = lefts[box]
      values[2 * box + 1] = widths[box]
    }
  }

  func performSteps(_ range: Range<Int>) {}

  func readValues() -> [Double] { values.elements }
}
