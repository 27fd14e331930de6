import Cassowary
import Testing
import _TestSupport

/// Coefficients far apart, and rows that are nearly the same.
struct MagnitudeTests {
  /// The solver takes a row as met up to this part of the numbers in it.
  static let feasibility = 1e-10

  static let magnitudes = [
    1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8,
  ]

  /// A factor in front of a whole row changes nothing.
  @Test(arguments: magnitudes)
  func scaledRows(factor: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(factor * x + factor * y == factor * 10, name: "sum")
    try solver.add(factor * x - factor * y >= factor * 4, name: "difference")
    try solver.add(y == 100, .strong)
    #expect((solver.value(x) - 7).magnitude <= 1e-9)
    #expect((solver.value(y) - 3).magnitude <= 1e-9)
    #expect(solver.checkInvariants(.exact) == [])
    let error = #expect(throws: SolverError.self) { try solver.add(factor * x <= factor * 6, name: "limit") }
    #expect(error?.conflictNames == ["sum", "difference", "limit"])
    #expect((solver.value(x) - 7).magnitude <= 1e-9)
  }

  /// Two rows that differ by ten orders and more inside and between them.
  @Test(arguments: magnitudes, [1e-8, 1, 1e8])
  func mixedRows(a: Double, b: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == 3)
    try solver.add(a * x + b * y == 3 * b + 5 * a)
    let exact = (Rational(3 * b + 5 * a) - Rational(3) * Rational(b)) / Rational(a)
    let size = 5 * a + 3 * b + (3 * b + 5 * a) + 1
    #expect((solver.value(x) - exact.approximate).magnitude * a <= Self.feasibility * size)
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test(arguments: magnitudes)
  func tinyAndHugeChain(factor: Double) throws {
    var solver = Solver()
    let variables = (0..<12).map { solver.variable("x\($0)") }
    // Up by the factor and down again.
    for index in 0..<11 {
      let isUp = index.isMultiple(of: 2)
      try solver.add(
        isUp ? variables[index + 1] == factor * variables[index] : factor * variables[index + 1] == variables[index])
    }
    try solver.add(variables[0] == 7, .strong)
    #expect(solver.checkInvariants(.exact) == [])
    for index in stride(from: 0, to: 12, by: 2) {
      #expect((solver.value(variables[index]) - 7).magnitude <= 1e-8)
    }
    try solver.edit(variables[10], .strong + 1)
    try solver.suggest(variables[10], -2)
    #expect((solver.value(variables[0]) + 2).magnitude <= 1e-8)
    #expect(solver.checkInvariants(.exact) == [])
  }

  /// Two lines that meet at (1, 1) under a small angle. Above a millionth there is no excuse; below it the solver may
  /// say that it cannot tell.
  @Test(arguments: [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12])
  func nearlyParallelEquations(angle: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x + y == 2)
    let before = [solver.value(x), solver.value(y)]
    do throws(SolverError) {
      try solver.add(x + (1 + angle) * y == 2 + angle)
      #expect((solver.value(x) + solver.value(y) - 2).magnitude <= Self.feasibility * 5)
      #expect((solver.value(x) + (1 + angle) * solver.value(y) - (2 + angle)).magnitude <= Self.feasibility * 5)
      // Rounding of the given numbers moves the point by a few ulps over the angle, not more.
      if angle >= 1e-6 { #expect((solver.value(y) - 1).magnitude <= 8 * 2.3e-16 / angle) }
    } catch {
      #expect(RefusalKind(error) == .numericallyUnstable)
      #expect(angle < 1e-6)
      #expect([solver.value(x), solver.value(y)] == before)
    }
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test(arguments: [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6])
  func thinWedge(angle: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y >= x)
    try solver.add(y - (1 + angle) * x <= -5)
    try solver.add(x == 0, .strong)
    let tip = 5 / angle
    #expect((solver.value(x) - tip).magnitude <= 1e-8 * tip)
    #expect((solver.value(y) - tip).magnitude <= 1e-8 * tip)
    #expect(solver.checkInvariants(.exact) == [])
    let error = #expect(throws: SolverError.self) { try solver.add(x <= tip / 2) }
    #expect(error?.conflictNames.count == 3)
  }

  /// Powers along a chain grow to 3⁴⁰ and come back.
  @Test func growthAlongAChain() throws {
    var solver = Solver()
    let variables = (0...80).map { solver.variable("x\($0)") }
    for index in 0..<40 { try solver.add(variables[index + 1] == 3 * variables[index]) }
    for index in 40..<80 { try solver.add(3 * variables[index + 1] == variables[index]) }
    try solver.add(variables[0] == 1)
    #expect((solver.value(variables[80]) - 1).magnitude <= 1e-9)
    #expect(solver.checkInvariants(.exact) == [])
  }
}
