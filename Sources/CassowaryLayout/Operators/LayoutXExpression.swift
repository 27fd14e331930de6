/// A horizontal place of a view or guide in operator syntax: a multiple of an attribute, and points added.
///
/// Made by ``LayoutItem/leading`` and its like. A comparison of two makes a required ``LayoutConstraint`` that is not active yet.
public struct LayoutXExpression {
  let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
  }
}

extension LayoutXExpression: LayoutOperand {
  /// The expression and `number` points more.
  public func adding(_ number: Double) -> Self { Self(term.adding(number)) }

  /// The expression times `factor`, its points included.
  public func scaled(by factor: Double) -> Self { Self(term.scaled(by: factor)) }

  /// The expression divided by `divisor`, its points included. Must not be 0.
  public func divided(by divisor: Double) -> Self { Self(term.divided(by: divisor)) }
}
