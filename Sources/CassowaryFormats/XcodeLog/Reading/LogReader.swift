/// Divides a log into reports and reads their constraints.
struct LogReader {
  private let text: SourceText
  private(set) var reports: [LogReport] = []

  private var builder: LogReportBuilder?
  private var isBreaking = false
  /// Whether the list was closed: another constraint belongs to another list.
  private var isClosed = false
  /// Whether the constraints of the list stand in quotes.
  private var isQuoted = false
  private var problems = 0
  /// Whether the log has any report with its own words; else every constraint counts.
  private var hasPhrases = false

  init(_ text: SourceText) { self.text = text }

  mutating func read() {
    let marks = LogScanner(bytes: text.bytes).marks()
    hasPhrases = marks.contains { $0.mark == .report }
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].offset : text.bytes.count
      switch mark.mark {
      case .report: begin(at: mark.offset)
      case .breaking: isBreaking = builder != nil
      case .redaction: builder?.setRedacted()
      case .constraint(let place, let isBracketed):
        take(mark.offset..<min(end, mark.offset + LogLimits.lineSize), place, isBracketed)
      }
      if problems >= LogLimits.problems {
        builder?.leaveOut(
          "more than \(LogLimits.problems - 1) constraints of the log cannot be read; the rest of the log is not read",
          at: text.position(of: end))
        break
      }
    }
    finish()
  }

  private mutating func begin(at offset: Int) {
    finish()
    builder = LogReportBuilder(at: text.position(of: offset))
  }

  private mutating func finish() {
    if let report = builder?.finish() { reports.append(report) }
    builder = nil
    isBreaking = false
    isClosed = false
    isQuoted = false
  }

  private mutating func take(_ range: Range<Int>, _ place: LogScanner.Place, _ isBracketed: Bool) {
    if builder == nil || isClosed && !isBreaking {
      // Between reports only lists count, not a constraint that some other message names.
      guard place != .alone || !hasPhrases else { return }
      begin(at: range.lowerBound)
    }
    if !isBreaking {
      // Nor does one between the lines of a list, where those are in quotes.
      if isQuoted, place != .quoted { return }
      isQuoted = place == .quoted
    }
    let plain = LogLine.plain(text.bytes[range])
    var parser = LogLineParser(plain)
    var found = Self.statement(&parser, isBracketed)
    for line in otherReadings(of: plain, at: range.lowerBound, upTo: found?.end) {
      var joined = LogLineParser(line)
      guard let other = Self.statement(&joined, isBracketed) else { continue }
      (found, parser) = (other, joined)
      break
    }
    let position = text.position(of: range.lowerBound)
    if isBreaking {
      builder?.setBroken(found?.statement, address: parser.address(), at: position)
      finish()
    } else if let found {
      builder?.add(found.statement, at: position)
      isClosed = Self.closesList(parser.bytes, after: found.end)
    } else if parser.isConstraint {
      builder?.skip(parser, at: position)
      problems += 1
    }
  }

  /// What a constraint says in one line, if it goes over several and makes no sense as it is, or holds marks of a reply.
  private func otherReadings(of plain: [UInt8], at offset: Int, upTo end: Int?) -> [[UInt8]] {
    guard let end else { return LogLine.joined(plain) }
    guard plain[..<end].contains(UInt8(ascii: "\n")) else { return [] }
    let near = text.bytes[max(0, offset - LogLimits.lineSize)..<offset]
    let line = near[(near.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? near.startIndex)...]
    return LogLine.isMarked(line) ? LogLine.unmarked(plain) : []
  }

  /// The constraint at the beginning, and where it ends.
  private static func statement(
    _ parser: inout LogLineParser, _ isBracketed: Bool
  ) -> (statement: LogStatement, end: Int)? {
    for end in ends(of: parser.bytes, isBracketed) {
      if let statement = parser.statement(0..<end) { return (statement, end) }
      if parser.budget == 0 { return nil }
    }
    return nil
  }

  /// Where the constraint may end: at each closing bracket, or, where a page ate them, at a quote or the end of a line.
  private static func ends(of bytes: [UInt8], _ isBracketed: Bool) -> [Int] {
    let end = bytes.lastIndex { !$0.isBlank }.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
    let ends = bytes.indices.lazy.filter { index in
      let byte = bytes[index]
      if !isBracketed {
        // A comma ends it only if nothing stands behind: lists of names hold commas.
        return "\"\n".utf8.contains(byte) || index == end
      }
      guard byte == UInt8(ascii: ">") else { return false }
      return index + 1 == bytes.count || bytes[index + 1].isBlank || bytes[index + 1] >= 0x80
        || "\",)]};*`|<".utf8.contains(bytes[index + 1])
    }
    return ends.prefix(LogLimits.ends) + (isBracketed ? [] : [bytes.count])
  }

  private static func closesList(_ bytes: [UInt8], after end: Int) -> Bool {
    var rest = bytes[min(end, bytes.count)...]
    while let mark = [" ", "\n", ">", "\"", "'", ",", "\u{BB}", "\u{300D}"].first(where: { rest.starts(with: $0.utf8) })
    {
      rest = rest.dropFirst(mark.utf8.count)
    }
    return [")", "]", "\u{FF09}"].contains { rest.starts(with: $0.utf8) }
  }
}
