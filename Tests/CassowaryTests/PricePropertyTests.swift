import Cassowary
import Testing
import _TestSupport

/// What a constraint costs, against what the best errors are when its constant is another, exactly.
///
/// The best errors, level by level, are a convex function of any constant when they are compared lexicographically, and
/// prices are a subgradient: no change of the constant leads below them. Where the errors grow on one side as much as they
/// fall on the other, the price is their slope.
///
/// `CASSOWARY_PRICES` asks for another number of systems; the seeds are always 1, 2, 3, ….
struct PricePropertyTests {
  static let chunkCount = 10
  static let systems = TestSettings.count("CASSOWARY_PRICES", default: 200)

  @Test(arguments: 0..<chunkCount)
  func pricesAreSlopesOfTheErrors(chunk: Int) throws {
    var slopes = 0
    for index in stride(from: chunk, to: Self.systems, by: Self.chunkCount) {
      var random = SeededRandom(seed: UInt64(index) ^ 0x9C1E)
      let system = RandomSystem(
        .collisions(variables: random.int(in: 1...5)), seed: UInt64(index) + 1, steps: random.int(in: 2...14))
      guard let errors = Self.errors(system.model.references, system) else {
        Issue.record("system \(index) is unsatisfiable")
        continue
      }
      var problems: [String] = []
      for (number, (name, handle)) in system.handles.enumerated() {
        let prices = try system.subject.solver.prices(of: handle)
        if prices.map(\.priority) != errors.map(\.priority) {
          problems.append("\(name) has prices at \(prices.map(\.priority)), not at \(errors.map(\.priority))")
          continue
        }
        let exact = prices.map { Rational(nearly: $0.price) }
        problems += Self.problems(exact, number, errors, system, &slopes).map { "\(name): \($0)" }
      }
      #expect(problems.isEmpty, "system \(index):\n\(system.script.text)")
    }
    #expect(slopes > 0)
  }

  /// The best errors below required, strongest level first; `nil` if unsatisfiable.
  private static func errors(
    _ rows: [ReferenceConstraint], _ system: borrowing RandomSystem
  ) -> [ReferenceOptimum.Level]? {
    let solver = ReferenceSolver(variableCount: system.model.variableCount, constraints: rows)
    return solver.solve()?.levels.filter { $0.priority < 1000 }
  }

  private static func problems(
    _ prices: [Rational], _ number: Int, _ errors: [ReferenceOptimum.Level], _ system: borrowing RandomSystem,
    _ slopes: inout Int
  ) -> [String] {
    /// How the best errors change with the constant.
    func change(_ step: Rational) -> [Rational]? {
      var rows = system.model.references
      rows[number].constant += step
      return Self.errors(rows, system).map { zip($0, errors).map { $0.error - $1.error } }
    }
    var problems: [String] = []
    let steps = [Rational(1) / 64, Rational(-1) / 64, 2, -3]
    let changes = steps.map { change($0) }
    for (step, change) in zip(steps, changes) {
      guard let change else { continue }
      let beyond = zip(change, prices).map { $0 - $1 * step }.first { !$0.isZero }
      if let beyond, beyond.signum < 0 { problems.append("\(step) more costs \(change), the prices are \(prices)") }
    }
    if let up = changes[0], let down = changes[1], up == down.map({ -$0 }), up.contains(where: { !$0.isZero }) {
      slopes += 1
      if up != prices.map({ $0 * steps[0] }) {
        problems.append("\(steps[0]) more costs \(up), less saves it, the prices are \(prices)")
      }
    }
    return problems
  }
}
