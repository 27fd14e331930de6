import Testing
import _TestSupport

@testable import CassowaryFormats

/// Sweeps of random documents and scripts against the exact solver: inside every interval things are as it says, and
/// bisection finds no breakpoint besides.
///
/// `CASSOWARY_SWEEPS` asks for another number of systems; the seeds are always 1, 2, 3, ….
@Suite struct SweepReferenceTests {
  static let sweeps = TestSettings.count("CASSOWARY_SWEEPS", default: 300)
  /// Of so many sweeps one is compared with bisection, which takes longest.
  static let bisected = 5

  @Test(arguments: 0..<10)
  func rowsOfBoxes(chunk: Int) throws {
    var breakpoints = 0
    for seed in stride(from: chunk + 1, through: Self.sweeps, by: 10) {
      let row = RandomRow(seed: UInt64(seed))
      let sweep = try SweepTrial.sweep(row.text, 0, 400)
      breakpoints += sweep.breakpoints.count
      let names = (0..<row.boxes).flatMap { ["b\($0).x", "b\($0).width"] }
      let rows = Dictionary(zip(row.equations, row.indices), uniquingKeysWith: { first, _ in first })
      let problems = Self.problems(sweep, names, rows, bisects: seed / 10 % Self.bisected == 0, step: 7.8125) { value in
        RowShape(row.variables, at: Rational(value)) { row.references(at: $0) }
      } isLone: { value in
        // Of others than those, the next number is not exactly where it would have to be. What is beyond the range is not swept.
        let isExact = (value * 64).rounded() == value * 64
        return !isExact
          || row.isSatisfiable(at: value)
            && ![value - 1e-5, value + 1e-5].contains { (0...400).contains($0) && row.isSatisfiable(at: $0) }
      }
      #expect(problems.isEmpty, "seed \(seed):\n\(row.text)")
    }
    #expect(breakpoints > 0)
  }

  @Test(arguments: 0..<10)
  func scripts(chunk: Int) throws {
    var breakpoints = 0
    for seed in stride(from: chunk + 1, through: Self.sweeps, by: 10) {
      let system = RandomScript(seed: UInt64(seed) ^ 0x5C)
      // What is refused is no matter of sweeps.
      guard ReferenceSolver(variableCount: system.variables, constraints: system.rows).solve() != nil,
        system.text.contains("x0")
      else { continue }
      let script = try Script(ScriptSource(name: "t.cass", bytes: Array(system.text.utf8)))
      let sweep = try script.sweep(of: "x0", over: SweepRange(lower: -13, upper: 13))
      breakpoints += sweep.breakpoints.count
      let names = (0..<system.variables).map { "x\($0)" }
      let rows = Dictionary(zip(system.names, system.names.indices), uniquingKeysWith: { first, _ in first })
      let problems = Self.problems(sweep, names, rows, bisects: seed / 10 % Self.bisected == 0, step: 0.8125) { value in
        RowShape(system.variables, at: Rational(value)) { value in
          system.rows + [ReferenceConstraint([.init(0, 1)], .equal, value, priority: 1000)]
        }
      } isLone: {
        ReferenceSolver.allows(only: $0, of: 0, system.variables, system.rows)
      }
      #expect(problems.isEmpty, "seed \(seed):\n\(system.text)")
    }
    #expect(breakpoints > 0)
  }

  /// - Parameters:
  ///   - rows: By equation or name, which of the exact rows it is.
  ///   - isLone: Whether nothing contradicts at a value, but beside it.
  private static func problems(
    _ sweep: Sweep, _ names: [String], _ rows: [String: Int], bisects: Bool, step: Double,
    _ shape: (Double) -> RowShape, isLone: (Double) -> Bool
  ) -> [String] {
    var problems: [String] = []
    for interval in sweep.intervals {
      let length = interval.range.length
      if length == 0 {
        let place = interval.range.lower
        if interval.isSatisfiable ? !isLone(place) : shape(place).isSatisfiable {
          problems.append("\(place) is not lone")
        }
        continue
      }
      let margin = min(1e-5, length / 8)
      for value in [
        interval.range.lower + margin, interval.range.lower + 0.618_337 * length, interval.range.upper - margin,
      ] {
        problems += self.problems(interval, names, rows, shape(value), at: value).map { "\(value): \($0)" }
      }
    }
    let found = sweep.breakpoints.map(\.value)
    if bisects && problems.isEmpty {
      problems += RowShape.breakpoints(from: sweep.range.lower, to: sweep.range.upper, step: step, shape)
        .filter { point in !found.contains { ($0 - point).magnitude <= 1e-5 } }
        .map { "bisection finds \($0) beside \(found)" }
    }
    return problems
  }

  private static func problems(
    _ interval: SweepInterval, _ names: [String], _ rows: [String: Int], _ shape: RowShape, at value: Double
  ) -> [String] {
    if shape.isSatisfiable != interval.isSatisfiable { return ["satisfiable: \(shape.isSatisfiable)"] }
    if !shape.isSatisfiable { return [] }
    var problems: [String] = []
    for quantity in interval.quantities {
      guard let index = names.firstIndex(of: quantity.name) else { continue }
      guard let slope = shape.slopes[index] else {
        if !quantity.form.isOpen { problems.append("\(quantity.name) is not unique") }
        continue
      }
      if quantity.form.isOpen { problems.append("\(quantity.name) is unique") }
      if (quantity.form.slope - slope.approximate).magnitude > 1e-9 {
        problems.append("\(quantity.name) has the slope \(slope), not \(quantity.form.slope)")
      }
      if (quantity.form.value(at: value) - shape.values[index]).magnitude > 1e-6 {
        problems.append("\(quantity.name) is \(shape.values[index]), not \(quantity.form.value(at: value))")
      }
    }
    if let violated = shape.violated {
      let told = interval.violated.compactMap { rows[$0.constraint.equation] ?? rows[$0.constraint.name] }.sorted()
      if told != violated { problems.append("\(violated) are given up, not \(told)") }
    }
    return problems
  }
}
