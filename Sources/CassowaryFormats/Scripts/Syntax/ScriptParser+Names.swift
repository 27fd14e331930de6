extension ScriptParser {
  /// The name of a constraint.
  mutating func name(_ purpose: String) throws(ScriptSyntaxError) -> NameTemplate {
    let token = try peek()
    guard case .name(let raw) = token.kind else {
      throw Self.error(at: token, "expected the name \(purpose), not \(token.description)")
    }
    _ = try take()
    return try template(raw)
  }

  /// The name of a variable.
  mutating func variable() throws(ScriptSyntaxError) -> NameTemplate {
    let token = try peek()
    guard case .name(let raw) = token.kind else {
      throw Self.error(at: token, "expected the name of a variable, not \(token.description)")
    }
    if Self.namedNumber(raw) != nil { throw Self.error(at: token, "\(token.description) is a number, not a variable") }
    _ = try take()
    return try template(raw)
  }

  /// Looks the loop variables of a name up.
  func template(_ raw: RawName) throws(ScriptSyntaxError) -> NameTemplate {
    var parts: [NameTemplate.Part] = []
    for part in raw.parts {
      switch part {
      case .text(let text): parts.append(.text(text))
      case .loop(let variable, let offset, let position):
        parts.append(.loop(try loopValue(variable, offset, at: position)))
      }
    }
    return NameTemplate(parts: parts)
  }

  /// The innermost loop with this variable.
  private func loopValue(
    _ variable: String, _ offset: Int, at position: SourcePosition
  ) throws(ScriptSyntaxError) -> LoopValue {
    guard let depth = loopVariables.lastIndex(of: variable) else {
      throw ScriptSyntaxError(position: position, message: "there is no loop around this with a variable '\(variable)'")
    }
    return LoopValue(depth: depth, offset: offset)
  }

  /// `{i}`, `{i+k}` or `{i-k}` where a number stands.
  mutating func loopValue() throws(ScriptSyntaxError) -> LoopValue {
    try require(.leftBrace, "before a loop variable")
    let token = try peek()
    guard let variable = token.word else {
      throw Self.error(at: token, "expected a loop variable, not \(token.description)")
    }
    _ = try take()
    let sign = try peek()
    var offset = 0
    if sign.kind == .symbol(.plus) || sign.kind == .symbol(.minus) {
      _ = try take()
      let number = try peek()
      guard case .number(_, let whole?) = number.kind, whole <= ScriptLimits.wholeNumber else {
        throw Self.error(at: number, "expected a whole number up to \(ScriptLimits.wholeNumber)")
      }
      _ = try take()
      offset = sign.kind == .symbol(.plus) ? whole : -whole
    }
    try require(.rightBrace, "after a loop variable")
    return try loopValue(variable, offset, at: token.position)
  }

  /// `nan` and `inf` are spelled like names.
  static func namedNumber(_ name: RawName) -> Double? {
    switch name.word {
    case "nan": .nan
    case "inf": .infinity
    default: nil
    }
  }

  /// One or more items with commas between them.
  mutating func list<Item>(
    _ item: (inout ScriptParser) throws(ScriptSyntaxError) -> Item
  ) throws(ScriptSyntaxError) -> [Item] {
    var items: [Item] = []
    repeat { items.append(try item(&self)) } while try takes(.comma)
    return items
  }
}
