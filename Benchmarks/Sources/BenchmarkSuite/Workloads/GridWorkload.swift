import Cassowary

/// W11: a square grid whose inner points are the mean of their four neighbours, as one batch. The border has the
/// values of a polynomial that is its own mean everywhere, so the inside has them too.
struct GridWorkload: Workload {
  let name = "W11-grid"
  let title = "Laplace's equation on a grid, as one batch"
  let sizes = [100, 400, 1600]

  /// Points along an edge.
  static func side(size: Int) -> Int { max(2, Int(Double(size).squareRoot())) }

  static func value(_ row: Int, _ column: Int) -> Double {
    let (x, y) = (Double(column) / 8, Double(row) / 8)
    return x * x - y * y + 3 * x * y - 2 * x + y + 5
  }

  static func isBorder(_ row: Int, _ column: Int, _ side: Int) -> Bool {
    row == 0 || column == 0 || row == side - 1 || column == side - 1
  }

  func constraintCount(size: Int) -> Int { Self.side(size: size) * Self.side(size: size) }

  func answers(size: Int) -> (Int?) -> [Double]? {
    let side = Self.side(size: size)
    let values = (0..<side).flatMap { row in (0..<side).map { Self.value(row, $0) } }
    return { _ in values }
  }

  func ours(size: Int) -> any Session { SolverSession(GridRun(side: Self.side(size: size))) }

  func program(size: Int) -> PeerProgram? {
    let side = Self.side(size: size)
    var program = PeerProgram()
    program.addVariables(side * side)
    for row in 0..<side {
      for column in 0..<side {
        let here = row * side + column
        if Self.isBorder(row, column, side) {
          program.add([(1, here)], .equal, Self.value(row, column))
        } else {
          program.add([(4, here), (-1, here - side), (-1, here - 1), (-1, here + 1), (-1, here + side)], .equal, 0)
        }
      }
    }
    return program
  }
}

private struct GridRun: SolverRun {
  let side: Int
  var points: [Variable] = []

  init(side: Int) { self.side = side }

  var valueCount: Int { side * side }

  mutating func reset() { points.removeAll(keepingCapacity: true) }

  mutating func build(_ solver: inout Solver, into values: borrowing UnsafeColumn) throws {
    for _ in 0..<side * side { points.append(solver.variable()) }
    try solver.batch { batch in
      for row in 0..<side {
        for column in 0..<side {
          let here = row * side + column
          if GridWorkload.isBorder(row, column, side) {
            try batch.add(points[here] == GridWorkload.value(row, column))
          } else {
            let around = points[here - side] + points[here - 1] + points[here + 1] + points[here + side]
            try batch.add(4 * points[here] == around)
          }
        }
      }
    }
    values.read(points, from: solver)
  }
}
