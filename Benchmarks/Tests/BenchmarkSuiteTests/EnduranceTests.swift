import Testing

@testable import BenchmarkSuite

@Suite struct EnduranceTests {
  @Test(.enabled(if: Probe.heapBytes != nil)) func togglesAreCountedInWholeRounds() throws {
    let finding = try #require(try Endurance(toggles: 250).run())
    #expect(finding.toggles == 200)
    #expect(finding.bytesBefore > 0 && finding.bytesAfter > 0)
  }
}
