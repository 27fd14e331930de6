/// A sum of variables, each times a number, and a constant: `x + 2 * w - 8`.
///
/// Kept as written. Repeated variables are merged once, when a constraint is made into a row.
public struct LinearExpression: Sendable {
  /// One variable times a number.
  public struct Term: Sendable {
    /// The unknown.
    public var variable: Variable
    /// What it is multiplied with.
    public var coefficient: Double

    /// `coefficient * variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms in the order written.
  public var terms: [Term]
  /// The sum of the plain numbers.
  public var constant: Double

  /// A sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The expression `variable`.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// The expression without variables.
  public init(_ constant: Double) {
    self.init([], constant: constant)
  }
}
