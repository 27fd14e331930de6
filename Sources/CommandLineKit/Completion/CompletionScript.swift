/// Completions for a shell, made from the table.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell the tool's commands, options and their values.
  package func script(for root: Command) -> String {
    switch self {
    case .bash: BashCompletion(root: root).text
    case .zsh: ZshCompletion(root: root).text
    case .fish: FishCompletion(root: root).text
    }
  }
}

extension Command {
  /// The commands that words on the line can stand for, with `help` among them.
  var completedSubcommands: [Command] {
    subcommands + [Command("help", summary: "Tells more about a command")]
  }

  /// The options that can be completed, those of the root with `--version`.
  func completedOptions(isRoot: Bool) -> [CommandOption] { allOptions + (isRoot ? [.version] : []) }
}

extension CommandOption {
  /// `--size`, `-q`, `--no-color`: every way to write the name.
  var spellings: [String] {
    var names = ["--" + name]
    if isInvertible { names.append("--no-" + name) }
    if let short { names.append("-\(short)") }
    return names
  }

  /// The words that its value is one of; `nil` for other text.
  var choices: [String]? { if case .choice(let words) = value { words } else { nil } }

  var takesFile: Bool { if case .file = value { true } else { false } }
}
