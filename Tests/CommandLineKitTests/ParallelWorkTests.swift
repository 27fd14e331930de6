import Testing

@testable import CommandLineKit

@Suite struct ParallelWorkTests {
  @Test func resultsComeInTheOrderOfTheInputs() {
    let inputs = Array(0..<1000)
    // The first take longest.
    let results = ParallelWork.map(inputs) { input in (0..<(1000 - input)).reduce(input) { sum, _ in sum } }
    #expect(results == inputs)
    #expect(ParallelWork.map([Int]()) { $0 } == [])
  }
}
