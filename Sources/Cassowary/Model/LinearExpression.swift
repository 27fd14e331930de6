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

    /// Stands where there is no term.
    static var none: Term { Term(Variable(index: -1, stamp: 0), 0) }
  }

  // Two terms lie in place, so that the expressions of most rows need no memory: with an array for all of them the operators
  // took a quarter of the time of adding a constraint.
  var first: Term
  var second: Term
  /// The terms from the third on.
  var more: [Term]?
  /// How many terms there are.
  var count: Int32

  /// The sum of the plain numbers.
  public var constant: Double

  /// The terms in the order written.
  public var terms: [Term] {
    get { (0..<count).map { self[$0] } }
    set { self = LinearExpression(newValue, constant: constant) }
  }
}

// In an extension, so that the struct keeps the initializer of its members: built through any other, every expression was
// copied once more.
extension LinearExpression {
  /// A sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.init(constant)
    for term in terms { append(term) }
  }

  /// The expression `variable`.
  public init(_ variable: Variable) { self.init(Term(variable), constant: 0) }

  /// The expression without variables.
  public init(_ constant: Double) {
    self.init(first: .none, second: .none, more: nil, count: 0, constant: constant)
  }

  init(_ term: Term, constant: Double) {
    self.init(first: term, second: .none, more: nil, count: 1, constant: constant)
  }

  init(_ first: Term, _ second: Term) {
    self.init(first: first, second: second, more: nil, count: 2, constant: 0)
  }
}

extension LinearExpression {
  subscript(index: Int32) -> Term {
    get {
      if index == 0 { return first }
      if index == 1 { return second }
      return further(index)
    }
  }

  mutating func append(_ term: Term) {
    if count == 0 {
      first = term
    } else if count == 1 {
      second = term
    } else {
      appendFurther(term)
    }
    count += 1
  }

  /// Not inlined: rows with three terms on a side are few.
  @inline(never)
  mutating func appendFurther(_ term: Term) {
    if more == nil { more = [term] } else { more?.append(term) }
  }

  @inline(never)
  func further(_ index: Int32) -> Term { more?[Int(index) - 2] ?? .none }

  /// Adds `factor · other` at the end.
  mutating func append(_ other: LinearExpression, times factor: Double) {
    constant += factor * other.constant
    for index in 0..<other.count { append(Term(other[index].variable, factor * other[index].coefficient)) }
  }

  /// Every coefficient and the constant changed in the same way.
  func mapNumbers(_ transform: (Double) -> Double) -> LinearExpression {
    var result = LinearExpression(transform(constant))
    for index in 0..<count { result.append(Term(self[index].variable, transform(self[index].coefficient))) }
    return result
  }
}
