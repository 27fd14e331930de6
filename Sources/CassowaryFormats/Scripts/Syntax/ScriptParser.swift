/// Makes statements of tokens. One statement stands on a line, so that the parser finds its feet again after an error
/// and can tell several at once.
struct ScriptParser {
  private var lexer: ScriptLexer
  private let encodingError: ScriptSyntaxError?
  /// Tokens that were looked at but not taken.
  private var ahead: [ScriptToken] = []
  private var errors: [ScriptSyntaxError] = []
  /// The variables of the loops around the present statement, outermost first.
  var loopVariables: [String] = []
  var blockDepth = 0
  var parenthesisDepth = 0
  private(set) var statementCount = 0
  /// Set where the rest of the file cannot be understood.
  var isLost = false

  init(_ source: ScriptSource) {
    lexer = ScriptLexer(source)
    encodingError = source.encodingError
  }

  /// The whole script.
  mutating func script() throws(ScriptSyntaxErrors) -> [ScriptStatement] {
    if let encodingError { throw ScriptSyntaxErrors(errors: [encodingError]) }
    var statements: [ScriptStatement] = []
    do throws(ScriptSyntaxError) {
      statements = try self.statements(untilBraceOf: nil)
    } catch {
      errors.append(error)
    }
    if !errors.isEmpty { throw ScriptSyntaxErrors(errors: errors) }
    return statements
  }

  /// The statements up to the end of a block or, without an opening brace, of the file. Errors inside a line are
  /// kept; one that leaves unclear which block the rest belongs to is thrown and ends the parse.
  mutating func statements(untilBraceOf opening: ScriptToken?) throws(ScriptSyntaxError) -> [ScriptStatement] {
    var statements: [ScriptStatement] = []
    while true {
      do throws(ScriptSyntaxError) {
        switch try peek().kind {
        case .lineEnd:
          _ = try take()
        case .end:
          guard let opening else { return statements }
          isLost = true
          throw Self.error(at: opening, "this '{' has no '}'")
        case .symbol(.rightBrace):
          let brace = try take()
          if opening == nil { throw Self.error(at: brace, "this '}' has no '{'") }
          return statements
        default:
          statements.append(try statement())
          try requireEndOfStatement()
        }
      } catch {
        guard recovers(from: error) else { throw error }
      }
    }
  }

  private mutating func statement() throws(ScriptSyntaxError) -> ScriptStatement {
    let position = try peek().position
    let number = statementCount
    statementCount += 1
    return ScriptStatement(position: position, number: number, action: try action())
  }

  private mutating func requireEndOfStatement() throws(ScriptSyntaxError) {
    let token = try peek()
    switch token.kind {
    case .lineEnd, .end, .symbol(.rightBrace): return
    default: throw Self.error(at: token, "the statement should end before \(token.description)")
    }
  }

  /// Skips to the end of the line, if the parse can go on from there; else marks it as lost.
  private mutating func recovers(from error: ScriptSyntaxError) -> Bool {
    parenthesisDepth = 0
    while !isLost, errors.count + 1 < ScriptLimits.syntaxErrors {
      // Whatever else is wrong on this line is probably the same mistake: errors of the lexer are passed over, and where
      // nothing begins not even made.
      if ahead.isEmpty { lexer.skipUnexpected() }
      guard let token = try? peek() else { continue }
      switch token.kind {
      case .lineEnd, .end, .symbol(.rightBrace):
        errors.append(error)
        return true
      case .symbol(.leftBrace):
        // A block whose head was not understood: which names hold in it cannot be told.
        isLost = true
      default:
        _ = try? take()
      }
    }
    isLost = true
    return false
  }

  // MARK: Tokens

  mutating func peek() throws(ScriptSyntaxError) -> ScriptToken {
    if ahead.isEmpty { ahead.append(try lexer.next()) }
    return ahead[0]
  }

  mutating func peekSecond() throws(ScriptSyntaxError) -> ScriptToken {
    _ = try peek()
    if ahead.count < 2 { ahead.append(try lexer.next()) }
    return ahead[1]
  }

  mutating func take() throws(ScriptSyntaxError) -> ScriptToken {
    let token = try peek()
    ahead.removeFirst()
    return token
  }

  /// Takes the symbol if it comes next.
  mutating func takes(_ symbol: ScriptToken.Symbol) throws(ScriptSyntaxError) -> Bool {
    guard try peek().kind == .symbol(symbol) else { return false }
    ahead.removeFirst()
    return true
  }

  /// Takes the word if it comes next.
  mutating func takes(word: String) throws(ScriptSyntaxError) -> Bool {
    guard try peek().word == word else { return false }
    ahead.removeFirst()
    return true
  }

  mutating func require(_ symbol: ScriptToken.Symbol, _ purpose: String) throws(ScriptSyntaxError) {
    let token = try peek()
    guard try takes(symbol) else {
      throw Self.error(at: token, "expected '\(symbol.rawValue)' \(purpose), not \(token.description)")
    }
  }

  static func error(at token: ScriptToken, _ message: String) -> ScriptSyntaxError {
    ScriptSyntaxError(position: token.position, message: message)
  }
}
