/// A quantity that the constraints leave open.
package struct AmbiguityFacts: Sendable {
  package let item: String
  /// `x`, `y`, `width` or `height`.
  package let quantity: String
  package let canIncrease: Bool
  package let canDecrease: Bool
}
