import Cassowary

/// A solver after random operations beside a model of what it holds: something to ask questions about. Nothing is checked on
/// the way; that is what a ``ScenarioRun`` does.
package struct RandomSystem: ~Copyable {
  package private(set) var model: ScenarioModel
  package private(set) var script: ScenarioScript
  package var subject: ScenarioSubject
  package var generator: ScenarioGenerator

  /// What the world begins with, and `steps` random operations, of which some are refused.
  package init(_ world: ScenarioWorld, seed: UInt64, steps: Int) {
    model = ScenarioModel(variableCount: world.variableCount)
    script = ScenarioScript(variableCount: world.variableCount)
    subject = ScenarioSubject(variableCount: world.variableCount)
    generator = ScenarioGenerator(world, random: SeededRandom(seed: seed))
    for operation in generator.setup() { apply(operation) }
    for _ in 0..<steps { apply(generator.next(after: model)) }
  }

  /// Calls the solver and, if it does as told, lets the model follow.
  @discardableResult
  package mutating func apply(_ operation: Operation) -> SolverError? {
    if !subject.knows(operation) { return nil }
    let values = subject.values
    var next = model
    _ = next.apply(operation, values: values)
    let error = subject.attempt(operation)
    if error == nil { model = next }
    script.append(
      operation, values: values, refused: error.map { RefusalKind($0) }, because: error?.conflictNames ?? [])
    return error
  }

  /// All live constraints and edits with their handles and names, constraints first.
  package var handles: [(name: String, handle: Constraint)] {
    let live = model.live.compactMap { live in subject.handles[live.id].map { (live.name, $0) } }
    return live + model.edits.compactMap { edit in editHandle(of: edit.variable).map { (edit.name, $0) } }
  }

  /// The constraint behind an edit, which no call returns later than ``Solver/edit(_:_:file:line:)``.
  private func editHandle(of variable: Int) -> Constraint? { subject.edits[variable] }
}
