/// What may stand beside a number: a ``Variable`` or a ``LinearExpression``. There are no other conformers.
public protocol LinearOperand {
  /// The operand as an expression.
  var expression: LinearExpression { get }
}

extension Variable: LinearOperand {}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  public var expression: LinearExpression { self }
}

// What is not linear is refused with a reason; without these overloads the type checker searches for one until it gives
// up.

/// Refused: the product of two unknowns is not linear.
@available(*, unavailable, message: "the product of two unknowns is not linear; multiply with a number")
public func * <Left: LinearOperand, Right: LinearOperand>(left: Left, right: Right) -> LinearExpression {
  left.expression
}

/// Refused: a quotient of two unknowns is not linear.
@available(*, unavailable, message: "a quotient of two unknowns is not linear; divide by a number")
public func / <Left: LinearOperand, Right: LinearOperand>(left: Left, right: Right) -> LinearExpression {
  left.expression
}

/// Refused: a number divided by an unknown is not linear.
@available(*, unavailable, message: "a number divided by an unknown is not linear")
public func / <Right: LinearOperand>(left: Double, right: Right) -> LinearExpression {
  right.expression
}
