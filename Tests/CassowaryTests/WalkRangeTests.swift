import Cassowary
import Testing
import _TestSupport

/// Walks over ranges of every size: what is found does not hang on how far the range goes.
struct WalkRangeTests {
  /// `y` follows `x` between 0 and 10.
  private static func clamp(_ strength: Strength) throws -> (solver: ClampedSolver, x: Variable) {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == x, .weak)
    try solver.add(y >= 0, .medium)
    try solver.add(y <= 10, .medium)
    try solver.edit(x, strength)
    return (ClampedSolver(solver), x)
  }

  /// Tuples hold no noncopyable values.
  private final class ClampedSolver {
    let solver: Solver
    init(_ solver: consuming Solver) { self.solver = solver }
  }

  @Test(arguments: [1e2, 1e6, 1e9, 1e12, 1e100, 1e300], [Strength.strong, .required])
  func wideRanges(size: Double, strength: Strength) throws {
    let (clamped, x) = try Self.clamp(strength)
    let walk = try clamped.solver.walk(x, over: -size...size)
    #expect(walk.breakpoints.count == 2)
    #expect(zip(walk.breakpoints, [0, 10]).allSatisfy { ($0 - $1).magnitude <= 1e-9 }, "\(walk.breakpoints)")
    #expect(walk.intervals.map(\.slopes.count) == [1, 2, 1])
    #expect(walk.intervals.map(\.violated.count) == [1, 0, 1])
  }

  @Test(arguments: [0...1e-3, 0...1e-9, 0...1e-15, 0...Double.leastNonzeroMagnitude, 9.999...9.9991, 10 - 1e-12...10])
  func narrowRanges(range: ClosedRange<Double>) throws {
    let (clamped, x) = try Self.clamp(.strong)
    let walk = try clamped.solver.walk(x, over: range)
    #expect(walk.intervals.map(\.range) == [range])
    #expect(walk.intervals.map(\.slopes.count) == [2])
  }

  @Test(arguments: [-3, 0, 5, 10, 1e9])
  func points(value: Double) throws {
    for strength in [Strength.strong, .required] {
      let (clamped, x) = try Self.clamp(strength)
      let walk = try clamped.solver.walk(x, over: value...value)
      #expect(walk.intervals.map(\.range) == [value...value])
      #expect(walk.intervals.map(\.isSatisfiable) == [true])
    }
  }

  /// A thousand times closer together than the range is long, and less.
  @Test(arguments: [1e-1, 1e-3, 1e-5, 1e-6])
  func closeBreakpoints(gap: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.edit(x)
    for index in 0..<8 {
      let y = solver.variable("y")
      try solver.add(y >= x)
      try solver.add(y >= 100 + Double(index) * gap)
      try solver.add(y == 0, .weak)
    }
    let walk = try solver.walk(x, over: 0...1_000)
    #expect(walk.breakpoints.count == 8)
    for (index, breakpoint) in walk.breakpoints.enumerated() {
      #expect((breakpoint - 100 - Double(index) * gap).magnitude <= 1e-9)
      #expect(walk.intervals[index + 1].slopes.count == index + 2)
    }
  }

  /// The one value that is possible is an interval by itself, at an end of the range, too.
  @Test func onePossibleValue() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.add(x == 5)
    try solver.edit(x, .required)
    let expected: [(range: ClosedRange<Double>, intervals: [ClosedRange<Double>])] = [
      (0...10, [0...5, 5...5, 5...10]), (5...10, [5...5, 5...10]), (0...5, [0...5, 5...5]), (6...6, [6...6]),
      (5...5, [5...5]),
      (0...4, [0...4]), (6...9, [6...9]),
    ]
    for (range, intervals) in expected {
      let walk = try solver.walk(x, over: range)
      #expect(walk.intervals.map(\.range) == intervals)
      #expect(walk.intervals.map(\.isSatisfiable) == intervals.map { $0 == 5...5 })
    }
  }

  /// A walk that ends early tells the same as far as it goes.
  @Test func limits() throws {
    var solver = Solver()
    let (x, y) = (solver.variable("x"), solver.variable("y"))
    try solver.add(y == 2 * x)
    try solver.add(x >= -1)
    for stop in 0..<9 { try solver.add(y <= 3 * Double(stop), .weak) }
    try solver.edit(x, .required)
    let whole = try solver.walk(x, over: -5...20).intervals.map(\.range)
    #expect(whole.count == 11)
    for limit in 0...12 {
      #expect(
        try solver.walk(x, over: -5...20, atMost: limit).intervals.map(\.range) == Array(whole.prefix(max(1, limit))))
    }
  }

  /// Ends of what is possible, far beyond 1 or finer than the length of the range.
  @Test func boundsOfRequiredEdits() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 2e9)
    try solver.add(x >= 1e9 + 0.5)
    try solver.edit(x, .required)
    #expect(try solver.walk(x, over: 0...1e9).intervals.map(\.isSatisfiable) == [false])
    #expect(try solver.walk(x, over: 0...2e9).breakpoints == [1e9 + 0.5])
    #expect(try solver.walk(x, over: -1e15...1e15).breakpoints == [1e9 + 0.5])
  }

  /// An edit that gives way to all else moves nothing, wherever it is.
  @Test func editThatNeverHolds() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(x == 3)
    try solver.add(y == 2 * x)
    let edit = try solver.edit(x, .weak)
    let walk = try solver.walk(x, over: -10...2)
    #expect(walk.intervals.map(\.range) == [-10...2])
    #expect(walk.intervals.map(\.violated) == [[edit]])
    #expect(walk.intervals.map(\.slopes.isEmpty) == [true])
  }

  /// Between two wishes of the same level anything is as good: no breakpoint where the solver changes its mind.
  @Test func ties() throws {
    var solver = Solver()
    let x = solver.variable("x")
    try solver.edit(x, .weak)
    try solver.add(x == 10, .weak)
    let walk = try solver.walk(x, over: 0.5...20)
    #expect(walk.breakpoints.isEmpty)
    #expect(walk.intervals.map { $0.ambiguous.map(\.id) } == [[x.id]])
  }

  /// Numbers at the end of their range are refused or survived, whatever comes out.
  @Test func endsOfTheNumberRange() throws {
    let (clamped, x) = try Self.clamp(.strong)
    let greatest = Double.greatestFiniteMagnitude
    let refused = refusal { try clamped.solver.walk(x, over: -greatest...greatest) }
    #expect(refused == nil || refused == .numericallyUnstable)
    var solver = Solver()
    let high = solver.variable("high", value: 1.7e308)
    let low = solver.variable("low", value: -1.7e308)
    #expect(solver.ambiguities().map(\.variable.id) == [high.id, low.id])
  }

  /// Large values move with small ones.
  @Test func largeValuesAreAmbiguous() throws {
    var solver = Solver()
    let x = solver.variable("x", value: 1e9)
    let y = solver.variable("y", value: 3)
    try solver.add(x == y + 1e9)
    try solver.add(y >= 0)
    try solver.add(y <= 10)
    let ambiguities = solver.ambiguities()
    #expect(ambiguities.map(\.variable.id) == [x.id, y.id])
    #expect(ambiguities.allSatisfy { $0.direction.map(\.amount) == [1, 1] })
  }
}
