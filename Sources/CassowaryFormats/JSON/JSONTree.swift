/// A JSON text that was read, with the place of every value and key.
package final class JSONTree: Sendable {
  package let text: SourceText
  let nodes: [JSONNode]

  init(text: SourceText, nodes: [JSONNode]) {
    self.text = text
    self.nodes = nodes
  }

  /// Reads the text strictly by RFC 8259, and refuses what would be guessing: an object with the same key twice, half a
  /// surrogate pair, a number that is not finite as a `Double`. A byte order mark is passed over.
  ///
  /// - Throws: ``JSONError`` for the first mistake.
  /// - Complexity: O(*bytes*); nothing recurses.
  package static func read(_ text: SourceText) throws(JSONError) -> JSONTree {
    var reader = JSONReader(text)
    return try reader.read()
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue(tree: self, index: 0) }

  /// Where a value stands, as `root.views[2].constraints[0]`; the outermost has no path. Complexity: O(depth + earlier
  /// elements of the arrays around).
  func path(of index: Int) -> String {
    var components: [String] = []
    var index = index
    while nodes[index].parent != JSONNode.none {
      let node = nodes[index]
      if node.key == JSONNode.none {
        components.append("[\(position(of: index, in: Int(node.parent)))]")
      } else {
        components.append(Self.component(JSONString.text(in: text.bytes, at: Int(node.key))))
      }
      index = Int(node.parent)
    }
    return Self.path(components.reversed())
  }

  /// Which child of `parent` the node is, from 0.
  private func position(of index: Int, in parent: Int) -> Int {
    var child = parent + 1
    var position = 0
    while child != index {
      child = Int(nodes[child].next)
      position += 1
    }
    return position
  }

  /// Plain keys stand with a dot before them, others in brackets and quotes.
  static func component(_ key: String) -> String {
    let isPlain =
      !key.isEmpty
      && key.unicodeScalars.allSatisfy { $0 == "_" || $0.isASCII && $0.properties.isAlphabetic || $0.isDigit }
    return isPlain ? "." + key : "[\"" + key + "\"]"
  }

  /// Long paths are cut in the middle.
  static func path(_ components: [String]) -> String {
    let shown = 40
    var parts = components[...]
    if components.count > shown {
      parts = components[..<(shown / 2)] + ["…"] + components[(components.count - shown / 2)...]
    }
    let path = parts.joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }
}
