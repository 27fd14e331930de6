import Cassowary
import Testing
import _TestSupport

/// A solver does not notice what it refused: a copy that never saw the call looks the same in every respect, and goes the
/// same way afterwards, pivot by pivot.
///
/// `CASSOWARY_REFUSALS` asks for another number of systems; the seeds are always 1, 2, 3, ….
struct RefusalPropertyTests {
  static let chunkCount = 10
  static let systems = TestSettings.count("CASSOWARY_REFUSALS", default: 80)

  @Test(arguments: 0..<chunkCount)
  func refusedCallsLeaveNothing(chunk: Int) throws {
    var kinds: [RefusalKind] = []
    for index in stride(from: chunk, to: Self.systems, by: Self.chunkCount) {
      var random = SeededRandom(seed: UInt64(index) ^ 0x4EF5)
      let world: ScenarioWorld =
        switch index / Self.chunkCount % 4 {
        case 2: .layout(boxes: random.int(in: 2...5))
        case 3: .mixed(variables: random.int(in: 5...9))
        default: .collisions(variables: random.int(in: 1...6))
        }
      var system = RandomSystem(world, seed: UInt64(index) + 1, steps: random.int(in: 3...20))
      guard let calls = RefusedCalls(&system) else { continue }
      for (refused, kind) in calls.all {
        let problem = try Self.problem(system, refused, kind)
        #expect(problem == nil, "system \(index), \(kind): \(refused)\n\(system.script.text)")
        if problem != nil { return }
        kinds.append(kind)
      }
    }
    let missing = [
      RefusalKind.unsatisfiable, .invalidNumber, .numericalOverflow, .unknownConstraint, .duplicateEdit, .unknownEdit,
      .variableInUse,
    ].filter { !kinds.contains($0) }
    #expect(missing.isEmpty)
  }

  /// Errors of the caller's own, thrown inside a batch that already did much.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func errorsThrownInBatches(seed: UInt64) throws {
    struct Stop: Error {}
    var system = RandomSystem(.collisions(variables: 4), seed: seed, steps: 12)
    var untouched = system.subject.copy()
    let handles = system.handles.map(\.handle)
    let variables = system.subject.variables
    let edited = system.subject.solver.editedVariables.map(\.id)
    #expect(throws: Stop.self) {
      try system.subject.solver.batch { batch in
        try batch.add(variables[0] + variables[1] <= 3, 777)
        if let first = handles.first { try batch.setConstant(first, 12) }
        if let last = handles.last { try batch.setStrength(last, .medium) }
        for variable in variables where edited.contains(variable.id) { try batch.endEdit(variable) }
        for variable in variables { try batch.edit(variable, 123) }
        if handles.count > 2 { batch.remove(handles[1]) }
        throw Stop()
      }
    }
    try Self.expectSame(&system, &untouched)
  }

  private static func expectSame(_ system: inout RandomSystem, _ untouched: inout ScenarioSubject) throws {
    let handles = system.handles.map(\.handle)
    #expect(
      try Behaviour(of: system.subject, handles: handles) == Behaviour(of: untouched, handles: handles),
      "\(system.script.text)")
    for _ in 0..<6 {
      let operation = system.generator.next(after: system.model)
      guard system.subject.knows(operation), untouched.knows(operation) else { continue }
      let effect = system.effect(of: operation)
      #expect(effect == untouched.effect(of: operation), "\(system.script.text)")
    }
  }

  private static func problem(
    _ system: borrowing RandomSystem, _ refused: Operation, _ kind: RefusalKind
  ) throws -> String? {
    var subject = system.subject.copy()
    var untouched = system.subject.copy()
    // What changed before is not yet read: it has to be there afterwards.
    let warmup = Operation.add(9_000, ScenarioRow([.init(0, 1)], .equal, 4.5), 1)
    _ = subject.attempt(warmup)
    _ = untouched.attempt(warmup)
    subject.solver.isTracing = true
    guard let error = subject.attempt(refused) else { return "accepted" }
    if RefusalKind(error) != kind { return "refused as \(RefusalKind(error))" }
    let handles = system.handles.map(\.handle)
    if try Behaviour(of: subject, handles: handles) != Behaviour(of: untouched, handles: handles) {
      return "looks different"
    }
    var model = system.model
    var generator = system.generator
    for _ in 0..<6 {
      let operation = generator.next(after: model)
      guard subject.knows(operation), untouched.knows(operation) else { continue }
      var next = model
      _ = next.apply(operation, values: subject.values)
      let effect = subject.effect(of: operation)
      if effect != untouched.effect(of: operation) { return "\(operation) goes another way afterwards" }
      if effect.isAccepted { model = next }
    }
    let last = Array(
      subject.handles.filter { subject.solver.contains($0.value) && untouched.handles[$0.key] != nil }.keys)
    if try Behaviour(of: subject, handles: last.sorted().compactMap { subject.handles[$0] })
      != Behaviour(of: untouched, handles: last.sorted().compactMap { untouched.handles[$0] })
    {
      return "looks different in the end"
    }
    return subject.solver.checkInvariants(.exact).first
  }
}
