/// Whether memory stays flat while rows are hidden and shown over and over: W4 at one size, for a long time.
struct Endurance {
  static let size = 100

  /// What was found out.
  struct Finding: Encodable {
    let workload: String
    let size: Int
    /// How often a row was hidden and shown again.
    let toggles: Int
    /// Bytes of heap in use after the first round of toggles, and at the end.
    let bytesBefore: Int
    let bytesAfter: Int
    let secondsPerToggle: Double
  }

  let toggles: Int

  /// Nil where the allocator does not tell how much is in use.
  func run() throws -> Finding? {
    let workload = ToggleWorkload()
    let session = workload.ours(size: Self.size)
    let round = workload.stepCount(size: Self.size)
    try session.reset()
    _ = try session.build()
    try session.prepareSteps()
    _ = try session.steps(0..<round)
    guard let before = Probe.heapBytes else { return nil }
    var seconds = 0.0
    let rounds = max(1, toggles / (round / 2))
    for _ in 0..<rounds { seconds += try session.steps(0..<round) }
    guard let after = Probe.heapBytes else { return nil }
    let done = rounds * round / 2
    return Finding(
      workload: workload.name, size: Self.size, toggles: done, bytesBefore: before, bytesAfter: after,
      secondsPerToggle: seconds / Double(done))
  }
}
