/// Finds where reports and constraints begin in a log, whatever stands around them.
struct LogScanner {
  enum Mark: Hashable {
    /// "Unable to simultaneously satisfy constraints."
    case report
    /// "Will attempt to recover by breaking constraint"
    case breaking
    /// A constraint's class follows, perhaps in angle brackets.
    case constraint(Place, isBracketed: Bool)
    /// The system hid what stood here.
    case redaction
  }

  /// Where a constraint stands: in quotes, or in parentheses or behind a comma, as in a list; or not.
  enum Place {
    case quoted, listed, alone
  }

  private static let phrases: [(words: [UInt8], mark: Mark)] = [
    (Array("Unable to simultaneously satisfy".utf8), .report),
    (Array("Conflicting constraints detected".utf8), .report),
    (Array("recover by breaking".utf8), .breaking),
    (Array("<private>".utf8), .redaction), (Array("&lt;private&gt;".utf8), .redaction),
    (Array("<decode: missing data>".utf8), .redaction),
  ]

  private static let className = Array("Constraint".utf8)
  private static let quotes: [[UInt8]] = [
    "\"", "\u{201C}", "\u{201D}", "&quot;", "&#34;", "&#x22;", "\\u0022", "'", "\u{2018}", "«", "«\u{A0}", "\u{300C}",
  ].map { Array($0.utf8) }
  private static let brackets: [[UInt8]] = [
    "\\<", "<", "&lt;", "&amp;lt;", "&#60;", "&#x3C;", "&#x3c;", "\\u003C", "\\u003c",
  ].map { Array($0.utf8) }

  /// Names of classes are not longer.
  private static let longestClass = 256

  let bytes: [UInt8]

  /// All marks, in order.
  func marks() -> [(offset: Int, mark: Mark)] {
    var marks: [(offset: Int, mark: Mark)] = []
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ":"): if let head = head(before: index) { marks.append(head) }
      case UInt8(ascii: "U"), UInt8(ascii: "C"), UInt8(ascii: "r"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        if let phrase = Self.phrases.first(where: { startsWith($0.words, at: index) }) {
          marks.append((index, phrase.mark))
        }
      default: break
      }
    }
    return marks
  }

  /// The constraint whose class ends at the colon.
  private func head(before colon: Int) -> (offset: Int, mark: Mark)? {
    guard colon + 1 < bytes.count else { return nil }
    // Some print a blank behind the colon.
    let address = bytes[colon + 1] == UInt8(ascii: " ") ? colon + 2 : colon + 1
    var start = colon
    while start > 0, colon - start < Self.longestClass,
      bytes[start - 1].isNamePart && bytes[start - 1] < 0x80 || bytes[start - 1] == UInt8(ascii: ".")
    {
      start -= 1
    }
    // The digits of an escaped bracket look like a part of the name.
    if start > 0, bytes[start - 1] == UInt8(ascii: "\\"), let escape = LogEscape(bytes[(start - 1)..<colon]) {
      start += escape.length - 1
    }
    let isConstraint = bytes[start..<colon].reversed().starts(with: Self.className.reversed())
    let isAddress = bytes[min(address, bytes.count)...].beginsAddress
    let isHead = isConstraint ? isAddress || !bytes[colon + 1].isBlank : isAddress && address == colon + 1
    guard start < colon, isHead else { return nil }
    if let bracket = Self.brackets.first(where: { ends($0, at: start) }) {
      return (start, .constraint(place(before: start - bracket.count), isBracketed: true))
    }
    guard isConstraint else { return nil }
    let place = place(before: start)
    return place != .alone || isLineStart(start) ? (start, .constraint(place, isBracketed: false)) : nil
  }

  /// Whether the words come next. Pages put line ends and unbreakable blanks between them.
  private func startsWith(_ words: [UInt8], at offset: Int) -> Bool {
    var place = offset
    for byte in words {
      if place + 1 < bytes.count, bytes[place] == 0xC2, bytes[place + 1] == 0xA0 { place += 1 }
      guard place < bytes.count else { return false }
      let isBlank = bytes[place].isBlank || bytes[place] == 0xA0
      guard bytes[place] == byte || byte == UInt8(ascii: " ") && isBlank else { return false }
      place += 1
    }
    return true
  }

  private func ends(_ words: [UInt8], at end: Int) -> Bool {
    end >= words.count && bytes[(end - words.count)..<end].elementsEqual(words)
  }

  /// A quote in front, or a parenthesis, bracket or comma with blanks between.
  private func place(before offset: Int) -> Place {
    // What was escaped more than once has more backslashes than its escape needs.
    let offset = bytes[..<offset].lastIndex { $0 != UInt8(ascii: "\\") }.map { $0 + 1 } ?? offset
    if Self.quotes.contains(where: { ends($0, at: offset) }) { return .quoted }
    let place = beforeBlanks(offset)
    return place > 0 && "([,".utf8.contains(bytes[place - 1]) ? .listed : .alone
  }

  private func isLineStart(_ offset: Int) -> Bool {
    var place = offset
    while place > 0, bytes[place - 1] == UInt8(ascii: " ") || bytes[place - 1] == UInt8(ascii: "\t") { place -= 1 }
    return place == 0 || bytes[place - 1] == UInt8(ascii: "\n") || bytes[place - 1] == UInt8(ascii: "\r")
  }

  /// The end of what stands before the blanks in front of `offset`; not far away.
  private func beforeBlanks(_ offset: Int) -> Int {
    var place = offset
    while place > 0, offset - place < Self.longestClass,
      bytes[place - 1].isBlank || bytes[place - 1] == UInt8(ascii: "\t") || bytes[place - 1] == UInt8(ascii: "\r")
    {
      place -= 1
    }
    return place
  }
}
