import Cassowary

/// One random sequence of operations and what came of it.
package struct Scenario: Sendable {
  package let world: ScenarioWorld
  package let seed: UInt64
  package let depth: ScenarioRun.Depth
  package let allowsNumericalRefusals: Bool
  /// Ask the reference solver about the last state, whatever the depth.
  package let checksEndByReference: Bool
  /// Solve in product form from the first pivot on.
  package let avoidsMending: Bool

  package struct Result {
    /// What was wrong after the last operation; the sequence ends there.
    package var problems: [String] = []
    package var operations: [Operation] = []
    package var refusalCount = 0
    package var numericalRefusalCount = 0
    package var script = ""
  }

  package init(
    _ world: ScenarioWorld, seed: UInt64, depth: ScenarioRun.Depth, checksEndByReference: Bool = false,
    allowsNumericalRefusals: Bool = false, avoidsMending: Bool = false
  ) {
    self.world = world
    self.seed = seed
    self.depth = depth
    self.checksEndByReference = checksEndByReference
    self.avoidsMending = avoidsMending
    self.allowsNumericalRefusals = allowsNumericalRefusals
  }

  /// Makes up operations while it runs them.
  package func run(steps: Int) -> Result {
    var result = Result()
    var generator = ScenarioGenerator(world, random: SeededRandom(seed: seed))
    var run = newRun()
    let setup = generator.setup()
    for step in 0..<setup.count + steps where result.problems.isEmpty {
      let operation = step < setup.count ? setup[step] : generator.next(after: run.model)
      result.operations.append(operation)
      result.problems = run.step(operation)
    }
    finish(&result, run)
    return result
  }

  /// Runs given operations.
  package func replay(_ operations: [Operation]) -> Result {
    var result = Result()
    var run = newRun()
    for operation in operations where result.problems.isEmpty {
      result.operations.append(operation)
      result.problems = run.step(operation)
    }
    finish(&result, run)
    return result
  }

  private func newRun() -> ScenarioRun {
    ScenarioRun(
      variableCount: world.variableCount, depth: depth, allowsNumericalRefusals: allowsNumericalRefusals,
      avoidsMending: avoidsMending)
  }

  private func finish(_ result: inout Result, _ run: borrowing ScenarioRun) {
    if result.problems.isEmpty && checksEndByReference { result.problems = run.problemsByReference() }
    result.refusalCount = run.refusalCount
    result.numericalRefusalCount = run.numericalRefusalCount
    result.script = run.script.text
  }

  /// A short sequence that still fails, ready to be read: seed, what is wrong, and a script that replays it.
  package func report(on failed: Result) -> String {
    let operations = shrink(failed.operations) { !replay($0).problems.isEmpty }
    let result = replay(operations)
    let problems = result.problems.isEmpty ? failed.problems : result.problems
    let script = result.problems.isEmpty ? failed.script : result.script
    return """
      \(world), seed \(seed), after \(operations.count) of \(failed.operations.count) operations:
      \(problems.joined(separator: "\n"))
      ---- replay ----
      \(script)
      ----------------
      """
  }
}

/// Leaves out elements, many at a time and then fewer, as long as the rest still fails.
package func shrink<Element>(_ elements: [Element], while fails: ([Element]) -> Bool) -> [Element] {
  var rest = elements
  var size = max(1, rest.count / 2)
  while true {
    var start = 0
    var isShorter = false
    while start < rest.count {
      var candidate = rest
      candidate.removeSubrange(start..<min(start + size, rest.count))
      if fails(candidate) {
        rest = candidate
        isShorter = true
      } else {
        start += size
      }
    }
    if size == 1 && !isShorter { return rest }
    if size > 1 { size /= 2 }
  }
}
