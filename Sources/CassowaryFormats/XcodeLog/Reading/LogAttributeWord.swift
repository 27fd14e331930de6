import CassowaryLayout

/// The words for attributes in logs: UIKit's, AppKit's and those of masks.
enum LogAttributeWord {
  /// Longer words first: `leadingMargin` is not `leading`.
  private static let words: [(word: [UInt8], attribute: LayoutAttribute)] = {
    var words = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map { ($0.name, $0) }
    words += [
      ("minX", .left), ("maxX", .right), ("midX", .centerX), ("minY", .top), ("maxY", .bottom), ("midY", .centerY),
      ("minXMargin", .leftMargin), ("maxXMargin", .rightMargin), ("minYMargin", .topMargin),
      ("maxYMargin", .bottomMargin), ("midXWithinMargins", .centerXWithinMargins),
      ("midYWithinMargins", .centerYWithinMargins), ("centerXWithinMargin", .centerXWithinMargins),
      ("centerYWithinMargin", .centerYWithinMargins), ("baseline", .lastBaseline),
    ]
    return words.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }.map { (Array($0.0.utf8), $0.1) }
  }()

  /// Whether `.width` or the like comes next, and then nothing that belongs to a name.
  static func follows(_ cursor: LogCursor) -> Bool { word(at: cursor) != nil }

  /// Takes it.
  static func take(_ cursor: inout LogCursor) -> LayoutAttribute? {
    guard let match = word(at: cursor) else { return nil }
    cursor.index += match.length
    return match.attribute
  }

  private static func word(at cursor: LogCursor) -> (length: Int, attribute: LayoutAttribute)? {
    guard cursor.next == UInt8(ascii: ".") else { return nil }
    let rest = cursor.bytes[min(cursor.index + 1, cursor.end)..<cursor.end]
    guard let match = words.first(where: { rest.starts(with: $0.word) }) else { return nil }
    let length = match.word.count + 1
    if let byte = cursor.peek(length), byte.isNamePart || "].'(:".utf8.contains(byte) { return nil }
    return (length, match.attribute)
  }
}
