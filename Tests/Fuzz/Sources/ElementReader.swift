import CassowaryFormats

extension Element {
  /// The elements of a well-formed text.
  init(_ tree: MarkupTree, _ index: Int = 0) {
    let node = tree.nodes[index]
    name = node.name
    attributes = node.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    characters = node.characters
    children = tree.children(of: index).map { Element(tree, $0) }
  }
}
