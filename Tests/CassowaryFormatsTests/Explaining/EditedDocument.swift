@testable import CassowaryFormats

/// The text of a document with one of its constraints otherwise, as somebody would edit it.
enum EditedDocument {
  /// Without the element of a list that has a string at the place.
  static func without(_ position: SourcePosition, _ text: String) -> String? {
    guard var range = string(at: position, text) else { return nil }
    let bytes = Array(text.utf8)
    let blanks = Array(" \n".utf8)
    let comma = UInt8(ascii: ",")
    var end = range.upperBound
    while blanks.contains(bytes[end]) { end += 1 }
    if bytes[end] == comma {
      range = range.lowerBound..<end + 1
    } else {
      var start = range.lowerBound
      while blanks.contains(bytes[start - 1]) { start -= 1 }
      if bytes[start - 1] == comma { range = start - 1..<range.upperBound }
    }
    return String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
  }

  /// With the equation at the place above all that may give way.
  static func preferring(_ position: SourcePosition, _ text: String) -> String? {
    guard let range = string(at: position, text) else { return nil }
    let bytes = Array(text.utf8)
    let equation = String(decoding: bytes[range.lowerBound..<range.upperBound - 1], as: UTF8.self)
    guard let at = equation.lastIndex(of: "@") else { return nil }
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + equation[..<at] + "@999.9999\""
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }

  /// With its quotes.
  private static func string(at position: SourcePosition, _ text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    let quote = UInt8(ascii: "\"")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var start = lines[..<(position.line - 1)].map { $0.utf8.count + 1 }.reduce(0, +) + position.column - 1
    while start >= 0, bytes[start] != quote { start -= 1 }
    guard start >= 0, let end = bytes[(start + 1)...].firstIndex(of: quote) else { return nil }
    return start..<end + 1
  }
}
