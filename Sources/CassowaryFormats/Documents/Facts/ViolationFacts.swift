/// An optional constraint that was given up in part.
package struct ViolationFacts: Sendable {
  /// What gave way.
  package enum Kind: String, Sendable {
    /// A constraint of the document.
    case preference
    /// Compression resistance: the view is smaller than its content.
    case compression
    /// Compression resistance of a text's width: the text goes on in another line.
    case wrapping
    /// Hugging: the view is larger than its content, as most are in the end.
    case hugging
  }

  package let kind: Kind

  /// Whether something was lost: the document's wishes, or part of a content.
  package var isLoss: Bool { kind == .preference || kind == .compression }

  /// The view and its size that are compressed or stretched, as `title.width`.
  package let quantity: String
  package let constraint: ConstraintFacts
  package let priority: Double
  /// By how many points it does not hold.
  package let error: Double
}
