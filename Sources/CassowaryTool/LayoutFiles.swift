import CommandLineKit

/// The files that operands name.
enum LayoutFiles {
  /// What is read in folders.
  private static let suffixes = [".layout.json", ".storyboard", ".xib"]

  /// Files as they are, folders by the files with screens in them.
  static func paths(_ operands: [String], in surroundings: Surroundings) -> [String] {
    operands.flatMap { operand in
      surroundings.files(operand)?.filter { path in suffixes.contains { path.hasSuffix($0) } } ?? [operand]
    }
  }
}
