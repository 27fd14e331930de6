import Cassowary
import Testing
import _TestSupport

/// NaN and infinity are refused wherever a number goes in, and change nothing.
struct InvalidNumberTests {
  static let values: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]

  @Test(arguments: values)
  func everywhere(value: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y", value: 4)
    let c = try solver.add(x == 1, name: "c")
    try solver.edit(y)
    let refusals = [
      refusal { try solver.add(value * x == 1) }, refusal { try solver.add(x <= value) },
      refusal { try solver.add(x + y / value * value >= 1 * x, .weak) },
      refusal { try solver.add(x - value * y == 1, .weak) },
      refusal { try solver.setConstant(c, value) }, refusal { try solver.suggest(y, value) },
      refusal { try solver.suggest([(y, value)]) },
      refusal { try solver.add(x <= 1, .weak.weighted(value)) },
      refusal { try solver.setStrength(c, .weak.weighted(value)) },
      refusal { try solver.edit(x, .weak.weighted(value)) },
      refusal { try solver.stay(x, .weak.weighted(value)) },
      refusal { try solver.batch { try $0.add(x <= value) } },
      refusal { try solver.batch { try $0.setConstant(c, value) } },
      refusal { try solver.batch { try $0.suggest(y, value) } },
    ]
    #expect(refusals == Array(repeating: .invalidNumber, count: refusals.count))
    #expect(solver.value(x) == 1)
    #expect(solver.value(y) == 4)
    #expect(solver.constraints == [c])
    #expect(solver.checkInvariants(.exact) == [])
  }

  @Test func priorityNaN() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let c = try solver.add(x == 1, .weak)
    #expect(refusal { try solver.add(x == 1, Strength(.nan)) } == .invalidNumber)
    #expect(refusal { try solver.setStrength(c, .weak + .nan) } == .invalidNumber)
    #expect(refusal { try solver.edit(x, Strength(.nan)) } == .invalidNumber)
    #expect(refusal { try solver.stay(x, Strength(.nan)) } == .invalidNumber)
    #expect(solver.totalErrors().map(\.priority) == [250])
  }

  @Test(arguments: [0, -1, -0.0, -.infinity] as [Double])
  func weightsAreAboveZero(weight: Double) throws {
    var solver = Solver()
    let x = solver.variable("x")
    let c = try solver.add(x == 1, .weak)
    #expect(refusal { try solver.add(x == 1, .weak.weighted(weight)) } == .invalidNumber)
    #expect(refusal { try solver.setStrength(c, .strong.weighted(weight)) } == .invalidNumber)
    #expect(try solver.strength(of: c) == .weak)
  }

  /// Finite parts whose merged sum is not.
  @Test func overflowWhileMerging() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let huge = Double.greatestFiniteMagnitude
    #expect(refusal { try solver.add(huge * x + huge * x == 1) }?.isInvalidOrNumerical == true)
    #expect(refusal { try solver.add(x + huge == -huge) }?.isInvalidOrNumerical == true)
    #expect(solver.constraints.isEmpty)
    #expect(solver.value(x) == 0)
  }

  /// Every number given is finite, the solution would not be.
  @Test func overflowOfAValue() throws {
    var solver = Solver()
    let x = solver.variable("x")
    let y = solver.variable("y")
    try solver.add(y == 1e200 * x)
    let c = try solver.add(x == 1)
    let kinds = [
      refusal { try solver.setConstant(c, 1e200) },
      refusal {
        try solver.batch { batch in
          batch.remove(c)
          try batch.add(x == 1e300)
        }
      },
      refusal { try solver.add(1e-200 * y == 1e200, .weak) },
    ]
    #expect(kinds[0] == .numericalOverflow)
    #expect(kinds[1] == .numericalOverflow)
    // x is fixed, so y would not follow; but with y alone on its left side the row asks for 1e400.
    #expect(kinds[2] == nil || kinds[2] == .numericalOverflow)
    #expect(solver.value(x) == 1)
    #expect(solver.value(y) == 1e200)
    try solver.remove(c)
    try solver.edit(x)
    #expect(refusal { try solver.suggest(x, 1e200) } == .numericalOverflow)
    #expect(solver.value(y).isFinite)
  }

  @Test func startValuesThatAreNotFinite() {
    var solver = Solver()
    let variables = Self.values.map { solver.variable(value: $0) }
    #expect(variables.allSatisfy { solver.value($0) == 0 })
  }

  @Test func theErrorNamesTheCulprit() throws {
    var solver = Solver()
    let x = solver.variable("width")
    let error = #expect(throws: SolverError.self) { try solver.add(.nan * x == 1, name: "ratio") }
    guard case .invalidNumber(let what, let value) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.contains("ratio"))
    #expect(what.contains("width"))
    #expect(value.isNaN)
  }
}

extension RefusalKind {
  fileprivate var isInvalidOrNumerical: Bool { self == .invalidNumber || isNumerical }
}
