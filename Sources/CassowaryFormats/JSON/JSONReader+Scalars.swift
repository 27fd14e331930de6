extension JSONReader {
  /// Passes over a string and checks it.
  mutating func string() throws(JSONError) {
    let start = index
    index += 1
    while true {
      guard let byte = peek, byte != 0x0A, byte != 0x0D else { throw error(.unterminatedString, at: start) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw error(.controlCharacter(UInt32(byte)), at: index)
      default: index += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) {
    let start = index
    index += 1
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      index += 1
      let unit = try unit(from: start)
      if unit & 0xFC00 == 0xDC00 { throw error(.loneSurrogate, at: start) }
      guard unit & 0xFC00 == 0xD800 else { return }
      guard peek == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else {
        throw error(.loneSurrogate, at: start)
      }
      let second = index
      index += 2
      guard try self.unit(from: second) & 0xFC00 == 0xDC00 else { throw error(.loneSurrogate, at: start) }
    default: throw error(.unknownEscape(written(from: start, to: index + 1)), at: start)
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit(from start: Int) throws(JSONError) -> UInt32 {
    guard let unit = JSONString.hexadecimal(bytes, at: index) else {
      throw error(.unknownEscape(written(from: start, to: index + 4)), at: start)
    }
    index += 4
    return unit
  }

  /// Passes over a number and checks it.
  mutating func number() throws(JSONError) {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let whole = index
    digits()
    if index == whole { throw malformed(start, "a digit has to follow the sign") }
    if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 { throw malformed(start, "leave out the leading zeros") }
    if peek == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      digits()
      if index == fraction { throw malformed(start, "a digit has to follow the point") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      index += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
      let exponent = index
      digits()
      if index == exponent { throw malformed(start, "a digit has to follow the exponent's mark") }
    }
    let literal = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(literal), value.isFinite else {
      throw error(.infiniteNumber(Self.shortened(literal)), at: start)
    }
  }

  private mutating func digits() {
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
  }

  private func malformed(_ start: Int, _ mend: String) -> JSONError {
    var end = index
    while end < bytes.count, bytes[end].isWordByte || bytes[end] == UInt8(ascii: ".") { end += 1 }
    return error(.malformedNumber(Self.shortened(written(from: start, to: end)), mend: mend), at: start)
  }

  func written(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<min(max(start, end), bytes.count)], as: UTF8.self)
  }

  static func shortened(_ text: String) -> String {
    text.count > 40 ? String(text.prefix(39)) + "…" : text
  }
}

extension UInt8 {
  /// Letters, digits, `_`, `-`, and everything that is not ASCII.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
