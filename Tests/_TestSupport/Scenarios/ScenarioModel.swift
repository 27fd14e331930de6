import Cassowary

/// What a solver should hold after a number of operations: plain data, kept beside the solver under test.
package struct ScenarioModel: Sendable {
  package struct Live: Sendable {
    package let id: Int
    package let row: ScenarioRow
    /// The constant it has now: where the number is a short fraction up to rounding, the fraction. Copies of rows and
    /// values that the solver computed are meant that way.
    package var constant: Rational
    package var strength: Strength

    package var name: String { ScenarioModel.name(ofConstraint: id) }
    package var reference: ReferenceConstraint { row.reference(constant: constant, strength) }
  }

  package struct Edit: Sendable {
    package let variable: Int
    package var value: Rational
    package let strength: Strength

    package var name: String { "edit " + ScenarioModel.name(ofVariable: variable) }
    package var reference: ReferenceConstraint {
      ReferenceConstraint(
        [.init(variable, 1)], .equal, value, priority: strength.priority, weight: Rational(strength.weight))
    }
  }

  package let variableCount: Int
  /// In the order added.
  package private(set) var live: [Live] = []
  /// In the order begun.
  package private(set) var edits: [Edit] = []

  package init(variableCount: Int) { self.variableCount = variableCount }

  package static func name(ofConstraint id: Int) -> String { "k\(id)" }
  package static func name(ofVariable index: Int) -> String { "x\(index)" }

  /// All rows, edits last.
  package var references: [ReferenceConstraint] { live.map(\.reference) + edits.map(\.reference) }
  package var reference: ReferenceSolver { ReferenceSolver(variableCount: variableCount, constraints: references) }

  /// The row of a live constraint or edit with this name.
  package func reference(named name: String) -> ReferenceConstraint? {
    live.first { $0.name == name }?.reference ?? edits.first { $0.name == name }?.reference
  }

  package func isEdited(_ variable: Int) -> Bool { edits.contains { $0.variable == variable } }

  /// True if a live constraint or edit mentions the variable, even where its terms cancel.
  package func isUsed(_ variable: Int) -> Bool {
    isEdited(variable) || live.contains { $0.row.terms.contains { $0.variable == variable } }
  }

  /// Forgets the constraints that `model` does not have.
  mutating func hideAdditions(since model: ScenarioModel) {
    let known = Set(model.live.map(\.id))
    live.removeAll { !known.contains($0.id) }
  }

  /// Applies an operation, whether or not the result is satisfiable, or tells why it has to be refused before anyone
  /// solves anything. `values` are those of the solver before the operation.
  package mutating func apply(_ operation: Operation, values: [Double]) -> RefusalKind? {
    switch operation {
    case .add(let id, let row, let strength):
      guard row.isFinite, strength.isValid else { return .invalidNumber }
      live.append(Live(id: id, row: row, constant: Rational(nearly: row.constant), strength: strength))
    case .stay(let id, let variable, let strength):
      guard strength.isValid else { return .invalidNumber }
      let row = ScenarioRow([.init(variable, 1)], .equal, values[variable])
      live.append(Live(id: id, row: row, constant: Rational(nearly: values[variable]), strength: strength))
    case .remove(let id):
      guard let index = live.firstIndex(where: { $0.id == id }) else { return .unknownConstraint }
      live.remove(at: index)
    case .setConstant(let id, let constant):
      guard let index = live.firstIndex(where: { $0.id == id }) else { return .unknownConstraint }
      guard constant.isFinite else { return .invalidNumber }
      live[index].constant = Rational(nearly: constant)
    case .setStrength(let id, let strength):
      guard let index = live.firstIndex(where: { $0.id == id }) else { return .unknownConstraint }
      guard strength.isValid else { return .invalidNumber }
      live[index].strength = strength
    case .edit(let variable, let strength):
      if isEdited(variable) { return .duplicateEdit }
      guard strength.isValid else { return .invalidNumber }
      edits.append(Edit(variable: variable, value: Rational(nearly: values[variable]), strength: strength))
    case .suggest(let suggestions):
      for suggestion in suggestions {
        guard let index = edits.firstIndex(where: { $0.variable == suggestion.variable }) else { return .unknownEdit }
        guard suggestion.value.isFinite else { return .invalidNumber }
        edits[index].value = Rational(nearly: suggestion.value)
      }
    case .endEdit(let variable):
      guard let index = edits.firstIndex(where: { $0.variable == variable }) else { return .unknownEdit }
      edits.remove(at: index)
    case .batch(let operations):
      for operation in operations {
        if let refusal = apply(operation, values: values) { return refusal }
      }
    case .renew(let variable):
      if isUsed(variable) { return .variableInUse }
    }
    return nil
  }
}

extension Strength {
  /// True if a solver may not refuse it for its numbers.
  package var isValid: Bool { !priority.isNaN && weight.isFinite && weight > 0 }
}
