import Cassowary
import CassowaryLayout

/// How constants of rows move with the parameter: margins and safe areas depend on where views lie.
enum SweepRates {
  /// The rates around a sample, up to `limit` on one side; `nil` if rows do not change linearly even close by.
  static func find(
    at sample: SweepSample, towards limit: Double, _ source: SweepSource
  ) throws(SweepError) -> [Constraint: Double]? {
    var distance = (limit - sample.at) / 4
    let least = SweepLimits.resolution * (1 + abs(sample.at))
    while abs(distance) > least {
      let far = try source.sample(at: sample.at + distance)
      let near = try source.sample(at: sample.at + distance * 0.618)
      if var rates = rates(sample, far), let others = self.rates(sample, near), agree(rates, others) {
        // The size of the root is the parameter itself.
        if let row = sample.inspection.row(ofRootAlong: source.axis, in: sample.scene) { rates[row] = nil }
        return rates
      }
      distance /= 4
    }
    return nil
  }

  private static func agree(_ one: [Constraint: Double], _ other: [Constraint: Double]) -> Bool {
    one.allSatisfy { abs($0.value - (other[$0.key] ?? 0)) <= SweepLimits.distinct }
      && other.keys.allSatisfy { one[$0] != nil }
  }

  /// `nil` if there are other rows.
  private static func rates(_ sample: SweepSample, _ other: SweepSample) -> [Constraint: Double]? {
    let rows = sample.inspection.solver.constraints
    let others = other.inspection.solver.constraints
    guard rows.count == others.count, sample.setAside == other.setAside else { return nil }
    var rates: [Constraint: Double] = [:]
    for (row, second) in zip(rows, others) {
      guard row.id == second.id, let one = try? sample.inspection.solver.canonical(row),
        let two = try? other.inspection.solver.canonical(second), one.relation == two.relation,
        one.left.terms.map(\.variable.id) == two.left.terms.map(\.variable.id),
        one.left.terms.map(\.coefficient) == two.left.terms.map(\.coefficient)
      else { return nil }
      let rate = (two.right.constant - one.right.constant) / (other.at - sample.at)
      if abs(rate) > SweepLimits.distinct { rates[row] = rate }
    }
    return rates
  }
}
