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
  /// Preferences that are given up more than before.
  var victims: [Victim] = []

  struct Victim {
    let constraint: Finding.Related
    let priority: Double
  }

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
