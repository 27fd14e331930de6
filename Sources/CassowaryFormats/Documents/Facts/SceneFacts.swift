import CassowaryLayout

/// What a laid out scene looks like: values for reports, without living views.
package struct SceneFacts: Sendable {
  /// What people call the screen, where the document's name is an id.
  package let label: String?
  package let canvas: DocumentCanvas
  /// Names of the states that were set.
  package let states: [String]
  /// Parents before children.
  package let views: [ViewFacts]
  package let guides: [GuideFacts]
  /// Preferences of the document and of contents that do not hold, strongest first; those with which stack views arrange
  /// their views are not of interest.
  package let violations: [ViolationFacts]
  package let conflicts: [ConflictFacts]
  package let ambiguities: [AmbiguityFacts]
}
