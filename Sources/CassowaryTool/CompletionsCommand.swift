import CommandLineKit

/// `cassowary completions`: writes what a shell needs to complete the tool's command lines.
enum CompletionsCommand: ToolCommand {
  static let command = Command(
    "completions",
    summary: "Writes a script that completes command lines in bash, zsh or fish",
    discussion: [
      "For bash, source the script in ~/.bashrc; for zsh, save it as _cassowary in a folder of fpath; for fish, save it as "
        + "~/.config/fish/completions/cassowary.fish.",
      "Exit status: 0, 64 for a wrong command line, 74 if the output cannot be written.",
    ],
    operands: Operands(
      "SHELL", atLeast: 1, atMost: 1, areFiles: false, choices: shells, help: shells.joined(separator: ", ")))

  private static let shells = CompletionShell.allCases.map(\.rawValue)

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    guard let shell = CompletionShell(rawValue: invocation.operands[0]) else {
      let known = shells.joined(separator: ", ")
      return surroundings.refuse(
        invocation, "there are no completions for '\(invocation.operands[0])'; there are some for \(known)")
    }
    surroundings.output(shell.script(for: Tool.command))
    return .success
  }
}
