/// How the two sides of a constraint compare.
public enum Relation: Int8, Hashable, Sendable, CaseIterable {
  /// `<=`
  case lessThanOrEqual = -1
  /// `==`
  case equal = 0
  /// `>=`
  case greaterThanOrEqual = 1

  /// The operator as it stands in source code: `<=`, `==` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
