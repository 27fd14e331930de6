import Testing

@testable import CassowaryFormats

/// What stands around constraints: words of the system, several reports, what pages and terminals make of them, and harm.
@Suite struct LogReaderTests {
  static let constraints = [
    "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0xa'Hi']   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x2 V:[UILabel:0xa'Hi']-(8)-|   (active, names: '|':UIView:0xb )>",
    "<NSLayoutConstraint:0x3 UILabel:0xa'Hi'.height == 100   (active)>",
    "<NSLayoutConstraint:0x4 UIView:0xb.height == 90   (active)>",
  ]

  static let report = """
    2026-02-01 10:00:00.123456+0100 App[812:90231] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "\(constraints[0])",
        "\(constraints[1])",
        "\(constraints[2])",
        "\(constraints[3])"
    )

    Will attempt to recover by breaking constraint
    \(constraints[2])

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

    """

  private func check(_ report: LogReport?, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(report?.constraints.map(\.address) == ["0x1", "0x2", "0x3", "0x4"], sourceLocation: sourceLocation)
    #expect(report?.brokenIndex == 2, sourceLocation: sourceLocation)
    guard case .conflict(let conflict)? = report?.verdict() else {
      Issue.record("no conflict", sourceLocation: sourceLocation)
      return
    }
    #expect(conflict.members == [0, 1, 2, 3], sourceLocation: sourceLocation)
    #expect(conflict.arithmetic?.left.map(\.amount) == [8, 8, 100], sourceLocation: sourceLocation)
    #expect(conflict.arithmetic?.right.map(\.amount) == [90], sourceLocation: sourceLocation)
  }

  @Test func reportsStandAmongOtherLines() {
    let noise = "2026-02-01 10:00:00 App[1:2] hello <UIView: 0x7f; frame = (0 0; 1 1)> (a, \"b\")\n"
    let log = LogTrial(noise + Self.report + noise + noise + Self.report + noise).log
    #expect(log.reports.count == 2)
    for report in log.reports {
      check(report)
      #expect(report.problems == [])
    }
    #expect(log.reports.map(\.position.line) == [2, 17])
  }

  @Test func aMessageThatNamesAConstraintIsNoReport() {
    let message = "Changing the priority of \(Self.constraints[0]) is not supported.\n"
    let log = LogTrial(message + Self.report + message).log
    #expect(log.reports.count == 1)
    check(log.reports.first)
  }

