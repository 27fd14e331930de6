import CassowaryFormats
import Testing

@testable import CassowaryReports

@Suite struct SyntaxErrorTextTests {
  private func message(_ text: String, color: Bool = false) -> String {
    let source = ScriptSource(name: "demo.cass", text: text)
    do throws(ScriptSyntaxErrors) {
      _ = try Script(source)
      return ""
    } catch {
      return ScriptProblemText(file: source.name, style: TextStyle(usesColor: color)).text(error, in: source)
    }
  }

  @Test func theLineIsShownWithACaret() {
    #expect(
      message("a: x == 1\n  b: 2*x >= y*(x + 1)   # no\n") == """
        demo.cass:2:14: error: the product of two expressions with variables is not linear
          b: 2*x >= y*(x + 1)   # no
                     ^

        """)
  }

  @Test func severalErrorsStandInOrder() {
    #expect(
      message("x = 1\nremove\nprint x y") == """
        demo.cass:1:3: error: write '==' to make two expressions equal
        x = 1
          ^
        demo.cass:2:7: error: expected the name of the constraint to remove, not the end of the line
        remove
              ^
        demo.cass:3:9: error: the statement should end before 'y'
        print x y
                ^

        """)
  }

  @Test func theCaretStandsBelowItsPlaceAfterTabsAndOtherLetters() {
    #expect(message("\té: x ? 1").hasSuffix("\n\té: x ? 1\n\t     ^\n"))
  }

  @Test func theCaretMayStandBehindTheLine() {
    #expect(message("x ==").hasSuffix("\nx ==\n    ^\n"))
    #expect(message("repeat 2 {\n x == 1\n").hasSuffix("\nrepeat 2 {\n         ^\n"))
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    let text = message("x == \u{1B}[31m1\u{0}")
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{0}"))
  }

  @Test func longLinesAreCutAroundTheCaret() throws {
    let line = String(repeating: "x + ", count: 1000) + "? + " + String(repeating: "x + ", count: 1000) + "x == 1"
    let lines = message(line).split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[1].count == SourceSnippet.widest + 2)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Array(lines[1])[column] == "?")
  }

  @Test func colorMarksPlaceErrorAndCaret() {
    #expect(
      message("x = 1", color: true)
        == "\u{1B}[1mdemo.cass:1:3:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m write '==' to make two expressions equal\n"
        + "x = 1\n  \u{1B}[1;32m^\u{1B}[0m\n")
  }
}
