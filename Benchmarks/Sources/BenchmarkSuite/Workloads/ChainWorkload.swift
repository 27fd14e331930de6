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

  /// `left` and `width` of every box in turn.
  func answers(size: Int) -> (Int?) -> [Double]? {
    var values: [Double] = []
    // 1 + 2 + … + 6 of every seven boxes that are complete, and the rest of the last.
    for box in 0..<size {
      let (weeks, days) = box.quotientAndRemainder(dividingBy: 7)
      values.append(Double(58 * box + 21 * weeks + days * (days - 1) / 2))
      values.append(Self.width(box))
    }
    return { _ in values }
  }

  func ours(size: Int) -> any Session { SolverSession(ChainRun(size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(ChainLoop(size: size)) }

  func program(size: Int) -> PeerProgram? {
    var program = PeerProgram()
    program.addVariables(2 * size)
    for box in 0..<size {
      let left = 2 * box
      let width = left + 1
      if box == 0 {
        program.add([(1, left)], .equal, 0)
      } else {
        program.add([(1, left), (-1, left - 2), (-1, left - 1)], .equal, Self.spacing)
      }
      program.add([(1, width)], .greaterThanOrEqual, Self.leastWidth)
      program.add([(1, width)], .equal, Self.width(box), priority: .weak)
    }
    return program
  }
}

private struct ChainRun: SolverRun {
  let size: Int
  let leftNames: [String]
  let widthNames: [String]
  var boxes: [Variable] = []

  init(size: Int) {
    self.size = size
    leftNames = (0..<size).map { "left\($0)" }
    widthNames = (0..<size).map { "width\($0)" }
    boxes.reserveCapacity(2 * size)
  }

  var valueCount: Int { 2 * size }

  mutating func reset() { boxes.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for box in 0..<size {
      let left = solver.variable(leftNames[box])
      let width = solver.variable(widthNames[box])
      if box == 0 {
        try solver.add(left == 0)
      } else {
        try solver.add(left == boxes[2 * box - 2] + boxes[2 * box - 1] + ChainWorkload.spacing)
      }
      try solver.add(width >= ChainWorkload.leastWidth)
      try solver.add(width == ChainWorkload.width(box), .weak)
      boxes.append(left)
      boxes.append(width)
    }
    values.read(boxes, from: solver)
  }
}

private struct ChainLoop: LoopRun, ~Copyable {
  let size: Int
  let lefts: UnsafeColumn
  let widths: UnsafeColumn

  init(size: Int) {
    self.size = size
    lefts = UnsafeColumn(count: size)
    widths = UnsafeColumn(count: size)
  }

  var valueCount: Int { 2 * size }

  mutating func build(into values: borrowing UnsafeColumn) {
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
}
