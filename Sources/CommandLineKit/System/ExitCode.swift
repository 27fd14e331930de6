/// How the tool ends. Stable and documented; of several the largest counts.
package enum ExitCode: Int32, Comparable, Sendable {
  /// All is well.
  case success = 0
  /// Something was found: a failed expectation, a conflict.
  case findings = 1
  /// The command line is wrong (`EX_USAGE`).
  case usage = 64
  /// The input cannot be understood, or asks for more work than is done (`EX_DATAERR`).
  case dataError = 65
  /// The input cannot be read (`EX_NOINPUT`).
  case noInput = 66
  /// A mistake of ours (`EX_SOFTWARE`).
  case internalFault = 70
  /// The output cannot be written (`EX_IOERR`).
  case cannotWrite = 74
  /// Ended by Ctrl-C (128 + `SIGINT`).
  case interrupted = 130

  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }

  /// Ends the process.
  package func exit() -> Never { Platform.endProcess(rawValue) }
}
