import CassowaryFormats

/// Tells of documents that are laid out. For each file: ``begin(_:)``, then ``unreadable(_:)``, ``givenUp(_:)``,
/// ``malformed(_:in:)`` or scenes, then ``end()``.
package protocol SceneReporter {
  /// A file comes next; messages call it `file`.
  mutating func begin(_ file: String)
  /// The file cannot be read.
  mutating func unreadable(_ reason: String)
  /// The work on the file takes too long.
  mutating func givenUp(_ reason: String)
  /// The file is no document.
  mutating func malformed(_ errors: DocumentErrors, in text: SourceText)
  /// A part of the file is passed over.
  mutating func noted(_ note: InterfaceNote)
  /// A scene cannot be laid out.
  mutating func failed(_ scene: String, _ reason: String)
  mutating func report(_ facts: SceneFacts, as scene: String)
  mutating func end()
  /// No more files.
  mutating func finish()
}
