// Named methods beside the operators, for code that prefers words, and for languages and macros that generate it.

extension Variable {
  /// This variable as an expression.
  public var expression: LinearExpression { LinearExpression(self) }

  /// `self + other`.
  public func plus(_ other: Variable) -> LinearExpression { self + other }

  /// `self + other`.
  public func plus(_ other: LinearExpression) -> LinearExpression { self + other }

  /// `self + other`.
  public func plus(_ other: Double) -> LinearExpression { self + other }

  /// `self - other`.
  public func minus(_ other: Variable) -> LinearExpression { self - other }

  /// `self - other`.
  public func minus(_ other: LinearExpression) -> LinearExpression { self - other }

  /// `self - other`.
  public func minus(_ other: Double) -> LinearExpression { self - other }

  /// `self * factor`.
  public func times(_ factor: Double) -> LinearExpression { self * factor }

  /// `self / divisor`.
  public func divided(by divisor: Double) -> LinearExpression { self / divisor }

  /// `self == other`.
  public func equal(to other: Variable) -> LinearConstraint { self == other }

  /// `self == other`.
  public func equal(to other: LinearExpression) -> LinearConstraint { self == other }

  /// `self == other`.
  public func equal(to other: Double) -> LinearConstraint { self == other }

  /// `self <= other`.
  public func lessThanOrEqual(to other: Variable) -> LinearConstraint { self <= other }

  /// `self <= other`.
  public func lessThanOrEqual(to other: LinearExpression) -> LinearConstraint { self <= other }

  /// `self <= other`.
  public func lessThanOrEqual(to other: Double) -> LinearConstraint { self <= other }

  /// `self >= other`.
  public func greaterThanOrEqual(to other: Variable) -> LinearConstraint { self >= other }

  /// `self >= other`.
  public func greaterThanOrEqual(to other: LinearExpression) -> LinearConstraint { self >= other }

  /// `self >= other`.
  public func greaterThanOrEqual(to other: Double) -> LinearConstraint { self >= other }
}

extension LinearExpression {
  /// `self + other`.
  public func plus(_ other: Variable) -> LinearExpression { self + other }

  /// `self + other`.
  public func plus(_ other: LinearExpression) -> LinearExpression { self + other }

  /// `self + other`.
  public func plus(_ other: Double) -> LinearExpression { self + other }

  /// `self - other`.
  public func minus(_ other: Variable) -> LinearExpression { self - other }

  /// `self - other`.
  public func minus(_ other: LinearExpression) -> LinearExpression { self - other }

  /// `self - other`.
  public func minus(_ other: Double) -> LinearExpression { self - other }

  /// `self * factor`.
  public func times(_ factor: Double) -> LinearExpression { self * factor }

  /// `self / divisor`.
  public func divided(by divisor: Double) -> LinearExpression { self / divisor }

  /// `self == other`.
  public func equal(to other: Variable) -> LinearConstraint { self == other }

  /// `self == other`.
  public func equal(to other: LinearExpression) -> LinearConstraint { self == other }

  /// `self == other`.
  public func equal(to other: Double) -> LinearConstraint { self == other }

  /// `self <= other`.
  public func lessThanOrEqual(to other: Variable) -> LinearConstraint { self <= other }

  /// `self <= other`.
  public func lessThanOrEqual(to other: LinearExpression) -> LinearConstraint { self <= other }

  /// `self <= other`.
  public func lessThanOrEqual(to other: Double) -> LinearConstraint { self <= other }

  /// `self >= other`.
  public func greaterThanOrEqual(to other: Variable) -> LinearConstraint { self >= other }

  /// `self >= other`.
  public func greaterThanOrEqual(to other: LinearExpression) -> LinearConstraint { self >= other }

  /// `self >= other`.
  public func greaterThanOrEqual(to other: Double) -> LinearConstraint { self >= other }
}
