// Numbers of type `Int` beside operands: `count * x`, `x + count`. Disfavoured, so that a whole literal is a `Double` and
// `1 / 3 * x` is a third of x. Generic over the operand, unlike the overloads for `Double`: half as many candidates keep
// long lines that mix the types at milliseconds (measured on random expressions; see Tests/CompileTimeTests).

// MARK: +

/// The sum of the two sides.
@_disfavoredOverload
public func + <Operand: LinearOperand>(left: Operand, right: Int) -> LinearExpression {
  left.expression + Double(right)
}

/// The sum of the two sides.
@_disfavoredOverload
public func + <Operand: LinearOperand>(left: Int, right: Operand) -> LinearExpression {
  Double(left) + right.expression
}

// MARK: -

/// The difference of the two sides.
@_disfavoredOverload
public func - <Operand: LinearOperand>(left: Operand, right: Int) -> LinearExpression {
  left.expression - Double(right)
}

/// The difference of the two sides.
@_disfavoredOverload
public func - <Operand: LinearOperand>(left: Int, right: Operand) -> LinearExpression {
  Double(left) - right.expression
}

// MARK: times and divided by a number

/// `factor` times the other side.
@_disfavoredOverload
public func * <Operand: LinearOperand>(factor: Int, operand: Operand) -> LinearExpression {
  Double(factor) * operand.expression
}

/// `factor` times the other side.
@_disfavoredOverload
public func * <Operand: LinearOperand>(operand: Operand, factor: Int) -> LinearExpression {
  operand.expression * Double(factor)
}

/// The left side divided by `divisor`. A divisor of 0 makes a number that the solver refuses.
@_disfavoredOverload
public func / <Operand: LinearOperand>(operand: Operand, divisor: Int) -> LinearExpression {
  operand.expression / Double(divisor)
}

// MARK: ==

/// The constraint that the sides are equal.
@_disfavoredOverload
public func == <Operand: LinearOperand>(left: Operand, right: Int) -> LinearConstraint {
  left.expression == Double(right)
}

/// The constraint that the sides are equal.
@_disfavoredOverload
public func == <Operand: LinearOperand>(left: Int, right: Operand) -> LinearConstraint {
  Double(left) == right.expression
}

// MARK: <=

/// The constraint that the left side is at most the right side.
@_disfavoredOverload
public func <= <Operand: LinearOperand>(left: Operand, right: Int) -> LinearConstraint {
  left.expression <= Double(right)
}

/// The constraint that the left side is at most the right side.
@_disfavoredOverload
public func <= <Operand: LinearOperand>(left: Int, right: Operand) -> LinearConstraint {
  Double(left) <= right.expression
}

// MARK: >=

/// The constraint that the left side is at least the right side.
@_disfavoredOverload
public func >= <Operand: LinearOperand>(left: Operand, right: Int) -> LinearConstraint {
  left.expression >= Double(right)
}

/// The constraint that the left side is at least the right side.
@_disfavoredOverload
public func >= <Operand: LinearOperand>(left: Int, right: Operand) -> LinearConstraint {
  Double(left) >= right.expression
}
