import Cassowary

/// Those of a script: its rows are all there is, unless some were refused.
struct SolverTrials: Trials {
  private let solver: SolverBox
  private let expression: LinearExpression
  private let words: (Constraint) -> Finding.Related?
  /// Runs the script again without a constraint, if that may be another matter.
  private let again: ((Constraint) -> TrialOutcome?)?

  /// Above all that may give way.
  private static let strongest = Strength(Double(Float(1000).nextDown))

  init(
    _ solver: consuming Solver, _ expression: LinearExpression, words: @escaping (Constraint) -> Finding.Related?,
    again: ((Constraint) -> TrialOutcome?)?
  ) {
    self.again = again
    self.solver = SolverBox(solver)
    self.expression = expression
    self.words = words
  }

  func without(_ constraint: Constraint) -> TrialOutcome? {
    if let again { return again(constraint) }
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
      // The same again, stronger: with a new row the dual simplex method has little to do, while one that grows stronger leaves
      // all others to the primal one.
      try other.add(other.canonical(constraint), Self.strongest)
      var outcome = TrialOutcome(value: other.value(expression), isOpen: try other.isOpen(expression))
      let violations = other.violatedPreferences()
      outcome.error = violations.first { $0.constraint.id == constraint.id }?.error ?? 0
      let errors = Dictionary(
        solver.value.violatedPreferences().map { ($0.constraint.id, $0.error) }, uniquingKeysWith: max)
      outcome.victims =
        RankedLosses(
          violations.compactMap { violation in
            guard violation.constraint.id != constraint.id, let words = words(violation.constraint) else { return nil }
            return (
              .init(constraint: words, priority: violation.priority),
              violation.error - (errors[violation.constraint.id] ?? 0)
            )
          }
        ).victims
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
