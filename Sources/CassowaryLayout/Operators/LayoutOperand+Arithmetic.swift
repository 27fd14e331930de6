// Every overload is concrete, and numbers are plain `Double`: the type checker finds its way without a search. `Int`
// variables: LayoutOperand+Int.swift.

// MARK: LayoutXExpression

/// The left side and `number` points more.
public func + (left: LayoutXExpression, number: Double) -> LayoutXExpression { left.adding(number) }

/// The right side and `number` points more.
public func + (number: Double, right: LayoutXExpression) -> LayoutXExpression { right.adding(number) }

/// The left side and `number` points less.
public func - (left: LayoutXExpression, number: Double) -> LayoutXExpression { left.adding(-number) }

/// `factor` times the right side.
public func * (factor: Double, right: LayoutXExpression) -> LayoutXExpression { right.scaled(by: factor) }

/// `factor` times the left side.
public func * (left: LayoutXExpression, factor: Double) -> LayoutXExpression { left.scaled(by: factor) }

/// The left side divided by `divisor`. Must not be 0.
public func / (left: LayoutXExpression, divisor: Double) -> LayoutXExpression { left.divided(by: divisor) }

// MARK: LayoutYExpression

/// The left side and `number` points more.
public func + (left: LayoutYExpression, number: Double) -> LayoutYExpression { left.adding(number) }

/// The right side and `number` points more.
public func + (number: Double, right: LayoutYExpression) -> LayoutYExpression { right.adding(number) }

/// The left side and `number` points less.
public func - (left: LayoutYExpression, number: Double) -> LayoutYExpression { left.adding(-number) }

/// `factor` times the right side.
public func * (factor: Double, right: LayoutYExpression) -> LayoutYExpression { right.scaled(by: factor) }

/// `factor` times the left side.
public func * (left: LayoutYExpression, factor: Double) -> LayoutYExpression { left.scaled(by: factor) }

/// The left side divided by `divisor`. Must not be 0.
public func / (left: LayoutYExpression, divisor: Double) -> LayoutYExpression { left.divided(by: divisor) }

// MARK: LayoutLengthExpression

/// The left side and `number` points more.
public func + (left: LayoutLengthExpression, number: Double) -> LayoutLengthExpression { left.adding(number) }

/// The right side and `number` points more.
public func + (number: Double, right: LayoutLengthExpression) -> LayoutLengthExpression { right.adding(number) }

/// The left side and `number` points less.
public func - (left: LayoutLengthExpression, number: Double) -> LayoutLengthExpression { left.adding(-number) }

/// `factor` times the right side.
public func * (factor: Double, right: LayoutLengthExpression) -> LayoutLengthExpression { right.scaled(by: factor) }

/// `factor` times the left side.
public func * (left: LayoutLengthExpression, factor: Double) -> LayoutLengthExpression { left.scaled(by: factor) }

/// The left side divided by `divisor`. Must not be 0.
public func / (left: LayoutLengthExpression, divisor: Double) -> LayoutLengthExpression { left.divided(by: divisor) }
