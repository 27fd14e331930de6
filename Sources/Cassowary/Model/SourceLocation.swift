/// Where in the source a variable or constraint was made.
public struct SourceLocation: Sendable {
  /// `Module/File.swift`, as `#fileID` gives it.
  public let file: StaticString
  /// The line, from 1.
  public let line: UInt

  /// A place in a file.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.file = file
    self.line = line
  }
}
