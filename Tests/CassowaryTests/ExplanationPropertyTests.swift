import Cassowary
import Testing
import _TestSupport

/// The constraints that determine a value have to add up to it, and to move it as their multipliers say.
///
/// `CASSOWARY_EXPLANATIONS` asks for another number of systems; the seeds are always 1, 2, 3, ….
struct ExplanationPropertyTests {
  static let chunkCount = 10
  static let systems = TestSettings.count("CASSOWARY_EXPLANATIONS", default: 200)

  private static let step = 1.0 / 1024

  @Test(arguments: 0..<chunkCount)
  func multipliersAreSlopes(chunk: Int) throws {
    var tried = 0
    var compared = 0
    for index in stride(from: chunk, to: Self.systems, by: Self.chunkCount) {
      var random = SeededRandom(seed: UInt64(index) ^ 0xE791)
      let world: ScenarioWorld =
        switch index / Self.chunkCount % 4 {
        case 2: .layout(boxes: random.int(in: 2...5))
        case 3: .mixed(variables: random.int(in: 5...9))
        default: .collisions(variables: random.int(in: 1...6))
        }
      let system = RandomSystem(world, seed: UInt64(index) + 1, steps: random.int(in: 1...16))
      var problems: [String] = []
      for variable in system.subject.variables {
        let explanation = try system.subject.solver.explanation(of: variable)
        problems += try Self.sumProblems(explanation, system)
        problems += try Self.supportProblems(explanation, system, &tried, &compared)
        problems += try Self.heldProblems(explanation, system, &tried, &compared)
      }
      #expect(problems.isEmpty, "system \(index):\n\(system.script.text)")
    }
    // In most cases the same constraints stay active, so that something was compared.
    #expect(Double(compared) > 0.3 * Double(tried) && compared > 0)
  }

  private static func sumProblems(_ explanation: Explanation, _ system: borrowing RandomSystem) throws -> [String] {
    var problems: [String] = []
    var (sum, size) = (0.0, 1.0)
    for support in explanation.supports {
      let constant = try system.subject.solver.constant(of: support.constraint)
      let product = support.multiplier * constant
      if (support.contribution - product).magnitude > 1e-12 * product.magnitude {
        problems.append("\(support.fact.name) contributes \(support.contribution), not \(product)")
      }
      sum += support.contribution
      size += support.contribution.magnitude
    }
    for held in explanation.held {
      let product = held.multiplier * system.subject.solver.value(held.variable)
      if held.contribution != product { problems.append("a held variable contributes \(held.contribution)") }
      sum += held.contribution
      size += held.contribution.magnitude
    }
    let value = system.subject.solver.value(explanation.variable)
    if explanation.value != value || (sum - value).magnitude > 1e-9 * size {
      problems.append("\(explanation.variable.id.index) is \(value), explained is \(sum)")
    }
    return problems
  }

  /// Moves the constant of each support.
  private static func supportProblems(
    _ explanation: Explanation, _ system: borrowing RandomSystem, _ tried: inout Int, _ compared: inout Int
  ) throws -> [String] {
    var problems: [String] = []
    for support in explanation.supports {
      var copy = system.subject.solver.copy()
      let constant = try copy.constant(of: support.constraint)
      tried += 1
      if refusal({ try copy.setConstant(support.constraint, constant + step) }) != nil { continue }
      let next = try copy.explanation(of: explanation.variable)
      if !isSameBasis(explanation, next) { continue }
      compared += 1
      problems += moveProblems(explanation, next, support.multiplier, support.fact.name)
    }
    return problems
  }

  /// Moves each variable that nothing determines, by an edit that takes the place of its stay.
  private static func heldProblems(
    _ explanation: Explanation, _ system: borrowing RandomSystem, _ tried: inout Int, _ compared: inout Int
  ) throws -> [String] {
    var problems: [String] = []
    let edited = system.subject.solver.editedVariables.map(\.id)
    for held in explanation.held where !edited.contains(held.variable.id) {
      var copy = system.subject.solver.copy()
      tried += 1
      let edit = try copy.edit(held.variable, .required)
      let value = copy.value(held.variable)
      if refusal({ try copy.suggest(held.variable, value + step) }) != nil { continue }
      let next = try copy.explanation(of: explanation.variable)
      let others = next.supports.filter { $0.constraint != edit }.map(\.constraint)
      let rest = explanation.held.map(\.variable.id).filter { $0 != held.variable.id }
      if others != explanation.supports.map(\.constraint) || next.held.map(\.variable.id) != rest { continue }
      compared += 1
      problems += moveProblems(explanation, next, held.multiplier, "a held variable")
    }
    return problems
  }

  private static func isSameBasis(_ left: Explanation, _ right: Explanation) -> Bool {
    left.supports.map(\.constraint) == right.supports.map(\.constraint)
      && left.held.map(\.variable.id) == right.held.map(\.variable.id)
  }

  private static func moveProblems(
    _ before: Explanation, _ after: Explanation, _ multiplier: Double, _ name: String
  ) -> [String] {
    let moved = after.value - before.value
    let size = before.supports.reduce(1 + multiplier.magnitude) { $0 + $1.contribution.magnitude }
    if (moved - multiplier * step).magnitude <= 1e-9 * size { return [] }
    return ["\(name) moves \(before.variable.id.index) by \(moved / step), not \(multiplier)"]
  }
}
