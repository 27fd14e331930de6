/// An XML text that was read, with the place of every element.
package final class MarkupTree: Sendable {
  package let text: SourceText
  package let nodes: [MarkupNode]

  init(text: SourceText, nodes: [MarkupNode]) {
    self.text = text
    self.nodes = nodes
  }

  /// Reads a text.
  ///
  /// - Throws: one error with its place.
  package static func read(_ text: SourceText) throws(DocumentErrors) -> MarkupTree { try MarkupReader.read(text) }

  var root: MarkupNode { nodes[0] }

  /// The indices of an element's children.
  package func children(of index: Int) -> Children {
    Children(tree: self, upcoming: nodes[index].hasChildren ? index + 1 : MarkupNode.none)
  }

  /// The first child of a name, and with a `key` if one is given.
  func child(of index: Int, named name: String, key: String? = nil) -> Int? {
    children(of: index).first { child in
      nodes[child].name == name && (key == nil || nodes[child].attributes["key"] == key)
    }
  }

  /// The attribute of an element.
  func attribute(_ name: String, of index: Int) -> String? { nodes[index].attributes[name] }

  /// The nearest element around another one that meets a condition.
  func ancestor(of index: Int, where matches: (MarkupNode) -> Bool) -> Int? {
    var node = nodes[index].parent
    while node != MarkupNode.none {
      if matches(nodes[node]) { return node }
      node = nodes[node].parent
    }
    return nil
  }

  func position(of index: Int) -> SourcePosition { text.position(of: nodes[index].offset) }

  package struct Children: Sequence, IteratorProtocol {
    let tree: MarkupTree
    var upcoming: Int

    package mutating func next() -> Int? {
      guard upcoming != MarkupNode.none else { return nil }
      defer { upcoming = tree.nodes[upcoming].next }
      return upcoming
    }
  }
}

extension MarkupTree: DocumentSource {
  /// The elements around, by their ids where they have one: `view 8bC-Xf-vdC > constraint Z2a-0x-1aB`.
  func path(of value: Int) -> String {
    var components: [String] = []
    var index = value
    while index > 0 {
      let node = nodes[index]
      if let id = node.attributes["id"] ?? node.attributes["sceneID"] { components.append("\(node.name) \(id)") }
      index = node.parent
    }
    let shown = 6
    if components.count > shown { components = components[..<(shown - 1)] + ["…"] }
    return components.reversed().joined(separator: " > ")
  }
}
