/// A position in the text of one constraint, and how far reading ever came.
struct LogCursor {
  let bytes: [UInt8]
  var index = 0
  /// Nothing is read from here on.
  var end: Int

  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    index = start
    self.end = end ?? bytes.count
  }

  var isAtEnd: Bool { index >= end }
  var next: UInt8? { index < end ? bytes[index] : nil }

  func peek(_ offset: Int) -> UInt8? { index + offset < end ? bytes[index + offset] : nil }

  func startsWith(_ text: String) -> Bool { bytes[min(index, end)..<end].starts(with: text.utf8) }

  /// Takes the text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard startsWith(text) else { return false }
    index += text.utf8.count
    return true
  }

  mutating func skipBlanks() {
    while let byte = next, byte.isBlank { index += 1 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A number such as `8`, `-2`, `94.3333` or `2.22507e-308`, without a name right behind it; finite.
  mutating func number() -> Double? {
    let start = index
    var cursor = self
    if cursor.next == UInt8(ascii: "-") || cursor.next == UInt8(ascii: "+") { cursor.index += 1 }
    let digits = cursor.index
    while let byte = cursor.next, byte.isDigit || byte == UInt8(ascii: ".") { cursor.index += 1 }
    guard cursor.index > digits else { return nil }
    if let byte = cursor.next, byte | 0x20 == UInt8(ascii: "e") {
      let sign = cursor.peek(1) == UInt8(ascii: "-") || cursor.peek(1) == UInt8(ascii: "+") ? 2 : 1
      if let digit = cursor.peek(sign), digit.isDigit {
        cursor.index += sign
        while let byte = cursor.next, byte.isDigit { cursor.index += 1 }
      }
    }
    if let byte = cursor.next, byte.isNamePart || byte == UInt8(ascii: ":") { return nil }
    guard let number = Double(text(start..<cursor.index)), number.isFinite else { return nil }
    index = cursor.index
    return number
  }

  /// `0x7f8ed0c05a30`
  mutating func address() -> String? {
    if next == UInt8(ascii: " "), bytes[(index + 1)..<end].beginsAddress { index += 1 }
    guard bytes[min(index, end)..<end].beginsAddress, let digit = peek(2), digit.isHexDigit else { return nil }
    let start = index
    index += 2
    while let byte = next, byte.isHexDigit { index += 1 }
    // Addresses are numbers: leading zeros do not count.
    let digits = bytes[(start + 2)..<(index - 1)].prefix { $0 == UInt8(ascii: "0") }.count
    return "0x" + text((start + 2 + digits)..<index).lowercased()
  }

  /// A class name in front of a colon: `UILabel`, `App.Row`, `_UIHostingView<Stack<Text, Image>>`; what follows `:` is next.
  mutating func className() -> String? {
    let start = index
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"):
        if depth == 0 { return nil }
        depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        guard index > start else { return nil }
        index += 1
        return text(start..<(index - 1))
      case UInt8(ascii: "."): break
      default: if !byte.isNamePart, depth == 0 { return nil }
      }
      index += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// `0x`, or `0X`, as some print it.
  var beginsAddress: Bool { starts(with: "0x".utf8) || starts(with: "0X".utf8) }
}
