import Testing

@testable import CassowaryFormats

@Suite struct ScriptSweepTests {
  private static func sweep(_ text: String, _ name: String, _ lower: Double, _ upper: Double) throws -> Sweep {
    let script = try Script(ScriptSource(name: "t.cass", bytes: Array(text.utf8)))
    return try script.sweep(of: name, over: SweepRange(lower: lower, upper: upper))
  }

  @Test func editsKeepTheirStrength() throws {
    let sweep = try Self.sweep("x >= 0\nx <= 90\nlabel: x + y <= 100\ny == 40 !weak\nedit x\n", "x", -50, 150)
    #expect(sweep.breakpoints.map(\.value) == [0, 60, 90])
    #expect(sweep.intervals.allSatisfy { $0.isSatisfiable })
    #expect(sweep.breakpoints[0].changes.map(\.event).contains(.recovered))
    #expect(sweep.breakpoints[0].changes.first?.subject == "edit x")
  }

  @Test func othersAreRequired() throws {
    let sweep = try Self.sweep("low: x >= 2\ny == 2*x\nhigh: y <= 20\n", "x", 0, 30)
    #expect(sweep.breakpoints.map(\.value) == [2, 10])
    #expect(sweep.intervals.map(\.isSatisfiable) == [false, true, false])
    #expect(sweep.intervals[1].quantities.map(\.form.slope) == [1, 2])
    #expect(
      SweepTrial.findings(sweep) == [
        "conflict: required constraints forbid the values 0...2",
        "conflict: required constraints forbid the values 10...30",
      ])
    #expect(
      sweep.breakpoints.map { $0.changes.map(\.event) } == [[.conflictEnds], [.conflictBegins, .conflictBegins]])
  }

  /// The only possible value, inside and at both ends.
  @Test(arguments: [([0.0, 10.0], [0.0, 6, 6, 10]), ([6, 10], [6, 6, 10]), ([0, 6], [0, 6, 6])])
  func onePossibleValue(range: [Double], ends: [Double]) throws {
    let sweep = try Self.sweep("a: x + y == 10\nb: y == 4\n", "x", range[0], range[1])
    #expect(sweep.intervals.map(\.range.lower) == Array(ends.dropLast()))
    #expect(sweep.intervals.map(\.range.upper) == Array(ends.dropFirst()))
    #expect(sweep.intervals.allSatisfy { $0.isSatisfiable == ($0.range.length == 0) })
    let ranges = sweep.findings[0].ranges
    #expect(ranges.allSatisfy { $0.length > 0 } && ranges.count == ends.count - 2)
  }

  /// What nobody would read, or wait for, is refused.
  @Test func tooMuchWork() throws {
    let levels = (1...900).map { "x == \($0) !\($0)\ny\($0) == 0 !\($0).5\n" }.joined()
    #expect(throws: SweepError.tooManyLevels) { try Self.sweep(levels, "x", 0, 10) }
  }

  @Test func unknownVariables() {
    let error = #expect(throws: SweepError.self) { try Self.sweep("left == 1\n", "lef", 0, 1) }
    #expect(error?.message == "there is no variable 'lef'; did you mean 'left'?")
  }

  @Test func points() throws {
    #expect(try Self.sweep("x == 5\n", "x", 5, 5).intervals.map(\.isSatisfiable) == [true])
    #expect(try Self.sweep("x == 5\n", "x", 6, 6).intervals.map(\.isSatisfiable) == [false])
  }
}
