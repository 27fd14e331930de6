import Cassowary

/// W5: boxes that have nothing to do with each other, six constraints each.
struct CellsWorkload: Workload {
  let name = "W5"
  let title = "cells: unrelated boxes"
  let sizes = [10, 100, 1000, 3000, 10_000, 30_000, 100_000]

  static let leastWidth = 20.0
  static let leastHeight = 10.0

  static func left(_ box: Int) -> Double { Double(box % 10 * 100) }
  static func top(_ box: Int) -> Double { Double(box / 10 * 50) }
  static func width(_ box: Int) -> Double { Double(60 + box % 7) }
  static func height(_ box: Int) -> Double { Double(30 + box % 5) }

  func constraintCount(size: Int) -> Int { 6 * size }

  /// `left`, `top`, `right` and `bottom` of every box in turn.
  func answers(size: Int) -> (Int?) -> [Double]? {
    { _ in
      (0..<size).flatMap { box in
        let (row, column) = box.quotientAndRemainder(dividingBy: 10)
        let left = Double(100 * column)
        let top = Double(50 * row)
        return [left, top, left + Double(60 + box % 7), top + Double(30 + box % 5)]
      }
    }
  }

  func ours(size: Int) -> any Session { SolverSession(CellsRun(size: size)) }

  func hand(size: Int) -> (any Session)? { LoopSession(CellsLoop(size: size)) }

  func program(size: Int) -> PeerProgram? {
    var program = PeerProgram()
    program.addVariables(4 * size)
    for box in 0..<size {
      let left = 4 * box
      let (top, right, bottom) = (left + 1, left + 2, left + 3)
      program.add([(1, left)], .equal, Self.left(box))
      program.add([(1, top)], .equal, Self.top(box))
      program.add([(1, right), (-1, left)], .greaterThanOrEqual, Self.leastWidth)
      program.add([(1, bottom), (-1, top)], .greaterThanOrEqual, Self.leastHeight)
      program.add([(1, right), (-1, left)], .equal, Self.width(box), priority: .weak)
      program.add([(1, bottom), (-1, top)], .equal, Self.height(box), priority: .weak)
    }
    return program
  }
}

private struct CellsRun: SolverRun {
  let size: Int
  var variables: [Variable] = []

  init(size: Int) {
    self.size = size
    variables.reserveCapacity(4 * size)
  }

  var valueCount: Int { 4 * size }

  mutating func reset() { variables.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for box in 0..<size {
      let left = solver.variable()
      let top = solver.variable()
      let right = solver.variable()
      let bottom = solver.variable()
      try solver.add(left == CellsWorkload.left(box))
      try solver.add(top == CellsWorkload.top(box))
      try solver.add(right >= left + CellsWorkload.leastWidth)
      try solver.add(bottom >= top + CellsWorkload.leastHeight)
      try solver.add(right - left == CellsWorkload.width(box), .weak)
      try solver.add(bottom - top == CellsWorkload.height(box), .weak)
      variables.append(left)
      variables.append(top)
      variables.append(right)
      variables.append(bottom)
    }
    values.read(variables, from: solver)
  }
}

private struct CellsLoop: LoopRun, ~Copyable {
  let size: Int
  let edges: UnsafeColumn

  init(size: Int) {
    self.size = size
    edges = UnsafeColumn(count: 4 * size)
  }

  var valueCount: Int { 4 * size }

  mutating func build(into values: borrowing UnsafeColumn) {
    for box in 0..<size {
      let left = CellsWorkload.left(box)
      let top = CellsWorkload.top(box)
      edges[4 * box] = left
      edges[4 * box + 1] = top
      edges[4 * box + 2] = left + max(CellsWorkload.leastWidth, CellsWorkload.width(box))
      edges[4 * box + 3] = top + max(CellsWorkload.leastHeight, CellsWorkload.height(box))
    }
    for index in 0..<4 * size { values[index] = edges[index] }
  }
}
