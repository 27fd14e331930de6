extension Solver {
  /// For tests: operations from here on go over to the product form at their first pivot, as if mending the basis locally were
  /// always too dear.
  @_spi(Testing) public mutating func avoidMending() { box.value.state.avoidsMending = true }

  /// For tests: ambiguities as they are found where it would take too long to try each variable by itself.
  @_spi(Testing) public func jointAmbiguities() -> [Ambiguity] {
    var state = box.value.state.copy()
    state.keepOptimalFace()
    return ambiguities(of: state.findFreedom(pullingFor: 0))
  }

  /// For tests: multipliers of more numbers than this are refused.
  @_spi(Testing) public mutating func limitMultipliers(to count: Int) { box.value.state.multiplierLimit = count }
}
