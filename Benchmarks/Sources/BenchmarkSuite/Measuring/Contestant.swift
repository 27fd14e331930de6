/// A participant at one workload and size, with its timings so far.
struct Contestant {
  let workload: any Workload
  let size: Int
  let peer: String
  let session: any Session
  /// Failed on the way.
  var isOut = false

  private var builds: [Double] = []
  private var steps: [Double] = []
  private var secondsSpent = 0.0
  private var buildAllocations: Int?
  private var stepAllocations: Int?
  private var bytes: Int?
  private var maxStepSeconds: Double?

  init(workload: any Workload, size: Int, peer: String, session: any Session) {
    self.workload = workload
    self.size = size
    self.peer = peer
    self.session = session
  }

  private var stepCount: Int { workload.stepCount(size: size) }

  var hasRunEnough: Bool {
    guard builds.count >= Limits.leastRuns else { return false }
    return secondsSpent >= Limits.secondsPerSize || builds.count >= Limits.mostRuns
  }

  /// Checks every value of every step, without timing, and weighs the heap on the way.
  mutating func verify() throws {
    try session.reset()
    let before = Probe.heapBytes
    _ = try session.build()
    if session is any InnerSession, let before, let after = Probe.heapBytes { bytes = after - before }
    try check(after: nil)
    for step in 0..<stepCount {
      _ = try session.steps(step..<step + 1)
      try check(after: step)
    }
  }

  /// One timed run; its last values are checked, the others were by ``verify()``, which does the same work.
  mutating func runOnce() throws {
    try session.reset()
    let first = Probe.allocations
    let build = try session.build()
    let second = Probe.allocations
    let step = stepCount > 0 ? try session.steps(0..<stepCount) : 0
    let third = Probe.allocations
    try check(after: stepCount > 0 ? stepCount - 1 : nil)
    if session is any InnerSession, !builds.isEmpty, let first, let second, let third {
      buildAllocations = max(buildAllocations ?? 0, second - first)
      stepAllocations = max(stepAllocations ?? 0, third - second)
    }
    builds.append(build)
    if stepCount > 0 { steps.append(step / Double(stepCount)) }
    secondsSpent += build + step
  }

  /// Times every step alone, several times over, for the longest step. Only where that can be done inside this process;
  /// a driver's clock is its own.
  mutating func repeatSteps() throws {
    guard stepCount > 0, session is any InnerSession else { return }
    var least = [Double](repeating: .infinity, count: stepCount)
    for _ in 0..<Limits.stepRepetitions {
      try session.reset()
      _ = try session.build()
      for step in 0..<stepCount { least[step] = min(least[step], try session.steps(step..<step + 1)) }
    }
    maxStepSeconds = least.max()
  }

  /// What was found, once the runs are over.
  var measurements: [Measurement] {
    let constraints = Double(workload.constraintCount(size: size))
    var found = [
      measurement(
        .build,
        Timing(
          samples: builds, maxSeconds: nil, allocations: buildAllocations.map(Double.init),
          bytesPerConstraint: bytes.map { Double($0) / constraints }))
    ]
    if stepCount > 0 {
      found.append(
        measurement(
          .step,
          Timing(
            samples: steps, maxSeconds: maxStepSeconds,
            allocations: stepAllocations.map { Double($0) / Double(stepCount) }, bytesPerConstraint: nil)))
    }
    return found
  }

  private func measurement(_ phase: Phase, _ timing: Timing) -> Measurement {
    Measurement(workload: workload.name, phase: phase, size: size, peer: peer, outcome: .timed(timing))
  }

  private func check(after step: Int?) throws(WrongValue) {
    let expected = workload.expected(size: size, after: step)
    let values = session.readValues()
    guard values.count == expected.count else {
      throw WrongValue(step: step, index: values.count, value: .nan, expected: .nan)
    }
    for index in expected.indices {
      let allowed = Limits.valueTolerance * (1 + expected[index].magnitude)
      // Written so that NaN is wrong too.
      guard (values[index] - expected[index]).magnitude <= allowed else {
        throw WrongValue(step: step, index: index, value: values[index], expected: expected[index])
      }
    }
  }
}

/// A value that differs from the closed form.
struct WrongValue: Error, CustomStringConvertible {
  let step: Int?
  let index: Int
  let value: Double
  let expected: Double

  var description: String {
    "value \(index) after \(step.map { "step \($0)" } ?? "the build") is \(value), should be \(expected)"
  }
}
