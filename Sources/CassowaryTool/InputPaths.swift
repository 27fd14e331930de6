import CassowaryFormats

/// The files that operands name.
enum InputPaths {
  /// Files as they are, folders by the files in them that can be read.
  static func files(
    of operands: [String], endingIn suffixes: [String] = InputFile.suffixes, in surroundings: Surroundings
  ) -> [String] {
    operands.flatMap { operand in
      surroundings.files(operand)?.filter { path in suffixes.contains { path.hasSuffix($0) } } ?? [operand]
    }
  }
}
