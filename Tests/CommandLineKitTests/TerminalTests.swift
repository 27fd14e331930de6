import Testing

@testable import CommandLineKit

@Suite struct TerminalTests {
  private func terminal(_ isTerminal: Bool, columns: Int? = nil, _ environment: [String: String] = [:]) -> Terminal {
    Terminal(isTerminal: isTerminal, columns: columns) { environment[$0] }
  }

  @Test func colorIsForTerminalsUnlessUnwanted() {
    #expect(terminal(true).prefersColor)
    #expect(!terminal(false).prefersColor)
    #expect(!terminal(true, ["NO_COLOR": "1"]).prefersColor)
    #expect(terminal(true, ["NO_COLOR": ""]).prefersColor)
    #expect(!terminal(true, ["TERM": "dumb"]).prefersColor)
  }

  @Test func theUserHasTheLastWordOnColor() {
    #expect(ColorChoice.always.usesColor(on: terminal(false, ["NO_COLOR": "1"])))
    #expect(!ColorChoice.never.usesColor(on: terminal(true)))
    #expect(ColorChoice.auto.usesColor(on: terminal(true)))
    #expect(!ColorChoice.auto.usesColor(on: terminal(false)))
  }

  @Test func theWidthComesFromTheUserThenTheTerminal() {
    #expect(terminal(true).width == 80)
    #expect(terminal(true, columns: 60).width == 60)
    #expect(terminal(true, columns: 300).width == 100)
    #expect(terminal(true, columns: 60, ["COLUMNS": "50"]).width == 50)
    #expect(terminal(true, columns: 60, ["COLUMNS": "wide"]).width == 60)
    #expect(terminal(true, ["COLUMNS": "-3"]).width == 80)
  }

  @Test func exitCodesAreThoseOfTheSystem() {
    let codes: [ExitCode] = [
      .success, .findings, .usage, .dataError, .noInput, .internalFault, .cannotWrite, .interrupted,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 74, 130])
    #expect(codes.sorted() == codes)
  }

  @Test func whatCannotBeReadIsExplained() {
    #expect(throws: SystemError(message: "No such file or directory")) {
      try FileInput.read("/nowhere/nothing.cass", limit: 10)
    }
    #expect(throws: SystemError(message: "Is a directory")) { try FileInput.read("/", limit: 10) }
  }

  @Test func anEndlessFileIsReadToTheLimitOnly() throws {
    #expect(try FileInput.read("/dev/zero", limit: 100_000).count == 100_001)
    #expect(try FileInput.read("/dev/null", limit: 100_000) == [])
  }
}
