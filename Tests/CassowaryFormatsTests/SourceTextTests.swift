import Testing
import _TestSupport

@testable import CassowaryFormats

@Suite struct SourceTextTests {
  /// Places on lines of any length are where counting finds them.
  @Test(arguments: 0..<20)
  func placesAreThoseThatCountingFinds(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 77)
    let pieces = seed.isMultiple(of: 4) ? ["a", "{", "\n"] : ["a", "ä", "漢", "👩", "\n", "\r\n", "\r", "bcdefgh"]
    var text = seed.isMultiple(of: 3) ? "\u{FEFF}" : ""
    for _ in 0..<random.int(in: 0...3000) {
      // Line ends are rare, so that lines are long.
      let piece = random.element(of: pieces)
      if piece.first?.isNewline == true && !random.chance(2) { continue }
      text += piece
    }
    let source = SourceText(name: "x", text: text)
    var expected = SourcePosition(line: 1, column: 1)
    var offset = text.hasPrefix("\u{FEFF}") ? 3 : 0
    var last: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars.dropFirst(offset == 0 ? 0 : 1) {
      if last == "\r" && scalar != "\n" { expected = SourcePosition(line: expected.line + 1, column: 1) }
      let found = source.position(of: offset)
      #expect(found == expected, "byte \(offset)")
      if found != expected { return }
      expected =
        scalar == "\n"
        ? SourcePosition(line: expected.line + 1, column: 1)
        : SourcePosition(line: expected.line, column: expected.column + 1)
      last = scalar
      offset += UTF8.width(scalar)
    }
    #expect(offset == text.utf8.count)
  }
}
