import Cassowary
import Testing
import _TestSupport

/// The same calls give the same bits: values, changes in their order, pivots, and every answer to a question.
struct DeterminismTests {
  @Test(arguments: 0..<40)
  func theSameCallsTwice(index: Int) throws {
    var random = SeededRandom(seed: UInt64(index) ^ 0xDE7E)
    let world: ScenarioWorld =
      switch index % 4 {
      case 0: .layout(boxes: random.int(in: 2...8))
      case 1: .mixed(variables: random.int(in: 6...10))
      case 2: .grid(side: random.int(in: 2...4))
      default: .collisions(variables: random.int(in: 1...7))
      }
    var first = RandomSystem(world, seed: UInt64(index) + 1, steps: 0)
    var second = RandomSystem(world, seed: UInt64(index) + 1, steps: 0)
    for _ in 0..<25 {
      let operation = first.generator.next(after: first.model)
      guard first.subject.knows(operation) else { continue }
      let effect = first.effect(of: operation)
      #expect(effect == second.effect(of: operation), "\(first.script.text)")
    }
    let seen = try Behaviour(of: first.subject, handles: first.handles.map(\.handle))
    #expect(try seen == Behaviour(of: second.subject, handles: second.handles.map(\.handle)), "\(first.script.text)")
  }

  /// Hash seeds and addresses differ between copies, if anything hangs on them.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func copiesGoOnAlike(seed: UInt64) throws {
    var system = RandomSystem(.collisions(variables: 5), seed: seed, steps: 15)
    var copy = system.subject.copy()
    for _ in 0..<15 {
      let operation = system.generator.next(after: system.model)
      guard system.subject.knows(operation), copy.knows(operation) else { continue }
      let effect = system.effect(of: operation)
      #expect(effect == copy.effect(of: operation), "\(system.script.text)")
    }
  }

  @Test func walksAreTheSame() throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      let system = RandomSystem(.layout(boxes: 3), seed: seed, steps: 3)
      var solver = system.subject.solver.copy()
      let width = system.subject.variables[1]
      if solver.editedVariables.allSatisfy({ $0.id != width.id }) { try solver.edit(width, .strong + 1) }
      let (first, second) = (try solver.walk(width, over: 0...500), try solver.walk(width, over: 0...500))
      #expect(first.breakpoints == second.breakpoints)
      #expect(first.intervals.map(\.violated) == second.intervals.map(\.violated))
      #expect(first.intervals.map { $0.slopes.map(\.slope) } == second.intervals.map { $0.slopes.map(\.slope) })
    }
  }
}
