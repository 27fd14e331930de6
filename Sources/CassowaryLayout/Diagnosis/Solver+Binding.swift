import Cassowary

extension Solver {
  /// Whether a constraint is an equation that holds, or an inequality at its bound.
  package func binds(_ constraint: Constraint) -> Bool {
    guard let canonical = try? canonical(constraint) else { return false }
    let bound = canonical.right.constant
    return abs(value(canonical.left) - bound) <= 1e-6 * (1 + abs(bound))
  }
}
