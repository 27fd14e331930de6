/// Completions for fish.
struct FishCompletion {
  let root: Command

  var text: String {
    let name = root.name
    var lines = [
      "# Completions of \(name) for fish.",
      "complete -c \(name) -f",
    ]
    for command in root.completedSubcommands {
      lines.append("complete -c \(name) -n __fish_use_subcommand -a \(command.name) -d \(Self.quoted(command.summary))")
    }
    for option in root.completedOptions(isRoot: true) {
      lines.append("complete -c \(name) -n __fish_use_subcommand\(Self.words(option))")
    }
    for command in root.subcommands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.completedOptions(isRoot: false) {
        lines.append("complete -c \(name) \(condition)\(Self.words(option))")
        if option.isInvertible {
          lines.append("complete -c \(name) \(condition) -l no-\(option.name) -d \(Self.quoted(option.help))")
        }
      }
      if let choices = command.operands?.choices, !choices.isEmpty {
        lines.append("complete -c \(name) \(condition) -a '\(choices.joined(separator: " "))'")
      }
      if command.operands?.areFiles ?? false { lines.append("complete -c \(name) \(condition) -F") }
    }
    let names = root.subcommands.map(\.name).joined(separator: " ")
    lines.append("complete -c \(name) -n '__fish_seen_subcommand_from help' -a '\(names)'")
    return lines.joined(separator: "\n") + "\n"
  }

  /// ` -l format -x -a 'text json' -d '…'`
  private static func words(_ option: CommandOption) -> String {
    var text = " -l \(option.name)"
    if let short = option.short { text += " -s \(short)" }
    if let choices = option.choices {
      text += " -x -a '\(choices.joined(separator: " "))'"
    } else if option.takesFile {
      text += " -r -F"
    } else if option.value != .none {
      text += " -x"
    }
    return text + " -d " + quoted(option.help)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
