/// What is unique while multipliers stay as they are.
///
/// Between two suggested values that have the same multipliers the optimum costs in proportion, so what is optimal there
/// forms a convex set together with the suggested value. Over its interior a quantity is unique everywhere or nowhere: the
/// search is needed only once, however many bases are passed.
struct WalkRegion {
  let freedom: Freedom
  /// Per row, once asked: whether optimal solutions do not agree on its residual.
  private var isOpen: [Bool?]
  private let multipliers: [Double]

  init(_ state: inout SolverState) {
    freedom = state.findFreedom()
    multipliers = state.listMultipliers()
    isOpen = Array(repeating: nil, count: state.constraints.count)
  }

  func holds(_ state: borrowing SolverState) -> Bool {
    if multipliers.count != state.levels.count * state.constraints.count { return false }
    for constraint in 0..<Int32(state.constraints.count) {
      for lane in 0..<state.levels.count {
        let difference = multipliers[Int(constraint) * state.levels.count + lane] - state.multiplier(constraint, lane)
        if abs(difference) > state.levels.tolerance[lane] { return false }
      }
    }
    return true
  }

  /// True if optimal solutions do not agree on the residual of a row.
  mutating func isOpen(_ constraint: Int32, _ state: inout SolverState) -> Bool {
    if let known = isOpen[Int(constraint)] { return known }
    let result = state.canMove(residualOf: constraint, freedom)
    isOpen[Int(constraint)] = result
    return result
  }
}

extension SolverState {
  fileprivate func listMultipliers() -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(constraints.count * levels.count)
    for constraint in 0..<Int32(constraints.count) {
      for lane in 0..<levels.count { result.append(multiplier(constraint, lane)) }
    }
    return result
  }

  fileprivate mutating func canMove(residualOf constraint: Int32, _ freedom: Freedom) -> Bool {
    let row = constraints[constraint]
    let range = row.start..<(row.start + row.length)
    if !range.contains(where: { freedom.isOpen(rows.entries[$0].variable) }) { return false }
    let lane = ensurePullLevel()
    for upwards in [true, false] {
      let move = pull(residualOf: constraint, upwards: upwards, lane: lane)
      var amount = 0.0
      var magnitude = 0.0
      for step in move {
        for entry in range where rows.entries[entry].variable == step.variable {
          amount += rows.entries[entry].coefficient * step.amount
          magnitude += abs(rows.entries[entry].coefficient * step.amount)
        }
      }
      if abs(amount) > Tolerance.distinct * magnitude { return true }
    }
    return false
  }
}
