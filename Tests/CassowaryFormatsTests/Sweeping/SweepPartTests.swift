import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// What a sweep says of a place is the same whichever range around it is swept.
///
/// `CASSOWARY_PARTS` asks for another number of screens; the seeds are always 1, 2, 3, ….
@Suite struct SweepPartTests {
  static let screens = TestSettings.count("CASSOWARY_PARTS", default: 10)

  @Test(arguments: 0..<10)
  func randomScreens(chunk: Int) throws {
    for seed in stride(from: chunk + 1, through: Self.screens, by: 10) {
      let text = RandomScreen(seed: UInt64(seed)).text
      #expect(try Self.problems(text, UInt64(seed)).isEmpty, "seed \(seed):\n\(text)")
    }
  }

  /// Which of two texts gives way is open, and no constraint tells where the lines break of the one that does: that has to be
  /// searched for, in steps that are all of one height.
  @Test(arguments: 0..<10)
  func textsThatShareTooLittle(chunk: Int) throws {
    var breakpoints = 0
    for seed in stride(from: chunk + 1, through: Self.screens, by: 10) {
      var random = SeededRandom(seed: UInt64(seed) ^ 0x7E87)
      let names = ["a", "b", "c"].prefix(random.int(in: 2...3))
      let labels = names.map { name in
        let words = (0..<random.int(in: 2...6)).map { _ in
          String(repeating: random.element(of: ["ab", "lm", "i", "wo"]), count: random.int(in: 1...4))
        }
        return #"{"id": "\#(name)", "kind": "label", "text": "\#(words.joined(separator: " "))", "lines": 0}"#
      }
      let text = DocumentTrial.text(
        root: "\"views\": [\(labels.joined(separator: ", "))], \"constraints\": ["
          + "\"H:|-8-[\(names.joined(separator: "]-8-["))]-8-|\", "
          + names.map { "\"\($0).top == top\"" }.joined(separator: ", ") + "]")
      let whole = try SweepTrial.sweep(text, 20, 600)
      breakpoints += whole.breakpoints.count
      #expect(try Self.problems(text, UInt64(seed)).isEmpty, "seed \(seed):\n\(text)")
    }
    #expect(breakpoints > 0)
  }

  /// Where the breakpoints of parts of a range are not those of the whole.
  private static func problems(_ text: String, _ seed: UInt64) throws -> [String] {
    var random = SeededRandom(seed: seed ^ 0x9A27)
    let whole = try SweepTrial.sweep(text, 20, 900).breakpoints.map(\.value)
    var problems: [String] = []
    for _ in 0..<4 {
      let lower = Double(random.int(in: 20_000...600_000)) / 1000
      let upper = lower + Double(random.int(in: 1_000...300_000)) / 1000
      let part = try SweepTrial.sweep(text, lower, upper).breakpoints.map(\.value)
      for (one, other, name) in [(whole, part, "the part"), (part, whole, "the whole")] {
        // At its ends a range may be cut off.
        let inside = one.filter { $0 > lower + 0.01 && $0 < upper - 0.01 }
        problems += inside.filter { value in !other.contains { abs($0 - value) <= 1e-6 } }.map {
          "\(lower)...\(upper): \(name) has nothing at \($0)"
        }
      }
    }
    return problems
  }
}
