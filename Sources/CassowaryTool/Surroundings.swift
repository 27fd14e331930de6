import CommandLineKit

/// What a command can see and touch of the world, so that tests can give it another one.
struct Surroundings {
  /// The answer, and nothing else.
  let output: (String) -> Void
  /// Messages, progress and timings.
  let diagnostics: (String) -> Void
  let outputTerminal: Terminal
  let diagnosticsTerminal: Terminal
  /// The bytes of a file or, for `-`, of standard input: one more than the limit if there are more.
  let read: (_ path: String, _ limit: Int) throws(SystemError) -> [UInt8]
  /// Writes a file as a whole.
  var write: (_ text: String, _ path: String) throws(SystemError) -> Void = { _, path throws(SystemError) in
    throw SystemError(message: "nothing can be written to \(path)")
  }
  /// The files below a folder; `nil` for what is no folder.
  var files: (_ folder: String) -> [String]? = { _ in nil }
}

extension Surroundings {
  /// Says why a command line cannot be carried out that the table allows.
  func refuse(_ invocation: Invocation, _ message: String) -> ExitCode {
    diagnostics("cassowary: error: \(message)\n" + HelpText.reference(to: invocation.path) + "\n")
    return .usage
  }
}
