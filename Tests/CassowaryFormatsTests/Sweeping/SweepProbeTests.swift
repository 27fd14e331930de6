import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// A scene that is moved shows what fresh ones show, wherever it says that it does.
@Suite struct SweepProbeTests {
  @Test func movedScenesAreAsFreshOnes() throws {
    var moves = 0
    for seed in 0..<150 {
      var random = SeededRandom(seed: UInt64(seed) &+ 9_001)
      let text = seed % 2 == 0 ? RandomScreen(seed: UInt64(seed)).text : Self.column(&random)
      let document = try LayoutDocument.read(SourceText(name: "t", text: text))
      let outline = SweepOutline(document, changes: [])
      func fresh(_ width: Double) throws -> SweepSample {
        try SweepSample(LayoutScene(document, Self.options(width)), at: width, outline)
      }
      var probe = SweepProbe(try fresh(500))
      for _ in 0..<12 {
        let width = Double(random.int(in: 400...9_000)) / 10
        let expected = try fresh(width)
        guard let glimpse = try probe?.glimpse(at: width, Self.options(width)) else {
          probe = SweepProbe(expected)
          continue
        }
        moves += 1
        #expect(glimpse.isOpen == expected.isOpen, "seed \(seed) at \(width)")
        #expect(glimpse.settledKeys == expected.settledKeys, "seed \(seed) at \(width)")
        #expect(expected.setAside.isEmpty && expected.isSettled)
        for ((value, other), isOpen) in zip(zip(glimpse.values, expected.values), expected.isOpen) where !isOpen {
          #expect(abs(value - other) <= 1e-9 * (1 + abs(other)), "seed \(seed) at \(width)")
        }
      }
    }
    #expect(moves > 500)
  }

  /// Texts below one another, some as high as they are wide.
  private static func column(_ random: inout SeededRandom) -> String {
    let words = ["Everything", "about", "the", "width", "of", "a", "screen"]
    var (views, constraints): ([String], [String]) = ([], [])
    for index in 0..<random.int(in: 1...6) {
      let text = (0..<random.int(in: 1...20)).map { _ in random.element(of: words) }.joined(separator: " ")
      views.append(#"{"id": "t\#(index)", "kind": "label", "lines": 0, "text": "\#(text)"}"#)
      constraints += [
        "t\(index).leading == root.leading + \(random.int(in: 0...20))",
        random.element(of: [
          "t\(index).trailing == root.trailing - 8", "t\(index).width == 0.5 * root.width",
          "t\(index).trailing <= root.trailing",
        ]),
        index == 0 ? "t0.top == root.top" : "t\(index).top == t\(index - 1).bottom + 4",
      ]
      if random.chance(10) { constraints.append("t\(index).width == t\(index).height @600") }
    }
    return DocumentTrial.text(
      root: "\"views\": [\(views.joined(separator: ", "))], \"constraints\": ["
        + constraints.map { "\"\($0)\"" }.joined(separator: ", ") + "]",
      canvas: #""width": 400, "height": 700"#)
  }

  private static func options(_ width: Double) -> SceneOptions {
    var options = SceneOptions()
    options.scale = 0
    options.size = Size(width: width, height: 700)
    return options
  }
}
