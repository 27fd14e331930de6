import Cassowary

/// What a pass wants of the solver, in the order of a batch: removals, strengths, constants, additions.
struct Changes {
  private(set) var removals: [(row: Constraint, key: RowKey)] = []
  private(set) var strengths: [(row: Constraint, strength: Strength, key: RowKey)] = []
  private(set) var constants: [(row: Constraint, constant: Double, key: RowKey)] = []
  private(set) var additions: [Addition] = []

  struct Addition {
    let key: RowKey
    let row: LinearConstraint
    let strength: Strength
  }

  var isEmpty: Bool { removals.isEmpty && strengths.isEmpty && constants.isEmpty && additions.isEmpty }

  mutating func add(_ key: RowKey, _ row: LinearConstraint, _ strength: Strength) {
    additions.append(Addition(key: key, row: row, strength: strength))
  }

  mutating func remove(_ row: Constraint, _ key: RowKey) { removals.append((row, key)) }

  mutating func setConstant(_ row: Constraint, _ constant: Double, _ key: RowKey, in solver: borrowing Solver) {
    if (try? solver.constant(of: row)) != constant { constants.append((row, constant, key)) }
  }

  mutating func setStrength(_ row: Constraint, _ strength: Strength, _ key: RowKey, in solver: borrowing Solver) {
    if (try? solver.strength(of: row)) != strength { strengths.append((row, strength, key)) }
  }
}
