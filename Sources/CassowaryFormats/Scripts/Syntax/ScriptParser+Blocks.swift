extension ScriptParser {
  mutating func repeatBlock() throws(ScriptSyntaxError) -> ScriptStatement.Action {
    let times = try head { parser throws(ScriptSyntaxError) in
      let word = try parser.take()
      let times = try parser.wholeNumber("how often to repeat the block")
      if case .literal(..<0) = times { throw Self.error(at: word, "a block cannot be repeated fewer than 0 times") }
      return times
    }
    return .repeatBlock(times: times, try block(loopVariable: nil))
  }

  mutating func forBlock() throws(ScriptSyntaxError) -> ScriptStatement.Action {
    let (variable, first, last) = try head { parser throws(ScriptSyntaxError) in
      _ = try parser.take()
      let token = try parser.take()
      guard let variable = token.word else {
        throw Self.error(at: token, "expected the name of the loop variable, not \(token.description)")
      }
      guard try parser.takes(word: "in") else {
        throw Self.error(at: try parser.peek(), "expected 'in' after the loop variable")
      }
      let first = try parser.wholeNumber("the first value of the loop variable")
      try parser.require(.ellipsis, "between the first and the last value")
      return (variable, first, try parser.wholeNumber("the last value of the loop variable"))
    }
    return .forBlock(first: first, last: last, try block(loopVariable: variable))
  }

  /// What stands before a block. An error in it leaves unclear which names hold in the block and where that ends.
  private mutating func head<Value>(
    _ parse: (inout ScriptParser) throws(ScriptSyntaxError) -> Value
  ) throws(ScriptSyntaxError) -> Value {
    do throws(ScriptSyntaxError) {
      return try parse(&self)
    } catch {
      isLost = true
      throw error
    }
  }

  private mutating func block(loopVariable: String?) throws(ScriptSyntaxError) -> [ScriptStatement] {
    let brace = try head { parser throws(ScriptSyntaxError) in
      let token = try parser.peek()
      try parser.require(.leftBrace, "at the end of the line that begins a block")
      guard parser.blockDepth < ScriptLimits.blockDepth else {
        throw Self.error(at: token, "blocks are nested more than \(ScriptLimits.blockDepth) deep")
      }
      return token
    }
    blockDepth += 1
    defer { blockDepth -= 1 }
    guard let loopVariable else { return try statements(untilBraceOf: brace) }
    loopVariables.append(loopVariable)
    defer { loopVariables.removeLast() }
    return try statements(untilBraceOf: brace)
  }

  /// A whole number, or the value of a loop variable.
  private mutating func wholeNumber(_ purpose: String) throws(ScriptSyntaxError) -> ScriptWholeNumber {
    let token = try peek()
    if token.kind == .symbol(.leftBrace) { return .loop(try loopValue()) }
    let isNegative = try takes(.minus)
    guard case .number(_, let whole) = try peek().kind else {
      throw Self.error(at: token, "expected a whole number, \(purpose), not \(token.description)")
    }
    _ = try take()
    guard let whole, whole <= ScriptLimits.wholeNumber else {
      throw Self.error(at: token, "expected a whole number up to \(ScriptLimits.wholeNumber), \(purpose)")
    }
    return .literal(isNegative ? -whole : whole)
  }
}
