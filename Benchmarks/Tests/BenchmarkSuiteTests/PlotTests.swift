import Testing

@testable import BenchmarkSuite

@Suite struct PlotTests {
  private static func measurement(_ phase: Phase, _ size: Int, _ peer: String, _ seconds: Double) -> Measurement {
    Measurement(
      workload: "W1", phase: phase, size: size, peer: peer, outcome: .timed(Timing(samples: [seconds])))
  }

  private let report = Report(measurements: [
    measurement(.build, 10, "ours", 1e-5), measurement(.build, 1000, "ours", 1e-3),
    measurement(.build, 10, "kiwi", 1e-4), measurement(.step, 10, "ours", 1e-6),
  ])

  @Test func aLineForEachParticipantInAPanelForEachPhase() throws {
    let plot = Plot(report: report, workload: ChainWorkload())
    #expect(plot.panels.map(\.phase) == [.build, .step])
    #expect(plot.panels.map { $0.series.map(\.peer) } == [["ours", "kiwi"], ["ours"]])
    let svg = try #require(plot.svg)
    #expect(svg.split(separator: "<circle").count - 1 == 4)
    #expect(svg.contains("time of a build over N") && svg.contains("time of a step over N"))
  }

  @Test func positionsAreLogarithmic() throws {
    let svg = try #require(Plot(report: report, workload: ChainWorkload()).svg)
    // From 10 to 1,000 over 400 points, from 10 µs to 1 ms over 300.
    #expect(svg.contains("M0 300L400 0"))
    #expect(svg.contains(">10 µs<") && svg.contains(">100<"))
  }

  @Test func theDrawingIsWellFormed() throws {
    let svg = try #require(Plot(report: report, workload: ChainWorkload()).svg)
    var open: [Substring] = []
    for tag in svg.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      if tag.hasPrefix("/") {
        #expect(open.popLast() == tag.dropFirst())
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
    }
    #expect(open.isEmpty)
  }

  @Test func nothingMeasuredIsNothingDrawn() {
    #expect(Plot(report: report, workload: WindowWorkload()).svg == nil)
  }
}
