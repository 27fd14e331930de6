import Cassowary

extension ScriptParser {
  /// A number with an optional sign, `nan`, `inf` or the value of a loop variable.
  mutating func number() throws(ScriptSyntaxError) -> ScriptNumber {
    var isNegative = false
    if try takes(.minus) { isNegative = true } else { _ = try takes(.plus) }
    let token = try peek()
    switch token.kind {
    case .symbol(.leftBrace):
      return .loop(try loopValue(), isNegative: isNegative)
    case .number(let value, _):
      _ = try take()
      return .literal(isNegative ? -value : value)
    case .name(let raw):
      if let value = Self.namedNumber(raw) {
        _ = try take()
        return .literal(isNegative ? -value : value)
      }
    default: break
    }
    throw Self.error(at: token, "expected a number, not \(token.description)")
  }

  /// `x = 1`
  mutating func namedNumber() throws(ScriptSyntaxError) -> NamedNumber {
    let name = try variable()
    if try peek().kind == .symbol(.equal) { throw Self.error(at: try peek(), "write '=' before a value") }
    try require(.equals, "before the value")
    return NamedNumber(name: name, number: try number())
  }

  /// `weak`, `650`, `weak*2.5`
  mutating func strength() throws(ScriptSyntaxError) -> ScriptStrength {
    let level = try level()
    return ScriptStrength(level: level, weight: try takes(.star) ? try number() : nil)
  }

  /// A level by name or number.
  mutating func level() throws(ScriptSyntaxError) -> ScriptStrength.Level {
    let token = try peek()
    guard case .name(let raw) = token.kind else {
      switch token.kind {
      case .number, .symbol(.leftBrace), .symbol(.minus), .symbol(.plus): return .number(try number())
      default: throw Self.error(at: token, "expected a strength, not \(token.description)")
      }
    }
    if Self.namedNumber(raw) != nil { return .number(try number()) }
    guard let named = Strength.namedLevels.first(where: { $0.name == raw.word }) else {
      throw Self.error(
        at: token,
        "there is no strength \(token.description); strengths are required, strong, medium, weak and 0 to 1000")
    }
    _ = try take()
    return .named(named.strength)
  }

  /// `± T` or `+- T`, if one follows.
  mutating func tolerance() throws(ScriptSyntaxError) -> Double? {
    if try peek().kind == .symbol(.plus), try peekSecond().kind == .symbol(.minus) {
      _ = try take()
      _ = try take()
    } else if try !takes(.plusMinus) {
      return nil
    }
    let token = try peek()
    guard case .literal(let tolerance) = try number(), tolerance >= 0, tolerance.isFinite else {
      throw Self.error(at: token, "a tolerance is a finite number that is not below 0")
    }
    return tolerance
  }
}
