import CommandLineKit
import Testing

@testable import CassowaryTool

@Suite struct ToolTests {
  @Test func theVersionIsOneLine() {
    let trial = ToolTrial("--version")
    #expect(trial.output == "cassowary \(Tool.version)\n")
    #expect(trial.diagnostics == "")
    #expect(trial.code == .success)
  }

  @Test func helpIsAnAnswer() {
    for words in [["--help"], ["help"], ["-h"]] {
      let trial = ToolTrial(words[0])
      #expect(trial.output.hasPrefix("Lays out documents of views, and solves and checks"))
      #expect(trial.diagnostics == "")
      #expect(trial.code == .success)
    }
    #expect(ToolTrial("help", "run").output == ToolTrial("run", "--help").output)
    #expect(ToolTrial("help", "run").output.contains("Usage: cassowary run [options] FILE...\n"))
  }

  @Test func mistakesAreDiagnosed() {
    let trial = ToolTrial("run", "--fromat", "json", "a.cass")
    #expect(trial.output == "")
    #expect(
      trial.diagnostics == """
        cassowary: error: unknown option '--fromat'; did you mean '--format'?
        Usage: cassowary run [options] FILE...
        See 'cassowary help run'.

        """)
    #expect(trial.code == .usage)
    #expect(ToolTrial().code == .usage)
    #expect(ToolTrial("run").code == .usage)
  }

  @Test func everyCommandDescribesItself() {
    for subcommand in Tool.subcommands {
      #expect(!subcommand.command.summary.isEmpty)
      for option in subcommand.command.options { #expect(!option.help.hasSuffix("."), "\(option.name)") }
    }
  }
}
