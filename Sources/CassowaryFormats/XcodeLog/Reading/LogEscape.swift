/// A character that a page, a record in JSON or a list of UIKit wrote by its number: `&#x3C;`, `\u003c`, `\U5206`.
struct LogEscape {
  /// Bytes of the text that stand for it.
  let length: Int
  let scalar: Unicode.Scalar

  /// The one that comes next.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let found = Self.entity(bytes) ?? Self.backslash(bytes) else { return nil }
    self = found
  }

  private init?(_ length: Int, _ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    self.length = length
    self.scalar = scalar
  }

  /// `&#60;`, `&#x3C;`; a page in a page writes `&amp;` for `&`.
  private static func entity(_ bytes: ArraySlice<UInt8>) -> LogEscape? {
    guard let head = ["&#x", "&#X", "&#", "&amp;#x", "&amp;#"].first(where: { bytes.starts(with: $0.utf8) }) else {
      return nil
    }
    let isHex = head.utf8.last.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = bytes.dropFirst(head.utf8.count).prefix(8).prefix { $0.isHexDigit }
    guard bytes.dropFirst(head.utf8.count + digits.count).first == UInt8(ascii: ";"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10)
    else { return nil }
    return LogEscape(head.utf8.count + digits.count + 1, value)
  }

  /// Four digits behind `\u` or `\U`, or twice that for a character of two units.
  private static func backslash(_ bytes: ArraySlice<UInt8>) -> LogEscape? {
    guard let first = unit(bytes) else { return nil }
    guard UTF16.isLeadSurrogate(first), let second = unit(bytes.dropFirst(unitLength)),
      UTF16.isTrailSurrogate(second)
    else { return LogEscape(unitLength, UInt32(first)) }
    return LogEscape(2 * unitLength, UInt32(UTF16.decode(UTF16.EncodedScalar([first, second])).value))
  }

  private static let unitLength = 6

  private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
    let digits = bytes.dropFirst(2).prefix(4)
    guard bytes.starts(with: "\\u".utf8) || bytes.starts(with: "\\U".utf8), digits.count == 4,
      digits.allSatisfy({ $0.isHexDigit })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
