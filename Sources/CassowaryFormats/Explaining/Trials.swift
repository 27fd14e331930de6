import Cassowary

/// What would be if one constraint were otherwise, each tried on a copy.
protocol Trials {
  /// `nil` if it cannot be left out.
  func without(_ constraint: Constraint) -> TrialOutcome?
  /// With the constraint above all that may give way, below what must hold; `nil` if that cannot be said of it.
  func preferring(_ constraint: Constraint) -> TrialOutcome?
}

/// What a trial shows.
struct TrialOutcome {
  /// Of the quantity in question.
  let value: Double
  /// Whether nothing decides it.
  let isOpen: Bool
  /// By how much the constraint that is preferred is missed.
  var error = 0.0
  /// Preferences that are given up more than before, what lost most first.
  var victims: [Finding.Related] = []

  /// Differences below this share are rounding.
  static let distinct = 1e-6

  static func isOther(_ value: Double, than other: Double) -> Bool { abs(value - other) > distinct * (1 + abs(other)) }
}

extension Solver {
  /// Whether another value of an expression would do as well.
  func isOpen(_ expression: LinearExpression) throws(SolverError) -> Bool {
    var trial = copy()
    let target = trial.variable("")
    try trial.add(target == expression)
    return try trial.move(target)
  }

  /// Pulls with less than all other strengths, one way and then the other; whether the variable gives way. If it does not,
  /// each pull is taken back, and only what withstood it stays.
  mutating func move(_ variable: Variable) throws(SolverError) -> Bool {
    let value = value(variable)
    for distance in [1 + abs(value), -1 - abs(value)] {
      let pull = try add(variable == value + distance, Strength(0))
      if TrialOutcome.isOther(self.value(variable), than: value) { return true }
      try remove(pull)
    }
    return false
  }
}

/// Those of a script: its rows are all there is.
struct SolverTrials: Trials {
  private let solver: SolverBox
  private let expression: LinearExpression
  private let words: (Constraint) -> Finding.Related?

  /// Above all that may give way.
  private static let strongest = Strength(Double(Float(1000).nextDown))

  init(
    _ solver: consuming Solver, _ expression: LinearExpression, words: @escaping (Constraint) -> Finding.Related?
  ) {
    self.solver = SolverBox(solver)
    self.expression = expression
    self.words = words
  }

  func without(_ constraint: Constraint) -> TrialOutcome? {
    var other = solver.value.copy()
    do throws(SolverError) {
      try other.remove(constraint)
      return TrialOutcome(value: other.value(expression), isOpen: try other.isOpen(expression))
    } catch {
      return nil
    }
  }

  func preferring(_ constraint: Constraint) -> TrialOutcome? {
    var other = solver.value.copy()
    do throws(SolverError) {
      try other.setStrength(constraint, Self.strongest)
      var outcome = TrialOutcome(value: other.value(expression), isOpen: try other.isOpen(expression))
      let violations = other.violatedPreferences()
      outcome.error = violations.first { $0.constraint.id == constraint.id }?.error ?? 0
      let errors = Dictionary(
        solver.value.violatedPreferences().map { ($0.constraint.id, $0.error) }, uniquingKeysWith: max)
      outcome.victims = RankedLosses(
        violations.filter { $0.constraint.id != constraint.id }.map {
          ($0.constraint, $0.error - (errors[$0.constraint.id] ?? 0))
        }
      ).sorted.compactMap(words)
      return outcome
    } catch {
      return nil
    }
  }

  private final class SolverBox {
    let value: Solver
    init(_ value: consuming Solver) { self.value = value }
  }
}

/// What is given up more than before, by how much.
struct RankedLosses<Subject> {
  /// What lost most first; the order given among equals.
  let sorted: [Subject]

  init(_ losses: [(subject: Subject, growth: Double)]) {
    sorted = losses.enumerated().filter { $0.element.growth > TrialOutcome.distinct }.sorted { one, other in
      let (a, b) = (one.element.growth, other.element.growth)
      return a != b ? a > b : one.offset < other.offset
    }.map(\.element.subject)
  }
}
