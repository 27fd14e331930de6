import Testing

@testable import BenchmarkSuite

@Suite struct StatisticsTests {
  @Test func quantilesInterpolate() {
    #expect(Statistics.quantile([4, 1, 3, 2], 0) == 1)
    #expect(Statistics.quantile([4, 1, 3, 2], 1) == 4)
    #expect(Statistics.median([4, 1, 3, 2]) == 2.5)
    #expect(Statistics.median([7]) == 7)
    #expect(Statistics.median([]).isNaN)
  }

  @Test func spreadIsHalfTheDistanceOfTheQuartiles() {
    #expect(Statistics.spread([5, 5, 5]) == 0)
    #expect(Statistics.spread([1, 2, 3, 4, 5]) == 1 / 3.0)
  }

  @Test(arguments: [0.5, 1, 1.2, 3]) func exponentOfAPowerLawIsItsPower(power: Double) throws {
    var seconds = 0.001
    var points: [(x: Double, seconds: Double)] = []
    for x in [10.0, 100, 1000] {
      points.append((x, seconds))
      for _ in 0..<Int(power * 10) { seconds *= 1.2589254117941673 }
    }
    let exponent = try #require(Statistics.exponent(points))
    #expect((exponent - power).magnitude < 1e-12)
  }

  @Test func exponentNeedsTwoSizes() {
    #expect(Statistics.exponent([]) == nil)
    #expect(Statistics.exponent([(10, 1), (10, 2)]) == nil)
  }
}
