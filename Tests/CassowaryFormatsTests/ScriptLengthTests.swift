import Testing

@testable import CassowaryFormats

@Suite struct ScriptLengthTests {
  private static let loop =
    "the script would carry out more than 1000000 statements with this loop; let it run fewer rounds"

  @Test(arguments: [
    ("x == 0\nfor i in 0...1000000000000 { x == {i} !weak }", "2:1"),
    ("repeat 1000000000000 {\n  x == 1 !weak\n}", "1:1"),
    ("for i in -1000000000000000...1000000000000000 { for j in 1...0 { x == 1 } }", "1:1"),
    // Rounds multiply; the loop to blame is the innermost that is too long by itself.
    ("for i in 1...1000 {\n  repeat 1000 { x == 1 !weak }\n}", "1:1"),
    ("repeat 2 {\n  for i in 1...3 {\n    repeat 1000000 { x == 1 !weak }\n  }\n}", "3:5"),
    ("for i in 0...3 {\n  for j in 0...{i+999999} { x == 1 !weak }\n}", "2:3"),
    // Loops after one another add up.
    ("repeat 600000 { x == 1 !weak }\nrepeat 600000 { x == 1 !weak }", "2:1"),
  ])
  func loopsThatNeverEndAreRefused(text: String, place: String) {
    #expect(syntaxErrors(text) == ["\(place): \(Self.loop)"])
  }

  @Test(arguments: [
    "repeat 999999 { x == 1 !weak }", "repeat 1000000000000000 {\n}", "for i in 5...-1000000000 { x == 1 }",
    "for i in 1...1000 { for j in 1...{i} { x == 1 !weak } }", "repeat 999 { repeat 999 { x == 1 !weak } }",
  ])
  func loopsThatEndAreNot(text: String) {
    #expect(syntaxErrors(text) == [])
  }
}
