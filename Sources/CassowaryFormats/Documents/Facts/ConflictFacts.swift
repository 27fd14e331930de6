/// Required constraints that cannot hold together.
package struct ConflictFacts: Sendable {
  /// Oldest first.
  package let members: [ConstraintFacts]
  /// Which of them was set aside.
  package let setAside: Int?
}
