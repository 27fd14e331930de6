import Cassowary

/// Explains values of a solver in the words of whoever filled it. Everything is tried on copies.
final class SolverExplainer {
  private let solver: Solver
  /// A constraint in words; `nil` for rows that only choose among equals.
  private let words: (Constraint) -> Finding.Related?
  private let name: (Variable) -> String

  /// How many constraints are tried for what they would change.
  private static let trials = 32

  /// Values that differ by less, relative to their size, are the same.
  private static let distinct = 1e-6

  init(
    _ solver: consuming Solver, words: @escaping (Constraint) -> Finding.Related?, name: @escaping (Variable) -> String
  ) {
    self.solver = solver
    self.words = words
    self.name = name
  }

  /// Why the expression, which people call `quantity`, has its value.
  func explain(_ expression: LinearExpression, called quantity: String) throws(SolverError) -> ValueExplanation {
    var trial = solver.copy()
    let target = trial.variable(quantity)
    let definition = try trial.add(target == expression)
    try activateWhatHolds(target, in: &trial)
    let explanation = try trial.explanation(of: target)
    let supports = try ordered(explanation.supports.filter { $0.constraint.id != definition.id }, from: expression)
    let value = trial.value(target)
    return ValueExplanation(
      quantity: quantity, value: value,
      steps: supports.map { support in
        .init(
          constraint: words(support.constraint) ?? Self.choice, priority: support.fact.strength.priority,
          multiplier: support.multiplier, contribution: support.contribution)
      },
      held: explanation.held.map { .init(quantity: name($0.variable), contribution: $0.contribution) },
      losers: try losers(in: trial, target, value, Set(expression.terms.map(\.variable.id))),
      changes: try changes(supports, in: trial, target, value))
  }

  /// What stands for rows that decide nothing.
  private static let choice = Finding.Related(
    name: "", equation: "nothing decides this: the least is taken", position: nil)

  /// Breadth first from the quantity: what speaks of it comes first, then what speaks of that.
  private func ordered(
    _ supports: [Explanation.Support], from expression: LinearExpression
  ) throws(SolverError) -> [Explanation.Support] {
    var rest: [(support: Explanation.Support, variables: [Variable.ID])] = []
    for support in supports {
      rest.append((support, try solver.canonical(support.constraint).left.terms.map(\.variable.id)))
    }
    var reached = Set(expression.terms.map(\.variable.id))
    var result: [Explanation.Support] = []
    while !rest.isEmpty {
      var next = rest.filter { $0.variables.contains { reached.contains($0) } }
      if next.isEmpty { next = rest }
      let taken = Set(next.map(\.support.constraint.id))
      rest.removeAll { taken.contains($0.support.constraint.id) }
      for (support, variables) in next {
        result.append(support)
        reached.formUnion(variables)
      }
    }
    return result
  }

  // MARK: Pulling

  /// A row that is satisfied by chance decides nothing yet: the solver sees no reason to lean on it. Pulling at what seems to
  /// be held by nothing makes it.
  private func activateWhatHolds(_ target: Variable, in trial: inout Solver) throws(SolverError) {
    var open: Set<Variable.ID> = []
    for _ in 0..<Self.trials {
      let held = try trial.explanation(of: target).held.first { !open.contains($0.variable.id) }
      guard let held else { return }
      var pulled = trial.copy()
      if try move(held.variable, in: &pulled) || isOther(pulled.value(target), than: trial.value(target)) {
        open.insert(held.variable.id)
      } else {
        trial = pulled
      }
    }
  }

  /// Pulls with less than all other strengths, one way and then the other; whether the variable gives way. If it does not,
  /// each pull is taken back, and only what withstood it stays.
  private func move(_ variable: Variable, in solver: inout Solver) throws(SolverError) -> Bool {
    let value = solver.value(variable)
    for distance in [1 + abs(value), -1 - abs(value)] {
      let pull = try solver.add(variable == value + distance, Strength(0))
      if isOther(solver.value(variable), than: value) { return true }
      try solver.remove(pull)
    }
    return false
  }

  // MARK: What if

  private func isOther(_ value: Double, than other: Double) -> Bool {
    abs(value - other) > Self.distinct * (1 + abs(other))
  }

  /// Preferences that are given up and speak of the quantity, or would change it if they were not.
  private func losers(
    in trial: borrowing Solver, _ target: Variable, _ value: Double, _ own: Set<Variable.ID>
  ) throws(SolverError) -> [ValueExplanation.Loser] {
    var result: [ValueExplanation.Loser] = []
    for violation in trial.violations().prefix(Self.trials) {
      guard let related = words(violation.constraint) else { continue }
      var other = trial.copy()
      // Above all that may give way, below what must hold.
      try other.setStrength(violation.constraint, Strength(999.9999))
      let changes = isOther(other.value(target), than: value)
      let terms = try trial.canonical(violation.constraint).left.terms
      guard changes || terms.contains(where: { own.contains($0.variable.id) }) else { continue }
      result.append(
        .init(
          constraint: related, priority: violation.priority, error: violation.error,
          winners: try winners(over: violation, in: trial), wouldBe: changes ? other.value(target) : nil))
    }
    return result
  }

  /// What holds the left side of a violated preference where it is.
  private func winners(
    over violation: Violation, in trial: borrowing Solver
  ) throws(SolverError) -> [Finding.Related] {
    var other = trial.copy()
    let side = other.variable("")
    let definition = try other.add(side == trial.canonical(violation.constraint).left)
    try activateWhatHolds(side, in: &other)
    let supports = try other.explanation(of: side).supports.filter { $0.constraint.id != definition.id }
    // What contributes a number says more than what only connects.
    let ranked = supports.enumerated().sorted { one, other in
      let (a, b) = (abs(one.element.contribution), abs(other.element.contribution))
      return a != b ? a > b : one.offset < other.offset
    }
    return ranked.compactMap { words($0.element.constraint) }
  }

  /// What the value would be without each constraint of the chain.
  private func changes(
    _ supports: [Explanation.Support], in trial: borrowing Solver, _ target: Variable, _ value: Double
  ) throws(SolverError) -> [ValueExplanation.Change] {
    var result: [ValueExplanation.Change] = []
    for support in supports.prefix(Self.trials) {
      guard let related = words(support.constraint) else { continue }
      var other = trial.copy()
      try other.remove(support.constraint)
      let without = other.value(target)
      let isOpen = try move(target, in: &other)
      guard isOpen || isOther(without, than: value) else { continue }
      result.append(
        .init(constraint: related, priority: support.fact.strength.priority, value: without, isOpen: isOpen))
    }
    return result
  }
}
