import Cassowary
import CassowaryLayout

extension LogBodyParser {
  /// What stands between two distances.
  private enum Element {
    case superview
    case item(Int)
  }

  /// A size or distance: `>=8@250`.
  private struct Predicate {
    var relation: Relation
    var side: LogSide
    var priority: Double
  }

  /// `H:|-(8)-[A(100)]-(>=8)-[B]`, with `(LTR)` or `(RTL)` behind it.
  mutating func visualFormat() -> Bool {
    let isVertical = cursor.startsWith("V:")
    if isVertical || cursor.startsWith("H:") { cursor.index += 2 }
    let size: LayoutAttribute = isVertical ? .height : .width
    var previous: Element?
    var gaps: [(first: Element, predicates: [Predicate], second: Element)] = []
    var distance: [Predicate] = []
    while !cursor.isAtEnd {
      guard let element = element(size) else { return fail("a view in brackets or |") }
      if let previous { gaps.append((previous, distance, element)) }
      previous = element
      guard cursor.next == UInt8(ascii: "-") || cursor.next == UInt8(ascii: "[") || cursor.next == UInt8(ascii: "|")
      else { break }
      guard let next = self.distance(size) else { return fail("a distance") }
      distance = next
    }
    guard previous != nil else { return fail("a view in brackets") }
    let direction = readingDirection()
    for gap in gaps {
      guard connect(gap.first, gap.predicates, gap.second, isVertical, direction) else { return fail("a view") }
    }
    if result.rows.isEmpty { return fail("a size or a distance") }
    return trailers()
  }

  private mutating func readingDirection() -> LayoutDirection? {
    if cursor.skip("(LTR)") { return .leftToRight }
    return cursor.skip("(RTL)") ? .rightToLeft : nil
  }

  /// `|`, `[A]`, `[A(>=50)]`; sizes become rows at once.
  private mutating func element(_ size: LayoutAttribute) -> Element? {
    if cursor.skip("|") { return .superview }
    guard cursor.skip("[") else { return nil }
    guard let item = reference({ Self.endsItem($0) }) else { return nil }
    if cursor.next == UInt8(ascii: "(") {
      guard let predicates = predicates(size) else { return nil }
      for predicate in predicates {
        result.rows.append(
          row(
            [.init(item: item, attribute: size)], predicate.relation, [], predicate.side, predicate.priority))
      }
    }
    return cursor.skip("]") ? .item(item) : nil
  }

  /// `]` and what may follow it, or a size in parentheses.
  private static func endsItem(_ cursor: LogCursor) -> Bool {
    if cursor.next == UInt8(ascii: "]") {
      return cursor.peek(1).map { "-[|( \n@".utf8.contains($0) } ?? true
    }
    guard cursor.next == UInt8(ascii: "("), let byte = cursor.peek(1) else { return false }
    return byte.isNamePart || "<>=-+.".utf8.contains(byte)
  }

  /// `-(8)-`, `-8-`, or nothing: no distance.
  private mutating func distance(_ size: LayoutAttribute) -> [Predicate]? {
    guard cursor.skip("-") else {
      return [Predicate(relation: .equal, side: LogSide(), priority: 1000)]
    }
    if cursor.next == UInt8(ascii: "(") {
      guard let predicates = predicates(size) else { return nil }
      return cursor.skip("-") ? predicates : nil
    }
    let start = cursor
    while let byte = cursor.next, byte != UInt8(ascii: "-") { cursor.index += 1 }
    guard !cursor.isAtEnd, let number = Double(cursor.text(start.index..<cursor.index)) else { return nil }
    cursor.index += 1
    return [Predicate(relation: .equal, side: LogSide(constant: number), priority: 1000)]
  }

  /// `(>=50@250,<=80)`
  private mutating func predicates(_ size: LayoutAttribute) -> [Predicate]? {
    guard cursor.skip("(") else { return nil }
    var result: [Predicate] = []
    repeat {
      let relation = relation() ?? .equal
      cursor.skipBlanks()
      guard let side = extent(size) else { return nil }
      var priority = 1000.0
      cursor.skipBlanks()
      if cursor.skip("@") {
        guard let number = cursor.number() else { return nil }
        priority = number
      }
      result.append(Predicate(relation: relation, side: side, priority: priority))
      cursor.skipBlanks()
    } while cursor.skip(",")
    return cursor.skip(")") ? result : nil
  }

  /// A number, a space of the system, or another view's size.
  private mutating func extent(_ size: LayoutAttribute) -> LogSide? {
    if isSpace(cursor) { return space().map { LogSide(constant: $0) } }
    if let number = cursor.number() { return LogSide(constant: cursor.skip("%") ? number / 100 : number) }
    let isBracketed = cursor.skip("[")
    let item = reference { next in
      LogAttributeWord.follows(next) || next.next.map { ")],@".utf8.contains($0) } ?? false
    }
    guard let item else { return nil }
    let attribute = LogAttributeWord.take(&cursor) ?? size
    if isBracketed, !cursor.skip("]") { return nil }
    return LogSide(terms: [.init(item: item, attribute: attribute)])
  }

  /// The rows of a distance: the later edge against the earlier one, or an edge against the superview's.
  private mutating func connect(
    _ first: Element, _ predicates: [Predicate], _ second: Element, _ isVertical: Bool, _ direction: LayoutDirection?
  ) -> Bool {
    let start: LayoutAttribute = isVertical ? .top : direction == nil ? .leading : .left
    let end: LayoutAttribute = isVertical ? .bottom : direction == nil ? .trailing : .right
    var (earlier, later) = (first, second)
    if direction == .rightToLeft, !isVertical {
      // Read from the right, what comes later lies further left.
      (earlier, later) = (second, first)
    }
    let attributes: (LayoutAttribute, LayoutAttribute)
    let items: (Int, Int)
    switch (later, earlier) {
    case (.item(let item), .item(let other)):
      (items, attributes) = ((item, other), (start, end))
    case (.item(let item), .superview):
      (items, attributes) = ((item, superview(of: item)), (start, start))
    case (.superview, .item(let item)):
      (items, attributes) = ((superview(of: item), item), (end, end))
    case (.superview, .superview): return false
    }
    for predicate in predicates {
      result.rows.append(
        row(
          [.init(item: items.0, attribute: attributes.0)], predicate.relation,
          [.init(item: items.1, attribute: attributes.1)], predicate.side, predicate.priority))
    }
    return true
  }

  /// The superview as the names tell it, or one without a name.
  mutating func superview(of item: Int) -> Int {
    let reference =
      names.superview
      ?? LogReference(key: "superview of " + result.references[item].key, superviewOf: item)
    let index = result.index(of: reference)
    if reference.superviewOf == nil { result.superviews.append((item, index)) }
    return index
  }

  private func row(
    _ left: [LogRow.Term], _ relation: Relation, _ right: [LogRow.Term], _ side: LogSide, _ priority: Double
  ) -> LogRow {
    LogRow(left: left, relation: relation, right: right + side.terms, constant: side.constant, priority: priority)
  }
}
