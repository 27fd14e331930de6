import Cassowary

/// W11: a full table with equal rows and equal columns that fills a window; N cells, ten columns for three rows.
///
/// Every row and every column is tied to both edges, although one of each would do: most of that is redundant.
struct TableWorkload: Workload {
  let name = "W11-table"
  let title = "a full table with equal rows and columns: resize"
  let sizes = [30, 270, 3000]
  let settlingSteps = 2

  static let gap = 4.0

  static func columns(size: Int) -> Int { max(1, Int((Double(size) * 10 / 3).squareRoot().rounded())) }
  static func rows(size: Int) -> Int { max(1, size / columns(size: size)) }

  /// The window at the beginning (nil) and after each step.
  static func window(size: Int, after step: Int?) -> (width: Double, height: Double) {
    let (width, height) = (Double(64 * columns(size: size)), Double(32 * rows(size: size)))
    guard let step else { return (width, height) }
    return (width + Double((step + 1) * 37 % 200), height + Double((step + 1) * 53 % 200))
  }

  func constraintCount(size: Int) -> Int {
    let (rows, columns) = (Self.rows(size: size), Self.columns(size: size))
    return 4 * rows * columns - 2 + rows + columns
  }

  func stepCount(size: Int) -> Int { 50 }

  /// `left`, `top`, `width` and `height` of every cell row by row, then the window's width and height.
  func answers(size: Int) -> (Int?) -> [Double]? {
    let (rows, columns) = (Self.rows(size: size), Self.columns(size: size))
    return { step in
      let window = Self.window(size: size, after: step)
      let width = (window.width - Self.gap * Double(columns - 1)) / Double(columns)
      let height = (window.height - Self.gap * Double(rows - 1)) / Double(rows)
      let cells = (0..<rows).flatMap { row in
        (0..<columns).flatMap { column in
          [Double(column) * (width + Self.gap), Double(row) * (height + Self.gap), width, height]
        }
      }
      return cells + [window.width, window.height]
    }
  }

  func ours(size: Int) -> any Session { SolverSession(TableRun(size: size)) }

  func program(size: Int) -> PeerProgram? {
    let (rows, columns) = (Self.rows(size: size), Self.columns(size: size))
    var program = PeerProgram()
    let window = program.addVariables(4 * rows * columns + 2) + 4 * rows * columns
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = 4 * (row * columns + column)
        let (before, above) = (cell - 4, cell - 4 * columns)
        // `left` and `top`, each from the neighbour's place and extent; then `width` and `height` as the neighbour's.
        program.add(
          column == 0 ? [(1, cell)] : [(1, cell), (-1, before), (-1, before + 2)], .equal, column == 0 ? 0 : Self.gap)
        program.add(
          row == 0 ? [(1, cell + 1)] : [(1, cell + 1), (-1, above + 1), (-1, above + 3)], .equal,
          row == 0 ? 0 : Self.gap)
        if row + column > 0 {
          let neighbour = column > 0 ? before : above
          program.add([(1, cell + 2), (-1, neighbour + 2)], .equal, 0)
          program.add([(1, cell + 3), (-1, neighbour + 3)], .equal, 0)
        }
        if column == columns - 1 { program.add([(1, cell), (1, cell + 2), (-1, window)], .equal, 0) }
        if row == rows - 1 { program.add([(1, cell + 1), (1, cell + 3), (-1, window + 1)], .equal, 0) }
      }
    }
    let first = Self.window(size: size, after: nil)
    for (variable, value) in [(window, first.width), (window + 1, first.height)] {
      program.perform(.edit(variable: variable, priority: .strong))
      program.perform(.suggest(variable: variable, value: value))
    }
    for step in 0..<stepCount(size: size) {
      program.beginStep()
      let next = Self.window(size: size, after: step)
      program.perform(.suggest(variable: window, value: next.width))
      program.perform(.suggest(variable: window + 1, value: next.height))
    }
    return program
  }
}

private struct TableRun: SolverRun {
  let size: Int
  let rows: Int
  let columns: Int
  var cells: [BoxVariables] = []
  /// What the two edits are given, in memory that is used again.
  var wishes: [(Variable, Double)] = []

  init(size: Int) {
    self.size = size
    rows = TableWorkload.rows(size: size)
    columns = TableWorkload.columns(size: size)
  }

  var valueCount: Int { 4 * rows * columns + 2 }

  mutating func reset() {
    cells.removeAll(keepingCapacity: true)
    wishes.removeAll(keepingCapacity: true)
  }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for _ in 0..<rows * columns { cells.append(BoxVariables(&solver)) }
    let (width, height) = (solver.variable(), solver.variable())
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = cells[row * columns + column]
        if column == 0 {
          try solver.add(cell.left == 0)
        } else {
          let before = cells[row * columns + column - 1]
          try solver.add(cell.left == before.left + before.width + TableWorkload.gap)
        }
        if row == 0 {
          try solver.add(cell.top == 0)
        } else {
          let above = cells[(row - 1) * columns + column]
          try solver.add(cell.top == above.top + above.height + TableWorkload.gap)
        }
        if row + column > 0 {
          let neighbour = cells[column > 0 ? row * columns + column - 1 : (row - 1) * columns]
          try solver.add(cell.width == neighbour.width)
          try solver.add(cell.height == neighbour.height)
        }
        if column == columns - 1 { try solver.add(cell.left + cell.width == width) }
        if row == rows - 1 { try solver.add(cell.top + cell.height == height) }
      }
    }
    let window = TableWorkload.window(size: size, after: nil)
    wishes.append((width, window.width))
    wishes.append((height, window.height))
    for wish in wishes {
      try solver.edit(wish.0)
      try solver.suggest(wish.0, wish.1)
    }
    read(from: solver, into: values)
  }

  mutating func step(_ index: Int, _ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    let window = TableWorkload.window(size: size, after: index)
    wishes[0].1 = window.width
    wishes[1].1 = window.height
    try solver.suggest(wishes)
    read(from: solver, into: values)
  }

  private func read(from solver: borrowing Solver, into values: borrowing UnsafeColumn) {
    values.read(cells, from: solver)
    solver.withValues { read in
      values[4 * cells.count] = read[wishes[0].0]
      values[4 * cells.count + 1] = read[wishes[1].0]
    }
  }
}
