/// The bytes of one constraint as UIKit printed them: what pages and terminals did to them is undone.
enum LogLine {
  /// What replaces what, longest first where one begins like another.
  private static let texts: [(from: String, to: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ("&nbsp;", " "), ("&amp;", "&"), ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{201C}", "\""), ("\u{201D}", "\""),
    ("\u{A0}", " "), ("\u{200B}", ""), ("\u{FEFF}", ""), ("\u{2212}", "-"), ("\u{2264}", "<="), ("\u{2265}", ">="),
    ("\\\"", "\""), ("\\'", "'"), ("\\n", "\n"), ("\\t", " "), ("\\<", "<"), ("\\>", ">"), ("\\_", "_"), ("\\*", "*"),
    ("\\[", "["), ("\\]", "]"), ("\\|", "|"), ("\u{D7}", "*"), ("\t", " "), ("\r", ""),
  ]

  /// As bytes. A page in a page escapes entities twice.
  private static let replacements: [(from: [UInt8], to: [UInt8])] = texts.flatMap { text in
    let plain = (from: Array(text.from.utf8), to: Array(text.to.utf8))
    guard text.from.hasPrefix("&") else { return [plain] }
    return [(from: Array("&amp;".utf8) + plain.from.dropFirst(), to: plain.to), plain]
  }

  private static let firstBytes: Set<UInt8> = Set(replacements.map { $0.from[0] })

  static func plain(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      if let length = colorLength(rest) {
        rest = rest.dropFirst(length)
      } else if rest.starts(with: "\\\\".utf8) {
        // A record in a record escapes the backslashes of the inner one; the last one says it all.
        rest = rest.dropFirst()
      } else if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\"), let escape = LogEscape(rest) {
        let text = Array(String(escape.scalar).utf8)
        result += replacements.first { $0.from == text }?.to ?? text
        rest = rest.dropFirst(escape.length)
      } else if firstBytes.contains(byte), let match = replacements.first(where: { rest.starts(with: $0.from) }) {
        result += match.to
        rest = rest.dropFirst(match.from.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The length of a terminal's colour code, `ESC [ 31 m`, if one comes next.
  private static func colorLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: [0x1B, UInt8(ascii: "[")]) else { return nil }
    let digits = bytes.dropFirst(2).prefix { $0.isDigit || $0 == UInt8(ascii: ";") }.count
    return bytes.dropFirst(2 + digits).first == UInt8(ascii: "m") ? digits + 3 : nil
  }

  /// The text in one line, if it goes over several: as a terminal breaks it, in the middle of a word or not, and as a reply
  /// or a comment does, with marks before each line.
  static func joined(_ bytes: [UInt8]) -> [[UInt8]] {
    guard bytes.contains(UInt8(ascii: "\n")) else { return [] }
    return [Array(bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).joined())]
      + unmarked(bytes)
  }

  /// The text in one line without the marks.
  static func unmarked(_ bytes: [UInt8]) -> [[UInt8]] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let unmarked = [lines[0]] + lines.dropFirst().map { $0.drop(while: isMark) }
    return [Array(unmarked.joined(separator: [UInt8(ascii: " ")])), Array(unmarked.joined())]
  }

  /// Whether a line begins with marks.
  static func isMarked(_ line: ArraySlice<UInt8>) -> Bool { !plain(line).prefix(while: isMark).allSatisfy(\.isBlank) }

  private static func isMark(_ byte: UInt8) -> Bool { " >*/#|".utf8.contains(byte) }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// A letter, a digit, `_`, `$` or part of a character outside ASCII.
  var isNamePart: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
