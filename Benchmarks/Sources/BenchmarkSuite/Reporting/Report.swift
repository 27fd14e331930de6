/// The measurements of one invocation, and what follows from comparing them.
struct Report {
  let measurements: [Measurement]
  /// If it was asked for.
  var endurance: Endurance.Finding?

  /// A growth exponent over the sizes of one workload, phase and peer.
  struct Exponent: Encodable {
    let workload: String
    let phase: Phase
    let peer: String
    /// What it grows with: `size`, or what a step changes.
    let against: Quantity
    let exponent: Double

    enum Quantity: String, Encodable {
      case size, changed
    }
  }

  /// Ours gave a wrong answer or none. That peers may do so is a result.
  var oursFailed: Bool {
    measurements.contains { $0.peer == Peers.ours.name && $0.timing == nil }
  }

  /// How many times as long as ours the measurement's peer took.
  func ratioToOurs(_ measurement: Measurement) -> Double? {
    guard measurement.peer != Peers.ours.name, let timing = measurement.timing else { return nil }
    let ours = measurements.first {
      $0.peer == Peers.ours.name && $0.workload == measurement.workload && $0.phase == measurement.phase
        && $0.size == measurement.size
    }
    return ours?.timing.map { timing.seconds / $0.seconds }
  }

  /// How many times as long as at the next smaller size.
  func growth(_ measurement: Measurement) -> Double? {
    guard let timing = measurement.timing else { return nil }
    let smaller = series(of: measurement).last { $0.size < measurement.size }
    return smaller?.timing.map { timing.seconds / $0.seconds }
  }

  /// One per workload, phase and peer with at least two sizes; see ``Limits/exponentFrom``.
  var exponents: [Exponent] {
    measurements.compactMap { measurement in
      let all = series(of: measurement)
      guard all.first?.size == measurement.size, measurement.timing != nil else { return nil }
      let large = all.filter { $0.size >= Limits.exponentFrom }
      let used = large.count > 1 ? large : all
      let changes = used.compactMap { $0.timing?.changed }
      let against: Exponent.Quantity =
        changes.count == used.count && (changes.last ?? 0) > Limits.changedGrowth * (changes.first ?? 0)
        ? .changed : .size
      let points = used.compactMap { entry in
        entry.timing.map { (x: against == .changed ? $0.changed ?? 0 : Double(entry.size), seconds: $0.seconds) }
      }
      guard let exponent = Statistics.exponent(points) else { return nil }
      return Exponent(
        workload: measurement.workload, phase: measurement.phase, peer: measurement.peer, against: against,
        exponent: exponent)
    }
  }

  /// The timed measurements that differ from the given one only in size, smallest first.
  private func series(of measurement: Measurement) -> [Measurement] {
    measurements
      .filter {
        $0.workload == measurement.workload && $0.phase == measurement.phase && $0.peer == measurement.peer
          && $0.timing != nil
      }
      .sorted { $0.size < $1.size }
  }
}
