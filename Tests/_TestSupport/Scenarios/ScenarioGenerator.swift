import Cassowary

/// Makes random operations, one at a time: what comes next may depend on what became of the last one.
package struct ScenarioGenerator {
  package let world: ScenarioWorld
  var random: SeededRandom
  private var nextID = 0

  package init(_ world: ScenarioWorld, random: SeededRandom) {
    self.world = world
    self.random = random
  }

  /// What a solver gets before the random part.
  package mutating func setup() -> [Operation] {
    world.foundation(&random).map { row, strength in .add(newID(), row, strength) }
  }

  /// A random operation, given what is live.
  package mutating func next(after model: ScenarioModel) -> Operation {
    if random.chance(6) { return invalid(model) }
    if random.chance(8) { return batch(model) }
    return simple(model)
  }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  /// An operation that is well-formed, though it may contradict what is there.
  private mutating func simple(_ model: ScenarioModel) -> Operation {
    let live = model.live
    switch random.index(weighted: [
      36, live.isEmpty ? 0 : 14, live.isEmpty ? 0 : 12, live.isEmpty ? 0 : 10, 6, 16, 4, 4, 2,
    ])
    {
    case 1: return .remove(random.element(of: live).id)
    case 2: return .setConstant(random.element(of: live).id, world.constant(&random))
    case 3: return .setStrength(random.element(of: live).id, world.strength(&random))
    case 4:
      let variable = random.int(in: 0...model.variableCount - 1)
      if !model.isEdited(variable) { return .edit(variable: variable, editStrength()) }
    case 5:
      if !model.edits.isEmpty { return suggestion(model) }
    case 6:
      if !model.edits.isEmpty { return .endEdit(variable: random.element(of: model.edits).variable) }
    case 7:
      let variable = random.int(in: 0...model.variableCount - 1)
      return .stay(newID(), variable: variable, random.element(of: [.weak, .weak, .medium, .weak.weighted(2)]))
    case 8: return .renew(variable: random.int(in: 0...model.variableCount - 1))
    default: break
    }
    return add(model)
  }

  private mutating func add(_ model: ScenarioModel) -> Operation {
    .add(newID(), world.row(&random, like: model.live.map(\.row)), world.strength(&random))
  }

  private mutating func suggestion(_ model: ScenarioModel) -> Operation {
    let count = random.int(in: 1...min(3, model.edits.count))
    let chosen = random.distinct(count, below: model.edits.count)
    return .suggest(chosen.map { .init(model.edits[$0].variable, world.constant(&random)) })
  }

  private mutating func editStrength() -> Strength {
    random.element(of: [.strong, .strong, .strong, .medium, .weak, .required, .strong + 1])
  }

  /// Several operations on different constraints and variables: their order inside the batch may not matter.
  private mutating func batch(_ model: ScenarioModel) -> Operation {
    var operations: [Operation] = []
    var rest = model
    for _ in 0..<random.int(in: 1...5) {
      let operation = random.chance(4) ? invalid(rest) : simple(rest)
      switch operation {
      case .stay, .renew, .batch: continue
      default: operations.append(operation)
      }
      // Values do not matter for what is live.
      let zeros = [Double](repeating: 0, count: model.variableCount)
      if rest.apply(operation, values: zeros) != nil { break }
      // What the batch adds has no handle outside of it yet.
      rest.hideAdditions(since: model)
    }
    return operations.isEmpty ? add(model) : .batch(operations)
  }

  /// A call that has to be refused.
  private mutating func invalid(_ model: ScenarioModel) -> Operation {
    let nan = Double.nan
    let live = model.live.map(\.id)
    switch random.int(in: 0...9) {
    case 0:
      var row = world.row(&random, like: [])
      let value = random.element(of: [nan, .infinity, -.infinity])
      row.terms[random.int(in: 0...row.terms.count - 1)].coefficient = value
      return .add(newID(), row, world.strength(&random))
    case 1:
      var row = world.row(&random, like: [])
      row.constant = random.element(of: [nan, .infinity, -.infinity])
      return .add(newID(), row, world.strength(&random))
    case 2:
      let strength = random.element(of: [Strength(nan), .weak.weighted(0), .weak.weighted(-1), .weak.weighted(nan)])
      return .add(newID(), world.row(&random, like: []), strength)
    case 3 where !live.isEmpty: return .setConstant(random.element(of: live), random.element(of: [nan, .infinity]))
    case 4 where !live.isEmpty: return .setStrength(random.element(of: live), Strength(500, weight: .infinity))
    case 5 where nextID > 0:
      let id = random.int(in: 1...nextID)
      return live.contains(id) ? .setConstant(id, nan) : .remove(id)
    case 6 where nextID > 0:
      let id = random.int(in: 1...nextID)
      return live.contains(id) ? .setStrength(id, .weak.weighted(-2)) : .setConstant(id, 1)
    case 7 where !model.edits.isEmpty: return .edit(variable: random.element(of: model.edits).variable, .strong)
    case 8 where !model.edits.isEmpty:
      return .suggest([.init(random.element(of: model.edits).variable, random.element(of: [nan, .infinity]))])
    default:
      let variable = random.int(in: 0...model.variableCount - 1)
      if model.isEdited(variable) { return .edit(variable: variable, .weak) }
      return random.chance(50) ? .endEdit(variable: variable) : .suggest([.init(variable, 3)])
    }
  }
}
