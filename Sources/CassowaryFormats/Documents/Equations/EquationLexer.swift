/// Cuts an equation into tokens.
struct EquationLexer {
  let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  static func tokens(_ scalars: [Unicode.Scalar]) throws(EquationError) -> [EquationToken] {
    var lexer = EquationLexer(scalars)
    var tokens: [EquationToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func next() throws(EquationError) -> EquationToken {
    while let scalar = peek(), scalar.properties.isWhitespace { index += 1 }
    let start = index
    guard let first = peek() else { return EquationToken(kind: .end, index: start) }
    if first == "`" { return EquationToken(kind: .quoted(try quoted()), index: start) }
    if first.continuesID { return EquationToken(kind: try wordOrNumber(), index: start) }
    if let symbol = symbol() { return EquationToken(kind: .symbol(symbol), index: start) }
    switch (first, peek(1)) {
    case (".", let digit?) where digit.isDigit:
      throw error(.malformedNumber(text(while: { $0.continuesID || $0 == "." })))
    case ("=", "<"), ("≤", _), ("<", _): throw error(.relationSign(first == "=" ? "=<" : String(first), mend: "<="))
    case ("=", ">"), ("≥", _), (">", _): throw error(.relationSign(first == "=" ? "=>" : String(first), mend: ">="))
    case ("=", _): throw error(.relationSign("=", mend: "=="))
    default: throw error(.unknownCharacter(first.inMessage))
    }
  }

  private func error(_ problem: EquationProblem) -> EquationError { EquationError(problem: problem, index: index) }

  private func text(while isPart: (Unicode.Scalar) -> Bool) -> String {
    String(String.UnicodeScalarView(scalars[index...].prefix(while: isPart)))
  }

  private mutating func quoted() throws(EquationError) -> String {
    index += 1
    let name = text { $0 != "`" }
    let length = name.unicodeScalars.count
    guard peek(length) != nil, length > 0 else {
      index -= 1
      throw error(length > 0 || peek(1) == nil ? .unclosedQuote : .emptyName)
    }
    index += length + 1
    return name
  }

  /// Ids may begin with a digit: what is followed by `.` and no digit is a name, as `2nd` in `2nd.top`.
  private mutating func wordOrNumber() throws(EquationError) -> EquationToken.Kind {
    let word = text { $0.continuesID }
    let length = word.unicodeScalars.count
    let isPart = index > 0 && (scalars[index - 1] == "." || scalars[index - 1] == "#")
    let isItem = peek(length) == "." && peek(length + 1).map { $0.beginsName || $0 == "`" } ?? false
    guard scalars[index].isDigit, !isPart, !isItem else {
      index += length
      return .word(word)
    }
    let number = numberAhead()
    // Swift's own reader would take hexadecimal numbers and a point without digits.
    let isPlain = number.unicodeScalars.allSatisfy { $0.isDigit || ".eE+-".unicodeScalars.contains($0) }
    guard isPlain, number.last != ".", let value = Double(number) else { throw error(.malformedNumber(number)) }
    guard abs(value) <= DocumentLimits.magnitude else { throw error(.numberTooLarge(value)) }
    index += number.unicodeScalars.count
    return .number(value)
  }

  /// Digits, a point, an exponent with its sign, and whatever letters stand with them.
  private func numberAhead() -> String {
    var end = index
    var hasExponent = false
    while end < scalars.count {
      let scalar = scalars[end]
      let isSign = scalar == "-" || scalar == "+"
      if isSign {
        // Only behind an exponent's mark, and only with a digit behind: `2e-3`.
        let follows = end > index && (scalars[end - 1] == "e" || scalars[end - 1] == "E") && !hasExponent
        guard follows, end + 1 < scalars.count, scalars[end + 1].isDigit else { break }
        hasExponent = true
      } else if !scalar.continuesID && scalar != "." {
        break
      }
      end += 1
    }
    return String(String.UnicodeScalarView(scalars[index..<end]))
  }

  private mutating func symbol() -> EquationToken.Symbol? {
    var symbol: EquationToken.Symbol?
    if let first = peek(), let second = peek(1) {
      symbol = EquationToken.Symbol(rawValue: String(first) + String(second))
    }
    if symbol == nil, let first = peek() {
      let startsNumber =
        first == "." && peek(1).map { $0.isDigit } ?? false && !(index > 0 && scalars[index - 1].endsName)
      symbol = startsNumber ? nil : EquationToken.Symbol(rawValue: String(first))
    }
    index += symbol?.rawValue.count ?? 0
    return symbol
  }
}

extension Unicode.Scalar {
  /// Part of an id that needs no back-quotes: letters, digits and `_`.
  var continuesID: Bool { self != "." && continuesName }

  fileprivate var endsName: Bool { continuesID || self == "`" }
}
