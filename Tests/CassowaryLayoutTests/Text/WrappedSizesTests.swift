import CassowaryLayout
import Testing
import _TestSupport

/// Labels remember what they measured; what they say is what a measurer says that remembers nothing.
@Suite struct WrappedSizesTests {
  private static let pieces = [
    "lorem", "ip", "a", "consectetur", " ", " ", "  ", "-", "\u{AD}", "\n", "日本", "—", "\u{200B}", "naïve", "\t",
    "1,000",
  ]

  @Test(arguments: 0..<80)
  func labelsSayWhatMeasurersSay(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &+ 77)
    let label = Label()
    label.numberOfLines = random.element(of: [0, 0, 2, 3])
    let pieces =
      seed % 2 == 0 ? Self.pieces : Self.pieces.filter { $0.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 < 0x7F } }
    for _ in 0..<3 {
      label.text = (0..<random.int(in: 1...30)).map { _ in random.element(of: pieces) }.joined()
      var widths = (0..<60).map { _ in Double(random.int(in: 0...40_000)) / 100 }
      // Where lines just fit, and as far as they may reach over the width.
      for width in widths.prefix(10) {
        let lines = TextMeasurer(font: label.font).lines(of: label.text, width: width)
        for line in lines.prefix(3) {
          widths += [line.width - 0.0011, line.width - 0.0005, line.width, line.width + 1e-9]
        }
      }
      widths.append(.infinity)
      for _ in 0..<3 * widths.count {
        let width = random.element(of: widths)
        let expected = TextMeasurer(font: label.font).size(of: label.text, width: width, limit: label.numberOfLines)
        #expect(label.intrinsicContentSize(forWidth: width) == expected, "\(label.text.debugDescription) at \(width)")
      }
      #expect(
        label.intrinsicContentSize == TextMeasurer(font: label.font).size(of: label.text, limit: label.numberOfLines))
      label.font = Font(size: Double(random.int(in: 8...30)))
    }
  }

  @Test func anotherLabelsSizesCountForTheSameTextOnly() {
    let (one, other) = (Label(text: "lorem ipsum", numberOfLines: 0), Label(text: "dolor sit amet", numberOfLines: 0))
    _ = one.intrinsicContentSize(forWidth: 50)
    let before = other.intrinsicContentSize(forWidth: 50)
    other.takeOverSizes(of: one)
    #expect(other.intrinsicContentSize(forWidth: 50) == before)
    other.text = one.text
    other.takeOverSizes(of: one)
    #expect(other.intrinsicContentSize(forWidth: 50) == one.intrinsicContentSize(forWidth: 50))
  }
}
