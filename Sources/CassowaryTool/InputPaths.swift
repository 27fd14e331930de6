import CassowaryFormats
import CommandLineKit

/// The files that operands name.
enum InputPaths {
  /// Files as they are, folders by the files in them that can be read.
  static func files(
    of operands: [String], endingIn suffixes: [String] = InputFile.suffixes, in surroundings: Surroundings
  ) -> [String] {
    operands.flatMap { operand in
      let found = surroundings.files(operand)?.filter { $0.hasEnding(in: suffixes) } ?? []
      // A folder without such files is told of when it is read: nothing looked at is not nothing found.
      return found.isEmpty ? [operand] : found
    }
  }

  /// The bytes of a file. Of a folder it is said that none of its files has one of the endings, or that it is one.
  static func bytes(
    of path: String, atMost limit: Int, endingIn suffixes: [String] = [], in surroundings: Surroundings
  ) throws(SystemError) -> [UInt8] {
    do throws(SystemError) {
      return try surroundings.read(path, limit)
    } catch {
      guard path != "-", surroundings.files(path) != nil else { throw error }
      guard let last = suffixes.last else { throw SystemError(message: "this is a folder; name a file in it") }
      let others = suffixes.dropLast().joined(separator: ", ")
      throw SystemError(
        message: "the folder has no file that ends in " + (others.isEmpty ? last : others + " or " + last))
    }
  }
}
