import Testing

@testable import BenchmarkSuite

@Suite struct RankingTests {
  @Test(arguments: [1, 2, 7, 11, 14, 77, 100]) func everyElementHasItsOwnRank(size: Int) {
    for stride in [7, 11] {
      let ranking = Ranking(size: size, stride: stride)
      #expect(ranking.ranks.sorted() == Array(0..<size))
      #expect(ranking.order.map { ranking.ranks[$0] } == Array(0..<size))
    }
  }
}
