import Cassowary

/// Explains values of a solver in the words of whoever filled it. Everything is tried on copies.
final class SolverExplainer {
  /// A quantity by the solver's variables, as people call it.
  struct Quantity {
    let name: String
    let expression: LinearExpression
  }

  private let solver: Solver
  /// A constraint in words; `nil` for rows that only choose among equals.
  private let words: (Constraint) -> Finding.Related?
  private let name: (Variable) -> String
  /// From what quantity the constant of a constraint follows.
  private let basis: (Constraint) -> Quantity?

  /// How many constraints, and how many preferences, are tried for what they would change, and at how many constraints of the
  /// solver in all the trials, each of which lays everything out; and at how many constraints times levels, which copies hold.
  private static let trials = (most: 32, least: 4, constraints: 50_000, leveled: 5_000_000)

  private let trialCount: Int

  init(
    _ solver: consuming Solver, words: @escaping (Constraint) -> Finding.Related?,
    name: @escaping (Variable) -> String, basis: @escaping (Constraint) -> Quantity? = { _ in nil }
  ) {
    let constraints = solver.constraints
    var levels: Set<Double> = []
    for constraint in constraints {
      if let strength = try? solver.strength(of: constraint) { levels.insert(strength.priority) }
    }
    let size = max(1, constraints.count)
    let most = min(Self.trials.constraints / size, Self.trials.leveled / (size * max(1, levels.count)))
    trialCount = max(Self.trials.least, min(Self.trials.most, most))
    self.solver = solver
    self.words = words
    self.name = name
    self.basis = basis
  }

  /// Why the quantity has its value.
  func explain(_ quantity: Quantity, _ trials: some Trials) throws(SolverError) -> ValueExplanation {
    let (chain, first) = try chain(of: quantity)
    var supports = first
    var bases: [ValueExplanation.Basis] = []
    var seen = Set(first.map(\.constraint.id))
    var explained: Set<String> = []
    var next = 0
    while next < supports.count {
      let constraint = supports[next].constraint
      next += 1
      guard let basis = basis(constraint), explained.insert(basis.name).inserted else { continue }
      let (chain, more) = try self.chain(of: basis)
      bases.append(.init(constraint: words(constraint) ?? Self.choice, chain: chain))
      supports += more.filter { seen.insert($0.constraint.id).inserted }
    }
    let isOpen = try solver.isOpen(quantity.expression)
    let losers = try losers(quantity, chain.value, trials)
    return ValueExplanation(
      chain: chain, bases: bases, isOpen: isOpen, losers: losers.told, moreLosers: losers.more,
      changes: try changes(supports, chain.value, isOpen: isOpen, trials))
  }

  /// What stands for rows that decide nothing.
  private static let choice = Finding.Related(
    name: "", equation: "nothing decides this: the least is taken", position: nil)

  // MARK: Chains

  private func chain(
    of quantity: Quantity
  ) throws(SolverError) -> (chain: ValueExplanation.Chain, supports: [Explanation.Support]) {
    var trial = solver.copy()
    let explanation = try Self.explanation(of: quantity.expression, in: &trial)
    let supports = try ordered(explanation.supports, from: quantity.expression)
    let chain = ValueExplanation.Chain(
      quantity: quantity.name, value: explanation.value,
      steps: supports.map { support in
        .init(
          constraint: words(support.constraint) ?? Self.choice, priority: support.fact.strength.priority,
          multiplier: support.multiplier, contribution: support.contribution)
      },
      held: explanation.held.map { .init(quantity: name($0.variable), contribution: $0.contribution) })
    return (chain, supports)
  }

  /// What determines an expression.
  private static func explanation(
    of expression: LinearExpression, in trial: inout Solver
  ) throws(SolverError) -> (value: Double, supports: [Explanation.Support], held: [Explanation.Held]) {
    let target = trial.variable("")
    let definition = try trial.add(target == expression)
    try activateWhatHolds(target, in: &trial)
    let explanation = try trial.explanation(of: target)
    return (
      trial.value(target), explanation.supports.filter { $0.constraint.id != definition.id }, explanation.held
    )
  }

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

