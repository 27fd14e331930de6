/// Bounds that keep every log, however hostile, at a clear outcome.
package enum LogLimits {
  /// Bytes in one log: 64 MiB.
  package static let textSize = 64 << 20

  /// Bytes of one constraint; mangled names of generic classes take a few hundred.
  static let lineSize = 4096

  /// Listed constraints of one report; real reports have a few dozen. Twice as many can take four times as long. Twice as many would take four times as long.
  static let constraints = 10_000

  /// Attempts to read one constraint: titles can look like ends of titles, and like ends of constraints.
  static let attempts = 64

  /// Places where one constraint may end.
  static let ends = 64

  /// Places where the words behind one constraint may begin.
  static let suffixes = 4

  /// Constraints of one log that cannot be read; behind them reading ends.
  static let problems = 200

  /// Constraints of one contradiction: each is left out once to see whether it is needed.
  static let members = 2000

  /// Constraints of one report whose arithmetic is shown.
  static let arithmetic = 200
}
