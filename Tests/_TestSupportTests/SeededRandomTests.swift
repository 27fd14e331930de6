import Testing
import _TestSupport

struct SeededRandomTests {
  /// The published first outputs of SplitMix64 for the seed 1234567.
  @Test func knownSequence() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test func rangesAreFilledAndKept() {
    var random = SeededRandom(seed: 1)
    var seen = [Int](repeating: 0, count: 5)
    for _ in 0..<1000 { seen[random.int(in: -2...2) + 2] += 1 }
    #expect(seen.allSatisfy { $0 > 100 })
    for _ in 0..<100 { #expect(Set(random.distinct(5, below: 5)).count == 5) }
    var picks = [0, 0, 0]
    for _ in 0..<1000 { picks[random.index(weighted: [1, 0, 3])] += 1 }
    #expect(picks[1] == 0 && picks[0] > 100 && picks[2] > 500)
  }
}
