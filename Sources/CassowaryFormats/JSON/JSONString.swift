/// Strings of a JSON text that was found to be valid.
enum JSONString {
  /// The characters of the literal whose opening quote stands at `start`.
  static func text(in bytes: [UInt8], at start: Int) -> String {
    let body = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if bytes[body.endIndex] == UInt8(ascii: "\"") { return String(decoding: body, as: UTF8.self) }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars(in: bytes, at: start).scalars)
    return text
  }

  /// The scalars of the literal, the offset at which each is written, and that of the closing quote.
  static func scalars(in bytes: [UInt8], at start: Int) -> (scalars: [Unicode.Scalar], offsets: [Int]) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var index = start + 1
    while bytes[index] != UInt8(ascii: "\"") {
      offsets.append(index)
      if bytes[index] == UInt8(ascii: "\\") {
        scalars.append(escaped(bytes, &index))
      } else {
        let length = max(1, (~bytes[index]).leadingZeroBitCount)
        scalars.append(
          String(decoding: bytes[index..<(index + length)], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
        index += length
      }
    }
    offsets.append(index)
    return (scalars, offsets)
  }

  private static func escaped(_ bytes: [UInt8], _ index: inout Int) -> Unicode.Scalar {
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = hexadecimal(bytes, at: index) ?? 0xFFFD
      index += 4
      if high & 0xFC00 != 0xD800 { return Unicode.Scalar(high) ?? "\u{FFFD}" }
      let low = hexadecimal(bytes, at: index + 2) ?? 0
      index += 6
      return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
    default: return Unicode.Scalar(letter)
    }
  }

  /// The value of four hexadecimal digits.
  static func hexadecimal(_ bytes: [UInt8], at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<(start + 4)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }
}

extension JSONString {
  /// The text as a literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
