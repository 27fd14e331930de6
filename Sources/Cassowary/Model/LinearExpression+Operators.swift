// Every overload is concrete: with one expression type, `Double` literals and no literal conformance, the type checker
// finds its way without a search. (An expression type that is itself `ExpressibleByFloatLiteral` runs it into its time-out
// as soon as a line holds products of plain numbers.) `Int` variables: LinearOperand+Int.swift.

extension LinearExpression {
  /// Adds `factor · other` at the end.
  @inline(__always)
  mutating func append(_ other: LinearExpression, times factor: Double) {
    constant += factor * other.constant
    for term in other.terms { terms.append(Term(term.variable, factor * term.coefficient)) }
  }

  /// Every coefficient and the constant divided, each rounded once, so that `(2 * x + 10) / 3` is as exact as can be.
  func divided(termwiseBy divisor: Double) -> LinearExpression {
    var result = self
    for index in result.terms.indices { result.terms[index].coefficient /= divisor }
    result.constant /= divisor
    return result
  }

  /// Every coefficient and the constant times `factor`.
  func scaled(by factor: Double) -> LinearExpression {
    var result = self
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
    result.constant *= factor
    return result
  }
}

// MARK: +

/// The sum of the two sides.
public func + (left: Variable, right: Variable) -> LinearExpression {
  LinearExpression([.init(left), .init(right, 1)])
}

/// The sum of the two sides.
public func + (left: Variable, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.append(right, times: 1)
  return result
}

/// The sum of the two sides.
public func + (left: Variable, right: Double) -> LinearExpression {
  LinearExpression([.init(left)], constant: right)
}

/// The sum of the two sides.
public func + (left: Double, right: Variable) -> LinearExpression {
  LinearExpression(left) + right
}

/// The sum of the two sides.
public func + (left: LinearExpression, right: Variable) -> LinearExpression {
  var result = left
  result.terms.append(.init(right, 1))
  return result
}

/// The sum of the two sides.
public func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  var result = left
  result.append(right, times: 1)
  return result
}

/// The sum of the two sides.
public func + (left: LinearExpression, right: Double) -> LinearExpression {
  LinearExpression(left.terms, constant: left.constant + right)
}

/// The sum of the two sides.
public func + (left: Double, right: LinearExpression) -> LinearExpression {
  LinearExpression(left) + right
}

// MARK: -

/// The difference of the two sides.
public func - (left: Variable, right: Variable) -> LinearExpression {
  LinearExpression([.init(left), .init(right, -1)])
}

/// The difference of the two sides.
public func - (left: Variable, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.append(right, times: -1)
  return result
}

/// The difference of the two sides.
public func - (left: Variable, right: Double) -> LinearExpression {
  LinearExpression([.init(left)], constant: -right)
}

/// The difference of the two sides.
public func - (left: Double, right: Variable) -> LinearExpression {
  LinearExpression(left) - right
}

/// The difference of the two sides.
public func - (left: LinearExpression, right: Variable) -> LinearExpression {
  var result = left
  result.terms.append(.init(right, -1))
  return result
}

/// The difference of the two sides.
public func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  var result = left
  result.append(right, times: -1)
  return result
}

/// The difference of the two sides.
public func - (left: LinearExpression, right: Double) -> LinearExpression {
  LinearExpression(left.terms, constant: left.constant - right)
}

/// The difference of the two sides.
public func - (left: Double, right: LinearExpression) -> LinearExpression {
  LinearExpression(left) - right
}

/// Every coefficient with the other sign.
public prefix func - (operand: Variable) -> LinearExpression {
  LinearExpression([.init(operand, -1)])
}

/// Every coefficient with the other sign.
public prefix func - (operand: LinearExpression) -> LinearExpression {
  operand.scaled(by: -1)
}

// MARK: times and divided by a number

/// `factor` times the other side.
public func * (factor: Double, operand: Variable) -> LinearExpression {
  LinearExpression([.init(operand, factor)])
}

/// `factor` times the other side.
public func * (operand: Variable, factor: Double) -> LinearExpression {
  LinearExpression([.init(operand, factor)])
}

/// The left side divided by `divisor`. A divisor of 0 makes a number that the solver refuses.
public func / (operand: Variable, divisor: Double) -> LinearExpression {
  LinearExpression([.init(operand, 1 / divisor)])
}

/// `factor` times the other side.
public func * (factor: Double, operand: LinearExpression) -> LinearExpression {
  operand.scaled(by: factor)
}

/// `factor` times the other side.
public func * (operand: LinearExpression, factor: Double) -> LinearExpression {
  operand.scaled(by: factor)
}

/// The left side divided by `divisor`. A divisor of 0 makes a number that the solver refuses.
public func / (operand: LinearExpression, divisor: Double) -> LinearExpression {
  operand.divided(termwiseBy: divisor)
}
