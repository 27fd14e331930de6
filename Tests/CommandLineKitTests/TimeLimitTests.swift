import Testing

@testable import CommandLineKit

#if canImport(Dispatch)
  import Dispatch
#endif

@Suite struct TimeLimitTests {
  @Test(arguments: [("30", 30), ("0.2", 0.2), ("1e2", 100), ("0", nil), ("0.0", nil), ("1e300", 3e9)])
  func secondsAreRead(_ text: String, _ seconds: Double?) throws {
    #expect(try #require(TimeLimit(text)).seconds == seconds)
  }

  @Test(arguments: ["", "x", "-1", "nan", "inf", "30s", "1,5"])
  func othersAreRefused(_ text: String) throws {
    #expect(TimeLimit(text) == nil)
    let table = Command("tool", summary: "", subcommands: [Command("run", summary: "", options: [TimeLimit.option])])
    let error = try #require(throws: UsageError.self) {
      try CommandLineParser.parse(["run", "--time-limit", text], root: table)
    }
    #expect(
      error.reason.message
        == "'\(text)' is no value of '--time-limit'; it takes a number of seconds, such as 60 or 0.5; 0 is no limit")
  }

  @Test func aMessageSaysHowToMendIt() {
    #expect(
      TimeLimit.standard.message
        == "not answered within 30 s; make it smaller, or allow more time with '--time-limit 120', or 0 for no limit")
    #expect(TimeLimit("0.5")?.message.contains("within 0.5 s; ") == true)
    #expect(TimeLimit("0.5")?.message.contains("'--time-limit 2'") == true)
  }

  @Test(arguments: [TimeLimit.standard, .none])
  func answersDoNotDependOnTheLimit(_ limit: TimeLimit) {
    #expect(limit.answer { 42 } == 42)
  }

  /// Each call needs more than a hundred bytes: together more than the main thread or a usual one has.
  @Test func stacksAreDeep() {
    @Sendable func sum(_ depth: Int) -> Double { depth == 0 ? 0 : 1 + sum(depth - 1) / 1.000_000_1 }
    #expect(TimeLimit.standard.answer { sum(100_000) } ?? 0 > 90_000)
  }

  #if canImport(Dispatch)
    @Test func whatTakesTooLongHasNoAnswer() throws {
      let gate = DispatchSemaphore(value: 0)
      let limit = try #require(TimeLimit("0.05"))
      #expect(limit.answer { gate.wait() } == nil)
      gate.signal()
    }
  #endif
}
