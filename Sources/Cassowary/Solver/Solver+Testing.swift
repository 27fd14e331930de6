extension Solver {
  /// For tests: operations from here on go over to the product form at their first pivot, as if mending the basis locally were
  /// always too dear.
  @_spi(Testing) public mutating func avoidMending() { box.value.state.avoidsMending = true }
}
