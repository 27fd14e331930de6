import Testing
import _TestSupport

/// Hand-made systems with known answers.
struct ReferenceSolverTests {
  typealias Row = ReferenceConstraint

  private func row(
    _ coefficients: [Rational], _ relation: Row.Relation, _ constant: Rational, _ priority: Double = 1000,
    weight: Rational = 1
  ) -> Row {
    Row(
      coefficients.enumerated().map { Row.Term($0.offset, $0.element) }, relation, constant, priority: priority,
      weight: weight)
  }

  private func solve(_ count: Int, _ rows: [Row]) throws -> ReferenceOptimum {
    try #require(ReferenceSolver(variableCount: count, constraints: rows).solve())
  }

  @Test func nothingToSolve() throws {
    let optimum = try solve(2, [])
    #expect(optimum.levels.isEmpty)
    #expect(optimum.point == [0, 0])
    #expect(optimum.range(of: 0) == (nil, nil))
    #expect(optimum.freedom(of: 1) == .init(up: true, down: true))
  }

  @Test func twoEquations() throws {
    let optimum = try solve(2, [row([1, 1], .equal, 3), row([1, -2], .equal, 1)])
    #expect(optimum.point == [Rational(7, 3), Rational(2, 3)])
    #expect(optimum.isUnique(0) && optimum.isUnique(1))
  }

  @Test func aStrongerLevelIsNeverOutweighed() throws {
    var rows = [row([1], .equal, 0, 500)]
    for _ in 0..<100 { rows.append(row([1], .equal, 10, 250)) }
    let optimum = try solve(1, rows)
    #expect(optimum.point == [0])
    #expect(optimum.levels == [.init(priority: 500, error: 0), .init(priority: 250, error: 1000)])
  }

  @Test func weightsCountInsideALevel() throws {
    let rows = [
      row([1], .equal, 0, 250), row([1], .equal, 10, 250, weight: Rational(5, 2)), row([1], .equal, 4, 250),
    ]
    let optimum = try solve(1, rows)
    #expect(optimum.point == [10])
    #expect(optimum.levels == [.init(priority: 250, error: 16)])
  }

  @Test func mediansFormAnInterval() throws {
    let optimum = try solve(1, [row([1], .equal, 3, 750), row([1], .equal, 8, 750)])
    #expect(optimum.levels == [.init(priority: 750, error: 5)])
    #expect(optimum.range(of: 0) == (3, 8))
    let narrowed = try solve(
      1, [row([1], .equal, 3, 750), row([1], .equal, 8, 750), row([1], .atLeast, 100, 250)])
    #expect(narrowed.range(of: 0) == (8, 8))
    #expect(narrowed.levels == [.init(priority: 750, error: 5), .init(priority: 250, error: 92)])
  }

  @Test func contradictionsAreIrreducibleOrNot() {
    let a = row([1, 0], .atLeast, 5)
    let b = row([0, 1], .atLeast, 5)
    let c = row([1, 1], .atMost, 9)
    let d = row([1, -1], .equal, 0)
    #expect(!ReferenceSolver(variableCount: 2, constraints: [a, b, c]).isSatisfiable)
    #expect(ReferenceSolver.isIrreducibleConflict([a, b, c]))
    #expect(!ReferenceSolver.isIrreducibleConflict([a, b, c, d]))
    #expect(!ReferenceSolver.isIrreducibleConflict([a, b]))
    #expect(ReferenceSolver.isIrreducibleConflict([a, c, d]))
    #expect(ReferenceSolver.isIrreducibleConflict([row([], .equal, 1)]))
    #expect(!ReferenceSolver.isIrreducibleConflict([row([], .atMost, 1)]))
  }

  @Test func unboundedDirections() throws {
    let optimum = try solve(2, [row([1, -1], .atLeast, 2), row([0, 1], .atLeast, 1)])
    #expect(optimum.range(of: 0) == (3, nil))
    #expect(optimum.range(of: 1) == (1, nil))
  }

  /// Beale's example, on which the largest-coefficient rule cycles; optimum −1/20 at (1/25, 0, 1, 0).
  @Test func beale() throws {
    let zero = (0..<4).map { index in row((0..<4).map { $0 == index ? 1 : 0 }, .atLeast, 0) }
    let limits = [
      row([Rational(1, 4), -60, Rational(-1, 25), 9], .atMost, 0),
      row([Rational(1, 2), -90, Rational(-1, 50), 3], .atMost, 0), row([0, 0, 1, 0], .atMost, 1),
    ]
    let goal = row([Rational(-3, 4), 150, Rational(-1, 50), 6], .atMost, -1000, 500)
    let optimum = try solve(4, zero + limits + [goal])
    #expect(optimum.levels == [.init(priority: 1000, error: 0), .init(priority: 500, error: Rational(19999, 20))])
    #expect(optimum.point == [Rational(1, 25), 0, 1, 0])
  }

  @Test(arguments: 1...7) func kleeMinty(size: Int) throws {
    var rows: [Row] = []
    for index in 0..<size {
      var coefficients = [Rational](repeating: 0, count: size)
      for left in 0..<index { coefficients[left] = Rational(1 << (index - left + 1)) }
      coefficients[index] = 1
      rows.append(row(coefficients, .atMost, Rational((1...(index + 1)).reduce(1) { power, _ in power * 5 })))
      var single = [Rational](repeating: 0, count: size)
      single[index] = 1
      rows.append(row(single, .atLeast, 0))
    }
    let goal = (0..<size).map { Rational(1 << (size - 1 - $0)) }
    rows.append(row(goal, .atLeast, 1_000_000, 500))
    let best = (1...size).reduce(1) { power, _ in power * 5 }
    let optimum = try solve(size, rows)
    #expect(optimum.levels.last == .init(priority: 500, error: Rational(1_000_000 - best)))
    #expect(optimum.point == (0..<size).map { $0 == size - 1 ? Rational(best) : 0 })
  }
}
