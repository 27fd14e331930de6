import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// Views one inside the other: what looks outwards from each of them is not to look at all of the others.
@Suite struct DeepDocumentTests {
  /// Twenty mistakes are told; words that were meant are looked for no longer than that.
  @Test(.timeLimit(.minutes(1))) func manyUnknownIDs() {
    let text = Self.nested(1_500) { index in #""constraints": ["top == suprview\#(index).top"]"# }
    do throws(DocumentErrors) {
      _ = try LayoutDocument.read(SourceText(name: "t", text: text))
      Issue.record("nothing is wrong")
    } catch {
      #expect(error.errors.count == 20)
      #expect(error.errors.first?.message == "no view or guide has the id 'suprview0'; did you mean 'superview0'?")
    }
  }

  @Test func nearestClippersAreThoseOfAWalkOutwards() throws {
    for seed in 0..<20 {
      var random = SeededRandom(seed: UInt64(seed) &+ 31)
      let text = Self.nested(40) { _ in random.chance(20) ? #""kind": "scroll""# : #""note": "plain""# }
      var views = try LayoutDocument.read(SourceText(name: "t", text: text)).views
      for index in views.indices { views[index].clips = random.chance(30) }
      let clippers = views.nearestClippers()
      for index in views.indices {
        var outer = views[index].parent
        while let place = outer, !views[place].scrolls, !views[place].clips { outer = views[place].parent }
        #expect(clippers[index] == outer.flatMap { views[$0].scrolls ? nil : $0 }, "seed \(seed)")
      }
    }
  }

  private static func nested(_ count: Int, _ members: (Int) -> String) -> String {
    let views = (0..<count).map { #"{"id": "superview\#($0)", \#(members($0)), "views": ["# }
    return DocumentTrial.text(
      root: "\"views\": [" + views.joined() + String(repeating: "]}", count: count) + "]")
  }
}
