import Testing

@testable import CassowaryLayout

@Suite struct TypefaceTests {
  @Test(arguments: [
    ("A", 1366), ("W", 1933), ("i", 455), ("m", 1706), (" ", 569), ("0", 1139), ("é", 1139), ("ß", 1251), ("Ω", 1531),
    ("Ж", 1891), ("\u{2014}", 2048), ("€", 1139), ("→", 2048), ("\u{A0}", 569),
  ])
  func widthsAreThoseOfTheFace(character: Character, advance: Int) {
    #expect(Typeface.advance(of: character) == advance)
  }

  @Test(arguments: [
    ("e\u{301}", 1139), ("\u{301}", 0), ("\u{200D}", 0), ("\u{AD}", 0), ("漢", 2048), ("한", 2048), ("😀", 2048),
    ("👨‍👩‍👧", 2048), ("🇩🇪", 2048), ("❤\u{FE0F}", 2048), ("ა", 1139), ("\u{2003}", 2048), ("\t", 2276), ("\u{7}", 0),
  ])
  func whatTheFaceLacksHasASensibleWidth(character: Character, advance: Int) {
    #expect(Typeface.advance(of: character) == advance)
  }

  /// The lookup is a binary search.
  @Test func blocksAscendWithoutOverlap() {
    for (block, next) in zip(Typeface.blocks, Typeface.blocks.dropFirst()) {
      #expect(Int(block.first) + block.advances.count <= Int(next.first))
    }
    #expect(Typeface.blocks.allSatisfy { $0.advances.first != 0 && $0.advances.last != 0 })
  }

  @Test func fontsHaveTheMetricsOfTheFace() {
    let font = Font(size: 20.48)
    #expect(abs(font.ascender - 18.54) < 1e-12)
    #expect(abs(font.descender + 4.34) < 1e-12)
    #expect(abs(font.leading - 0.67) < 1e-12)
    #expect(abs(font.lineHeight - 23.55) < 1e-12)
    #expect(Font(size: 0).size == 17 && Font(size: -.infinity).size == 17 && Font(size: .nan).size == 17)
  }
}
