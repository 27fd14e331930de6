import Testing

@testable import BenchmarkSuite

/// With `cat`, which answers every line with itself and otherwise waits.
@Suite struct DriverProcessTests {
  @Test func linesComeBackOneByOne() throws {
    let process = try DriverProcess(path: "/bin/cat")
    try process.send("one\n")
    #expect(try process.readLine(within: 10) == Array("one".utf8))
    try process.send("two\n")
    #expect(try process.readLine(within: 10) == Array("two".utf8))
  }

  @Test func aDriverThatDoesNotAnswerIsStopped() throws {
    let process = try DriverProcess(path: "/bin/cat")
    #expect(throws: DriverFailure.tooSlow) { try process.readLine(within: 0.1) }
    #expect(throws: (any Error).self) { try process.send("too late\n") }
  }
}