  @Test func whatPagesMakeOfItIsUndone() {
    let variants: [(String) -> String] = [
      { $0.replacing("\n", with: "\r\n") },
      { $0.replacing("\n", with: " ") },
      { $0.replacing("\n", with: "\n> ") },
      { $0.replacing("    ", with: "\t") },
      { $0.replacing(" ", with: "\u{A0}") },
      { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;") },
      {
        $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
          .replacing("\"", with: "&quot;").replacing("&", with: "&amp;")
      },
      { $0.replacing("0xa", with: "0x0000A").replacing("0xb.", with: "0x000b.") },
      { $0.replacing("'", with: "\u{2019}").replacing("\"", with: "\u{201D}") },
      { $0.replacing("\"<", with: "\"").replacing(">\"", with: "\"") },
      { $0.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") },
      { $0.replacing("    \"", with: "  * \"") },
      {
        $0.replacing("\"<", with: "").replacing(">\"", with: "").replacing("\n<", with: "\n").replacing(
          ">\n", with: "\n")
      },
      { $0.replacing("== 100", with: "== 100 @ 1000").replacing("== 90", with: "== 0.5 × 180") },
      {
        $0.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("|", with: "\\|").replacing(
          "[", with: "\\[")
      },
      { $0.replacing("<", with: "\\u003c").replacing(">", with: "\\u003E").replacing("\"", with: "\\\"") },
      { $0.replacing("<", with: "&#x3C;").replacing("\"", with: "&#34;").replacing("'", with: "&amp;#8217;") },
      { $0.replacing("'Hi'", with: "'\\U0048\\Ud83d\\Ude00'") },
      { $0.replacing(" ==", with: "\n>     * ==") },
      { $0.replacing("(active, names:", with: "(Names:").replacing("   (active)", with: "") },
      { $0.replacing("constraint\n", with: "constraint ") },
      { $0.replacing("Unable to simultaneously satisfy constraints.", with: "Conflicting constraints detected:") },
      { $0.replacing("0x", with: "0X") },
      // A record in JSON that is a text in another one, and that in a third.
      { $0.replacing("\"", with: #"\\\""#).replacing("\n", with: #"\\n"#).replacing("\t", with: #"\\t"#) },
      { $0.replacing("\"", with: #"\\\""#).replacing("<", with: #"\\u003c"#).replacing("\n", with: #"\\n"#) },
      { $0.replacing("\"", with: #"\\\\\\\""#).replacing("\n", with: #"\\\\n"#) },
      { $0.replacing("0x", with: "0xABCDEF").replacing("0xABCDEF3", with: "0xabcdef3") },
    ]
    for (index, variant) in variants.enumerated() {
      let report = LogTrial(variant(Self.report)).log.reports.first
      #expect(report?.constraints.count == 4, "variant \(index)")
      #expect(report?.brokenIndex == 2, "variant \(index)")
      if case .conflict(let conflict)? = report?.verdict() {
        #expect(conflict.members == [0, 1, 2, 3], "variant \(index)")
      } else {
        Issue.record("variant \(index): no conflict")
      }
    }
  }

  @Test func utf16IsRead() {
    let units = Array(("\u{FEFF}Größe 😀\n" + Self.report).utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    // Without the mark.
    let ascii = ("A line before it, in plain letters\n" + Self.report).utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    for bytes in [big, little, big + [0], ascii, [0] + ascii.dropLast()] {
      let log = XcodeLog.read(SourceText(name: "x", bytes: bytes))
      check(log.reports.first)
      #expect(log.reports.first?.position.line == 2)
    }
    for bytes: [UInt8] in [[0xFF, 0xFE], [0xFE, 0xFF, 0]] {
      #expect(XcodeLog.read(SourceText(name: "x", bytes: bytes)).reports.isEmpty)
    }
  }

  /// Marks of a reply are none of the text's, in titles neither; without them nothing is taken for one.
  @Test(arguments: [
    (">> ", "Log in\n>> now", "Log in now"), ("> ", "Log\n> in", "Log in"), ("// ", "Log in \n// now", "Log in  now"),
    ("", "a > b\n> c", "a > b\n> c"), ("  ", "Log\n  in", "Log\n  in"),
  ])
  func marksOfRepliesStayOutOfTitles(mark: String, written: String, title: String) {
    let text = (["("] + Self.constraints.map { "    \"\($0)\"," } + [")"]).map { mark + $0 + "\n" }.joined()
    let report = LogTrial(text.replacing("'Hi'", with: "'\(written)'")).log.reports.first
    #expect(report?.constraints.count == 4)
    #expect(report?.items.map(\.title).filter { !$0.isEmpty } == [title])
  }

  /// Constants stand in the sum as they are written, where they can.
  @Test(arguments: [
    (
      [
        "A:0xa.width == 100", "B:0xb.width == 100", "A:0xa.centerX == B:0xb.centerX + 2",
        "A:0xa.trailing <= B:0xb.trailing",
      ], [4.0, 100], [100.0]
    ),
    (["A:0xa.width == 0.5*B:0xb.width", "B:0xb.width == 100", "A:0xa.width == 60"], [60], [50]),
    (["A:0xa.width == 60", "A:0xa.width == 0.5*B:0xb.width + 5", "B:0xb.width == 100"], [60], [5, 50]),
  ])
  func sumsAreInTheNumbersOfTheList(constraints: [String], left: [Double], right: [Double]) {
    let lines = constraints.enumerated().map { "<NSLayoutConstraint:0x\($0.offset) \($0.element)   (active)>" }
    let arithmetic = LogTrial(listing: lines).conflict?.arithmetic
    let sides = [arithmetic?.left, arithmetic?.right].map { $0?.map(\.amount).sorted() }
    #expect(sides == [left, right] || sides == [right, left], "\(sides)")
  }

  @Test func aTerminalMayBreakLinesAnywhere() {
    let text = Array(Self.report)
    let start = Self.report.distance(
      from: Self.report.startIndex, to: Self.report.firstIndex(of: "<") ?? Self.report.startIndex)
    for place in (start + 24)..<(start + 70) {
      let broken = String(text[..<place]) + "\n" + String(text[place...])
      let report = LogTrial(broken).log.reports.first
      #expect(report?.constraints.count == 4, "break at \(place)")
    }
  }

  @Test func listsWithoutWordsAreReports() {
    let list = LogTrial(listing: Self.constraints).log
    #expect(list.reports.count == 1)
    #expect(list.reports.first?.brokenIndex == nil)
    let text = "(\n\"\(Self.constraints[3])\"\n)\n\n(\n\"\(Self.constraints[2])\"\n)\n"
    #expect(LogTrial(text).log.reports.map { $0.constraints.map(\.address) } == [["0x4"], ["0x3"]])
    #expect(LogTrial(Self.constraints[0]).log.reports.map(\.constraints.count) == [1])
  }

  @Test(arguments: [
    ("[", ", ", "]"), ("[", ",", "]\n"), ("views: [", ",\n", "]"),
    ("\u{1B}[31m", "\u{1B}[0m\n\u{1B}[1;31m", "\u{1B}[0m"),
    ("«", "»\n«", "»"), ("(\"", "\", \"", "\")"), ("`", "`\n`", "`"), ("{", ";", "}"), ("* ", " *\n* ", " *"),
  ])
  func listsMayHaveAnyMarks(_ opening: String, _ separator: String, _ closing: String) {
    for report in ["", "Unable to simultaneously satisfy constraints.\n"] {
      let log = LogTrial(report + opening + Self.constraints.joined(separator: separator) + closing).log
      #expect(log.reports.map { $0.constraints.map(\.address) } == [["0x1", "0x2", "0x3", "0x4"]])
      #expect(log.reports.allSatisfy { $0.problems.isEmpty })
    }
  }

  @Test func malformedLinesAreNamedAndSkipped() {
    let text = Self.report.replacing("'Hi'.height == 100   (active)>\",", with: "'Hi'.hight == 1")
    let trial = LogTrial(text)
    #expect(trial.log.reports.first?.constraints.map(\.address) == ["0x1", "0x2", "0x4"])
    #expect(trial.problems.count == 1)
    #expect(trial.problems[0].hasPrefix("skipped a constraint: expected "))
    #expect(trial.log.reports.first?.problems.first?.position.line == 6)
    #expect(trial.log.reports.first?.problems.first?.position.column == 7)
    #expect(trial.log.reports.first?.brokenIndex == nil)
  }

  @Test func whatIsHiddenIsNotInvented() {
    let text = """
      Unable to simultaneously satisfy constraints:
      <private>
      Will attempt to recover by breaking constraint
      <private>
      """
    let report = LogTrial(text).log.reports.first
    #expect(report?.isRedacted == true)
    #expect(report?.constraints.isEmpty == true)
    #expect(LogTrial(Self.report).log.reports.first?.isRedacted == false)
    let decoded = "Conflicting constraints detected: <decode: missing data>. Will attempt to recover by breaking …\n"
    #expect(LogTrial(decoded).log.reports.map(\.isRedacted) == [true])
  }

  /// Left and right edges against leading ones: what contradicts itself only from right to left is read so.
  @Test func theDirectionIsTheOneThatContradicts() {
    func lines(_ edge: String, _ distance: Int) -> [String] {
      [
        "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 UIView:0xa.\(edge) == UIView:0xb.\(edge) + \(distance)>",
      ]
    }
    #expect(LogTrial(listing: lines("left", 8)).conflict?.direction == nil)
    #expect(LogTrial(listing: lines("left", 9)).conflict?.direction == .leftToRight)
    #expect(LogTrial(listing: lines("right", -8)).conflict?.direction == nil)
    #expect(LogTrial(listing: lines("right", -7)).conflict?.direction == .rightToLeft)
  }

  /// A multiple of a place is one of the view around: half of its centre, not of a point on the screen.
  @Test func multiplesOfPlacesCountFromTheViewAround() {
    func lines(_ width: Int) -> [String] {
      [
        "<NSLayoutConstraint:0x1 UIView:0xa.centerX == 0.5*UIView:0xb.centerX>",
        "<NSLayoutConstraint:0x2 H:|-(10)-[UIView:0xa(20)]   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint: 0x3 UIView:0xb.width == \(width)>",
      ]
    }
    #expect(LogTrial(listing: lines(80)).conflict?.members == nil)
    #expect(LogTrial(listing: lines(90)).conflict?.members == [0, 1, 2])
  }

  @Test func anyNumberOfReportsIsRead() {
    let count = 10_002
    let report = "Unable to simultaneously satisfy constraints.\n(\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1>\")\n"
    let log = LogTrial(String(repeating: report, count: count)).log
    #expect(log.reports.count == count)
    #expect(log.reports.allSatisfy { $0.constraints.count == 1 })
  }

  private func reason(_ trial: LogTrial) -> String? {
    if case .undecided(let why)? = trial.log.reports.last?.verdict() { why } else { nil }
  }

  @Test func whatIsNotReadIsNotCalledSatisfiable() {
    func list(_ count: Int) -> [String] {
      (0..<count).map { "<NSLayoutConstraint:0x\($0) UIView:0xa.width == 1>" }
    }
    #expect(reason(LogTrial(listing: list(LogLimits.constraints))) == nil)
    let long = LogTrial(listing: list(LogLimits.constraints + 3))
    #expect(reason(long)?.contains("more than \(LogLimits.constraints) constraints") == true)
    #expect(long.problems.count == 1)
    let bad = "<NSLayoutConstraint:0x1 UIView:0xa.hight == 1>"
    #expect(reason(LogTrial(listing: [bad]))?.contains("none of the constraints") == true)
    let hopeless = LogTrial(listing: list(1) + Array(repeating: bad, count: LogLimits.problems + 3) + list(1))
    #expect(reason(hopeless)?.contains("the rest of the log is not read") == true)
  }

  /// A pair among very many is found; a ring that is too long is said to be.
  @Test func longReportsAreDecided() {
    func gaps(_ range: Range<Int>) -> [String] {
      range.map { "<NSLayoutConstraint:0x\($0) H:[UIView:0xa\($0)]-(8)-[UIView:0xa\($0 + 1)]>" }
    }
    let pair = [4, 5].map { "<NSLayoutConstraint:0xf\($0) UIView:0xa7.height == \($0)>" }
    let among = LogTrial(listing: gaps(0..<2500) + pair + gaps(2500..<3000))
    #expect(among.conflict?.members == [2500, 2501])
    func ring(_ count: Int) -> LogTrial {
      LogTrial(
        listing: gaps(0..<count - 1) + ["<NSLayoutConstraint:0xf UIView:0xa\(count - 1).left == UIView:0xa0.left>"])
    }
    #expect(ring(60).conflict?.members == Array(0..<60))
    let long = ring(LogLimits.members + 1)
    #expect(reason(long) == "more than \(LogLimits.members) constraints take part in one contradiction")
  }

  @Test func nothingIsNoReport() {
    for text in ["", "\n", "hello", "(", "[[[[[[", "<", ":", "<:0x", "Constraint:", "\u{0}\u{FF}"] {
      #expect(LogTrial(text).log.reports.isEmpty, "\(text)")
    }
    #expect(LogTrial("Unable to simultaneously satisfy constraints.").log.reports.count == 1)
  }

  /// Every beginning of a log, and every log with one byte changed, is read to an end.
  @Test func harmIsSurvived() {
    let bytes = Array(Self.report.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let log = XcodeLog.read(SourceText(name: "x", bytes: Array(bytes.prefix(count))))
      for report in log.reports { _ = report.verdict() }
    }
    var random = SeededBytes(state: 5)
    for _ in 0..<500 {
      let pieces = [
        "'", "\"", "<", ">", "(", ")", "[", "]", "|", ":", "0x", "\n", " (active)", "Constraint:0x1", "1e308",
      ]
      let harmed = random.mutated(bytes, pieces: pieces)
      let log = XcodeLog.read(SourceText(name: "x", bytes: harmed))
      for report in log.reports { _ = report.verdict() }
    }
  }

  /// Text that is made to be ambiguous costs no more than its share.
  @Test func hostileTextEnds() {
    let piece =
      "<NSLayoutConstraint:0x1 'a' V:[UILabel:0xa'" + String(repeating: "'](>=) > (active, names: a:0x1 )", count: 200)
    let start = ContinuousClock.now
    _ = LogTrial(String(repeating: piece + "\n", count: 3))
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
