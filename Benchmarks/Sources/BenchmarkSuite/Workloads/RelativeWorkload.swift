import Cassowary

/// W7: views with six variables each, every one placed and sized after the one before on both axes.
struct RelativeWorkload: Workload {
  let name = "W7"
  let title = "relative: each view after the one before, on both axes"
  let sizes = [10, 100, 500, 1000, 3000, 10_000, 30_000, 100_000]

  static let width = 50.0
  static let height = 20.0
  static let spacing = 8.0

  func constraintCount(size: Int) -> Int { 6 * size }

  /// `left`, `top`, `width`, `height`, `right` and `bottom` of every view in turn.
  func answers(size: Int) -> (Int?) -> [Double]? {
    { _ in
      (0..<size).flatMap { view in
        let (left, top) = (Double(58 * view), Double(28 * view))
        return [left, top, 50, 20, left + 50, top + 20]
      }
    }
  }

  func ours(size: Int) -> any Session { SolverSession(RelativeRun(size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(RelativeLoop(size: size)) }

  func program(size: Int) -> PeerProgram? {
    var program = PeerProgram()
    program.addVariables(6 * size)
    for view in 0..<size {
      let left = 6 * view
      let (top, width, height, right, bottom) = (left + 1, left + 2, left + 3, left + 4, left + 5)
      program.add([(1, right), (-1, left), (-1, width)], .equal, 0)
      program.add([(1, bottom), (-1, top), (-1, height)], .equal, 0)
      if view == 0 {
        program.add([(1, left)], .equal, 0)
        program.add([(1, top)], .equal, 0)
        program.add([(1, width)], .equal, Self.width)
        program.add([(1, height)], .equal, Self.height)
      } else {
        program.add([(1, left), (-1, right - 6)], .equal, Self.spacing)
        program.add([(1, top), (-1, bottom - 6)], .equal, Self.spacing)
        program.add([(1, width), (-1, width - 6)], .equal, 0)
        program.add([(1, height), (-1, height - 6)], .equal, 0)
      }
    }
    return program
  }
}

private struct RelativeRun: SolverRun {
  let size: Int
  var variables: [Variable] = []

  init(size: Int) {
    self.size = size
    variables.reserveCapacity(6 * size)
  }

  var valueCount: Int { 6 * size }

  mutating func reset() { variables.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for view in 0..<size {
      for _ in 0..<6 { variables.append(solver.variable()) }
      let first = 6 * view
      let (left, top) = (variables[first], variables[first + 1])
      let (width, height) = (variables[first + 2], variables[first + 3])
      let (right, bottom) = (variables[first + 4], variables[first + 5])
      try solver.add(right == left + width)
      try solver.add(bottom == top + height)
      if view == 0 {
        try solver.add(left == 0)
        try solver.add(top == 0)
        try solver.add(width == RelativeWorkload.width)
        try solver.add(height == RelativeWorkload.height)
      } else {
        try solver.add(left == variables[first - 2] + RelativeWorkload.spacing)
        try solver.add(top == variables[first - 1] + RelativeWorkload.spacing)
        try solver.add(width == variables[first - 4])
        try solver.add(height == variables[first - 3])
      }
    }
    values.read(variables, from: solver)
  }
}

private struct RelativeLoop: LoopRun, ~Copyable {
  let size: Int
  let frames: UnsafeColumn

  init(size: Int) {
    self.size = size
    frames = UnsafeColumn(count: 6 * size)
  }

  var valueCount: Int { 6 * size }

  mutating func build(into values: borrowing UnsafeColumn) {
    var (left, top) = (0.0, 0.0)
    for view in 0..<size {
      let first = 6 * view
      frames[first] = left
      frames[first + 1] = top
      frames[first + 2] = RelativeWorkload.width
      frames[first + 3] = RelativeWorkload.height
      frames[first + 4] = left + RelativeWorkload.width
      frames[first + 5] = top + RelativeWorkload.height
      left += RelativeWorkload.width + RelativeWorkload.spacing
      top += RelativeWorkload.height + RelativeWorkload.spacing
    }
    for index in 0..<6 * size { values[index] = frames[index] }
  }
}