  /// A row that is satisfied by chance decides nothing yet: the solver sees no reason to lean on it. Pulling at what seems to
  /// be held by nothing makes it.
  private static func activateWhatHolds(_ target: Variable, in trial: inout Solver) throws(SolverError) {
    var open: Set<Variable.ID> = []
    for _ in 0..<trials.most {
      let held = try trial.explanation(of: target).held.first { !open.contains($0.variable.id) }
      guard let held else { return }
      var pulled = trial.copy()
      let moves = try pulled.move(held.variable)
      if moves || TrialOutcome.isOther(pulled.value(target), than: trial.value(target)) {
        open.insert(held.variable.id)
      } else {
        trial = pulled
      }
    }
  }

  // MARK: What if

  /// Preferences that are given up and speak of the quantity, or would change it if they were not; and how many of the former
  /// are too many to be tried.
  private func losers(
    _ quantity: Quantity, _ value: Double, _ trials: some Trials
  ) throws(SolverError) -> (told: [ValueExplanation.Loser], more: Int) {
    let own = Set(quantity.expression.terms.map(\.variable.id))
    var violations: [(row: Constraint, priority: Double, error: Double, words: Finding.Related, isOwn: Bool)] = []
    for violation in solver.violatedPreferences() {
      guard let words = words(violation.constraint) else { continue }
      let isOwn = try solver.canonical(violation.constraint).left.terms.contains { own.contains($0.variable.id) }
      violations.append((violation.constraint, violation.priority, violation.error, words, isOwn))
    }
    // Those on the quantity go before others, however strong.
    let tried = Set((violations.filter(\.isOwn) + violations.filter { !$0.isOwn }).prefix(trialCount).map(\.row.id))
    var result: [ValueExplanation.Loser] = []
    for violation in violations where tried.contains(violation.row.id) {
      let outcome = trials.preferring(violation.row)
      let isMet = outcome.map { !TrialOutcome.isOther($0.error, than: 0) } ?? false
      let wouldBe = outcome.flatMap { isMet && TrialOutcome.isOther($0.value, than: value) ? $0.value : nil }
      guard wouldBe != nil || violation.isOwn else { continue }
      // As far as it can be met, only preferences are in its way; weaker ones could not be.
      let isBetter = outcome.map {
        isMet || $0.error < violation.error && TrialOutcome.isOther($0.error, than: violation.error)
      }
      let victims = isBetter == true ? outcome?.victims.filter { $0.priority >= violation.priority } ?? [] : []
      result.append(
        .init(
          constraint: violation.words, priority: violation.priority, error: violation.error,
          winners: victims.isEmpty
            ? try holders(of: violation.row, from: violation.priority) : victims.map(\.constraint),
          isTie: victims.first?.priority == violation.priority, wouldBe: wouldBe,
          leastError: isMet ? nil : outcome?.error))
    }
    return (result, max(0, violations.count { $0.isOwn } - trialCount))
  }

  /// What holds the left side of a violated preference where it is: of that what is at least as strong, if anything is.
  private func holders(
    of constraint: Constraint, from priority: Double
  ) throws(SolverError) -> [Finding.Related] {
    var other = solver.copy()
    let supports = try Self.explanation(of: solver.canonical(constraint).left, in: &other).supports
    // What contributes a number says more than what only connects.
    let ranked = supports.enumerated().sorted { one, other in
      let (a, b) = (abs(one.element.contribution), abs(other.element.contribution))
      return a != b ? a > b : one.offset < other.offset
    }
    let strong = ranked.filter { $0.element.fact.strength.priority >= priority }
    return (strong.isEmpty ? ranked : strong).compactMap { words($0.element.constraint) }
  }

  /// What the value would be without each constraint of the chains.
  private func changes(
    _ supports: [Explanation.Support], _ value: Double, isOpen: Bool, _ trials: some Trials
  ) throws(SolverError) -> [ValueExplanation.Change] {
    var result: [ValueExplanation.Change] = []
    var tried = 0
    for support in supports where tried < trialCount {
      guard let related = words(support.constraint), let outcome = trials.without(support.constraint) else { continue }
      tried += 1
      guard outcome.isOpen ? !isOpen : TrialOutcome.isOther(outcome.value, than: value) else { continue }
      result.append(
        .init(
          constraint: related, priority: support.fact.strength.priority, value: outcome.value,
          isOpen: outcome.isOpen))
    }
    return result
  }
}
