/// Completions for zsh.
struct ZshCompletion {
  let root: Command

  var text: String {
    var lines = [
      "#compdef \(root.name)",
      "# Completions of \(root.name) for zsh.",
      "_\(root.name)() {",
      "  local -a commands",
      "  commands=(",
    ]
    lines += root.completedSubcommands.map { "    '\($0.name):\(Self.escaped($0.summary))'" }
    lines += [
      "  )",
      "  if ((CURRENT == 2)); then",
      "    _describe -t commands command commands",
      "    _arguments -s \(Self.specifications(root.completedOptions(isRoot: true)).joined(separator: " "))",
      "    return",
      "  fi",
      "  local command=$words[2]",
      "  shift words",
      "  ((CURRENT--))",
      "  case $command in",
    ]
    for command in root.subcommands {
      var specifications = Self.specifications(command.completedOptions(isRoot: false))
      if let operands = command.operands {
        let words = "(\(operands.choices.joined(separator: " ")))"
        let action = operands.areFiles ? "_files" : operands.choices.isEmpty ? " " : words
        let count = operands.maximum > 1 ? "*" : ""
        specifications.append("'\(count):\(Self.escaped(operands.placeholder)):\(action)'")
      }
      lines.append("    \(command.name))")
      lines.append("      _arguments -s \\")
      lines.append("        " + specifications.joined(separator: " \\\n        ") + " ;;")
    }
    lines += [
      "    help) _describe -t commands command commands ;;",
      "  esac",
      "}",
      "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then",
      "  _\(root.name) \"$@\"",
      "else",
      "  compdef _\(root.name) \(root.name)",
      "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// `'*--size=[Lay out …]:size: '` for each spelling; what cannot repeat rules out all of its spellings.
  private static func specifications(_ options: [CommandOption]) -> [String] {
    options.flatMap { option in
      option.spellings.map { spelling in
        var text = (option.repeats ? "*" : "(\(option.spellings.joined(separator: " ")))") + spelling
        if option.value != .none, !spelling.hasPrefix("--no-") {
          text += spelling.hasPrefix("--") ? "=" : "+"
        }
        text += "[\(escaped(option.help))]"
        if option.value != .none, !spelling.hasPrefix("--no-") {
          let action = option.choices.map { "(\($0.joined(separator: " ")))" } ?? (option.takesFile ? "_files" : " ")
          text += ":\(escaped(option.name)):\(action)"
        }
        return "'\(text)'"
      }
    }
  }

  /// Text in single quotes, in a place where colons and brackets mean something.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case ":", "[", "]", "\\": result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }
}
