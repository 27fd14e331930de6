/// One participant at one workload and size, run again and again from scratch: ``reset()``, ``build()``, ``steps(_:)``.
///
/// What a participant has to prepare before a run (names, buffers for the values read) it prepares in its initializer
/// or in ``reset()``, which nobody times.
protocol Session: AnyObject {
  /// Forgets the last run.
  func reset() throws

  /// Builds the system and reads all values. Returns the seconds it took.
  func build() throws -> Double

  /// Makes what the steps start with; follows the build, untimed.
  func prepareSteps() throws

  /// Performs some of the steps, each with its reading. Returns the seconds they took together.
  func steps(_ range: Range<Int>) throws -> Double

  /// What was read last.
  func readValues() -> [Double]
}

extension Session {
  func prepareSteps() throws {}
}

/// A session that runs in this process, is timed from outside, and whose allocations can be counted.
protocol InnerSession: Session {
  /// Builds the system and reads all values.
  func performBuild() throws

  /// Performs some of the steps, each with its reading.
  func performSteps(_ range: Range<Int>) throws

  /// What is wrong with the present state, by a certificate that needs no closed form; nil if nothing is.
  func findFault() -> String?
}

extension InnerSession {
  func build() throws -> Double {
    let start = Probe.seconds
    try performBuild()
    return Probe.seconds - start
  }

  func steps(_ range: Range<Int>) throws -> Double {
    let start = Probe.seconds
    try performSteps(range)
    return Probe.seconds - start
  }

  func findFault() -> String? { nil }
}
