import Testing

@testable import CommandLineKit

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("form", "from", 1), ("kitten", "sitting", 3), ("abc", "abc", 0),
    ("ca", "abc", 3),
  ])
  func distanceCountsSlips(left: String, right: String, distance: Int) {
    #expect(Suggestion.distance(Array(left), Array(right)) == distance)
    #expect(Suggestion.distance(Array(right), Array(left)) == distance)
  }

  @Test func onlyNearWordsAreSuggested() {
    let words = ["format", "output", "all"]
    #expect(Suggestion.nearest(to: "fromat", among: words) == "format")
    #expect(Suggestion.nearest(to: "al", among: words) == "all")
    #expect(Suggestion.nearest(to: "xyzzy", among: words) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "x", count: 100_000), among: words) == nil)
  }
}
