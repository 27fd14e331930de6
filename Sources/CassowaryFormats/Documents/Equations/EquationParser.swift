import CassowaryLayout

/// Reads `[item.]attribute REL [multiplier *] item.attribute [± constant] [@priority] [#identifier]`.
struct EquationParser {
  private let tokens: [EquationToken]
  private var next = 0

  static func parse(_ scalars: [Unicode.Scalar]) throws(EquationError) -> Equation {
    var parser = EquationParser(tokens: try EquationLexer.tokens(scalars))
    return try parser.equation()
  }

  private init(tokens: [EquationToken]) { self.tokens = tokens }

  private var token: EquationToken { tokens[next] }

  private mutating func take(_ symbol: EquationToken.Symbol) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    next += 1
    return true
  }

  private func error(_ problem: EquationProblem, at index: Int? = nil) -> EquationError {
    EquationError(problem: problem, index: index ?? token.index)
  }

  private func expected(_ what: String) -> EquationError { error(.expected(what, found: token.description)) }

  private mutating func equation() throws(EquationError) -> Equation {
    if case .number = token.kind { throw error(.startsWithNumber) }
    if token.kind == .symbol(.minus) || token.kind == .symbol(.plus) { throw error(.startsWithNumber) }
    let first = try term()
    let relation = try relation()
    var equation = Equation(first: first, relation: relation)
    let side = try sum()
    equation.second = side.term
    equation.multiplier = side.term == nil ? 1 : side.multiplier
    equation.constant = side.constant
    try suffixes(&equation)
    if token.kind != .end { throw expected("'+', '-', '@', '#' or the end") }
    return equation
  }

  private mutating func relation() throws(EquationError) -> LayoutRelation {
    if take(.equal) { return .equal }
    if take(.lessThanOrEqual) { return .lessThanOrEqual }
    if take(.greaterThanOrEqual) { return .greaterThanOrEqual }
    throw expected("'==', '<=' or '>='")
  }

  // MARK: The right side

  private struct Side {
    var term: Equation.Term?
    var multiplier = 0.0
    var constant = 0.0
  }

  private mutating func sum() throws(EquationError) -> Side {
    var side = Side()
    var sign = try signs() ?? 1
    while true {
      let index = token.index
      let product = try product()
      if let term = product.term {
        if side.term != nil { throw error(.twoAttributes, at: index) }
        side.term = term
        side.multiplier = sign * product.factor
      } else {
        side.constant += sign * product.factor
      }
      try check(max(abs(side.constant), abs(side.multiplier)), at: index)
      guard let next = try signs() else { return side }
      sign = next
    }
  }

  /// One sign, or `nil`. A second one is a slip: `a.top + -8` is not.
  private mutating func signs() throws(EquationError) -> Double? {
    let outer: Double? = take(.plus) ? 1 : take(.minus) ? -1 : nil
    guard let outer else { return nil }
    return take(.minus) ? -outer : outer
  }

  private mutating func product() throws(EquationError) -> (term: Equation.Term?, factor: Double) {
    var (term, factor) = try factor()
    while true {
      let index = tokens[next].index
      if take(.times) {
        let sign = take(.minus) ? -1.0 : 1
        let other = try self.factor()
        if term != nil, other.term != nil { throw error(.productOfAttributes, at: index) }
        term = term ?? other.term
        factor *= sign * other.factor
      } else if take(.divide) {
        let sign = take(.minus) ? -1.0 : 1
        let place = token.index
        let other = try self.factor()
        if other.term != nil { throw error(.divisionByAttribute, at: place) }
        if other.factor == 0 { throw error(.divisionByZero, at: place) }
        factor /= sign * other.factor
      } else {
        return (term, factor)
      }
      try check(factor, at: index)
    }
  }

  private func check(_ number: Double, at index: Int) throws(EquationError) {
    guard abs(number) <= DocumentLimits.magnitude else { throw error(.numberTooLarge(number), at: index) }
  }

  private mutating func factor() throws(EquationError) -> (term: Equation.Term?, factor: Double) {
    if case .number(let number) = token.kind {
      next += 1
      return (nil, number)
    }
    return (try term(), 1)
  }

  // MARK: Names

  private mutating func term() throws(EquationError) -> Equation.Term {
    let start = token.index
    var names = [try name()]
    while take(.dot) { names.append(try name()) }
    if names.count > 3 { throw error(.tooManyParts, at: start) }
    let last = names.removeLast()
    if names.isEmpty, token.kind == .symbol(.minus), !last.isQuoted, LayoutAttribute.named(last.text) == nil {
      // An id such as `some-view`, not a difference.
      throw error(.unknownCharacter("'-'"))
    }
    return Equation.Term(item: names, attribute: try attribute(last), index: start)
  }

  private mutating func name() throws(EquationError) -> Equation.Name {
    let token = token
    switch token.kind {
    case .word(let text):
      next += 1
      return Equation.Name(text: text, isQuoted: false, index: token.index)
    case .quoted(let text):
      next += 1
      return Equation.Name(text: text, isQuoted: true, index: token.index)
    default:
      throw expected(next == 0 || tokens[next - 1].kind != .symbol(.dot) ? "an attribute or a number" : "an attribute")
    }
  }

  private func attribute(_ name: Equation.Name) throws(EquationError) -> LayoutAttribute {
    if !name.isQuoted {
      if let attribute = LayoutAttribute.named(name.text) { return attribute }
      if ItemGuide(rawValue: name.text) != nil { throw error(.guideWithoutAttribute(name.text), at: name.index) }
    }
    let suggestion = NearestWord.nearest(to: name.text, among: LayoutAttribute.names)
    throw error(.unknownAttribute(name.text, suggestion: suggestion), at: name.index)
  }

  // MARK: Priority and identifier

  private mutating func suffixes(_ equation: inout Equation) throws(EquationError) {
    while true {
      if equation.priority == nil, take(.at) {
        equation.priority = try priority()
      } else if equation.identifier == nil, take(.hash) {
        equation.identifier = try identifier()
      } else {
        return
      }
    }
  }

  private mutating func priority() throws(EquationError) -> LayoutPriority {
    switch token.kind {
    case .number(let number):
      guard let priority = LayoutPriority(documentNumber: number) else { throw error(.priority(number)) }
      next += 1
      return priority
    case .word(let word):
      guard let priority = LayoutPriority.named(word) else {
        let suggestion = NearestWord.nearest(to: word, among: LayoutPriority.names)
        throw error(.unknownPriority(word, suggestion: suggestion))
      }
      next += 1
      return priority
    case .symbol(.minus):
      if case .number(let number) = tokens[next + 1].kind { throw error(.priority(-number)) }
      throw expected("a priority")
    default: throw expected("a priority")
    }
  }

  private mutating func identifier() throws(EquationError) -> String {
    switch token.kind {
    case .word(let text), .quoted(let text):
      next += 1
      return text
    default: throw expected("an identifier")
    }
  }
}
