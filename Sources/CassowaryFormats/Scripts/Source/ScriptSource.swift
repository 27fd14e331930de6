/// The text of one script: decoded once, with its lines at hand for messages.
package struct ScriptSource: Sendable {
  /// As messages call the script: its path, or `<stdin>`.
  package let name: String

  let scalars: [Unicode.Scalar]
  /// The index in ``scalars`` at which each line begins.
  private let lineStarts: [Int]
  /// Set if the bytes are no text. The rest is readable then, with U+FFFD where they are not.
  let encodingError: ScriptSyntaxError?

  /// Decodes UTF-8, with or without a byte order mark. Lines end with LF, CR LF or CR.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    if let reason = Self.reasonNotToDecode(bytes) {
      scalars = []
      lineStarts = [0]
      encodingError = ScriptSyntaxError(position: SourcePosition(line: 1, column: 1), message: reason)
      return
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var input = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0).makeIterator()
    var decoder = UTF8()
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var lineStarts = [0]
    var encodingError: ScriptSyntaxError?
    decoding: while true {
      switch decoder.decode(&input) {
      case .emptyInput:
        break decoding
      case .error:
        if encodingError == nil {
          let column = scalars.count - lineStarts[lineStarts.count - 1] + 1
          encodingError = ScriptSyntaxError(
            position: SourcePosition(line: lineStarts.count, column: column), message: "this is not valid UTF-8")
        }
        scalars.append("\u{FFFD}")
      case .scalarValue("\n") where scalars.last == "\r":
        lineStarts[lineStarts.count - 1] += 1
        scalars.append("\n")
      case .scalarValue(let scalar):
        scalars.append(scalar)
        if scalar == "\n" || scalar == "\r" { lineStarts.append(scalars.count) }
      }
    }
    self.scalars = scalars
    self.lineStarts = lineStarts
    self.encodingError = encodingError
  }

  private static func reasonNotToDecode(_ bytes: [UInt8]) -> String? {
    if bytes.count > ScriptLimits.fileSize { return "the file is larger than \(ScriptLimits.fileSize >> 20) MiB" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "this looks like UTF-16; save the file as UTF-8"
    }
    return nil
  }

  /// The script in `text`.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The line's text without its end; empty if there is no such line.
  package func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let line = scalars[lineStarts[number - 1]...].prefix { $0 != "\n" && $0 != "\r" }
    var text = ""
    text.unicodeScalars.append(contentsOf: line)
    return text
  }

  /// The statement that begins at `position`: its line from there on, without a comment and the `}` of its block.
  package func statement(at position: SourcePosition) -> String {
    var openBraces = 0
    var text = line(position.line).unicodeScalars.dropFirst(position.column - 1).prefix { scalar in
      if scalar == "{" { openBraces += 1 }
      if scalar == "}" { openBraces -= 1 }
      return scalar != "#" && openBraces >= 0
    }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
