/// Why a variable has its value: the constraints that determine it, and how much each contributes.
///
/// The value is the sum of all contributions. It is a plain consequence of the active rows, from one backward pass: with
/// e_x = Σ y_q a_q over the basis, x = Σ y_q · constant_q.
public struct Explanation: Sendable {
  /// One constraint that holds the value in place.
  public struct Support: Sendable {
    /// The constraint, or the one behind an edit.
    public let constraint: Constraint
    /// Its name, equation, strength and source.
    public let fact: ConstraintFact
    /// By how much the value moves when the constraint's constant grows by one, as long as the same constraints stay
    /// active.
    public let multiplier: Double
    /// `multiplier` times the constant as ``Solver/setConstant(_:_:)`` understands it.
    public let contribution: Double
  }

  /// A variable that no constraint determines; it keeps the value it has.
  public struct Held: Sendable {
    /// The variable that stays where it is.
    public let variable: Variable
    /// By how much the explained value moves with it.
    public let multiplier: Double
    /// `multiplier` times its present value.
    public let contribution: Double
  }

  /// The variable that is explained.
  public let variable: Variable
  /// Its value.
  public let value: Double
  /// The active constraints that determine it, oldest first.
  public let supports: [Support]
  /// Variables that nothing determines and on which it rests, by ``Variable/ID``.
  public let held: [Held]
}

extension Solver {
  /// The constraints, with multipliers, that determine the value of a variable.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  /// - Complexity: O(size of the solver), for the copy on which it is found.
  public func explanation(of variable: Variable) throws(SolverError) -> Explanation {
    try box.value.check(variable)
    var copy = box.value.copy()
    return copy.explain(variable)
  }

  /// What a constraint costs: by how much the sum of errors of each level in use would grow if its constant grew by one,
  /// strongest level first; required ones have no errors. All zero for a constraint that binds nothing.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(size of the solver).
  public func prices(of constraint: Constraint) throws(SolverError) -> [(priority: Double, price: Double)] {
    try box.value.check(constraint)
    var copy = box.value.copy()
    return copy.prices(constraint.id.slot)
  }
}

extension Storage {
  mutating func explain(_ variable: Variable) -> Explanation {
    state.computeAlpha(unit: variable.id.slot)
    var shares: [(slot: Int32, share: Double)] = []
    for index in 0..<state.alphaList.count {
      shares.append((state.alphaList[index].constraint, state.alphaList[index].amount))
    }
    var pins: [SolverState.Pin] = []
    for index in 0..<state.pinList.count { pins.append(state.pinList[index]) }
    state.clearAlpha()
    pins.sort { $0.variable < $1.variable }
    shares.sort { registry.records[$0.slot].age < registry.records[$1.slot].age }
    return Explanation(
      variable: variable, value: state.values[variable.id.slot],
      supports: shares.map { slot, share in
        let row = state.constraints[slot]
        return .init(
          constraint: registry.constraint(slot), fact: fact(slot),
          multiplier: scale(share, by: -Int(row.exponent)), contribution: 0 - share * row.constant)
      },
      held: pins.map { pin in
        .init(
          variable: registry.variable(pin.variable), multiplier: pin.alpha,
          contribution: pin.alpha * state.values[pin.variable])
      })
  }

  mutating func prices(_ slot: Int32) -> [(priority: Double, price: Double)] {
    let row = state.constraints[slot]
    if row.isActive && row.isRequiredEquation {
      state.solveForward(from: slot, sign: 1)
      state.computeMultiplierFromDirection()
      state.clearDirection()
    } else {
      for lane in 0..<state.levels.count { state.slope[lane] = state.multiplier(slot, lane) }
    }
    // Levels stay in the table after their last constraint.
    return (0..<state.levels.count).filter { state.levels.uses[$0] > 0 && $0 < state.levels.decisive }.map { lane in
      // A constant on the right is the negative of the row's.
      (state.levels.priorities[lane], 0 - scale(state.slope[lane], by: -Int(row.exponent)))
    }
  }
}
