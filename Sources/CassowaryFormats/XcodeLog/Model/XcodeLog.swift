/// The reports "Unable to simultaneously satisfy constraints" that a console log holds.
package struct XcodeLog: Sendable {
  /// In the order of the text.
  package let reports: [LogReport]
  /// The text, for messages.
  package let text: SourceText

  /// Reads a log. There is no malformed log: what is no report is passed over, what is a constraint that cannot be read is
  /// named in its report.
  package static func read(_ text: SourceText) -> XcodeLog {
    let text = utf8(text)
    var reader = LogReader(text)
    reader.read()
    return XcodeLog(reports: reader.reports, text: text)
  }

  /// A text in UTF-16 as one in UTF-8. It is known by its byte order mark, or by the zeros that it begins with.
  private static func utf8(_ text: SourceText) -> SourceText {
    let bytes = text.bytes
    let head = bytes.prefix(32)
    func isZero(_ side: Int) -> Bool {
      head.count == 32 && head.indices.allSatisfy { (head[$0] == 0) == ($0 % 2 == side) }
    }
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let isLittle = bytes.starts(with: [0xFF, 0xFE]) || isZero(1)
    guard isMarked || isLittle || isZero(0) else { return text }
    let units = stride(from: isMarked ? 2 : 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return SourceText(name: text.name, text: String(decoding: units, as: UTF16.self))
  }
}
