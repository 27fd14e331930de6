/// A participant at one workload and size, with its timings so far.
struct Contestant {
  let workload: any Workload
  let size: Int
  let peer: String
  let session: any Session
  /// Failed on the way.
  var isOut = false
  /// How its values fared with the constraints, where there is no closed form.
  private(set) var verdict: PeerProgram.Verdict?

  private let stepCount: Int
  /// How many steps a run has; fewer than ``stepCount`` for a slow peer.
  private var stepsPerRun: Int
  private var builds: [Double] = []
  private var steps: [Double] = []
  private var secondsSpent = 0.0
  private var changed: Double?
  private var buildAllocations: Int?
  private var stepAllocations: Double?
  private var bytes: Int?
  private var firstSteps: [Double] = []
  private var maxStepSeconds: Double?
  /// The right values after the last step of a run.
  private var lastAnswer: [Double]?

  init(workload: any Workload, size: Int, peer: String, session: any Session) {
    self.workload = workload
    self.size = size
    self.peer = peer
    self.session = session
    stepCount = workload.stepCount(size: size)
    stepsPerRun = stepCount
  }

  private var isInner: Bool { session is any InnerSession }

  /// The steps of a run that are timed together; those before are reported apart.
  private var timedSteps: Range<Int> {
    stepsPerRun > workload.settlingSteps ? workload.settlingSteps..<stepsPerRun : 0..<stepsPerRun
  }

  var hasRunEnough: Bool {
    if secondsSpent >= Limits.peerSeconds && !builds.isEmpty { return true }
    guard builds.count >= Limits.leastRuns else { return false }
    return secondsSpent >= Limits.secondsPerSize || builds.count >= Limits.mostRuns
  }

  /// Performs everything once and checks every value of every step. Nothing of ours is timed, the heap is weighed on
  /// the way; a peer times itself and its seconds count, so that a slow one need not do it all again.
  mutating func verify() throws {
    let answers = workload.answers(size: size)
    try session.reset()
    let before = Probe.heapBytes
    let build = try session.build()
    if peer == Peers.ours.name, let before, let after = Probe.heapBytes { bytes = after - before }
    try session.prepareSteps()
    var values = session.readValues()
    lastAnswer = answers(nil)
    try check(values, against: lastAnswer, after: nil)
    try certify(after: nil)

    let certificateDistance = max(1, stepCount / Limits.certificates)
    var stepSeconds: [Double] = []
    var sum = 0.0
    var changes = 0
    for step in 0..<stepCount {
      if sum > (isInner ? Limits.ownStepSeconds : Limits.peerStepSeconds) { break }
      stepSeconds.append(try session.steps(step..<step + 1))
      sum += stepSeconds[step]
      let next = session.readValues()
      lastAnswer = answers(step)
      try check(next, against: lastAnswer, after: step)
      if step % certificateDistance == 0 || step == stepCount - 1 { try certify(after: step) }
      for index in values.indices where values[index] != next[index] { changes += 1 }
      values = next
    }
    stepsPerRun = stepSeconds.count
    if stepsPerRun > 0 { changed = Double(changes) / Double(stepsPerRun) }
    if !isInner {
      record(build: build, step: stepSeconds[timedSteps].reduce(0, +))
      secondsSpent += stepSeconds[..<timedSteps.lowerBound].reduce(0, +)
    } else if build + sum > Limits.secondsPerSize {
      // Long enough to matter for how often it is run.
      secondsSpent += build + sum
    }
  }

  /// One timed run; its last values are checked, the others were by ``verify()``, which does the same work.
  mutating func runOnce() throws {
    try session.reset()
    let first = Probe.allocations
    let build = try session.build()
    let second = Probe.allocations
    try session.prepareSteps()
    if timedSteps.lowerBound > 0 { secondsSpent += try session.steps(0..<timedSteps.lowerBound) }
    let third = Probe.allocations
    let step = stepsPerRun > 0 ? try session.steps(timedSteps) : 0
    let fourth = Probe.allocations
    try check(session.readValues(), against: lastAnswer, after: stepsPerRun > 0 ? stepsPerRun - 1 : nil)
    if isInner, !builds.isEmpty, let first, let second, let third, let fourth {
      buildAllocations = max(buildAllocations ?? 0, second - first)
      if stepsPerRun > 0, !workload.stepsRepeat {
        stepAllocations = max(stepAllocations ?? 0, Double(fourth - third) / Double(timedSteps.count))
      }
    }
    record(build: build, step: step)
  }

