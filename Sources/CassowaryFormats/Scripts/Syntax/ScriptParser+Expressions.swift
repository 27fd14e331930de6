import Cassowary

extension ScriptParser {
  /// A part of an expression: its programme, and whether it holds variables.
  private struct Operand {
    var expression = ScriptExpression()
    var hasVariables = false
  }

  /// A linear expression: a sum of products, quotients and parentheses.
  mutating func expression() throws(ScriptSyntaxError) -> ScriptExpression {
    var operand = Operand()
    try sum(&operand)
    return operand.expression
  }

  mutating func relation() throws(ScriptSyntaxError) -> Relation {
    let token = try peek()
    let relation: Relation
    switch token.kind {
    case .symbol(.equal): relation = .equal
    case .symbol(.lessThanOrEqual): relation = .lessThanOrEqual
    case .symbol(.greaterThanOrEqual): relation = .greaterThanOrEqual
    case .symbol(.equals): throw Self.error(at: token, "write '==' to make two expressions equal")
    default: throw Self.error(at: token, "expected '==', '<=' or '>=', not \(token.description)")
    }
    _ = try take()
    return relation
  }

  private mutating func sum(_ operand: inout Operand) throws(ScriptSyntaxError) {
    try product(&operand)
    while true {
      if try takes(.plus) {
        try product(&operand)
        operand.expression.steps.append(.add)
      } else if try takes(.minus) {
        try product(&operand)
        operand.expression.steps.append(.subtract)
      } else {
        return
      }
    }
  }

  private mutating func product(_ operand: inout Operand) throws(ScriptSyntaxError) {
    let hadVariables = operand.hasVariables
    operand.hasVariables = false
    try factor(&operand)
    while true {
      let token = try peek()
      let isProduct = token.kind == .symbol(.star)
      guard isProduct || token.kind == .symbol(.slash) else { break }
      _ = try take()
      let leftHasVariables = operand.hasVariables
      operand.hasVariables = false
      try factor(&operand)
      if isProduct, leftHasVariables, operand.hasVariables {
        throw Self.error(at: token, "the product of two expressions with variables is not linear")
      }
      if !isProduct, operand.hasVariables {
        throw Self.error(at: token, "division by an expression with variables is not linear")
      }
      operand.hasVariables = operand.hasVariables || leftHasVariables
      operand.expression.steps.append(isProduct ? .multiply : .divide)
    }
    operand.hasVariables = operand.hasVariables || hadVariables
  }

  /// A number, a variable or a parenthesis, with any signs before it.
  private mutating func factor(_ operand: inout Operand) throws(ScriptSyntaxError) {
    var isNegative = false
    signs: while true {
      if try takes(.minus) {
        isNegative.toggle()
      } else if try !takes(.plus) {
        break signs
      }
    }
    try primary(&operand)
    if isNegative { operand.expression.steps.append(.negate) }
  }

  private mutating func primary(_ operand: inout Operand) throws(ScriptSyntaxError) {
    let token = try peek()
    switch token.kind {
    case .number(let value, _):
      _ = try take()
      operand.expression.steps.append(.number(.literal(value)))
    case .name(let raw):
      _ = try take()
      if let value = Self.namedNumber(raw) {
        operand.expression.steps.append(.number(.literal(value)))
      } else {
        operand.expression.steps.append(.variable(try template(raw)))
        operand.hasVariables = true
      }
    case .symbol(.leftBrace):
      operand.expression.steps.append(.number(.loop(try loopValue(), isNegative: false)))
    case .symbol(.leftParenthesis):
      _ = try take()
      guard parenthesisDepth < ScriptLimits.parenthesisDepth else {
        throw Self.error(at: token, "parentheses are nested more than \(ScriptLimits.parenthesisDepth) deep")
      }
      parenthesisDepth += 1
      try sum(&operand)
      parenthesisDepth -= 1
      guard try takes(.rightParenthesis) else {
        throw Self.error(at: try peek(), "expected ')' before \(try peek().description)")
      }
    default:
      throw Self.error(at: token, "expected a number, a variable or '(', not \(token.description)")
    }
  }
}
