import CommandLineKit

@testable import CassowaryTool

/// Runs the tool on files that are not there, and keeps what it writes.
struct ToolTrial {
  var code = ExitCode.success
  var output = ""
  var diagnostics = ""
  /// The files that the tool wrote.
  var written: [String: String] = [:]

  init(_ words: String...) { self.init(words) }

  /// `files` from path to text; `-` is standard input.
  init(_ words: [String], files: [String: String] = [:], isTerminal: Bool = false) {
    final class Capture {
      var output = ""
      var diagnostics = ""
      var written: [String: String] = [:]
    }
    let capture = Capture()
    let terminal = Terminal(isTerminal: isTerminal) { _ in nil }
    let surroundings = Surroundings(
      output: { capture.output += $0 },
      diagnostics: { capture.diagnostics += $0 },
      outputTerminal: terminal,
      diagnosticsTerminal: terminal,
      read: { path, _ throws(SystemError) in
        guard let text = files[path] else { throw SystemError(message: "No such file or directory") }
        return Array(text.utf8)
      },
      write: { text, path throws(SystemError) in
        if path.hasSuffix("/") { throw SystemError(message: "Is a directory") }
        capture.written[path] = text
      },
      files: { folder in
        let below = files.keys.filter { $0.hasPrefix(folder + "/") }.sorted()
        return below.isEmpty ? nil : below
      })
    code = Tool.run(words, in: surroundings)
    output = capture.output
    diagnostics = capture.diagnostics
    written = capture.written
  }
}
