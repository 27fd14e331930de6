extension String {
  /// Whether the name of a file ends in one of these, in upper or lower case.
  package func hasEnding(in endings: [String]) -> Bool {
    let name = lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}
