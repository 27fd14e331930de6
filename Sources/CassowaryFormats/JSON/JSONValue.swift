/// A value of a JSON text, with its place.
package struct JSONValue: Sendable {
  let tree: JSONTree
  let index: Int

  private var node: JSONNode { tree.nodes[index] }

  package var isNull: Bool { node.kind == .null }
  package var isObject: Bool { node.kind == .object }
  package var isArray: Bool { node.kind == .array }
  package var isString: Bool { node.kind == .string }

  package var boolean: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  package var number: Double? {
    guard node.kind == .number else { return nil }
    return Double(String(decoding: tree.text.bytes[start..<Int(node.end)], as: UTF8.self))
  }

  package var string: String? {
    isString ? JSONString.text(in: tree.text.bytes, at: start) : nil
  }

  /// The scalars of a string, and the offset at which each is written; the last offset is that of the closing quote.
  package var scalars: (scalars: [Unicode.Scalar], offsets: [Int])? {
    isString ? JSONString.scalars(in: tree.text.bytes, at: start) : nil
  }

  /// The key of a member of an object.
  package var key: String? {
    node.key == JSONNode.none ? nil : JSONString.text(in: tree.text.bytes, at: Int(node.key))
  }

  /// The scalars of the key, as those of ``scalars``.
  package var keyScalars: (scalars: [Unicode.Scalar], offsets: [Int])? {
    node.key == JSONNode.none ? nil : JSONString.scalars(in: tree.text.bytes, at: Int(node.key))
  }

  /// The offset of the first byte.
  package var start: Int { Int(node.start) }

  /// The offset of the key's opening quote, or of the value where there is no key.
  package var keyStart: Int { node.key == JSONNode.none ? start : Int(node.key) }

  /// How many elements or members.
  package var count: Int { Int(node.count) }

  /// Elements of an array or values of an object, in the order of the text; none of anything else.
  package var children: Children { Children(tree: tree, first: node.count > 0 ? UInt32(index + 1) : JSONNode.none) }

  /// The value of a member. Complexity: O(*members*).
  package func member(_ key: String) -> JSONValue? {
    isObject ? children.first { $0.key == key } : nil
  }

  /// Where in the document, as `root.views[2].constraints[0]`.
  package var path: String { tree.path(of: index) }

  package var position: SourcePosition { tree.text.position(of: start) }

  /// What the value is, for messages.
  package var description: String {
    switch node.kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "the text \"\(JSONReader.shortened(string ?? ""))\""
    case .number: "the number \(JSONReader.shortened(literal))"
    case .true, .false, .null: "'\(literal)'"
    }
  }

  /// As it is written.
  private var literal: String { String(decoding: tree.text.bytes[start..<Int(node.end)], as: UTF8.self) }

  package struct Children: Sequence, IteratorProtocol {
    let tree: JSONTree
    var first: UInt32

    package mutating func next() -> JSONValue? {
      guard first != JSONNode.none else { return nil }
      defer { first = tree.nodes[Int(first)].next }
      return JSONValue(tree: tree, index: Int(first))
    }
  }
}
