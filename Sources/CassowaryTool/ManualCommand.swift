import CommandLineKit

/// `cassowary manual`: writes the manual page.
enum ManualCommand: ToolCommand {
  static let command = Command(
    "manual",
    summary: "Writes the manual page, for 'man'",
    discussion: [
      "Save it as cassowary.1 in a folder of MANPATH, or read it at once: cassowary manual | man -l -",
      "Exit status: 0, 64 for a wrong command line, 74 if the output cannot be written.",
    ])

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    surroundings.output(ManualPage.text(of: Tool.command, version: Tool.version))
    return .success
  }
}
