import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// The widths at which a text changes its height, against its height wherever a line of words can end.
@Suite struct TextStepsTests {
  private static let words = [
    "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "elit", "sed", "do", "eiusmod", "tempor", "incididunt",
    "ut", "et", "a", "an", "i",
  ]

  @Test(arguments: 0..<60)
  func everyStepIsFound(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) &+ 4_242)
    let words = (0..<random.int(in: 2...20)).map { _ in random.element(of: Self.words) }
    let label = Label()
    label.text = words.joined(separator: " ")
    label.numberOfLines = random.element(of: [0, 0, 0, 2, 5])
    var steps = TextSteps()
    let found = try steps.widths(of: label, from: 1, to: 1_200)
    #expect(found == found.sorted(by: >))
    // Asked for piece by piece, in whatever order, also where two pieces meet at a step.
    var others = TextSteps()
    for _ in 0..<4 {
      let ends = [random.int(in: 1...1_200), random.int(in: 1...1_200)].map(Double.init).sorted()
      _ = try others.widths(of: label, from: ends[0], to: ends[1])
    }
    if !found.isEmpty {
      let step = random.element(of: found)
      _ = try others.widths(of: label, from: step, to: step + 1)
    }
    #expect(try others.widths(of: label, from: 1, to: 1_200) == found)

    // Runs of words, a hair wider and narrower, and as far as a line may reach over its width.
    let measurer = TextMeasurer(font: label.font)
    var probes = (0..<40).map { _ in Double(random.int(in: 100...119_900)) / 100 }
    for first in words.indices {
      for last in first..<words.count {
        let width = measurer.width(of: words[first...last].joined(separator: " "))
        for distance in [-0.0011, -0.001, -0.0009, -1e-6, 0, 1e-6, 0.003] { probes.append(width + distance) }
      }
    }
    var heights: [Int: Double] = [:]
    for probe in probes where probe > 1 && probe < 1_200 && !found.contains(where: { abs($0 - probe) < 1e-9 }) {
      let step = found.filter { $0 > probe }.count
      let height = try #require(label.intrinsicContentSize(forWidth: probe)).height
      #expect(heights[step] == nil || heights[step] == height, "seed \(seed), at \(probe)")
      heights[step] = height
    }
  }
}
