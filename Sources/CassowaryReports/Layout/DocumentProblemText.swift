import CassowaryFormats

/// Messages on why a document could not be read, for people.
package struct DocumentProblemText: Sendable {
  let file: String
  let style: TextStyle

  package init(file: String, style: TextStyle) {
    self.file = file
    self.style = style
  }

  /// `x.layout.json:3:7: error: …`, where in the document, and the line with a caret; for each error.
  package func text(_ errors: DocumentErrors, in text: SourceText) -> String {
    var lines: [String] = []
    for error in errors.errors {
      let place = style.place("\(file):\(error.position.line):\(error.position.column):")
      lines.append("\(place) \(style.alarm("error:")) \(printable(error.message))")
      if !error.path.isEmpty { lines.append("  in \(printable(error.path))") }
      let line = text.line(error.position.line)
      if !line.isEmpty { lines += SourceSnippet.lines(of: line, column: error.position.column, style: style) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// `x.xib:3:7: note: …`
  package func text(_ note: InterfaceNote) -> String {
    "\(style.place("\(file):\(note.position.line):\(note.position.column):")) note: \(printable(note.message))\n"
  }

  /// `x.layout.json: error: No such file or directory`
  package func text(_ reason: String) -> String {
    "\(style.place("\(file):")) \(style.alarm("error:")) \(printable(reason))\n"
  }

  /// `x.layout.json:3:7: error: …`, on a line.
  package func text(_ message: String, at position: SourcePosition) -> String {
    style.place("\(file):\(position.line):\(position.column):") + " " + style.alarm("error:") + " "
      + printable(message) + "\n"
  }
}
