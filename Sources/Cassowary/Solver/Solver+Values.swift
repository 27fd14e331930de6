extension Solver {
  /// The value of a variable; NaN if it is unknown here.
  ///
  /// - Complexity: O(1).
  public func value(_ variable: Variable) -> Double {
    contains(variable) ? box.value.state.values[variable.id.slot] : .nan
  }

  /// The value of an expression; NaN if it uses a variable that is unknown here.
  ///
  /// - Complexity: O(terms).
  public func value(_ expression: LinearExpression) -> Double {
    var sum = expression.constant
    for index in 0..<expression.count {
      sum += expression[index].coefficient * value(expression[index].variable)
    }
    return sum
  }

  /// Calls `body` with the values of all variables: the fast way to read many.
  public func withValues<Result, Failure: Error>(
    _ body: (borrowing Values) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(Values(box.value.state.values))
  }

  /// Calls `body` with the variables whose values differ from those at the last call, each once, in the order in which they
  /// first changed. A variable made since is reported if its value is no longer the one it was made with.
  ///
  /// - Complexity: O(variables that changed since).
  public mutating func takeChanges<Result, Failure: Error>(
    _ body: ([Variable]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    box.value.collectChanges()
    return try body(box.value.changes)
  }
}

extension Storage {
  mutating func collectChanges() {
    changes.removeAll(keepingCapacity: true)
    for index in 0..<state.changed.count {
      let slot = state.changed[index]
      if state.changeEpoch[slot] != state.epoch || registry.variableStamps[slot] == 0 { continue }
      if state.values[slot] != state.valueBefore[slot] { changes.append(registry.variable(slot)) }
      state.changeEpoch[slot] = 0
    }
    state.changed.removeAll()
    if state.epoch == Int32.max {
      for slot in 0..<state.changeEpoch.count { state.changeEpoch[slot] = 0 }
      state.epoch = 0
    }
    state.epoch += 1
  }
}
