import Cassowary

/// W2: a row of boxes of one width, 8 apart, that fills a window; the window's width is edited.
struct WindowWorkload: Workload {
  let name = "W2"
  let title = "window: resize a row of equal widths"
  let sizes = [10, 100, 300, 1000, 3000, 10_000]
  let settlingSteps = 2

  static let spacing = 8.0

  /// The window's width at the beginning (nil) and after each step.
  static func window(size: Int, after step: Int?) -> Double {
    let roomiest = 60 * Double(size)
    guard let step else { return roomiest }
    // 37 has no divisor in common with 200: all 200 widths are different.
    return roomiest - Double((step + 1) * 37 % 200) * Double(size) / 8
  }

  func constraintCount(size: Int) -> Int { 2 * size }

  func stepCount(size: Int) -> Int { 200 }

  /// `left` and `width` of every box in turn, then the window.
  func answers(size: Int) -> (Int?) -> [Double]? {
    { step in
      let window = Self.window(size: size, after: step)
      let width = (window - Self.spacing * Double(size - 1)) / Double(size)
      return (0..<size).flatMap { [Double($0) * (width + Self.spacing), width] } + [window]
    }
  }

  func ours(size: Int) -> any Session { SolverSession(WindowRun(size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(WindowLoop(size: size)) }

  func program(size: Int) -> PeerProgram? {
    var program = PeerProgram()
    let window = program.addVariables(2 * size + 1) + 2 * size
    for box in 0..<size {
      let left = 2 * box
      let width = left + 1
      if box == 0 {
        program.add([(1, left)], .equal, 0)
      } else {
        program.add([(1, left), (-1, left - 2), (-1, left - 1)], .equal, Self.spacing)
        program.add([(1, width), (-1, 1)], .equal, 0)
      }
    }
    program.add([(1, window - 2), (1, window - 1), (-1, window)], .equal, 0)
    program.perform(.edit(variable: window, priority: .strong))
    program.perform(.suggest(variable: window, value: Self.window(size: size, after: nil)))
    for step in 0..<stepCount(size: size) {
      program.beginStep()
      program.perform(.suggest(variable: window, value: Self.window(size: size, after: step)))
    }
    return program
  }
}

private struct WindowRun: SolverRun {
  let size: Int
  /// Lefts and widths in turn, then the window.
  var variables: [Variable] = []

  init(size: Int) {
    self.size = size
    variables.reserveCapacity(2 * size + 1)
  }

  var valueCount: Int { 2 * size + 1 }

  mutating func reset() { variables.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for box in 0..<size {
      let left = solver.variable()
      let width = solver.variable()
      if box == 0 {
        try solver.add(left == 0)
      } else {
        try solver.add(left == variables[2 * box - 2] + variables[2 * box - 1] + WindowWorkload.spacing)
        try solver.add(width == variables[1])
      }
      variables.append(left)
      variables.append(width)
    }
    let window = solver.variable()
    try solver.add(variables[2 * size - 2] + variables[2 * size - 1] == window)
    variables.append(window)
    try solver.edit(window)
    try solver.suggest(window, WindowWorkload.window(size: size, after: nil))
    values.read(variables, from: solver)
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    try solver.suggest(variables[2 * size], WindowWorkload.window(size: size, after: index))
    values.read(variables, from: solver)
  }
}

private struct WindowLoop: LoopRun, ~Copyable {
  let size: Int
  let lefts: UnsafeColumn
  let widths: UnsafeColumn

  init(size: Int) {
    self.size = size
    lefts = UnsafeColumn(count: size)
    widths = UnsafeColumn(count: size)
  }

  var valueCount: Int { 2 * size + 1 }

  mutating func build(into values: borrowing UnsafeColumn) {
    assign(WindowWorkload.window(size: size, after: nil), into: values)
  }

  mutating func step(_ index: Int, into values: borrowing UnsafeColumn) {
    assign(WindowWorkload.window(size: size, after: index), into: values)
  }

  private func assign(_ window: Double, into values: borrowing UnsafeColumn) {
    let width = (window - WindowWorkload.spacing * Double(size - 1)) / Double(size)
    var left = 0.0
    for box in 0..<size {
      lefts[box] = left
      widths[box] = width
      left += width + WindowWorkload.spacing
    }
    for box in 0..<size {
      values[2 * box] = lefts[box]
      values[2 * box + 1] = widths[box]
    }
    values[2 * size] = window
  }
}
