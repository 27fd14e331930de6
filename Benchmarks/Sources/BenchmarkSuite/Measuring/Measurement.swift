/// The two things that are timed.
enum Phase: String, Encodable {
  /// Making everything and reading all values.
  case build
  /// One change and reading again.
  case step
}

/// What was found out about one participant at one workload, phase and size.
struct Measurement {
  let workload: String
  let phase: Phase
  let size: Int
  let peer: String
  let outcome: Outcome

  enum Outcome {
    case timed(Timing)
    /// A value differs from the closed form. Never timed.
    case wrong(String)
    /// It needed longer than ``Limits/peerSeconds`` for a build or a step and was stopped.
    case stopped
    /// It refused the workload or broke.
    case failed(String)
  }

  var timing: Timing? {
    if case .timed(let timing) = outcome { timing } else { nil }
  }

  /// Whether larger sizes are left out: a peer was stopped, or ours, which nobody stops, had better been.
  var isTooSlow: Bool {
    if case .stopped = outcome { return true }
    return peer == Peers.ours.name && (timing?.seconds ?? 0) > Limits.ownSeconds
  }
}

/// Seconds per build or per step over several runs, and what else was counted.
struct Timing {
  /// One entry per run.
  var samples: [Double]
  /// The largest over step indices of the smallest time that the step took in several repetitions.
  var maxSeconds: Double?
  /// The smallest times of the first steps, which no other figure includes.
  var firstSteps: [Double] = []
  /// How many steps a run had, if not all of them.
  var stepsDone: Int?
  /// How many values a step changes, on average.
  var changed: Double?
  /// Heap allocations per build or per step, from the second round on.
  var allocations: Double?
  /// Heap in use after the build, divided by the number of constraints.
  var bytesPerConstraint: Double?

  /// The smallest: what the machine does when nothing else gets in the way.
  var seconds: Double { samples.min() ?? .nan }
}
