import Testing

@testable import CassowaryLayout

/// Measured at 2048 points, where a unit of the face is a point: letters `a`, `b`, `n` and digits are 1139 wide, blanks
/// 569, the hyphen 682, ideographs 2048.
@Suite struct TextMeasurerTests {
  let measurer = TextMeasurer(font: Font(size: 2048))

  func wrapped(_ text: String, _ width: Double, limit: Int = 0) -> [String] {
    measurer.lines(of: text, width: width, limit: limit).map { String(text[$0.range]) }
  }

  @Test func widthsAreSumsOfAdvances() {
    #expect(measurer.width(of: "nab") == 3 * 1139)
    #expect(measurer.width(of: "na\nb") == 3 * 1139)
    #expect(TextMeasurer(font: Font(size: 16)).width(of: "Hello") == 16 * 4667.0 / 2048)
  }

  @Test func sizesCountLines() {
    #expect(measurer.size(of: "") == Size())
    #expect(measurer.size(of: "na") == Size(width: 2278, height: 2355))
    #expect(measurer.size(of: "na\nnab\nn") == Size(width: 3417, height: 3 * 2355))
    #expect(measurer.size(of: "na na", width: 3000) == Size(width: 2278, height: 2 * 2355))
  }

  @Test(
    arguments: [
      // After blanks, which hang.
      ("na na na", 5125.0, ["na na ", "na"]),
      ("na  na", 2278, ["na  ", "na"]),
      ("  na", 2278, ["  ", "na"]),
      // The last blanks count only if they fit.
      ("na na", 2278, ["na ", "na"]),
      // No blank to break at, and none is kept together.
      ("na\u{A0}na", 2500, ["na", "\u{A0}n", "a"]),
      // Hyphens of words, but not signs.
      ("nab-nab", 5000, ["nab-", "nab"]),
      ("na -5", 4600, ["na ", "-5"]),
      ("2019-nab", 6000, ["2019-", "nab"]),
      ("na\u{2014}na", 5000, ["na\u{2014}", "na"]),
      // A soft hyphen takes room only if the line ends there.
      ("nana\u{AD}nana", 5300, ["nana\u{AD}", "nana"]),
      ("na nana\u{AD}nana", 8000, ["na ", "nana\u{AD}", "nana"]),
      // Words that are too long are broken anywhere.
      ("nananana", 3500, ["nan", "ana", "na"]),
      ("na nananana", 3500, ["na ", "nan", "ana", "na"]),
      ("na", 10, ["n", "a"]),
      // Line breaks of every kind; one at the end opens a line.
      ("na\nna\r\nna\u{2028}na", .infinity, ["na", "na", "na", "na"]),
      ("na\n\nna\n", .infinity, ["na", "", "na", ""]),
      // Ideographs break anywhere but before closing and after opening punctuation.
      ("漢漢漢漢", 4100, ["漢漢", "漢漢"]),
      ("漢漢。漢", 4100, ["漢", "漢。", "漢"]),
      ("漢「漢」漢", 4100, ["漢", "「漢", "」漢"]),
      ("😀😀😀", 4100, ["😀😀", "😀"]),
      ("漢n漢", 2100, ["漢", "n", "漢"]),
    ] as [(String, Double, [String])])
  func linesEndWhereTheyMay(text: String, width: Double, lines: [String]) {
    #expect(wrapped(text, width) == lines)
  }

  @Test func linesKnowTheirWidths() {
    let text = "na na  nana\u{AD}nana "
    let lines = measurer.lines(of: text, width: 5300)
    #expect(lines.map { String(text[$0.range]) } == ["na na  ", "nana\u{AD}", "nana "])
    // Hanging blanks do not count, the hyphen of a broken word does, and blanks at the end do where they fit.
    #expect(lines.map(\.width) == [5125, 5238, 5125])
  }

  @Test func blanksAtTheEndHang() {
    #expect(measurer.lines(of: "na  ", width: 3000).map(\.width) == [2278])
    #expect(measurer.lines(of: "na  ").map(\.width) == [2278 + 2 * 569])
  }

  @Test func linesCanBeLimited() {
    #expect(wrapped("na na na na", 2300, limit: 2) == ["na ", "na "])
    #expect(wrapped("na\nna", .infinity, limit: 1) == ["na"])
    #expect(wrapped("na\nna", .infinity, limit: 5) == ["na", "na"])
  }

  @Test(arguments: [0, -5, -.infinity] as [Double])
  func noWidthLeavesOneCharacterALine(width: Double) {
    #expect(wrapped("na b", width) == ["n", "a ", "b"])
  }

  @Test func aWidthThatIsNoNumberDoesNotWrap() {
    #expect(wrapped("na na", .nan) == ["na na"])
  }

  /// The solver's rounding must not wrap a text at its own width.
  @Test func theNaturalWidthFits() {
    let measurer = TextMeasurer(font: Font(size: 17))
    let width = measurer.size(of: "Save changes").width
    #expect(measurer.lines(of: "Save changes", width: width).count == 1)
    #expect(measurer.lines(of: "Save changes", width: width - 1e-9).count == 1)
    #expect(measurer.lines(of: "Save changes", width: width - 0.01).count == 2)
  }
}
