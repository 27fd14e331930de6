import Cassowary

extension SourceLocation {
  /// For constraints made by operators, which cannot tell where they stand.
  static var unknown: SourceLocation { SourceLocation(file: "", line: 0) }

  /// Whether nothing is known of the place.
  package var isUnknown: Bool { line == 0 }
}
