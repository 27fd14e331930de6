import CassowaryLayout

/// A constraint, as reports speak of it.
package struct ConstraintFacts: Sendable {
  package let equation: String
  /// Its identifier; empty for none.
  package let identifier: String
  package let origin: LayoutConstraint.Origin
  /// Where the document says it; `nil` for those that the layout makes.
  package let position: SourcePosition?
}
