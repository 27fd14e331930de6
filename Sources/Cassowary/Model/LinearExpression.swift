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
  /// All terms, where they are more than two.
  var list: [Term]?
  /// How many terms there are.
  var count: Int32

  /// The sum of the plain numbers.
  public var constant: Double

  /// The terms in the order written. Appending to many of them takes as long as appending to an array.
  public var terms: [Term] {
    get { list ?? (count == 0 ? [] : count == 1 ? [first] : [first, second]) }
    _modify {
      var terms = self.terms
      // The array has one owner again, so that it is changed where it is.
      list = nil
      defer {
        let constant = constant
        self = LinearExpression(terms, constant: constant)
      }
      yield &terms
    }
    set { self = LinearExpression(newValue, constant: constant) }
  }
}

// In an extension, so that the struct keeps the initializer of its members: built through any other, every expression was
// copied once more.
extension LinearExpression {
  /// A sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    let isLong = terms.count > 2
    self.init(
      first: terms.first ?? .none, second: terms.count > 1 ? terms[1] : .none, list: isLong ? terms : nil,
      count: Int32(terms.count), constant: constant)
  }

  /// The expression `variable`.
  public init(_ variable: Variable) { self.init(Term(variable), constant: 0) }

  /// The expression without variables.
  public init(_ constant: Double) {
    self.init(first: .none, second: .none, list: nil, count: 0, constant: constant)
  }

  init(_ term: Term, constant: Double) {
    self.init(first: term, second: .none, list: nil, count: 1, constant: constant)
  }

  init(_ first: Term, _ second: Term) {
    self.init(first: first, second: second, list: nil, count: 2, constant: 0)
  }
}

extension LinearExpression {
  subscript(index: Int32) -> Term {
    get {
      if count > 2 { return further(index) }
      return index == 0 ? first : second
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
    if count == 2 { list = [first, second, term] } else { list?.append(term) }
  }

  @inline(never)
  func further(_ index: Int32) -> Term { list?[Int(index)] ?? .none }

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
