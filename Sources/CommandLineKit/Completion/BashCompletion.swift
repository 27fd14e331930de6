/// Completions for bash.
struct BashCompletion {
  let root: Command

  var text: String {
    let commands = root.completedSubcommands.map(\.name).joined(separator: " ")
    var lines = [
      "# Completions of \(root.name) for bash.",
      "_\(root.name)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=",
      "  COMPREPLY=()",
      "  if ((COMP_CWORD > 1)); then command=${COMP_WORDS[1]}; fi",
      "  case $command in",
    ]
    for command in root.subcommands { lines += self.lines(for: command) }
    lines += [
      "    help) COMPREPLY=($(compgen -W \"\(root.subcommands.map(\.name).joined(separator: " "))\" -- \"$word\")) ;;",
      "    *)",
      "      if ((COMP_CWORD == 1)); then",
      "        COMPREPLY=($(compgen -W \"\(commands) \(Self.words(root.completedOptions(isRoot: true)))\" -- \"$word\"))",
      "      fi ;;",
      "  esac",
      "}",
      "complete -F _\(root.name) \(root.name)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(for command: Command) -> [String] {
    let options = command.completedOptions(isRoot: false)
    var lines = ["    \(command.name))", "      case $previous in"]
    for option in options where option.value != .none {
      let pattern = option.spellings.joined(separator: "|")
      if let words = option.choices {
        let list = words.joined(separator: " ")
        lines.append("        \(pattern)) COMPREPLY=($(compgen -W \"\(list)\" -- \"$word\")); return ;;")
      } else if option.takesFile {
        lines.append("        \(pattern)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;")
      } else {
        lines.append("        \(pattern)) return ;;")
      }
    }
    lines += [
      "      esac",
      "      if [[ $word == -* ]]; then",
      "        COMPREPLY=($(compgen -W \"\(Self.words(options))\" -- \"$word\"))",
    ]
    if let choices = command.operands?.choices, !choices.isEmpty {
      lines += ["      else", "        COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$word\"))"]
    }
    if command.operands?.areFiles ?? false {
      lines += [
        "      else", "        compopt -o filenames 2>/dev/null", "        COMPREPLY=($(compgen -f -- \"$word\"))",
      ]
    }
    return lines + ["      fi ;;"]
  }

  private static func words(_ options: [CommandOption]) -> String {
    options.flatMap(\.spellings).joined(separator: " ")
  }
}
