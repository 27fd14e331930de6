import Cassowary
import Testing
import _TestSupport

/// Laplace's equation on a grid, where a careless choice of pivots multiplies rounding errors row by row.
struct LaplaceGridTests {
  /// The harmonic function x² − y² solves the difference equations exactly, so every value is known.
  @Test(arguments: [5, 12, 40])
  func harmonicFunction(side: Int) throws {
    var solver = Solver()
    let points = (0..<side * side).map { solver.variable("p\($0)") }
    let grid = GridRows(side: side)
    func harmonic(_ point: Int) -> Double {
      let (row, column) = (Double(point / side), Double(point % side))
      return (column * column - row * row) / Double(side * side)
    }
    for equation in grid.equations { try solver.add(equation.linearConstraint(points)) }
    for point in grid.rim { try solver.add(points[point] == harmonic(point)) }
    var worst = 0.0
    for point in points.indices { worst = max(worst, (solver.value(points[point]) - harmonic(point)).magnitude) }
    #expect(worst <= 1e-9)
    #expect(solver.checkInvariants(.exact) == [])
  }

  /// The rim first, the equations in random order, and one value of the rim dragged.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func shuffled(seed: UInt64) throws {
    let side = 16
    var random = SeededRandom(seed: seed)
    var solver = Solver()
    let points = (0..<side * side).map { solver.variable("p\($0)") }
    let grid = GridRows(side: side)
    for point in grid.rim.dropFirst() { try solver.add(points[point] == 0, .strong) }
    let equations = grid.equations
    for index in random.distinct(equations.count, below: equations.count) {
      try solver.add(equations[index].linearConstraint(points))
    }
    #expect(points.allSatisfy { solver.value($0) == 0 })
    let handle = points[grid.rim[side / 2]]
    try solver.edit(handle, .strong + 1)
    try solver.suggest(handle, 100)
    #expect(solver.checkInvariants(.exact) == [])
    // The mean value property keeps everything inside between the values of the rim.
    let values = points.map { solver.value($0) }
    #expect(values.allSatisfy { $0 >= -1e-9 && $0 <= 100 + 1e-9 })
    #expect(values[grid.rim[side / 2]] == 100)
    #expect(values[grid.rim[side / 2] + side] > 20)
  }
}
