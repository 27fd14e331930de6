extension InterfaceFile {
  /// Reads a storyboard or xib.
  ///
  /// - Throws: the reason why the text is none that is read here, with its place.
  package static func read(_ text: SourceText) throws(DocumentErrors) -> InterfaceFile {
    let tree = try MarkupReader.read(text)
    if let problem = kindProblem(of: tree) { throw DocumentErrors([tree.error(.interface(problem), at: 0)]) }
    var reader = InterfaceReader(tree)
    var file = reader.read()
    file.bars = file.controllerBars()
    file.addNotes()
    return file
  }

  /// Whether a text is meant to be XML: its first character is `<`.
  package static func isMarkup(_ text: SourceText) -> Bool {
    text.bytes[text.start...].first { !SourceText.isBlank($0) } == UInt8(ascii: "<")
  }

  private static func kindProblem(of tree: MarkupTree) -> InterfaceProblem? {
    let root = tree.root
    if root.name == "archive" { return .oldArchive }
    guard root.name == "document", let type = root.attributes["type"] else { return .otherElement(root.name) }
    let words = type.split(separator: ".").map { String($0) }
    if words.contains("Cocoa") { return .otherSystem("macOS") }
    if words.contains(where: { $0.hasPrefix("Watch") }) { return .otherSystem("watchOS") }
    guard words.contains("CocoaTouch") || words.contains("AppleTV") else { return .otherType(type) }
    return otherSystem(root.attributes["targetRuntime"] ?? "").map { .otherSystem($0) }
  }
}

extension InterfaceFile {
  /// The system that a `targetRuntime` is of, such as `MacOSX.Cocoa`, if its files are not read here.
  private static func otherSystem(_ runtime: String) -> String? {
    let name = runtime.lowercased()
    if name.hasPrefix("watch") { return "watchOS" }
    return name.hasPrefix("mac") && !name.hasPrefix("maccatalyst") ? "macOS" : nil
  }
}

extension SourceText {
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}

extension MarkupTree {
  func error(_ problem: DocumentProblem, at node: Int) -> DocumentError {
    DocumentError(problem: problem, position: position(of: node), path: path(of: node))
  }
}
