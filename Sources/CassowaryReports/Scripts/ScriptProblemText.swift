import CassowaryFormats

/// Messages on why a script could not be run, for people.
struct ScriptProblemText {
  let file: String
  let style: TextStyle

  /// `x.cass:3:7: error: …` with the line and a caret, for each error.
  func text(_ errors: ScriptSyntaxErrors, in source: ScriptSource) -> String {
    var lines: [String] = []
    for error in errors.errors {
      lines.append(headline(error.position, "error", error.message))
      let line = source.line(error.position.line)
      if !line.isEmpty { lines += SourceSnippet.lines(of: line, column: error.position.column, style: style) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// `x.cass: error: No such file or directory`
  func text(_ reason: String) -> String {
    "\(style.place("\(file):")) \(style.alarm("error:")) \(reason)\n"
  }

  /// `x.cass:3:7: kind: message`
  func headline(_ position: SourcePosition, _ kind: String, _ message: String) -> String {
    "\(style.place("\(file):\(position.line):\(position.column):")) \(style.alarm("\(kind):")) \(message)"
  }
}
