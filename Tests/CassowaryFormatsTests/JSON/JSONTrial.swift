import Testing

@testable import CassowaryFormats

/// Reads a text that is called `t`.
enum JSONTrial {
  static func tree(_ text: String) throws(JSONError) -> JSONTree { try tree(Array(text.utf8)) }

  static func tree(_ bytes: [UInt8]) throws(JSONError) -> JSONTree {
    try JSONTree.read(SourceText(name: "t", bytes: bytes))
  }

  /// `3:7 root.views[2]: message`, `nil` if the text is understood.
  static func refusal(_ text: String) -> String? { refusal(Array(text.utf8)) }

  static func refusal(_ bytes: [UInt8]) -> String? {
    do throws(JSONError) {
      _ = try tree(bytes)
      return nil
    } catch {
      let path = error.path.isEmpty ? "" : " " + error.path
      return "\(error.position.line):\(error.position.column)\(path): \(error.reason.message)"
    }
  }

  /// The value written out again, without recursion over its depth in the reader; for flat comparisons.
  static func text(of value: JSONValue) -> String {
    if let text = value.string { return "'\(text)'" }
    if let number = value.number { return numberText(number) }
    if let boolean = value.boolean { return "\(boolean)" }
    if value.isNull { return "null" }
    let children = value.children.map { child in (child.key.map { "\($0)=" } ?? "") + text(of: child) }
    return value.isObject ? "{\(children.joined(separator: ","))}" : "[\(children.joined(separator: ","))]"
  }
}
