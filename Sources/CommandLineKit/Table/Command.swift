/// A command of the table. The root is the tool itself; everything that knows the command line (the parser, help,
/// completions, the manual page) reads this table and nothing else, so that they cannot drift apart.
package struct Command: Sendable {
  package let name: String
  /// One sentence without a full stop.
  package let summary: String
  /// Paragraphs for help.
  package let discussion: [String]
  package let options: [CommandOption]
  package let operands: Operands?
  package let subcommands: [Command]

  package init(
    _ name: String, summary: String, discussion: [String] = [], options: [CommandOption] = [],
    operands: Operands? = nil, subcommands: [Command] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.operands = operands
    self.subcommands = subcommands
  }

  /// The options with those that every command understands.
  var allOptions: [CommandOption] { options + [.help] }

  func subcommand(_ name: String) -> Command? { subcommands.first { $0.name == name } }
}
