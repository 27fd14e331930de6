import Cassowary

/// The same for rows in normal form that say the same, whichever way they are written.
struct RowSignature: Hashable {
  private let variables: [Int]
  private let shares: [Double]
  private let sign: Int8
  private let constant: Double
  private let strength: Strength

  init(_ row: LinearConstraint, _ strength: Strength) {
    let terms = row.left.terms.sorted { $0.variable.id < $1.variable.id }
    let factor = terms.first.map { $0.coefficient } ?? 1
    variables = terms.map { $0.variable.id.index }
    shares = terms.map { $0.coefficient / factor }
    sign = factor < 0 ? -row.relation.rawValue : row.relation.rawValue
    constant = row.right.constant / factor
    self.strength = strength
  }
}
