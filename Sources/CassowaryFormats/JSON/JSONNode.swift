/// One value of a JSON text. Nodes stand in the order of the text, parents before children, in one flat array: taking a
/// deep tree apart needs no stack. The first child of a node is the next node.
struct JSONNode {
  enum Kind: UInt8 {
    case object
    case array
    case string
    case number
    case `true`
    case `false`
    case null

    var isContainer: Bool { self == .object || self == .array }
  }

  /// Where there is no node or no key.
  static let none: UInt32 = .max

  let kind: Kind
  /// The offset of the value's first byte.
  let start: UInt32
  /// The offset behind its last byte.
  var end: UInt32
  /// The offset of the key's opening quote.
  let key: UInt32
  let parent: UInt32
  /// The next child of the same parent.
  var next = JSONNode.none
  /// How many children.
  var count: UInt32 = 0
}
