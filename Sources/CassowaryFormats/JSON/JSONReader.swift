/// Reads a JSON text without recursion: open arrays and objects stand on a stack of their own.
struct JSONReader {
  /// What may come next.
  private enum State {
    case value
    case firstElement
    case firstKey
    case key
    case separator
    case end
  }

  let text: SourceText
  var bytes: [UInt8] { text.bytes }
  var index: Int
  private var nodes: [JSONNode] = []
  /// The open arrays and objects, and the last child of each so far.
  private var open: [(node: Int, lastChild: Int)] = []
  /// The key whose value comes next.
  private var pendingKey = JSONNode.none

  init(_ text: SourceText) {
    self.text = text
    index = text.start
  }

  mutating func read() throws(JSONError) -> JSONTree {
    try checkEncoding()
    var state = State.value
    while true {
      skipBlanks()
      switch state {
      case .firstElement where peek == UInt8(ascii: "]"), .firstKey where peek == UInt8(ascii: "}"):
        state = try close()
      case .value, .firstElement: state = try value(isFirst: state == .firstElement)
      case .key, .firstKey: state = try key(isFirst: state == .firstKey)
      case .separator: state = try separator()
      case .end:
        if index < bytes.count { throw expected("the end of the text", mend: endHint) }
        return JSONTree(text: text, nodes: nodes)
      }
    }
  }

  private func checkEncoding() throws(JSONError) {
    if bytes.count > JSONLimits.textSize { throw error(.tooLarge(limit: JSONLimits.textSize), at: text.start) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw error(.utf16, at: 0) }
    if let place = text.firstInvalidByte { throw error(.invalidUTF8, at: place) }
  }

  /// The next byte, `nil` at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func value(isFirst: Bool) throws(JSONError) -> State {
    switch peek {
    case UInt8(ascii: "{"):
      try begin(.object)
      return .firstKey
    case UInt8(ascii: "["):
      try begin(.array)
      return .firstElement
    case UInt8(ascii: "\""):
      let start = index
      try string()
      add(.string, from: start)
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      let start = index
      try number()
      add(.number, from: start)
    default:
      let start = index
      guard let kind = literal() else {
        throw expected(isFirst ? "a value or ']'" : "a value", mend: valueHint)
      }
      add(kind, from: start)
    }
    return open.isEmpty ? .end : .separator
  }

  private mutating func literal() -> JSONNode.Kind? {
    for (word, kind) in [("true", JSONNode.Kind.true), ("false", .false), ("null", .null)] where wordAhead == word {
      index += word.utf8.count
      return kind
    }
    return nil
  }

  private mutating func key(isFirst: Bool) throws(JSONError) -> State {
    guard peek == UInt8(ascii: "\"") else {
      throw expected(isFirst ? "a key in double quotes or '}'" : "a key in double quotes", mend: keyHint)
    }
    let start = index
    try string()
    pendingKey = UInt32(start)
    skipBlanks()
    guard peek == UInt8(ascii: ":") else {
      throw expected("':' behind the key", mend: peek == UInt8(ascii: "=") ? "write ':'" : nil)
    }
    index += 1
    return .value
  }

  private mutating func separator() throws(JSONError) -> State {
    guard let top = open.last else { return .end }
    let isObject = nodes[top.node].kind == .object
    switch peek {
    case UInt8(ascii: ","):
      index += 1
      return isObject ? .key : .value
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject: return try close()
    default: throw expected(isObject ? "',' or '}'" : "',' or ']'", mend: separatorHint)
    }
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(JSONError) {
    guard open.count < JSONLimits.depth else { throw error(.tooDeep(limit: JSONLimits.depth), at: index) }
    let start = index
    index += 1
    add(kind, from: start)
    open.append((nodes.count - 1, -1))
  }

  /// Appends a node that ends here, and links it to the child before.
  private mutating func add(_ kind: JSONNode.Kind, from start: Int) {
    let parent = open.last.map { UInt32($0.node) } ?? JSONNode.none
    nodes.append(JSONNode(kind: kind, start: UInt32(start), end: UInt32(index), key: pendingKey, parent: parent))
    pendingKey = JSONNode.none
    guard let top = open.last else { return }
    let child = nodes.count - 1
    if top.lastChild >= 0 { nodes[top.lastChild].next = UInt32(child) }
    nodes[top.node].count += 1
    open[open.count - 1].lastChild = child
  }

  private mutating func close() throws(JSONError) -> State {
    index += 1
    guard let top = open.popLast() else { return .end }
    nodes[top.node].end = UInt32(index)
    if nodes[top.node].kind == .object { try checkKeys(of: top.node) }
    return open.isEmpty ? .end : .separator
  }

  /// Keys are compared as they are meant, not as they are escaped, and scalar by scalar.
  private func checkKeys(of object: Int) throws(JSONError) {
    guard nodes[object].count > 1 else { return }
    var seen: [[UInt8]: Int] = [:]
    var child = UInt32(object + 1)
    while child != JSONNode.none {
      let node = nodes[Int(child)]
      let key = JSONString.text(in: bytes, at: Int(node.key))
      if let first = seen.updateValue(Int(node.key), forKey: Array(key.utf8)) {
        throw JSONError(
          reason: .duplicateKey(key, first: text.position(of: first)), position: text.position(of: Int(node.key)),
          path: JSONTree(text: text, nodes: nodes).path(of: Int(child)))
      }
      child = node.next
    }
  }

  // MARK: Errors

  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason: reason, position: text.position(of: offset), path: path)
  }

  private func expected(_ what: String, mend: String?) -> JSONError {
    error(.expected(what, found: foundText, mend: mend), at: index)
  }

  /// Where the value that comes next belongs.
  private var path: String {
    guard let top = open.last else { return "" }
    let tree = JSONTree(text: text, nodes: nodes)
    let path = tree.path(of: top.node)
    if nodes[top.node].kind == .array { return path + "[\(nodes[top.node].count)]" }
    guard pendingKey != JSONNode.none else { return path }
    let component = JSONTree.component(JSONString.text(in: bytes, at: Int(pendingKey)))
    return path.isEmpty ? JSONTree.path([component]) : path + component
  }
}
