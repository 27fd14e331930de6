import Testing

@testable import CassowaryReports

@Suite struct TextTableTests {
  @Test func wordsStandLeftAndNumbersRight() {
    var table = TextTable([("name", false), ("value", true), ("", false)])
    table.add(["a", "1", ""])
    table.add(["longer", "1000000", "x "])
    #expect(table.lines == ["name      value", "a             1", "longer  1000000  x"])
    #expect(TextTable([("", false)]).lines == [""])
  }

  /// A text that is very long makes its own line longer, and no other.
  @Test func longTextsDoNotFillOtherRows() {
    let long = String(repeating: "x", count: 10_000)
    var table = TextTable([("", false), ("", true)])
    for number in 0..<100 { table.add(["y\(number)", "1"]) }
    table.add([long, "22"])
    #expect(table.lines.dropFirst().first == "y0    1")
    #expect(table.lines.last == long + "  22")
    #expect(table.lines.map(\.count).reduce(0, +) < 12_000)
  }
}
