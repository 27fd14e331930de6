import Testing
import _TestSupport

@testable import CassowaryLayout

/// What holds of every text: nothing is lost, nothing sticks out, and lines are as full as they can be.
@Suite struct TextPropertyTests {
  static let pieces = [
    "n", "a", "word", "i", " ", "  ", "-", "\n", "\r\n", "漢", "字", "。", "「", "\u{AD}", "\u{A0}", "e\u{301}", "👩‍🚀",
    "long-winded", "5", ".", "\t", "\u{200B}", "\u{2014}", "W",
  ]

  static func text(_ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<random.int(in: 0...30) {
      if random.chance(10), let scalar = Unicode.Scalar(UInt32(random.int(in: 0...0x2_FFFF))) {
        text.unicodeScalars.append(scalar)
      } else {
        text += random.element(of: pieces)
      }
    }
    return text
  }

  @Test(arguments: 0..<400)
  func wrapping(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = Self.text(&random)
    let measurer = TextMeasurer(font: Font(size: Double(random.int(in: 5...40))))
    let width = Double(random.int(in: 0...300))
    let lines = measurer.lines(of: text, width: width)

    // All of the text is on lines, in order, but for the breaks between paragraphs.
    var end = text.startIndex
    for line in lines {
      #expect(line.range.lowerBound >= end)
      let skipped = text[end..<line.range.lowerBound].filter { !$0.isNewline }
      #expect(skipped.isEmpty)
      let breaks = text[line.range].filter(\.isNewline)
      #expect(breaks.isEmpty)
      end = line.range.upperBound
    }
    let rest = text[end...].filter { !$0.isNewline }
    #expect(rest.isEmpty)

    for line in lines {
      let characters = text[line.range]
      // Only a single sign may be wider than the line.
      let visible = characters.filter { Typeface.advance(of: $0) > 0 && !LineBreak.isBlank($0) }
      #expect(
        line.width <= width + TextMeasurer.slack || visible.count == 1,
        "\(characters.debugDescription) at \(width), \(measurer)")
      #expect(line.width >= 0)
    }

    // A limit cuts off lines and changes nothing else.
    let limit = random.int(in: 1...4)
    #expect(measurer.lines(of: text, width: width, limit: limit) == Array(lines.prefix(limit)))

    // Wider is never taller.
    let taller = measurer.lines(of: text, width: width + Double(random.int(in: 1...50)))
    #expect(taller.count <= lines.count)
  }

  /// The size is that of the lines, also of a plain text that is known to fit without making them.
  @Test(arguments: 0..<400)
  func theSizeIsThatOfTheLines(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 2000)
    let plain = ["n", "a ", " word", "-", "5", "(x)", "  "]
    let text =
      seed.isMultiple(of: 2)
      ? Self.text(&random) : (0..<random.int(in: 0...20)).map { _ in random.element(of: plain) }.joined()
    let measurer = TextMeasurer(font: Font(size: Double(random.int(in: 5...40))))
    let natural = measurer.lines(of: text).map(\.width).max() ?? 0
    for width in [.infinity, natural, natural - 0.01, Double(random.int(in: 0...300)), .nan] {
      let lines = measurer.lines(of: text, width: width, limit: seed % 3)
      let size = Size(
        width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * measurer.font.lineHeight)
      #expect(measurer.size(of: text, width: width, limit: seed % 3) == size)
    }
  }

  @Test(arguments: 0..<200)
  func theNaturalSizeIsKept(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 1000)
    let text = Self.text(&random)
    let measurer = TextMeasurer(font: Font(size: Double(random.int(in: 5...40)) / 3))
    let natural = measurer.size(of: text)
    #expect(measurer.size(of: text, width: natural.width) == natural)
  }
}
