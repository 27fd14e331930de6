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
    text += "\""
  }
}
