import Testing

@testable import BenchmarkSuite

/// Every workload, by hand, against its closed form: the two are written independently.
@Suite struct WorkloadTests {
  @Test(arguments: [1, 2, 7, 8, 15, 100])
  func plainLoopsAgreeWithClosedForms(size: Int) throws {
    for workload in Workloads.all {
      guard let session = workload.hand(size: size) else { continue }
      var contestant = Contestant(workload: workload, size: size, peer: "hand", session: session)
      try contestant.verify()
    }
  }

  @Test func aWrongValueIsFound() throws {
    let workload = ChainWorkload()
    let session = try #require(workload.hand(size: 9))
    var contestant = Contestant(workload: workload, size: 10, peer: "hand", session: session)
    #expect(throws: WrongValue.self) { try contestant.verify() }
  }

  @Test func programsAddEveryConstraintOnce() throws {
    for workload in Workloads.all {
      guard let program = workload.program(size: 10) else { continue }
      let added = try #require(program.parts.first).filter { if case .add = $0 { true } else { false } }
      #expect(added.count == workload.constraintCount(size: 10))
    }
  }
}
