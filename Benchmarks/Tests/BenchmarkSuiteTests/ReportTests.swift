import Testing

import struct Foundation.Data
import class Foundation.JSONSerialization

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
    let lines = report.table.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines == [
        "workload  phase     N  peer    least   median   spread  growth  times ours  longest step  first steps  changed"
          + "  allocations  bytes/constraint",
        "W1        build  1000  ours  1.00 ms  2.00 ms  ±25.0 %",
        "W1        build  1000  kiwi   100 ms   200 ms  ±25.0 %               × 100",
        "W1        build  3000  ours  3.00 ms  6.00 ms  ±25.0 %  × 3.00",
        "",
        "W1 build ours: grows with N to the 1.00",
        "W1 build N = 3000 kiwi: stopped after 20 s, left out of larger sizes",
      ])
  }

  @Test func stepsGrowWithWhatTheyChange() throws {
    let measurements = [(1000, 10.0, 1e-6), (10_000, 40, 4e-6), (100_000, 160, 16e-6)].map { size, changed, seconds in
      Measurement(
        workload: "W4", phase: .step, size: size, peer: "ours",
        outcome: .timed(Timing(samples: [seconds], changed: changed)))
    }
    let exponent = try #require(Report(measurements: measurements).exponents.first)
    #expect(exponent.against == .changed)
    #expect((exponent.exponent - 1).magnitude < 1e-12)
  }

  @Test func exponentsNeedTwoSizes() {
    #expect(report.exponents.map(\.peer) == ["ours"])
  }

  @Test func theJSONNamesEveryMeasurement() throws {
    let json = try report.json()
    let document = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let results = try #require(document["results"] as? [[String: Any]])
    #expect(results.count == 4)
    #expect(results[0]["workload"] as? String == "W1")
    #expect(results[0]["phase"] as? String == "build")
    #expect(results[0]["size"] as? Int == 1000)
    #expect(results[0]["peer"] as? String == "ours")
    #expect(results[0]["seconds"] as? Double == 0.001)
    #expect(results[0]["medianSeconds"] as? Double == 0.002)
    #expect(results[0]["runs"] as? Int == 3)
    #expect(results[0]["correct"] as? Bool == true)
    #expect(results[3]["stopped"] as? Bool == true && results[3]["seconds"] == nil)
    let exponents = try #require(document["exponents"] as? [[String: Any]])
    #expect(exponents.count == 1)
    #expect(exponents[0]["peer"] as? String == "ours" && exponents[0]["against"] as? String == "size")
  }

  @Test func theJSONHoldsWhatIsKnownOfSteps() throws {
    let timing = Timing(
      samples: [1e-6], maxSeconds: 2e-6, firstSteps: [5e-6, 4e-6], stepsDone: 50, changed: 12, allocations: 0)
    let report = Report(measurements: [
      Measurement(workload: "W2", phase: .step, size: 10, peer: "ours", outcome: .timed(timing))
    ])
    let document = try JSONSerialization.jsonObject(with: Data(try report.json().utf8)) as? [String: Any]
    let result = try #require((document?["results"] as? [[String: Any]])?.first)
    #expect(result["maxSeconds"] as? Double == 2e-6)
    #expect(result["firstSteps"] as? [Double] == [5e-6, 4e-6])
    #expect(result["stepsDone"] as? Int == 50)
    #expect(result["changed"] as? Double == 12)
    #expect(result["allocations"] as? Double == 0)
    #expect(result["bytesPerConstraint"] == nil)
  }

  @Test func aWrongAnswerIsNeitherTimedNorForgotten() {
    let report = Report(measurements: [
      Measurement(workload: "W1", phase: .build, size: 10, peer: "kiwi", outcome: .wrong("value 0 is 1, should be 2"))
    ])
    #expect(!report.oursFailed)
    #expect(report.table.hasSuffix("W1 build N = 10 kiwi: WRONG: value 0 is 1, should be 2"))
  }

  @Test func aWrongAnswerOfOursIsAFailure() {
    let wrong = Measurement(workload: "W1", phase: .build, size: 10, peer: "ours", outcome: .wrong("value 0 is 1"))
    #expect(Report(measurements: [wrong]).oursFailed)
    #expect(!report.oursFailed)
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
