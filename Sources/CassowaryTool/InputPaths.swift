import CassowaryFormats

/// The files that operands name.
enum InputPaths {
  /// Files as they are, folders by the files in them that can be read.
  static func files(
    of operands: [String], endingIn suffixes: [String] = InputFile.suffixes, in surroundings: Surroundings
  ) -> [String] {
    operands.flatMap { operand in
      let found = surroundings.files(operand)?.filter { path in suffixes.contains { path.hasSuffix($0) } } ?? []
      // A folder without such files is told of when it is read: nothing looked at is not nothing found.
      return found.isEmpty ? [operand] : found
    }
  }
}
