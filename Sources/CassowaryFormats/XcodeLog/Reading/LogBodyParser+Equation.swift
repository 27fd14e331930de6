import Cassowary
import CassowaryLayout

/// A side of an equation.
struct LogSide {
  var terms: [LogRow.Term] = []
  var constant = 0.0

  mutating func add(_ other: LogSide, times factor: Double) {
    constant += other.constant * factor
    terms += other.terms.map { term in
      var scaled = term
      scaled.coefficient *= factor
      return scaled
    }
  }
}

extension LogBodyParser {
  /// `A.top == 0.5*B.bottom + 8`, or a chain of such relations.
  mutating func equations() -> Bool {
    guard var left = side() else { return fail("a view's attribute") }
    repeat {
      guard let relation = relation() else { return fail("==, <= or >=") }
      guard let right = side() else { return fail("a view's attribute or a number") }
      result.rows.append(
        LogRow(left: left.terms, relation: relation, right: right.terms, constant: right.constant - left.constant))
      left = right
      cursor.skipBlanks()
    } while cursor.startsWith("==") || cursor.startsWith("<=") || cursor.startsWith(">=")
    guard result.rows.allSatisfy({ !$0.terms.isEmpty }) else { return fail("a view's attribute") }
    return trailers()
  }

  mutating func relation() -> Relation? {
    cursor.skipBlanks()
    if cursor.skip("==") { return .equal }
    if cursor.skip("<=") || cursor.skip("=<") { return .lessThanOrEqual }
    if cursor.skip(">=") || cursor.skip("=>") { return .greaterThanOrEqual }
    return cursor.skip("=") ? .equal : nil
  }

  /// A sum of attributes and numbers.
  private mutating func side() -> LogSide? {
    var side = LogSide()
    var sign = leadingSign()
    while true {
      guard let term = product() else { return nil }
      side.add(term, times: sign)
      let end = cursor
      cursor.skipBlanks()
      if cursor.skip("+") {
        sign = 1
      } else if cursor.skip("-") {
        sign = -1
      } else if isSpace(cursor) {
        // `B.bottom NSSpace(8)`: no sign, but a sum.
        sign = 1
      } else {
        cursor = end
        return side
      }
      cursor.skipBlanks()
    }
  }

  private mutating func leadingSign() -> Double {
    cursor.skipBlanks()
    let isMinus = cursor.skip("-")
    if !isMinus { _ = cursor.skip("+") }
    cursor.skipBlanks()
    return isMinus ? -1 : 1
  }

  /// `A.top`, `0.5*A.top`, `A.height * 0.4`, `50%*A.width`, `A.width/2`, `8`, `NSSpace(8)`, `(A.top - B.bottom)`.
  private mutating func product() -> LogSide? {
    guard var value = factor() else { return nil }
    while true {
      let end = cursor
      cursor.skipBlanks()
      if cursor.skip("*") {
        cursor.skipBlanks()
        guard let other = factor() else { return nil }
        if other.terms.isEmpty {
          value.scale(by: other.constant)
        } else if value.terms.isEmpty {
          let number = value.constant
          value = other
          value.scale(by: number)
        } else {
          return nil
        }
      } else if cursor.skip("/") {
        cursor.skipBlanks()
        guard let divisor = cursor.number(), divisor != 0 else { return nil }
        value.scale(by: 1 / divisor)
      } else {
        cursor = end
        return value
      }
    }
  }

  private mutating func factor() -> LogSide? {
    if isSpace(cursor) { return space().map { LogSide(constant: $0) } }
    if cursor.skip("(") {
      guard let inner = side() else { return nil }
      cursor.skipBlanks()
      return cursor.skip(")") ? inner : nil
    }
    let start = cursor
    if names.candidates(at: cursor).isEmpty, let number = cursor.number() {
      if cursor.next == nil || " \n*/)@%+-,]".utf8.contains(cursor.next ?? 0) {
        return LogSide(constant: cursor.skip("%") ? number / 100 : number)
      }
      cursor = start
    }
    guard let item = reference({ LogAttributeWord.follows($0) }), let attribute = LogAttributeWord.take(&cursor) else {
      // A view may be called `10`.
      cursor = start
      return cursor.number().map { LogSide(constant: $0) }
    }
    return LogSide(terms: [.init(item: item, attribute: attribute)])
  }

  /// Whether `NSSpace(8)` or the like comes next: a distance that the system chose.
  func isSpace(_ cursor: LogCursor) -> Bool {
    cursor.startsWith("NSSpace(") || cursor.startsWith("NSLayoutAnchorConstraintSpace(")
  }

  mutating func space() -> Double? {
    while let byte = cursor.next, byte != UInt8(ascii: "(") { cursor.index += 1 }
    cursor.index += 1
    guard let number = cursor.number(), cursor.skip(")") else { return nil }
    return number
  }
}

extension LogSide {
  mutating func scale(by factor: Double) {
    let unscaled = self
    self = LogSide()
    add(unscaled, times: factor)
  }
}
