extension StaticString {
  /// True if both are the same literal in memory. Two literals that say the same may differ; nothing is read.
  @safe
  func isSameLiteral(as other: StaticString) -> Bool {
    guard hasPointerRepresentation && other.hasPointerRepresentation else { return false }
    return unsafe utf8Start == other.utf8Start
  }
}
