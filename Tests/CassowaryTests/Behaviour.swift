import Cassowary
import Testing
import _TestSupport

/// All that can be seen of a solver, to be compared bit by bit with that of another. Handles go by their slots: a copy hands
/// out others for the same constraints.
struct Behaviour: Equatable {
  private let values: [UInt64]
  private let constraints: [Int]
  private let edited: [Int]
  private let equations: [String]
  private let errors: [Named]
  private let violations: [Named]
  private let ambiguities: [Named]
  private let explanations: [[Named]]
  private let prices: [[Named]]

  /// A number with what it belongs to.
  private struct Named: Equatable {
    var name: String
    var bits: UInt64

    init(_ name: String, _ number: Double) {
      self.name = name
      bits = number.bitPattern
    }
  }

  init(of subject: borrowing ScenarioSubject, handles: [Constraint]) throws {
    let solver = subject.solver.copy()
    values = subject.values.map(\.bitPattern)
    constraints = solver.constraints.map(\.id.index)
    edited = solver.editedVariables.map(\.id.index)
    let facts = try handles.map { try solver.fact(of: $0) }
    equations = facts.map { "\($0.name): \($0.equation) !\($0.strength) \($0.location.line)" }
    errors = solver.totalErrors().map { Named("\($0.priority)", $0.error) }
    violations = solver.violations().map { Named("\($0.constraint.id.index) \($0.priority)", $0.error) }
    ambiguities = solver.ambiguities().flatMap { ambiguity in
      ambiguity.direction.map {
        Named(
          "\(ambiguity.variable.id.index) \(ambiguity.canIncrease) \(ambiguity.canDecrease) \($0.variable.id.index)",
          $0.amount)
      }
    }
    explanations = try subject.variables.map { variable in
      let explanation = try solver.explanation(of: variable)
      return explanation.supports.map { Named("\($0.constraint.id.index)", $0.multiplier) }
        + explanation.held.map { Named("held \($0.variable.id.index)", $0.multiplier) }
    }
    prices = try handles.map { handle in try solver.prices(of: handle).map { Named("\($0.priority)", $0.price) } }
  }
}

/// What one call did, so far as it can be seen: how it ended, the values, which of them changed, and every pivot.
struct CallEffect: Equatable {
  let isAccepted: Bool
  private let refusal: RefusalKind?
  private let conflict: [String]
  private let values: [UInt64]
  private let changed: [Int]
  private let pivots: [String]

  fileprivate init(_ error: SolverError?, _ subject: inout ScenarioSubject) {
    isAccepted = error == nil
    refusal = error.map { RefusalKind($0) }
    conflict = error?.conflictNames ?? []
    values = subject.values.map(\.bitPattern)
    changed = subject.solver.takeChanges { $0.map(\.id.index) }
    pivots = subject.solver.takeTrace().map {
      "\($0.kind.rawValue) \($0.entering ?? "-") \($0.leaving ?? "-") \($0.reason)"
    }
  }
}

extension ScenarioSubject {
  mutating func effect(of operation: Operation) -> CallEffect {
    solver.isTracing = true
    _ = solver.takeTrace()
    return CallEffect(attempt(operation), &self)
  }
}

extension RandomSystem {
  /// Applies an operation to the model, too.
  mutating func effect(of operation: Operation) -> CallEffect {
    subject.solver.isTracing = true
    _ = subject.solver.takeTrace()
    return CallEffect(apply(operation), &subject)
  }
}
