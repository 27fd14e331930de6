import Testing

@testable import CassowaryFormats

struct SparseVectorTests {
  /// Sums of sparse vectors are those of dictionaries, bit by bit, and stay in order.
  @Test func isWhatADictionaryIs() {
    var random = SeededBytes(state: 7)
    func elements() -> [SparseVector.Element] {
      (0..<Int.random(in: 0...14, using: &random)).map { _ in
        .init(index: Int.random(in: 0...8, using: &random), value: Double.random(in: -3...3, using: &random))
      }
    }
    for _ in 0..<2_000 {
      let (one, two, factor) = (elements(), elements(), Double.random(in: -2...2, using: &random))
      var vector = SparseVector(one)
      vector.subtract(SparseVector(two), times: factor)
      vector.scale(by: factor)
      var expected = Self.sum(one)
      expected.merge(Self.sum(two).mapValues { -$0 * factor }, uniquingKeysWith: +)
      expected = expected.mapValues { $0 * factor }
      #expect(vector.elements.map(\.index) == expected.keys.sorted())
      #expect(vector.elements.allSatisfy { $0.value == expected[$0.index] })
    }
  }

  private static func sum(_ elements: [SparseVector.Element]) -> [Int: Double] {
    var sum: [Int: Double] = [:]
    for element in elements { sum[element.index, default: 0] += element.value }
    return sum
  }
}
