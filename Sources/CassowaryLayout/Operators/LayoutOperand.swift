/// What may stand beside a number in operator syntax: ``LayoutXExpression``, ``LayoutYExpression`` and
/// ``LayoutLengthExpression``. There are no other conformers.
public protocol LayoutOperand {
  /// The expression and `number` points more.
  func adding(_ number: Double) -> Self

  /// The expression times `factor`, its points included.
  func scaled(by factor: Double) -> Self

  /// The expression divided by `divisor`, its points included.
  func divided(by divisor: Double) -> Self
}
