/// How long and how often things are run. One place, so that the results can state it.
enum Limits {
  /// Runs at least this often per size.
  static let leastRuns = 5

  /// Runs no more often than this per size.
  static let mostRuns = 200

  /// A participant that has run often enough leaves the rounds when its runs took this many seconds together.
  static let secondsPerSize = 0.5

  /// A peer is stopped when one run takes longer, and left out of larger sizes.
  static let peerSeconds = 20.0

  /// Repetitions of each single step for the longest step.
  static let stepRepetitions = 10

  /// A value is right when it differs from the closed form by at most this, relative to 1 + |value|. Closed forms are
  /// exact; a solver may round a few times on the way to a coordinate 100,000 boxes away.
  static let valueTolerance = 1e-9

  /// Exponents are taken over sizes from this one on, where at least two were measured; below it fixed costs hide
  /// the growth.
  static let exponentFrom = 1000
}
