import Testing

@testable import BenchmarkSuite

@Suite struct ReportTests {
  private static func measurement(_ size: Int, _ peer: String, _ seconds: Double) -> Measurement {
    Measurement(
      workload: "W1", phase: .build, size: size, peer: peer,
      outcome: .timed(Timing(samples: [2 * seconds, seconds, 3 * seconds])))
  }

  private let report = Report(measurements: [
    measurement(1000, "ours", 0.001), measurement(1000, "kiwi", 0.1),
    measurement(3000, "ours", 0.003),
    Measurement(workload: "W1", phase: .build, size: 3000, peer: "kiwi", outcome: .stopped),
  ])

  @Test func theTableHoldsWhatWasMeasured() {
    #expect(
      report.table == """
        workload  phase     N  peer    least   median   spread  growth  times ours  longest step  allocations  bytes/constraint
        W1        build  1000  ours  1.00 ms  2.00 ms  ±25.0 %
        W1        build  1000  kiwi   100 ms   200 ms  ±25.0 %               × 100
        W1        build  3000  ours  3.00 ms  6.00 ms  ±25.0 %  × 3.00

        W1 build ours: grows with N to the 1.00
        W1 build N = 3000 kiwi: stopped after 20 s, left out of larger sizes
        """)
  }

  @Test func exponentsNeedTwoSizes() {
    #expect(report.exponents.map(\.peer) == ["ours"])
  }

  @Test func theJSONNamesEveryMeasurement() throws {
    let json = try report.json()
    #expect(json.contains("\"version\" : 1"))
    #expect(json.contains("\"stopped\" : true"))
    #expect(json.components(separatedBy: "\"workload\"").count == 4 + 1 + 1)
  }

  @Test func aWrongAnswerIsNeitherTimedNorForgotten() {
    let report = Report(measurements: [
      Measurement(workload: "W1", phase: .build, size: 10, peer: "kiwi", outcome: .wrong("value 0 is 1, should be 2"))
    ])
    #expect(report.hasWrongAnswers && !report.oursFailed)
    #expect(report.table.hasSuffix("W1 build N = 10 kiwi: WRONG: value 0 is 1, should be 2"))
  }

  @Test func ratiosBelowOneAreTurnedAround() {
    #expect(OutcomeText.ratio(164.2) == "× 164")
    #expect(OutcomeText.ratio(0.08) == "÷ 12.5")
  }

  @Test(arguments: [
    (2.1234e-3, "2.12 ms"), (0.0000021, "2.10 µs"), (9.4e-9, "9.40 ns"), (0.1642, "164 ms"), (12.345, "12.3 s"),
    (0.000_999_9, "1.00 ms"), (0.000_999, "999 µs"),
  ])
  func timesHaveThreeDigits(seconds: Double, text: String) {
    #expect(OutcomeText.time(seconds) == text)
  }
}
