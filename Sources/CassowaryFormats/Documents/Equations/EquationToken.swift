/// A piece of an equation.
struct EquationToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word(String)
    case quoted(String)
    case number(Double)
    case symbol(Symbol)
    case end
  }

  enum Symbol: String, Hashable, Sendable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case dot = "."
    case at = "@"
    case hash = "#"
  }

  let kind: Kind
  let index: Int

  /// For messages.
  var description: String {
    switch kind {
    case .word(let text): "'\(text)'"
    case .quoted(let text): "`\(text)`"
    case .number(let number): numberText(number)
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .end: "the end"
    }
  }
}
