import CommandLineKit
import Testing

@testable import CassowaryTool

@Suite struct CompletionsCommandTests {
  @Test(arguments: CompletionShell.allCases) func everyCommandIsCompleted(_ shell: CompletionShell) {
    let trial = ToolTrial("completions", shell.rawValue)
    #expect(trial.code == .success)
    for subcommand in Tool.subcommands {
      #expect(trial.output.contains(subcommand.command.name))
      for option in subcommand.command.options { #expect(trial.output.contains(option.name), "\(option.name)") }
    }
  }

  @Test func otherShellsAreNamed() {
    let trial = ToolTrial("completions", "tcsh")
    #expect(trial.code == .usage)
    #expect(
      trial.diagnostics.hasPrefix("cassowary: error: there are no completions for 'tcsh'; there are some for bash, "))
  }

  @Test func theManualDescribesEveryCommand() {
    let trial = ToolTrial("manual")
    #expect(trial.code == .success)
    for subcommand in Tool.subcommands {
      #expect(trial.output.contains(".SS cassowary \(subcommand.command.name)\n"))
    }
  }
}
