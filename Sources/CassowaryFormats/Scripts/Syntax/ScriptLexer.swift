/// Cuts a script into tokens, one at a time.
struct ScriptLexer {
  let scalars: [Unicode.Scalar]
  var index = 0
  var line = 1
  /// Where the present line begins.
  private var lineStart = 0

  init(_ source: ScriptSource) {
    scalars = source.scalars
  }

  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  /// The scalar `distance` ahead, `nil` past the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// The next token. After an error the text that caused it is behind, so that the caller can go on.
  mutating func next() throws(ScriptSyntaxError) -> ScriptToken {
    skipBlanks()
    let start = position
    guard let first = peek() else { return ScriptToken(kind: .end, position: start) }
    if first == "\n" || first == "\r" {
      index += first == "\r" && peek(1) == "\n" ? 2 : 1
      line += 1
      lineStart = index
      return ScriptToken(kind: .lineEnd, position: start)
    }
    if first.beginsName { return ScriptToken(kind: .name(try name()), position: start) }
    if first.isDigit { return ScriptToken(kind: try number(), position: start) }
    return ScriptToken(kind: .symbol(try symbol()), position: start)
  }

  func error(at position: SourcePosition? = nil, _ message: String) -> ScriptSyntaxError {
    ScriptSyntaxError(position: position ?? self.position, message: message)
  }

  /// Blanks and comments.
  private mutating func skipBlanks() {
    while let scalar = peek(), scalar == " " || scalar == "\t" { index += 1 }
    guard peek() == "#" else { return }
    while let scalar = peek(), scalar != "\n", scalar != "\r" { index += 1 }
  }

  /// Passes what no token begins with, up to the end of the line at most.
  mutating func skipUnexpected() {
    while let scalar = peek() {
      switch scalar {
      case "\n", "\r", "#": return
      case " ", "\t": break
      default: if scalar.beginsName || scalar.isDigit || symbolAhead() != nil { return }
      }
      index += 1
    }
  }

  private mutating func symbol() throws(ScriptSyntaxError) -> ScriptToken.Symbol {
    let start = position
    if let (symbol, length) = symbolAhead() {
      index += length
      return symbol
    }
    let scalar = scalars[index]
    let second = peek(1)
    index += 1
    switch (scalar, second) {
    case ("<", _), ("≤", _), ("=", "<"): throw error(at: start, "write '<=' for 'at most'")
    case (">", _), ("≥", _), ("=", _): throw error(at: start, "write '>=' for 'at least'")
    case (".", let next?) where next.isDigit: throw error(at: start, "a number begins with a digit: write '0.'")
    case ("−", _), ("–", _): throw error(at: start, "write '-' for minus")
    case ("×", _), ("·", _): throw error(at: start, "write '*' for times")
    case (";", _): throw error(at: start, "one statement stands on a line; ';' does not separate two")
    case ("\0", _): throw error(at: start, "NUL character: this is not a text file")
    default: throw error(at: start, "unexpected character \(scalar.inMessage)")
    }
  }

  /// The symbol that comes next and its length, the longest that fits.
  private func symbolAhead() -> (ScriptToken.Symbol, Int)? {
    switch (scalars[index], peek(1)) {
    case ("=", "="): (.equal, 2)
    case ("<", "="): (.lessThanOrEqual, 2)
    case (">", "="): (.greaterThanOrEqual, 2)
    case ("=", "<"), ("=", ">"): nil
    case ("=", _): (.equals, 1)
    case ("+", _): (.plus, 1)
    case ("-", _): (.minus, 1)
    case ("*", _): (.star, 1)
    case ("/", _): (.slash, 1)
    case ("(", _): (.leftParenthesis, 1)
    case (")", _): (.rightParenthesis, 1)
    case ("{", _): (.leftBrace, 1)
    case ("}", _): (.rightBrace, 1)
    case (":", _): (.colon, 1)
    case (",", _): (.comma, 1)
    case ("!", _): (.bang, 1)
    case ("±", _): (.plusMinus, 1)
    case (".", ".") where peek(2) == ".": (.ellipsis, 3)
    default: nil
    }
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// A letter of any script, or `_`.
  var beginsName: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" }
    return properties.isAlphabetic && properties.numericType == nil
  }

  /// Combining marks belong to the letter before them.
  var continuesName: Bool {
    if beginsName || isDigit || self == "." { return true }
    if isASCII { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// `'x'`, or the code point where that would not show.
  var inMessage: String {
    let code = "U+" + String(repeating: "0", count: max(0, 4 - String(value, radix: 16).count))
    let hexadecimal = code + String(value, radix: 16, uppercase: true)
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      return hexadecimal
    default:
      return isASCII ? "'\(self)'" : "'\(self)' (\(hexadecimal))"
    }
  }
}
