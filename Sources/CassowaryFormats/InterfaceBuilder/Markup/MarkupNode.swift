/// An element of an XML text. Nodes stand in the order of the text, parents before children, in one flat array: taking a
/// deep tree apart needs no stack. The first child of a node with children is the next node.
package struct MarkupNode: Sendable {
  static let none = -1

  package let name: String
  package let attributes: [String: String]
  /// The offset of the tag's `<`.
  let offset: Int
  let parent: Int
  /// The next child of the same parent.
  var next = MarkupNode.none
  var hasChildren = false
  /// The text between its tags, of elements that hold texts.
  package internal(set) var characters = ""
}
