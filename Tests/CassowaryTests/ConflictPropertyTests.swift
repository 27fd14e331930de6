import Cassowary
import Testing
import _TestSupport

/// Whatever call makes a contradiction: the set it is refused with cannot hold together, but could without any one member.
///
/// `CASSOWARY_CONFLICTS` asks for another number of conflicts; the seeds are always 1, 2, 3, ….
struct ConflictPropertyTests {
  static let chunkCount = 10
  static let conflicts = TestSettings.count("CASSOWARY_CONFLICTS", default: 1_000)

  /// The calls that can make a contradiction.
  enum Call: Int, CaseIterable { case add, setConstant, setStrength, edit, suggest, batch }

  @Test(arguments: 0..<chunkCount)
  func conflictsAreIrreducible(chunk: Int) {
    var counts = [Int](repeating: 0, count: Call.allCases.count)
    var seed = UInt64(chunk) + 1
    while counts.reduce(0, +) < Self.conflicts / Self.chunkCount {
      var maker = ContradictionMaker(seed: seed)
      for step in 0..<30 {
        let (call, operation) = maker.next()
        let problems = maker.apply(operation)
        #expect(problems?.isEmpty != false, "seed \(seed), step \(step):\n\(maker.system.script.text)")
        if problems?.isEmpty == false { return }
        if problems != nil { counts[call.rawValue] += 1 }
      }
      seed += UInt64(Self.chunkCount)
    }
    // An edit begins at the present value, which contradicts nothing.
    for call in Call.allCases where call != .edit {
      #expect(counts[call.rawValue] > 0, "no contradiction was made by \(call)")
    }
    #expect(counts[Call.edit.rawValue] == 0)
  }
}

/// Makes calls that are likely to contradict what is there: most rows are required.
private struct ContradictionMaker: ~Copyable {
  var system: RandomSystem
  private let world: ScenarioWorld
  private var random: SeededRandom
  private var nextID = 1_000

  init(seed: UInt64) {
    random = SeededRandom(seed: seed ^ 0xC04F)
    world = random.chance(25) ? .layout(boxes: random.int(in: 2...4)) : .collisions(variables: random.int(in: 2...7))
    system = RandomSystem(world, seed: seed, steps: 2)
  }

  mutating func next() -> (ConflictPropertyTests.Call, Operation) {
    let model = system.model
    let call: ConflictPropertyTests.Call
    let required = model.live.filter(\.strength.isRequired)
    let preferred = model.live.filter { !$0.strength.isRequired }
    let edited = model.edits.filter(\.strength.isRequired)
    switch random.index(weighted: [
      10, required.isEmpty ? 0 : 6, preferred.isEmpty ? 0 : 8, 2, edited.isEmpty ? 0 : 6, 5,
    ]) {
    case 1: call = .setConstant
    case 2: call = .setStrength
    case 3: call = .edit
    case 4: call = .suggest
    case 5: call = .batch
    default: call = .add
    }
    switch call {
    case .add: return (call, add(random.chance(60) ? .required : .weak))
    case .setConstant: return (call, .setConstant(random.element(of: required).id, world.constant(&random)))
    case .setStrength: return (call, .setStrength(random.element(of: preferred).id, .required))
    case .edit:
      let variable = random.int(in: 0...model.variableCount - 1)
      if model.isEdited(variable) { return (call, .endEdit(variable: variable)) }
      return (call, .edit(variable: variable, .required))
    case .suggest:
      let count = random.int(in: 1...edited.count)
      let chosen = random.distinct(count, below: edited.count)
      return (call, .suggest(chosen.map { .init(edited[$0].variable, world.constant(&random)) }))
    case .batch:
      var operations = [add(.required), add(.required)]
      if !required.isEmpty { operations.append(.setConstant(random.element(of: required).id, world.constant(&random))) }
      if !preferred.isEmpty { operations.append(.setStrength(random.element(of: preferred).id, .required)) }
      if let edit = edited.first { operations.append(.suggest([.init(edit.variable, world.constant(&random))])) }
      return (call, .batch(operations))
    }
  }

  private mutating func add(_ strength: Strength) -> Operation {
    nextID += 1
    return .add(nextID, world.row(&random, like: system.model.live.map(\.row)), strength)
  }

  /// What is wrong with the conflict; `nil` if there is none.
  mutating func apply(_ operation: Operation) -> [String]? {
    var next = system.model
    if next.apply(operation, values: system.subject.values) != nil { return nil }
    let known = Set(system.handles.map(\.name))
    guard case .unsatisfiable(let conflict) = system.apply(operation) else { return nil }
    let names = conflict.members.map(\.name)
    var problems: [String] = []
    var rows: [ReferenceConstraint] = []
    for member in conflict.members {
      guard let row = next.reference(named: member.name) else { return ["\(member.name) is not there"] }
      rows.append(row)
      if !row.isRequired || member.strength != .required { problems.append("\(member.name) is not required") }
      if (member.constraint == nil) == known.contains(member.name) {
        problems.append("\(member.name) has \(member.constraint == nil ? "no" : "a") handle")
      }
      if let text = EquationText(member.equation), !text.says(row) {
        problems.append("\(member.name) is said to be \(member.equation)")
      }
    }
    if Set(names).count != names.count { problems.append("members appear twice: \(names)") }
    let order = next.live.map(\.name).filter { names.contains($0) }
    if names.filter({ order.contains($0) }) != order { problems.append("\(names) are not in the order added") }
    if !ReferenceSolver.isIrreducibleConflict(rows) { problems.append("not an irreducible conflict: \(names)") }
    return problems
  }
}
