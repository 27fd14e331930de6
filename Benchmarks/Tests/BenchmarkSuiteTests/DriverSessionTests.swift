import Testing

@testable import BenchmarkSuite

@Suite struct DriverSessionTests {
  @Test func numbersComeAsTheirBits() throws {
    let text = Array(" 3ff0000000000000 c004000000000000".utf8)
    #expect(try DriverSession.numbers(in: text[...]) == [1, -2.5])
    #expect(try DriverSession.numbers(in: [][...]) == [])
  }

  @Test(arguments: [" 3ff", "x3ff0000000000000", " 3FF0000000000000", " 3ff000000000000g"])
  func nonsenseIsGarbled(text: String) {
    #expect(throws: DriverFailure.garbled) { try DriverSession.numbers(in: Array(text.utf8)[...]) }
  }
}
