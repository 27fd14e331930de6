extension Solver {
  /// Makes a variable. Until a constraint says otherwise it keeps `value` (taken as 0 if it is not finite).
  ///
  /// - Complexity: O(1) amortised.
  public mutating func variable(
    _ name: String = "", value: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> Variable {
    box.value.makeVariable(name, value: value.isFinite ? value : 0, file, line)
  }

  /// Removes a variable that no constraint uses. Its slot, and with it its ``Variable/ID``, is reused.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, or ``SolverError/variableInUse(_:name:by:)`` with the constraints, and
  ///   the edit, that still use it.
  /// - Complexity: O(1).
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    try box.value.removeVariable(variable)
  }

  /// True if the variable belongs to this solver and was not removed.
  public func contains(_ variable: Variable) -> Bool { box.value.registry.isValid(variable) }

  /// All variables, by ``Variable/ID``.
  ///
  /// - Complexity: O(variables).
  public var variables: [Variable] {
    let stamps = box.value.registry.variableStamps.count
    var result: [Variable] = []
    for slot in 0..<Int32(stamps) where box.value.registry.variableStamps[slot] != 0 {
      result.append(box.value.registry.variable(slot))
    }
    return result
  }

  /// The name given to the variable, or `v` and its index; empty if it is unknown here.
  public func name(of variable: Variable) -> String {
    contains(variable) ? box.value.registry.name(ofVariable: variable.id.slot) : ""
  }

  /// Where in the source the variable was made; `nil` if it is unknown here.
  public func location(of variable: Variable) -> SourceLocation? {
    contains(variable)
      ? box.value.registry.location(box.value.registry.variablePlaces[variable.id.slot]) : nil
  }
}

extension Storage {
  mutating func makeVariable(_ name: String, value: Double, _ file: StaticString, _ line: UInt) -> Variable {
    let slot = state.makeVariable(value: value)
    let stamp = registry.makeStamp()
    let place = registry.place(file, line)
    if Int(slot) == registry.variableStamps.count {
      registry.variableStamps.append(stamp)
      registry.variablePlaces.append(place)
    } else {
      registry.variableStamps[slot] = stamp
      registry.variablePlaces[slot] = place
    }
    registry.setName(name, ofVariable: slot)
    return Variable(index: slot, stamp: stamp)
  }

  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let slot = variable.id.slot
    if state.rows.activeHead[slot] >= 0 || state.rows.inactiveHead[slot] >= 0 || !state.positions[slot].isPin
      || registry.mentions(of: slot) > 0
    {
      throw .variableInUse(variable, name: registry.name(ofVariable: slot), by: facts(users(of: slot)))
    }
    state.freeVariable(slot)
    registry.variableStamps[slot] = 0
    registry.setName("", ofVariable: slot)
  }

  @inline(__always)
  func check(_ variable: Variable) throws(SolverError) {
    if !registry.isValid(variable) { throw .unknownVariable(variable) }
  }

  @inline(__always)
  func check(_ constraint: Constraint) throws(SolverError) {
    if !registry.isValid(constraint) { throw .unknownConstraint(constraint) }
  }
}

extension Storage {
  /// The constraints that use a variable, as written or in their rows, by slot. O(constraints): only errors ask.
  private func users(of variable: Int32) -> [Int32] {
    liveConstraints().filter { slot in
      let row = state.constraints[slot]
      for entry in row.start..<(row.start + row.length) where state.rows.entries[entry].variable == variable {
        return true
      }
      guard let written = registry.written(registry.records[slot]) else { return false }
      return (written.left.terms + written.right.terms).contains { $0.variable.id.slot == variable }
    }
  }
}
