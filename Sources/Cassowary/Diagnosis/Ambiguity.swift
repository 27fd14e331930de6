/// A variable whose value is not the only optimal one.
public struct Ambiguity: Sendable {
  /// The variable.
  public let variable: Variable
  /// Whether it could be larger at no cost.
  public let canIncrease: Bool
  /// Whether it could be smaller at no cost.
  public let canDecrease: Bool
  /// A move to another solution that is as good, shared by all variables that it moves.
  private let move: [(variable: Variable, amount: Double)]
  /// How far this variable goes in it.
  private let distance: Double

  init(
    _ variable: Variable, canIncrease: Bool, canDecrease: Bool, move: [(variable: Variable, amount: Double)],
    distance: Double
  ) {
    self.variable = variable
    self.canIncrease = canIncrease
    self.canDecrease = canDecrease
    self.move = move
    self.distance = distance
  }

  /// How variables move together when this one moves by one in a direction that is open (up if it can): every variable that
  /// goes along, with its share. In very large systems much more may go along than has to.
  ///
  /// - Complexity: O(variables that move).
  public var direction: [(variable: Variable, amount: Double)] {
    move.map { ($0.variable, $0.amount / distance) }
  }

  /// How many variables ``direction`` has.
  ///
  /// - Complexity: O(1).
  public var companions: Int { move.count }
}

extension Solver {
  /// The variables without a unique value, with a direction in which they can move, by ``Variable/ID``.
  ///
  /// Candidates are what depends on a pin or on an active row whose multiplier is at an end of its box. A candidate proves
  /// nothing by itself, so each is tried: on a copy, a wish weaker than all levels pulls at it. Where that takes too long,
  /// all that is free is moved at once, and only what stays is tried.
  ///
  /// - Complexity: O(size of the solver), and a few pivots for each candidate that is tried.
  public func ambiguities() -> [Ambiguity] { ambiguities(of: freedom()) }

  /// What can move at no cost, to be asked again with ``freedom(left:keeping:)``.
  ///
  /// - Complexity: as ``ambiguities()``.
  public func freedom() -> Freedom {
    var state = box.value.state.copy()
    state.keepOptimalFace()
    return state.findFreedom()
  }

  /// The variables without a unique value, by ``Variable/ID``: those of ``ambiguities()``, found faster, as their directions
  /// are not asked for.
  ///
  /// - Complexity: O(size of the solver), and a few pivots for each candidate that does not move together with all others.
  public func openVariables() -> [Variable] {
    var state = box.value.state.copy()
    state.keepOptimalFace()
    let freedom = state.findOpenVariables()
    return freedom.raised.indices.filter { freedom.isOpen(Int32($0)) }.map { box.value.registry.variable(Int32($0)) }
  }

  /// The variables that a freedom leaves open, by ``Variable/ID``, in the state that it was found in. If variables were made
  /// since, it is found anew.
  ///
  /// - Complexity: O(variables and moves of the freedom).
  public func ambiguities(of known: Freedom) -> [Ambiguity] {
    let freedom = known.covers(box.value.state.positions.count) ? known : self.freedom()
    let moves = freedom.moves.map { move in
      move.map { (variable: box.value.registry.variable($0.variable), amount: $0.amount) }
    }
    var result: [Ambiguity] = []
    for slot in freedom.raised.indices {
      let (raised, lowered) = (freedom.raised[slot], freedom.lowered[slot])
      guard let way = raised ?? lowered else { continue }
      result.append(
        Ambiguity(
          box.value.registry.variable(Int32(slot)), canIncrease: raised != nil, canDecrease: lowered != nil,
          move: moves[way.move], distance: way.distance))
    }
    return result
  }

  /// What of a freedom is left when a variable keeps its value: after an equation was added that says so, and nothing else.
  ///
  /// It tells of each variable whether it is open, but not always both of its directions. If variables were made since the
  /// freedom before was found, all is searched anew.
  ///
  /// - Complexity: O(size of the solver), and a few pivots for each variable that moved only with the kept one.
  public func freedom(left before: Freedom, keeping variable: Variable) -> Freedom {
    var state = box.value.state.copy()
    state.keepOptimalFace()
    return state.findFreedom(left: before, keeping: Int32(variable.id.index))
  }
}
