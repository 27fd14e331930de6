import Testing

@testable import CassowaryFormats

@Suite struct ScriptCheckTests {
  @Test func conflictsNameTheirLines() throws {
    let trial = CheckTrial(script: "a: x == 1\n  b: x == y\n\nc: y == 2\n")
    let finding = try #require(trial.findings.first)
    #expect(finding.rule == .conflict)
    #expect(finding.position == SourcePosition(line: 4, column: 1))
    #expect(finding.related.map(\.name) == ["a", "b", "c"])
    #expect(finding.related.map { $0.position?.line } == [1, 2, 4])
    #expect(finding.related[1].position?.column == 3)
  }

  @Test func whatFailsIsToldWithItsPlace() {
    let trial = CheckTrial(script: "x == 1\nexpect x = 2\nremove z\nprint y\n")
    #expect(trial.findings.map(\.rule) == [.expectation, .refused, .expectation])
    #expect(trial.findings.map(\.position?.line) == [2, 3, 4])
  }

  @Test func theEndIsLookedAt() {
    let trial = CheckTrial(
      script: """
        # y is not this one
        sum: x + y == 10
        half: 2*x + 2*y == 20
        again: y + x == 10
        low: x >= 0
        wish: x == 20 !weak
        top: x <= 8
        z == y

        """)
    #expect(trial.messages(.preference) == ["'wish' (x == 20 @250) is given up by 12"])
    #expect(trial.subjects(.duplicate) == ["half", "again"])
    #expect(trial.subjects(.ambiguity) == [])
    let open = CheckTrial(script: "# y\nx + y == 10\n")
    #expect(open.subjects(.ambiguity) == ["x", "y"])
    #expect(open.findings.map(\.position) == [SourcePosition(line: 2, column: 1), SourcePosition(line: 2, column: 5)])
    #expect(
      CheckTrial(script: "a: x == 1\nb: y == x\nc: y == 1\n").messages(.redundant) == ["'c' follows from 'a', 'b'"])
  }

  @Test(
    arguments: [
      ("a: x >= 20\nb: x >= 10\n", ["'b' follows from 'a'"]),
      ("b: x >= 10\na: 2*x >= 40\n", ["'b' follows from 'a'"]),
      ("a: x <= 20\nb: -x >= -30\n", ["'b' follows from 'a'"]),
      ("a: x == 20\nb: x >= 10\n", ["'b' follows from 'a'"]),
      ("a: x == y + 5\nb: y >= 10\nc: x >= 12\n", ["'c' follows from 'a', 'b'"]),
      ("a: x >= 10\nb: x <= 20\nc: x >= y\n", []), ("a: x >= 20 !medium\nb: x >= 10\n", []),
      ("a: x >= 10\nb: x + y >= 10\n", []),
    ] as [(String, [String])])
  func inequalitiesThatOthersImplyAreNamed(_ script: String, _ messages: [String]) {
    #expect(CheckTrial(script: script).messages(.redundant) == messages)
  }

  @Test func loopsSayThingsOnce() {
    let trial = CheckTrial(script: "repeat 5 { x == 1 }\n")
    #expect(trial.subjects(.duplicate).count == 1)
    #expect(trial.findings.first { $0.rule == .duplicate }?.scenes == 4)
  }
}
