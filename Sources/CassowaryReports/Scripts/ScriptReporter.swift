import CassowaryFormats

/// Tells of scripts as they are read and run. For each file: ``begin(_:)``, then either ``unreadable(_:)``, ``givenUp(_:)``,
/// ``malformed(_:in:)``, or events and ``end(_:of:)``.
package protocol ScriptReporter {
  /// A file comes next; messages call it `file`.
  mutating func begin(_ file: String)
  /// The file cannot be read.
  mutating func unreadable(_ reason: String)
  /// The work on the file takes too long.
  mutating func givenUp(_ reason: String)
  /// The file is no script.
  mutating func malformed(_ errors: ScriptSyntaxErrors, in source: ScriptSource)
  mutating func report(_ event: ScriptEvent, in source: ScriptSource)
  mutating func end(_ summary: ScriptSummary, of script: Script)
  /// No more files.
  mutating func finish()
}

/// Where text goes.
package typealias TextSink = (String) -> Void
