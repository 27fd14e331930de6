import Testing

@testable import BenchmarkSuite

/// Allocations are counted where the allocator can be stood in for: with the GNU C library.
@Suite struct ProbeTests {
  @Test(.enabled(if: Probe.allocations != nil)) func allocationsAreCounted() throws {
    let before = try #require(Probe.allocations)
    let arrays = (1...10).map { [Double](repeating: 1, count: $0) }
    let after = try #require(Probe.allocations)
    #expect(after - before >= arrays.count)
  }

  @Test(.enabled(if: Probe.allocations != nil)) func thePlainLoopAllocatesNothing() throws {
    let session = try #require(ChainWorkload().hand(size: 100))
    try session.reset()
    // Read outside of the expectation, which allocates.
    let before = Probe.allocations
    _ = try session.build()
    let after = Probe.allocations
    #expect(after == before)
  }

  @Test func theClockGoesForward() {
    let start = Probe.seconds
    #expect(Probe.seconds >= start)
  }
}
