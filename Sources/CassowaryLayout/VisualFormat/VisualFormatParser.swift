/// Reads a visual format string from left to right, once.
///
/// The grammar is Apple's. `format` holds what was understood when an error stops the reading, so that an unknown name
/// before that place is reported first, as by a parser that looks names up on the way.
struct VisualFormatParser {
  private let text: [Character]
  private var cursor = 0
  /// Whether names in back-quotes are read, as layout documents write ids that are no identifiers.
  private let allowsQuotedNames: Bool
  private(set) var format: VisualFormat

  init(_ text: String, allowsQuotedNames: Bool = false) {
    self.text = Array(text)
    self.allowsQuotedNames = allowsQuotedNames
    format = VisualFormat(length: self.text.count)
  }

  /// What stops the reading, with its column.
  struct Failure: Error {
    let problem: VisualFormatError.Problem
    let column: Int
  }

  /// Reads all of the text.
  mutating func parse() throws(Failure) {
    skipBlanks()
    if cursor == text.count { throw failure(.emptyFormat) }
    try parseAxis()
    if accept("|") {
      format.nodes.append(.superview)
      try parseSpacing()
    }
    try parseView()
    while peek != nil {
      try parseSpacing()
      if accept("|") {
        format.nodes.append(.superview)
        if peek != nil { throw failure(.trailingText) }
        return
      }
      try parseView()
    }
  }

  private mutating func parseAxis() throws(Failure) {
    guard let letter = peek, letter == "H" || letter == "V" else { return }
    cursor += 1
    format.axis = letter == "H" ? .horizontal : .vertical
    if !accept(":") { throw failure(.missingColon(after: String(letter))) }
  }

  // MARK: Views

  private mutating func parseView() throws(Failure) {
    if !accept("[") { throw failure(.missingView) }
    let name = try parseName()
    format.nodes.append(.view(name, []))
    var predicates: [VisualFormat.Predicate] = []
    if accept("(") {
      repeat { predicates.append(try parsePredicate()) } while accept(",")
      format.nodes[format.nodes.count - 1] = .view(name, predicates)
      if !accept(")") { throw failure(.missingSizeEnd) }
      if !accept("]") { throw failure(.missingSizeEnd) }
    } else if !accept("]") {
      throw failure(.missingBracket)
    }
  }

  // MARK: Distances

  private mutating func parseSpacing() throws(Failure) {
    guard accept("-") else {
      format.spacings.append(.flush)
      return
    }
    switch peek {
    case "[", "|":
      format.spacings.append(.standard)
      return
    case "(":
      cursor += 1
      var predicates: [VisualFormat.Predicate] = []
      repeat { predicates.append(try parsePredicate()) } while accept(",")
      format.spacings.append(.predicates(predicates))
      if !accept(")") { throw failure(.missingParenthesis) }
    default:
      let value = try parseValue(allowsSign: false)
      format.spacings.append(.predicates([VisualFormat.Predicate(value: value)]))
    }
    if !accept("-") { throw failure(.missingHyphen) }
  }

  // MARK: Predicates

  private mutating func parsePredicate() throws(Failure) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    var predicate = VisualFormat.Predicate(relation: relation, value: try parseValue(allowsSign: true))
    if accept("@") { predicate.priority = try parseValue(allowsSign: true) }
    return predicate
  }

  private mutating func parseRelation() throws(Failure) -> LayoutRelation {
    let relation: LayoutRelation
    switch peek {
    case "=": relation = .equal
    case ">": relation = .greaterThanOrEqual
    case "<": relation = .lessThanOrEqual
    default: return .equal
    }
    cursor += 1
    guard cursor < text.count, text[cursor] == "=" else { throw failure(.invalidRelation) }
    cursor += 1
    return relation
  }

  private mutating func parseValue(allowsSign: Bool) throws(Failure) -> VisualFormat.Value {
    guard let first = peek else { throw failure(.missingValue) }
    if first == "_" || Self.isLetter(first) || first == "`" && allowsQuotedNames { return .name(try parseName()) }
    if first == "-" && allowsSign || first == "." || Self.isDigit(first) { return try parseNumber() }
    throw failure(.missingValue)
  }

  private mutating func parseNumber() throws(Failure) -> VisualFormat.Value {
    let start = cursor
    if text[cursor] == "-" { cursor += 1 }
    var digits = skipDigits()
    if cursor < text.count, text[cursor] == "." {
      cursor += 1
      digits += skipDigits()
    }
    if digits == 0 { throw failure(.missingValue) }
    skipExponent()
    let word = String(text[start..<cursor])
    // The library's reader wants a digit after the point.
    guard let number = Double(word.hasSuffix(".") ? word + "0" : word), number.isFinite else {
      throw failure(.invalidNumber(word))
    }
    return .number(number, end: cursor)
  }

  /// An exponent belongs to the number only if it has digits.
  private mutating func skipExponent() {
    let start = cursor
    guard cursor < text.count, text[cursor] == "e" || text[cursor] == "E" else { return }
    cursor += 1
    if cursor < text.count, text[cursor] == "-" || text[cursor] == "+" { cursor += 1 }
    if skipDigits() == 0 { cursor = start }
  }

  private mutating func skipDigits() -> Int {
    let start = cursor
    while cursor < text.count, Self.isDigit(text[cursor]) { cursor += 1 }
    return cursor - start
  }

  // MARK: Names and blanks

  private mutating func parseName() throws(Failure) -> VisualFormat.Name {
    if allowsQuotedNames, accept("`") { return try parseQuotedName() }
    guard let first = peek, first == "_" || Self.isLetter(first) else { throw failure(.invalidName) }
    let start = cursor
    while cursor < text.count, text[cursor] == "_" || Self.isLetter(text[cursor]) || Self.isDigit(text[cursor]) {
      cursor += 1
    }
    return VisualFormat.Name(text: String(text[start..<cursor]), end: cursor)
  }

  private mutating func parseQuotedName() throws(Failure) -> VisualFormat.Name {
    let start = cursor
    while cursor < text.count, text[cursor] != "`" { cursor += 1 }
    if cursor == text.count { throw failure(.unterminatedName) }
    if cursor == start { throw failure(.invalidName) }
    cursor += 1
    return VisualFormat.Name(text: String(text[start..<cursor - 1]), end: cursor)
  }

  /// The next character that is not blank.
  private var peek: Character? {
    mutating get {
      skipBlanks()
      return cursor < text.count ? text[cursor] : nil
    }
  }

  private mutating func accept(_ character: Character) -> Bool {
    guard peek == character else { return false }
    cursor += 1
    return true
  }

  private mutating func skipBlanks() {
    while cursor < text.count, text[cursor].isWhitespace { cursor += 1 }
  }

  private func failure(_ problem: VisualFormatError.Problem) -> Failure { Failure(problem: problem, column: cursor) }

  private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
