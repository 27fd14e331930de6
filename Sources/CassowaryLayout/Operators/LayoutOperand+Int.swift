// Numbers of type `Int` beside expressions: `count * a.width`. Disfavoured, so that a whole literal is a `Double` and
// `1 / 3 * a.width` is a third.

/// The left side and `number` points more.
@_disfavoredOverload
public func + <Operand: LayoutOperand>(left: Operand, number: Int) -> Operand { left.adding(Double(number)) }

/// The right side and `number` points more.
@_disfavoredOverload
public func + <Operand: LayoutOperand>(number: Int, right: Operand) -> Operand { right.adding(Double(number)) }

/// The left side and `number` points less.
@_disfavoredOverload
public func - <Operand: LayoutOperand>(left: Operand, number: Int) -> Operand { left.adding(-Double(number)) }

/// `factor` times the right side.
@_disfavoredOverload
public func * <Operand: LayoutOperand>(factor: Int, right: Operand) -> Operand { right.scaled(by: Double(factor)) }

/// `factor` times the left side.
@_disfavoredOverload
public func * <Operand: LayoutOperand>(left: Operand, factor: Int) -> Operand { left.scaled(by: Double(factor)) }

/// The left side divided by `divisor`. Must not be 0.
@_disfavoredOverload
public func / <Operand: LayoutOperand>(left: Operand, divisor: Int) -> Operand { left.divided(by: Double(divisor)) }

/// The constraint that the left side is equal to `number` points.
@_disfavoredOverload
public func == (left: LayoutLengthExpression, number: Int) -> LayoutConstraint { left == Double(number) }

/// The constraint that `number` points are equal to the right side.
@_disfavoredOverload
public func == (number: Int, right: LayoutLengthExpression) -> LayoutConstraint { Double(number) == right }

/// The constraint that the left side is at most `number` points.
@_disfavoredOverload
public func <= (left: LayoutLengthExpression, number: Int) -> LayoutConstraint { left <= Double(number) }

/// The constraint that `number` points are at most the right side.
@_disfavoredOverload
public func <= (number: Int, right: LayoutLengthExpression) -> LayoutConstraint { Double(number) <= right }

/// The constraint that the left side is at least `number` points.
@_disfavoredOverload
public func >= (left: LayoutLengthExpression, number: Int) -> LayoutConstraint { left >= Double(number) }

/// The constraint that `number` points are at least the right side.
@_disfavoredOverload
public func >= (number: Int, right: LayoutLengthExpression) -> LayoutConstraint { Double(number) >= right }
