extension ScriptParser {
  /// The words that begin a statement. They are no reserved words: `edit: print >= 3` and `edit == 2*print` are
  /// constraints, told from statements by the colon or operator after their first name.
  private static let statementWords = [
    "remove", "constant", "strength", "edit", "suggest", "unedit", "repeat", "for", "print", "expect", "allow",
  ]

  mutating func action() throws(ScriptSyntaxError) -> ScriptStatement.Action {
    guard try !isConstraint() else { return .change(.add(try constraint())) }
    switch try peek().word {
    case "repeat": return try repeatBlock()
    case "for": return try forBlock()
    case "print": return .print(try printedNames())
    case "expect": return try expectation()
    case "allow": return try allowance()
    default: return .change(try wordChange())
    }
  }

  /// A statement that changes something: what `expect KIND:` and `allow` take.
  mutating func change() throws(ScriptSyntaxError) -> ScriptChange {
    guard try !isConstraint() else { return .add(try constraint()) }
    let token = try peek()
    switch token.word {
    case "repeat", "for", "print", "expect", "allow":
      throw Self.error(at: token, "only a statement that changes something can be refused, not \(token.description)")
    default: return try wordChange()
    }
  }

  /// Whether the next statement is a constraint: it does not begin with a name, or with one that a colon, an operator
  /// or a relation follows, or with one that begins no statement.
  private mutating func isConstraint() throws(ScriptSyntaxError) -> Bool {
    guard case .name(let name) = try peek().kind else { return true }
    switch try peekSecond().kind {
    case .name, .number: return false
    case .symbol(.colon), .symbol(.plus), .symbol(.minus), .symbol(.star), .symbol(.slash): return true
    case .symbol(.equal), .symbol(.lessThanOrEqual), .symbol(.greaterThanOrEqual), .symbol(.equals): return true
    case .symbol, .lineEnd, .end: return name.word.map { !Self.statementWords.contains($0) } ?? true
    }
  }

  private mutating func wordChange() throws(ScriptSyntaxError) -> ScriptChange {
    let token = try take()
    switch token.word {
    case "remove":
      return .remove(try name("of the constraint to remove"))
    case "constant":
      let name = try name("of the constraint")
      try require(.equals, "before the new constant")
      return .setConstant(name, try number())
    case "strength":
      let name = try name("of the constraint")
      try require(.equals, "before the new strength")
      _ = try takes(.bang)
      return .setStrength(name, try strength())
    case "edit":
      let variable = try variable()
      return .edit(variable, try takes(.bang) ? try strength() : .strong)
    case "suggest":
      return .suggest(try list { parser throws(ScriptSyntaxError) in try parser.namedNumber() })
    case "unedit":
      return .endEdit(try variable())
    default:
      let words = Self.statementWords.joined(separator: ", ")
      throw Self.error(
        at: token, "there is no statement \(token.description); statements are constraints and \(words)")
    }
  }

  private mutating func printedNames() throws(ScriptSyntaxError) -> [NameTemplate] {
    _ = try take()
    switch try peek().kind {
    case .lineEnd, .end, .symbol(.rightBrace): return []
    default: return try list { parser throws(ScriptSyntaxError) in try parser.variable() }
    }
  }

  private mutating func constraint() throws(ScriptSyntaxError) -> ScriptConstraint {
    var name: NameTemplate?
    if case .name(let raw) = try peek().kind, try peekSecond().kind == .symbol(.colon) {
      _ = try take()
      _ = try take()
      name = try template(raw)
    }
    let left = try expression()
    let relation = try relation()
    let right = try expression()
    let strength = try takes(.bang) ? try strength() : .required
    return ScriptConstraint(name: name, left: left, relation: relation, right: right, strength: strength)
  }
}
