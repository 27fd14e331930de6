import Cassowary
import CassowaryLayout

/// Reads the text of one constraint, without its angle brackets:
/// `NSLayoutConstraint:0x6000… 'gap' H:[A]-(8)-[B]   (active, names: … )`.
///
/// Titles and identifiers may hold anything, ends of titles and of constraints too. Where it is not clear where one ends, the
/// reader tries every place and takes the first with which the whole makes sense.
struct LogLineParser {
  let bytes: [UInt8]
  /// How many attempts may still fail.
  private(set) var budget = LogLimits.attempts
  /// Where reading failed last, and what was expected there.
  private(set) var failure: (index: Int, expected: String)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    failure = (0, "a constraint")
  }

  /// Reads `bytes[range]`, all of it.
  mutating func statement(_ range: Range<Int>) -> LogStatement? {
    var cursor = LogCursor(bytes, from: range.lowerBound, to: range.upperBound)
    guard let head = head(&cursor) else { return fail(cursor.index, "a class and an address") }
    for suffix in suffixes(cursor.index..<cursor.end) {
      guard let body = statement(head, cursor, to: suffix.start, suffix.names) else { continue }
      return body
    }
    return nil
  }

  /// `NSLayoutConstraint:0x6000…@RowCell.swift#88 h=--& v=--& `
  private func head(_ cursor: inout LogCursor) -> LogStatement? {
    guard let className = cursor.className() else { return nil }
    let start = cursor.index
    var address = cursor.address()
    let place = sourcePlace(cursor, isNext: address != nil)
    if address == nil {
      // Masonry prints a key in place of the address, SnapKit a label, which may hold blanks.
      if let place {
        cursor.index = place.lowerBound - 1
      } else {
        while let byte = cursor.next, !byte.isBlank, byte != UInt8(ascii: "@") { cursor.index += 1 }
      }
      address = cursor.text(start..<cursor.index).lowercased()
    }
    var statement = LogStatement(className: className, address: address ?? "")
    if let place {
      statement.source = cursor.text(place)
      cursor.index = place.upperBound
    }
    guard let blank = cursor.next, blank.isBlank, !statement.address.isEmpty else { return nil }
    cursor.skipBlanks()
    for axis in ["h=", "v="] {
      if cursor.startsWith(axis), let byte = cursor.peek(2), byte == UInt8(ascii: "&") || byte == UInt8(ascii: "-") {
        while let byte = cursor.next, !byte.isBlank { cursor.index += 1 }
        cursor.skipBlanks()
      }
    }
    return statement
  }

  /// `RowCell.swift#88` behind `@`, blanks and all: the number ends it, that of a Swift file first. It stands before what the
  /// constraint says; if it is not next, a label comes first.
  private func sourcePlace(_ cursor: LogCursor, isNext: Bool) -> Range<Int>? {
    var start = cursor.index
    while start < cursor.end, bytes[start] != UInt8(ascii: "@") {
      if isNext || "<>=".utf8.contains(bytes[start]) { return nil }
      start += 1
    }
    var first: Int?
    for index in bytes[min(start, cursor.end)..<cursor.end].indices where bytes[index] == UInt8(ascii: "#") {
      var end = index + 1
      while end < cursor.end, bytes[end].isDigit { end += 1 }
      guard end > index + 1, end < cursor.end, bytes[end].isBlank else { continue }
      if bytes[..<index].suffix(6).elementsEqual(".swift".utf8) { return (start + 1)..<end }
      first = first ?? end
    }
    return first.map { (start + 1)..<$0 }
  }

  /// Where `   (active, names: … )` may begin, the last place first, and what it says; the end if there is none.
  private mutating func suffixes(_ range: Range<Int>) -> [(start: Int, names: LogNames)] {
    var result: [(start: Int, names: LogNames)] = []
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: ")") {
      for start in stride(from: end - 1, to: range.lowerBound, by: -1)
      where bytes[start] == UInt8(ascii: "(") && result.count < LogLimits.suffixes && budget > 0 {
        var cursor = LogCursor(bytes, from: start + 1, to: end - 1)
        let isKnown = cursor.skip("active") || cursor.skip("inactive")
        if isKnown, cursor.isAtEnd { result.append((start, LogNames())) }
        if isKnown, !cursor.skip(",") { continue }
        cursor.skipBlanks()
        guard cursor.skip("names:") || cursor.skip("Names:") else { continue }
        if let names = LogNames(bytes, cursor.index..<(end - 1)) {
          result.append((start, names))
        } else {
          budget -= 1
        }
      }
    }
    return result + [(end, LogNames())]
  }

  /// The identifier, if there is one, and the body.
  private mutating func statement(
    _ head: LogStatement, _ cursor: LogCursor, to end: Int, _ names: LogNames
  ) -> LogStatement? {
    var cursor = cursor
    cursor.end = end
    if cursor.skip("'") {
      let start = cursor.index
      while !cursor.isAtEnd {
        if cursor.next == UInt8(ascii: "'"), cursor.peek(1)?.isBlank ?? false {
          var next = head
          next.identifier = cursor.text(start..<cursor.index)
          if let whole = body(next, cursor.index + 2, end, names) { return whole }
        }
        cursor.index += 1
      }
      return fail(start, "the end of the identifier")
    }
    return body(head, cursor.index, end, names)
  }

  private mutating func body(_ head: LogStatement, _ start: Int, _ end: Int, _ names: LogNames) -> LogStatement? {
    guard budget > 0 else { return nil }
    var parser = LogBodyParser(LogCursor(bytes, from: start, to: end), names, into: head)
    if let statement = parser.statement() { return statement }
    budget -= 1
    return fail(parser.failure.index, parser.failure.expected)
  }

  private mutating func fail(_ index: Int, _ expected: String) -> LogStatement? {
    if index >= failure.index { failure = (index, expected) }
    return nil
  }
}

extension LogLineParser {
  /// Whether the class is one of constraints, so that a line that cannot be read deserves a word.
  var isConstraint: Bool {
    var cursor = LogCursor(bytes)
    return cursor.className()?.hasSuffix("Constraint") ?? false
  }

  /// The address alone.
  func address() -> String? {
    var cursor = LogCursor(bytes)
    return cursor.className() == nil ? nil : cursor.address()
  }

  /// Why the line is skipped: `expected a distance at 'foo…'`.
  var complaint: String {
    let rest = bytes[min(failure.index, bytes.count)...].prefix(24).prefix { $0 != UInt8(ascii: "\n") }
    let found = rest.isEmpty ? "the end" : "'\(String(decoding: rest, as: UTF8.self))'"
    return "skipped a constraint: expected \(failure.expected), found \(found)"
  }
}
