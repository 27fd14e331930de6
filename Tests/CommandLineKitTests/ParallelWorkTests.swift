import Testing

@testable import CommandLineKit

#if canImport(Dispatch)
  import Dispatch
#endif

@Suite struct ParallelWorkTests {
  private static func answers<Input: Sendable, Output: Sendable>(
    _ inputs: some Sequence<Input>, within limit: TimeLimit = .none, _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output?] {
    var answers: [Output?] = []
    ParallelWork.forEach(inputs, within: limit, body) { answers.append($0) }
    return answers
  }

  @Test func answersComeInTheOrderOfTheInputs() {
    let inputs = Array(0..<1000)
    // The first take longest.
    let answers = Self.answers(inputs) { input in (0..<(1000 - input)).reduce(input) { sum, _ in sum } }
    #expect(answers == inputs)
    #expect(Self.answers([Int]()) { $0 } == [])
  }

  /// Inputs are made when somebody can work on them, not all at once: they are files as a whole.
  @Test func inputsAreTakenWhenThereIsAPlace() {
    var taken = 0
    var takenAtFirst: Int?
    let inputs = (0..<100).lazy.map { index in
      taken += 1
      return index
    }
    ParallelWork.forEach(inputs, within: .none, { $0 }, tell: { _ in takenAtFirst = takenAtFirst ?? taken })
    #expect(taken == 100)
    #expect(takenAtFirst ?? .max < 100)
  }

  #if canImport(Dispatch)
    /// More are given up than there are cores; the others are answered all the same, each in its place.
    @Test func whatTakesTooLongIsGivenUp() {
      let slow = 3 * Platform.coreCount + 1
      let gate = DispatchSemaphore(value: 0)
      defer { for _ in 0..<slow { gate.signal() } }
      let answers = Self.answers(0..<(2 * slow), within: TimeLimit("0.05") ?? .none) { input in
        if input.isMultiple(of: 2) { gate.wait() }
        return input
      }
      // On a machine that is very busy another one may be late; none is wrong or in a wrong place.
      #expect(answers.count == 2 * slow)
      for (index, answer) in answers.enumerated() { #expect(answer == nil || answer == index) }
      for index in stride(from: 0, to: 2 * slow, by: 2) { #expect(answers[index] == nil) }
    }
  #endif
}