  private mutating func record(build: Double, step: Double) {
    builds.append(build)
    if stepsPerRun > 0 { steps.append(step / Double(timedSteps.count)) }
    secondsSpent += build + step
  }

  /// Times every step alone, several times over, for the longest step, and counts allocations while all steps are
  /// done for the second time on one solver. Only where that can be done inside this process; a driver's clock is its
  /// own.
  mutating func repeatSteps() throws {
    guard stepsPerRun > 0, isInner else { return }
    var least = [Double](repeating: .infinity, count: stepsPerRun)
    let start = Probe.seconds
    for repetition in 0..<Limits.stepRepetitions {
      if repetition >= Limits.leastStepRepetitions, Probe.seconds - start > Limits.repetitionSeconds { break }
      try session.reset()
      _ = try session.build()
      try session.prepareSteps()
      for step in 0..<stepsPerRun { least[step] = min(least[step], try session.steps(step..<step + 1)) }
    }
    firstSteps = Array(least[0..<timedSteps.lowerBound])
    maxStepSeconds = least[timedSteps].max()
    if workload.stepsRepeat, stepsPerRun == stepCount {
      let before = Probe.allocations
      _ = try session.steps(0..<stepCount)
      if let before, let after = Probe.allocations { stepAllocations = Double(after - before) / Double(stepCount) }
    }
  }

  /// What was found, once the runs are over.
  var measurements: [Measurement] {
    let constraints = workload.constraintCount(size: size)
    let bytesPerConstraint = constraints > 0 ? bytes.map { Double($0) / Double(constraints) } : nil
    var found = [
      measurement(
        .build,
        Timing(
          samples: builds, allocations: buildAllocations.map(Double.init), bytesPerConstraint: bytesPerConstraint))
    ]
    if !steps.isEmpty {
      found.append(
        measurement(
          .step,
          Timing(
            samples: steps, maxSeconds: maxStepSeconds, firstSteps: firstSteps,
            stepsDone: stepsPerRun < stepCount ? stepsPerRun : nil, changed: changed, allocations: stepAllocations)))
    }
    return found
  }

  private func measurement(_ phase: Phase, _ timing: Timing) -> Measurement {
    Measurement(workload: workload.name, phase: phase, size: size, peer: peer, outcome: .timed(timing))
  }

  private mutating func check(
    _ values: [Double], against answer: [Double]?, after step: Int?
  ) throws(WrongAnswer) {
    if let answer {
      let tolerance = isInner ? Limits.valueTolerance : Limits.peerTolerance
      try Self.compare(values, with: answer, within: tolerance, after: step)
    } else if let program = workload.program(size: size) {
      let verdict = program.verdict(on: values)
      guard verdict.worst <= Limits.requiredTolerance else {
        throw WrongAnswer(
          step: step, what: "required constraint \(verdict.worstRow) is violated by \(verdict.worst), relatively")
      }
      self.verdict = verdict
    }
  }

  private static func compare(
    _ values: [Double], with answer: [Double], within tolerance: Double, after step: Int?
  ) throws(WrongAnswer) {
    guard values.count == answer.count else {
      throw WrongAnswer(step: step, what: "\(values.count) values, should be \(answer.count)")
    }
    for index in answer.indices where !answer[index].isNaN {
      let allowed = tolerance * (1 + answer[index].magnitude)
      // Written so that NaN is wrong too.
      guard (values[index] - answer[index]).magnitude <= allowed else {
        throw WrongAnswer(step: step, what: "value \(index) is \(values[index]), should be \(answer[index])")
      }
    }
  }

  private func certify(after step: Int?) throws(WrongAnswer) {
    guard workload.constraintCount(size: size) <= Limits.certifiedConstraints else { return }
    if let fault = (session as? any InnerSession)?.findFault() {
      throw WrongAnswer(step: step, what: "no certificate: \(fault)")
    }
  }
}

/// Values that are not the answer.
struct WrongAnswer: Error, CustomStringConvertible {
  /// The step after which they were read; nil for the build.
  let step: Int?
  let what: String

  var description: String { "after \(step.map { "step \($0)" } ?? "the build") \(what)" }
}
