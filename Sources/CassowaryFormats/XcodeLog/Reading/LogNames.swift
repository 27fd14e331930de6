/// The list behind a constraint, `(active, names: title:0x7f…, '|':UIView:0x7f… )`: which objects the bare names mean.
struct LogNames {
  /// What `|` stands for.
  private(set) var superview: LogReference?
  /// By name, in the order listed. Two objects may share a name.
  private(set) var objects: [(name: [UInt8], reference: LogReference)] = []

  init() {}

  /// Reads what stands between `names:` and the parenthesis; `nil` if it is no such list.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var cursor = LogCursor(bytes, from: range.lowerBound, to: range.upperBound)
    cursor.skipBlanks()
    while !cursor.isAtEnd {
      guard let entry = Self.entry(&cursor) else { return nil }
      add(entry)
      cursor.skipBlanks()
      if cursor.skip(",") { cursor.skipBlanks() }
    }
  }

  private mutating func add(_ entry: (words: String, address: String, title: String)) {
    for mark in ["'|'", "|"] where entry.words == mark || entry.words.hasPrefix(mark + ":") {
      let object = String(entry.words.dropFirst(mark.count + 1))
      // A view with an identifier stands there by that; only one with a blank cannot be taken for a class.
      let isName = object.contains(" ") && !object.contains("<")
      superview = LogReference(
        key: entry.address, className: isName ? "" : object, title: entry.title, name: isName ? object : "")
      return
    }
    // `name:0x…` is usual; `name:Class:0x…` is understood, too.
    var names = [(entry.words, "")]
    if let colon = entry.words.lastIndex(of: ":") {
      names.append((String(entry.words[..<colon]), String(entry.words[colon...].dropFirst())))
    }
    for (name, className) in names where !name.isEmpty {
      let reference = LogReference(key: entry.address, className: className, title: entry.title, name: name)
      if !objects.contains(where: { $0.reference == reference }) { objects.append((Array(name.utf8), reference)) }
    }
  }

  /// `words:0x7f…`, with a title in quotes if there is one.
  private static func entry(_ cursor: inout LogCursor) -> (words: String, address: String, title: String)? {
    let start = cursor.index
    while !cursor.isAtEnd {
      if cursor.next == UInt8(ascii: ":"), cursor.bytes[(cursor.index + 1)..<cursor.end].beginsAddress {
        let words = cursor.text(start..<cursor.index)
        cursor.index += 1
        guard let address = cursor.address() else { return nil }
        var title = ""
        if cursor.skip("'") {
          let begin = cursor.index
          while !cursor.isAtEnd, !(cursor.next == UInt8(ascii: "'") && isEndOfTitle(cursor)) { cursor.index += 1 }
          title = cursor.text(begin..<cursor.index)
          _ = cursor.skip("'")
        }
        return (words, address, title)
      }
      cursor.index += 1
    }
    return nil
  }

  private static func isEndOfTitle(_ cursor: LogCursor) -> Bool {
    guard let byte = cursor.peek(1) else { return true }
    return byte == UInt8(ascii: ",") || byte.isBlank
  }

  /// The objects that a name at the cursor may mean, those with longer names first.
  func candidates(at cursor: LogCursor) -> [(length: Int, references: [LogReference])] {
    let rest = cursor.bytes[min(cursor.index, cursor.end)..<cursor.end]
    var found: [(length: Int, references: [LogReference])] = []
    for (name, reference) in objects where rest.starts(with: name) {
      if let index = found.firstIndex(where: { $0.length == name.count }) {
        found[index].references.append(reference)
      } else {
        found.append((name.count, [reference]))
      }
    }
    return found.sorted { $0.length > $1.length }
  }
}
