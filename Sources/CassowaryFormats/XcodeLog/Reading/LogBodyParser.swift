import Cassowary
import CassowaryLayout

/// Reads what a constraint says: an equation, or a piece of visual format.
struct LogBodyParser {
  var cursor: LogCursor
  let names: LogNames
  var result: LogStatement
  /// The place farthest on where something else was expected.
  private(set) var failure: (index: Int, expected: String) = (0, "an equation")
  /// How often each name was met: two objects that share one are told apart by their order.
  private var mentions: [String: Int] = [:]

  init(_ cursor: LogCursor, _ names: LogNames, into head: LogStatement) {
    self.cursor = cursor
    self.names = names
    result = head
  }

  mutating func statement() -> LogStatement? {
    cursor.skipBlanks()
    guard cursor.startsWith("H:") || cursor.startsWith("V:") || cursor.startsWith("[") || cursor.startsWith("|") else {
      guard equations() else { return nil }
      if let row = result.rows.first, row.isPlaceInSuperview, names.superview != nil {
        _ = superview(of: row.left[0].item)
      }
      return result
    }
    return visualFormat() ? result : nil
  }

  /// Notes what is missing, and fails.
  mutating func fail(_ expected: String) -> Bool {
    if cursor.index >= failure.index { failure = (cursor.index, expected) }
    return false
  }

  // MARK: Items

  /// What may follow a reference in the place where it stands.
  typealias Follow = (LogCursor) -> Bool

  /// `UILabel:0x7f…'Title'`, or a bare name.
  mutating func reference(_ follow: Follow) -> Int? {
    for candidate in names.candidates(at: cursor) {
      var next = cursor
      next.index += candidate.length
      guard follow(next) else { continue }
      let name = candidate.references[0].name
      let count = mentions[name, default: 0]
      mentions[name] = count + 1
      cursor = next
      return result.index(of: candidate.references[min(count, candidate.references.count - 1)])
    }
    var next = cursor
    if let className = next.className(), let address = next.address() {
      var reference = LogReference(key: address, className: className)
      if next.next == UInt8(ascii: "'") {
        guard let title = title(&next, follow) else { return nil }
        reference.title = title
      }
      guard follow(next) else { return nil }
      cursor = next
      return result.index(of: reference)
    }
    return bareReference(follow)
  }

  /// `'It's here'`: the first quote behind which what has to follow does follow.
  private func title(_ cursor: inout LogCursor, _ follow: Follow) -> String? {
    let start = cursor.index + 1
    cursor.index = start
    while !cursor.isAtEnd {
      if cursor.next == UInt8(ascii: "'") {
        var next = cursor
        next.index += 1
        if follow(next) {
          let title = cursor.text(start..<cursor.index)
          cursor = next
          return title
        }
      }
      cursor.index += 1
    }
    return nil
  }

  /// A name that no list explains: what a page left of the log, or a key of Masonry's.
  private mutating func bareReference(_ follow: Follow) -> Int? {
    let start = cursor.index
    guard let byte = cursor.next, byte.isNamePart, !byte.isDigit else { return nil }
    var next = cursor
    while !next.isAtEnd, next.index - start < Self.longestName {
      next.index += 1
      guard follow(next) else { continue }
      let words = cursor.text(start..<next.index)
      let parts = words.split(separator: ":", maxSplits: 1)
      cursor = next
      return result.index(
        of: parts.count == 2
          ? LogReference(key: words, className: String(parts[0]), name: String(parts[1]))
          : LogReference(key: words, name: words))
    }
    return nil
  }

  private static let longestName = 200

  // MARK: Trailers

  /// `priority:750`, `@750`, `^750`, `^high`, `Hug:250 CompressionResistance:750` up to the end.
  mutating func trailers() -> Bool {
    var hugging: Double?
    var resistance: Double?
    var priority: Double?
    cursor.skipBlanks()
    while !cursor.isAtEnd {
      if cursor.skip("priority:") || cursor.skip("@") {
        cursor.skipBlanks()
        priority = cursor.number()
        if priority == nil { return fail("a priority") }
      } else if cursor.skip("^") {
        priority = cursor.number() ?? namedPriority()
        if priority == nil { return fail("a priority") }
      } else if cursor.skip("Hug:") {
        hugging = cursor.number()
        if hugging == nil { return fail("a priority") }
      } else if cursor.skip("CompressionResistance:") {
        resistance = cursor.number()
        if resistance == nil { return fail("a priority") }
      } else {
        return fail("the end of the constraint")
      }
      cursor.skipBlanks()
      if cursor.skip(",") { cursor.skipBlanks() }
    }
    if let priority { for index in result.rows.indices { result.rows[index].priority = priority } }
    if hugging != nil || resistance != nil { splitContentSize(hugging ?? 250, resistance ?? 750) }
    return true
  }

  /// Masonry's words for priorities.
  private static let priorities: [(word: String, value: Double)] = [
    ("required", 1000), ("high", 750), ("drag can resize window", 510), ("medium", 500),
    ("window size stay put", 500), ("drag cannot resize window", 490), ("low", 250), ("fitting size", 50),
  ]

  private mutating func namedPriority() -> Double? {
    Self.priorities.first { cursor.skip($0.word) }?.value
  }

  /// A content size is two wishes: no larger, no smaller.
  private mutating func splitContentSize(_ hugging: Double, _ resistance: Double) {
    result.rows = result.rows.flatMap { row in
      var (upper, lower) = (row, row)
      (upper.relation, upper.priority) = (.lessThanOrEqual, hugging)
      (lower.relation, lower.priority) = (.greaterThanOrEqual, resistance)
      return hugging >= 1000 && resistance >= 1000 ? [row] : [upper, lower]
    }
  }
}
