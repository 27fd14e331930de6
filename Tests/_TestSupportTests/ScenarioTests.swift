import Cassowary
import Testing
import _TestSupport

/// The harness of the random tests: what it writes, what it leaves out, what it remembers.
struct ScenarioTests {
  @Test func shrinkingKeepsWhatFails() {
    let numbers = Array(0..<100)
    #expect(shrink(numbers) { $0.contains(17) && $0.contains(83) } == [17, 83])
    #expect(shrink(numbers) { $0.reduce(0, +) >= 99 } == [99])
    #expect(shrink([1, 2, 3]) { _ in true } == [])
    #expect(shrink([Int]()) { _ in true } == [])
  }

  @Test func scriptsSayWhatWasDone() {
    var script = ScenarioScript(variableCount: 2)
    let row = ScenarioRow([.init(0, 2), .init(1, -0.5)], .lessThanOrEqual, 3, leftCount: 1, hasConstantOnLeft: true)
    script.append(.add(1, row, .weak.weighted(2)), values: [0, 0], refused: nil)
    script.append(.stay(2, variable: 1, .medium), values: [0, 1.5], refused: nil)
    script.append(.edit(variable: 0, .strong), values: [0, 0], refused: nil)
    script.append(.suggest([.init(0, 4), .init(1, 5)]), values: [0, 0], refused: .unknownEdit)
    script.append(.setConstant(1, .nan), values: [0, 0], refused: .invalidNumber)
    script.append(.add(3, row, .required), values: [0, 0], refused: .unsatisfiable, because: ["k1", "k3"])
    script.append(.batch([.remove(1), .endEdit(variable: 0)]), values: [0, 0], refused: nil)
    let expected = [
      "order: 0*x0 + 0*x1 <= 1", "remove order", "k1: 2*x0 - 3 <= 0.5*x1 !weak*2", "k2: x1 == 1.5 !medium",
      "edit x0 !strong", "expect unknownEdit: suggest x0 = 4, x1 = 5", "expect invalidNumber: constant k1 = nan",
      "expect unsatisfiable because k1, k3: k3: 2*x0 - 3 <= 0.5*x1", "# a batch, all or nothing", "remove k1",
      "unedit x0",
    ]
    #expect(script.lines == expected)
  }

  @Test func modelFollowsOperations() {
    var model = ScenarioModel(variableCount: 2)
    let row = ScenarioRow([.init(0, 1), .init(1, 1)], .equal, 3)
    #expect(model.apply(.add(1, row, .required), values: []) == nil)
    #expect(model.apply(.edit(variable: 0, .weak), values: [1.0 / 3, 0]) == nil)
    #expect(model.apply(.edit(variable: 0, .weak), values: [0, 0]) == .duplicateEdit)
    #expect(model.apply(.suggest([.init(1, 2)]), values: []) == .unknownEdit)
    #expect(model.apply(.setConstant(1, .infinity), values: []) == .invalidNumber)
    #expect(model.apply(.setConstant(2, 0), values: []) == .unknownConstraint)
    #expect(model.apply(.setStrength(1, Strength(1, weight: 0)), values: []) == .invalidNumber)
    #expect(model.apply(.renew(variable: 1), values: []) == .variableInUse)
    #expect(model.reference(named: "edit x0")?.constant == Rational(1, 3))
    #expect(model.reference(named: "k1")?.isRequired == true)
    #expect(model.apply(.batch([.remove(1), .endEdit(variable: 0)]), values: []) == nil)
    #expect(model.references.isEmpty)
  }

  /// Same seed, same operations: a printed seed has to be enough.
  @Test func seedsRepeat() {
    let scenario = Scenario(.collisions(variables: 4), seed: 99, depth: .certificate)
    let (first, second) = (scenario.run(steps: 30), scenario.run(steps: 30))
    #expect(first.script == second.script)
    #expect(first.operations.count == 30)
    #expect(scenario.replay(first.operations).script == first.script)
  }

  /// Where the solver is right the harness says nothing, and where the model is wrong it speaks up.
  @Test func harnessNoticesDifferences() {
    var run = ScenarioRun(variableCount: 1, depth: .reference)
    #expect(run.step(.add(1, ScenarioRow([.init(0, 1)], .equal, 3), .required)).isEmpty)
    // Behind its back: x0 == 3 goes, so the model's row no longer holds.
    let constraints = run.subject.solver.constraints
    for constraint in constraints { try? run.subject.solver.remove(constraint) }
    #expect(!run.step(.edit(variable: 0, .strong)).isEmpty)
  }
}
