import CommandLineKit

/// A subcommand: its row of the command table, and what it does. One file each.
protocol ToolCommand {
  static var command: Command { get }

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode
}
