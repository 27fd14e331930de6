// Every overload is concrete: with one expression type, `Double` literals and no literal conformance, the type checker
// finds its way without a search. (An expression type that is itself `ExpressibleByFloatLiteral` runs it into its time-out
// as soon as a line holds products of plain numbers.) `Int` variables: LinearOperand+Int.swift.

// MARK: +

/// The sum of the two sides.
public func + (left: Variable, right: Variable) -> LinearExpression {
  LinearExpression(.init(left), .init(right))
}

/// The sum of the two sides.
public func + (left: Variable, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.append(right, times: 1)
  return result
}

/// The sum of the two sides.
public func + (left: Variable, right: Double) -> LinearExpression {
  LinearExpression(.init(left), constant: right)
}

/// The sum of the two sides.
public func + (left: Double, right: Variable) -> LinearExpression {
  LinearExpression(left) + right
}

/// The sum of the two sides.
public func + (left: consuming LinearExpression, right: Variable) -> LinearExpression {
  left.append(.init(right, 1))
  return left
}

/// The sum of the two sides.
public func + (left: consuming LinearExpression, right: LinearExpression) -> LinearExpression {
  left.append(right, times: 1)
  return left
}

/// The sum of the two sides.
public func + (left: consuming LinearExpression, right: Double) -> LinearExpression {
  left.constant += right
  return left
}

/// The sum of the two sides.
public func + (left: Double, right: LinearExpression) -> LinearExpression {
  LinearExpression(left) + right
}

// MARK: -

/// The difference of the two sides.
public func - (left: Variable, right: Variable) -> LinearExpression {
  LinearExpression(.init(left), .init(right, -1))
}

/// The difference of the two sides.
public func - (left: Variable, right: LinearExpression) -> LinearExpression {
  var result = LinearExpression(left)
  result.append(right, times: -1)
  return result
}

/// The difference of the two sides.
public func - (left: Variable, right: Double) -> LinearExpression {
  LinearExpression(.init(left), constant: -right)
}

/// The difference of the two sides.
public func - (left: Double, right: Variable) -> LinearExpression {
  LinearExpression(left) - right
}

/// The difference of the two sides.
public func - (left: consuming LinearExpression, right: Variable) -> LinearExpression {
  left.append(.init(right, -1))
  return left
}

/// The difference of the two sides.
public func - (left: consuming LinearExpression, right: LinearExpression) -> LinearExpression {
  left.append(right, times: -1)
  return left
}

/// The difference of the two sides.
public func - (left: consuming LinearExpression, right: Double) -> LinearExpression {
  left.constant -= right
  return left
}

/// The difference of the two sides.
public func - (left: Double, right: LinearExpression) -> LinearExpression {
  LinearExpression(left) - right
}

/// Every coefficient with the other sign.
public prefix func - (operand: Variable) -> LinearExpression {
  LinearExpression(.init(operand, -1), constant: 0)
}

/// Every coefficient with the other sign.
public prefix func - (operand: consuming LinearExpression) -> LinearExpression {
  operand.mapNumbers { $0 * -1 }
}

// MARK: times and divided by a number

/// `factor` times the other side.
public func * (factor: Double, operand: Variable) -> LinearExpression {
  LinearExpression(.init(operand, factor), constant: 0)
}

/// `factor` times the other side.
public func * (operand: Variable, factor: Double) -> LinearExpression {
  LinearExpression(.init(operand, factor), constant: 0)
}

/// The left side divided by `divisor`. A divisor of 0 makes a number that the solver refuses.
public func / (operand: Variable, divisor: Double) -> LinearExpression {
  LinearExpression(.init(operand, 1 / divisor), constant: 0)
}

/// `factor` times the other side.
public func * (factor: Double, operand: consuming LinearExpression) -> LinearExpression {
  operand.mapNumbers { $0 * factor }
}

/// `factor` times the other side.
public func * (operand: consuming LinearExpression, factor: Double) -> LinearExpression {
  operand.mapNumbers { $0 * factor }
}

/// The left side divided by `divisor`. A divisor of 0 makes a number that the solver refuses.
public func / (operand: consuming LinearExpression, divisor: Double) -> LinearExpression {
  // Each rounded once, so that `(2 * x + 10) / 3` is as exact as can be.
  operand.mapNumbers { $0 / divisor }
}
