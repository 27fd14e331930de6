import Testing

@testable import CassowaryFormats

@Suite struct NearestWordTests {
  private let words = ["hidden", "alpha", "spacing", "customSpacing", "a", "ab"]

  @Test(arguments: [
    ("hiden", "hidden"), ("hiddne", "hidden"), ("Hidden", "hidden"), ("hiddenn", "hidden"), ("spacng", "spacing"),
    ("customspacing", "customSpacing"),
  ])
  func slipsAreSeen(text: String, word: String) {
    #expect(NearestWord.nearest(to: text, among: words) == word)
  }

  @Test(arguments: ["", "q", "xyz", "hxxxxn", "alphabetical"])
  func otherWordsAreNot(text: String) {
    #expect(NearestWord.nearest(to: text, among: words) == nil)
  }

  @Test func longTextCostsNothing() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(NearestWord.nearest(to: long, among: words + [long + "y"]) == nil)
  }
}
