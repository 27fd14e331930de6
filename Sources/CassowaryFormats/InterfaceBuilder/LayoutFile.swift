/// A file that holds screens: a layout document has one, a storyboard or xib may have many.
package enum LayoutFile: Sendable {
  case document(LayoutDocument)
  case interface(InterfaceFile)

  /// How the names of such files end.
  package static let suffixes = [".json", ".storyboard", ".xib"]
  /// What is read in folders, where other files may end in `.json`.
  package static let folderSuffixes = [".layout.json", ".storyboard", ".xib"]

  /// Reads a file of either kind, which its first character tells, or else the end of its name.
  ///
  /// - Throws: all mistakes that were found, each with its place.
  package static func read(_ text: SourceText) throws(DocumentErrors) -> LayoutFile {
    let isMarkup =
      InterfaceFile.isMarkup(text) || !text.isJSON && text.name.hasEnding(in: [".storyboard", ".xib"])
    return isMarkup ? .interface(try InterfaceFile.read(text)) : .document(try LayoutDocument.read(text))
  }

  /// The text, for messages.
  package var text: SourceText {
    switch self {
    case .document(let document): document.text
    case .interface(let file): file.text
    }
  }

  package var isDocument: Bool { if case .document = self { true } else { false } }
}

extension SourceText {
  /// Whether it is meant to be JSON: its first character is a bracket.
  fileprivate var isJSON: Bool {
    let first = bytes[start...].first { !Self.isBlank($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
