/// What a constraint says, as written: two expressions and how they compare.
///
/// An immutable value, made by the operators `==`, `<=`, `>=` or by methods such as
/// ``LinearExpression/equal(to:)-(LinearExpression)``. It does nothing until a solver takes it, and may be added more than
/// once and to several solvers that know its variables.
public struct LinearConstraint: Sendable {
  /// The left side.
  public let left: LinearExpression
  /// How the sides compare.
  public let relation: Relation
  /// The right side.
  public let right: LinearExpression

  /// `left relation right`.
  public init(_ left: consuming LinearExpression, _ relation: Relation, _ right: consuming LinearExpression) {
    self.left = left
    self.relation = relation
    self.right = right
  }
}
