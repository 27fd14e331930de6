import CassowaryFormats

/// Writes JSON text piece by piece. The caller gives the keys of an object in sorted order; a debug build checks that.
///
/// Whatever is written, the text is valid: text is escaped, and a number that is not finite, which JSON cannot say,
/// becomes `null`.
struct JSONWriter {
  private(set) var text = ""
  /// The last key of each open object; `nil` for an array.
  private var keys: [String?] = []
  /// Whether the open object or array holds something already.
  private var needsComma = false

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    open("{", lastKey: "")
    members(&self)
    close("}")
  }

  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open("[", lastKey: nil)
    elements(&self)
    close("]")
  }

  /// A key with an array.
  mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array { array in
      for element in elements { write(&array, element) }
    }
  }

  /// A key with a text.
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// A key with a whole number, or `null`.
  mutating func member(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { integer(value) } else { null() }
  }

  /// A key with a number.
  mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// The key of the value that is written next.
  mutating func key(_ key: String) {
    separate()
    if let last = keys.last ?? nil { assert(last.isEmpty || last < key, "keys out of order: \(last), \(key)") }
    keys[keys.count - 1] = key
    escape(key)
    text += ":"
    needsComma = false
  }

  mutating func string(_ value: String) {
    separate()
    escape(value)
  }

  mutating func number(_ value: Double) {
    separate()
    text += value.isFinite ? numberText(value) : "null"
  }

  mutating func integer(_ value: Int) {
    separate()
    text += String(value)
  }

  mutating func boolean(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  mutating func null() {
    separate()
    text += "null"
  }

  /// Elements that were written before.
  mutating func raw(_ elements: String) {
    if elements.isEmpty { return }
    separate()
    text += elements
  }

  private mutating func open(_ bracket: String, lastKey: String?) {
    separate()
    text += bracket
    keys.append(lastKey)
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    keys.removeLast()
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func escape(_ value: String) {
    text += "\""
    defer { text += "\"" }
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
