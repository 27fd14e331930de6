/// A first look at an XML text: where its elements begin, and whether it is harmless to read.
///
/// XML libraries count lines and columns in ways of their own and expand what a text defines; this looks for nothing but
/// tags. Of a text that is not well-formed it may find too many or too few: reading it fails anyhow.
struct MarkupScan {
  /// The offsets of the `<` of all start tags, in order.
  private(set) var starts: [Int] = []
  private(set) var problem: (problem: MarkupProblem, offset: Int)?

  private let bytes: [UInt8]
  private var index: Int
  private var depth = 0

  init(_ text: SourceText) {
    bytes = text.bytes
    index = text.start
    while problem == nil {
      let start = nextOpening() ?? bytes.count
      checkLength(from: index, to: start)
      if start == bytes.count { break }
      index = start
      scan(start)
    }
  }

  private mutating func checkLength(from start: Int, to end: Int) {
    if problem == nil, end - start > MarkupLimits.run { problem = (.longText(limit: MarkupLimits.run), start) }
  }

  /// A name is what has neither a blank nor a sign of the markup in it.
  private mutating func checkName(from start: Int, to end: Int) {
    if end - start > MarkupLimits.nameSize { problem = (.longName(limit: MarkupLimits.nameSize), start) }
  }

  private func nextOpening() -> Int? { bytes[index...].firstIndex(of: UInt8(ascii: "<")) }

  private mutating func scan(_ start: Int) {
    if begins("<!--") {
      skip(behind: "-->")
      checkLength(from: start, to: index)
    } else if begins("<![CDATA[") {
      skip(behind: "]]>")
      checkLength(from: start, to: index)
    } else if begins("<?") {
      skip(behind: "?>")
      checkLength(from: start, to: index)
    } else if begins("<!") {
      problem = (.definitions, start)
    } else if begins("</") {
      depth -= 1
      skip(behind: ">")
    } else {
      startTag(start)
    }
  }

  private mutating func startTag(_ start: Int) {
    var quote: UInt8?
    index += 1
    var name = index
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { (quote, name) = (nil, index) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "=") || SourceText.isBlank(byte) {
        name = index
      } else if problem == nil {
        checkName(from: name, to: index)
      }
    }
    starts.append(start)
    let isEmpty = index - start > 2 && bytes[index - 2] == UInt8(ascii: "/")
    if !isEmpty { depth += 1 }
    if problem != nil { return }
    if index - start > MarkupLimits.tagSize {
      problem = (.longTag(limit: MarkupLimits.tagSize), start)
    } else if depth > MarkupLimits.depth {
      problem = (.tooDeep(limit: MarkupLimits.depth), start)
    } else if starts.count > MarkupLimits.elements {
      problem = (.tooMany(limit: MarkupLimits.elements), start)
    }
  }

  private func begins(_ word: StaticString) -> Bool {
    bytes[index...].starts(with: word.description.utf8)
  }

  private mutating func skip(behind word: StaticString) {
    let end = Array(word.description.utf8)
    while index < bytes.count {
      guard let found = bytes[index...].firstIndex(of: end[0]) else { break }
      index = found
      if bytes[index...].starts(with: end) {
        index += end.count
        return
      }
      index += 1
    }
    index = bytes.count
  }
}
