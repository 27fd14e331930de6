import Testing

@testable import BenchmarkSuite

/// Every workload against its closed form; the two are written independently of each other.
@Suite struct WorkloadTests {
  private static let names = Workloads.all.map(\.name)

  private static func workload(_ name: String) throws -> any Workload {
    try #require(Workloads.all.first { $0.name == name })
  }

  @Test(arguments: names, [3, 7, 8, 15, 31]) func theSolverAgreesWithTheClosedForm(name: String, size: Int) throws {
    let workload = try Self.workload(name)
    var contestant = Contestant(workload: workload, size: size, peer: "ours", session: workload.ours(size: size))
    try contestant.verify()
  }

  @Test(arguments: names, [3, 7, 8, 15, 100]) func thePlainLoopAgreesWithTheClosedForm(name: String, size: Int) throws {
    let workload = try Self.workload(name)
    guard let session = workload.hand(size: size) else { return }
    var contestant = Contestant(workload: workload, size: size, peer: "hand", session: session)
    try contestant.verify()
  }

  @Test(arguments: ["W1", "W2", "W3", "W4", "W5", "W6", "W7"]) func oneBoxIsEnough(name: String) throws {
    let workload = try Self.workload(name)
    for (peer, session) in [("ours", workload.ours(size: 1)), ("hand", try #require(workload.hand(size: 1)))] {
      var contestant = Contestant(workload: workload, size: 1, peer: peer, session: session)
      try contestant.verify()
    }
  }

  @Test func aWrongValueIsFound() throws {
    let workload = ChainWorkload()
    // One box too few.
    let session = try #require(workload.hand(size: 9))
    var contestant = Contestant(workload: workload, size: 10, peer: "hand", session: session)
    #expect(throws: WrongAnswer.self) { try contestant.verify() }
  }

  @Test func aWrongStepIsFound() throws {
    let workload = WindowWorkload()
    let session = StuckSession(try #require(workload.hand(size: 5)))
    var contestant = Contestant(workload: workload, size: 5, peer: "hand", session: session)
    let error = try #require(throws: WrongAnswer.self) { try contestant.verify() }
    #expect(error.step == 0)
  }

  @Test(arguments: names) func programsAddEveryConstraintOnce(name: String) throws {
    let workload = try Self.workload(name)
    for size in [3, 10, 16] {
      guard let program = workload.program(size: size) else { continue }
      let added = try #require(program.parts.first).compactMap { if case .add(let row) = $0 { row } else { nil } }
      #expect(Set(added).count == added.count)
      #expect(added.count == workload.constraintCount(size: size), "size \(size)")
      #expect(program.parts.count == 1 + workload.stepCount(size: size))
    }
  }

  /// What peers are told agrees with the closed form: it violates nothing that is required in the build.
  @Test(arguments: names) func closedFormsMeetThePrograms(name: String) throws {
    let workload = try Self.workload(name)
    guard let program = workload.program(size: 15), let answer = workload.answers(size: 15)(nil) else { return }
    let verdict = program.verdict(on: answer)
    #expect(verdict.worst < 1e-12, "row \(verdict.worstRow)")
  }
}

/// Builds rightly and then does nothing.
private final class StuckSession: Session {
  private let session: any Session

  init(_ session: any Session) { self.session = session }

  func reset() throws { try session.reset() }
  func build() throws -> Double { try session.build() }
  func steps(_ range: Range<Int>) -> Double { 0 }
  func readValues() -> [Double] { session.readValues() }
}
