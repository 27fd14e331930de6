/// How long and how often things are run. One place, so that the results can state it.
enum Limits {
  /// Runs at least this often per size, if a peer's patience allows.
  static let leastRuns = 5

  /// Runs no more often than this per size.
  static let mostRuns = 200

  /// A participant that has run often enough leaves the rounds when its runs took this many seconds together.
  static let secondsPerSize = 0.4

  /// A peer is stopped when a build or a step takes longer, and left out of larger sizes; and it does not begin another
  /// run when its runs took this many seconds together; nor does any other participant.
  static let peerSeconds = 20.0

  /// A participant in this process cannot be stopped; when a build takes it longer than this, larger sizes are left
  /// out.
  static let ownSeconds = 2.0

  /// A peer whose steps took this many seconds together is measured over those it has done: the later ones are left
  /// out.
  static let peerStepSeconds = 4.0

  /// The same for a participant in this process.
  static let ownStepSeconds = 10.0

  /// Repetitions of each single step for the longest step.
  static let stepRepetitions = 10

  /// Repetitions end early, but not before this many, when they took ``repetitionSeconds`` together.
  static let leastStepRepetitions = 2
  static let repetitionSeconds = 5.0

  /// A value is right when it differs from the closed form by at most this, relative to 1 + |value|. Closed forms are
  /// exact; a solver may round a few times on the way to a coordinate 100,000 boxes away.
  static let valueTolerance = 1e-9

  /// The same for peers, some of which take everything below 1e-8 for zero.
  static let peerTolerance = 1e-7

  /// Without a closed form: a required constraint holds when it is violated by at most this, relative to the magnitudes
  /// that went into it. Peers decide with an absolute 1e-8.
  static let requiredTolerance = 1e-6

  /// Without a closed form: two sums of violations are equal when they differ by at most this, relative to 1 + the
  /// smaller.
  static let penaltyTolerance = 1e-6

  /// Our certificate is asked for after the build, and after as many steps as this evenly over all.
  static let certificates = 20

  /// Our certificate is not asked for above this many constraints, where proving takes longer than solving.
  static let certifiedConstraints = 30_000

  /// Exponents are taken over sizes from this one on, where at least two were measured; below it fixed costs hide
  /// the growth.
  static let exponentFrom = 1000

  /// Steps grow with what they change, not with the size, where the largest size changes this many times as much as the
  /// smallest one.
  static let changedGrowth = 2.0
}
