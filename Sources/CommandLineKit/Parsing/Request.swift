/// What the command line asks for.
package enum Request: Sendable {
  case run(Invocation)
  /// Help on the last command of the path; the first is the tool.
  case help(path: [Command])
  case version
}

/// A command with its options and operands, checked against the table.
package struct Invocation: Sendable {
  /// From the tool to the command.
  package let path: [Command]
  /// In the order given.
  var options: [(option: CommandOption, setting: Setting)] = []
  package var operands: [String] = []

  enum Setting: Hashable, Sendable {
    case flag(Bool)
    case value(String)
  }

  /// The command to run.
  package var command: Command { path[path.count - 1] }

  /// Whether the flag was given, and not as `--no-`.
  package func isSet(_ option: CommandOption) -> Bool { last(option) == .flag(true) }

  /// The value given last, `nil` if there was none.
  package func value(_ option: CommandOption) -> String? {
    if case .value(let text)? = last(option) { text } else { nil }
  }

  /// All values, in order.
  package func values(_ option: CommandOption) -> [String] {
    options.compactMap { entry in
      if entry.option == option, case .value(let text) = entry.setting { text } else { nil }
    }
  }

  /// The value as one of the cases that the option's choices name.
  package func choice<Choice: RawRepresentable<String>>(_ option: CommandOption, default: Choice) -> Choice {
    value(option).flatMap(Choice.init(rawValue:)) ?? `default`
  }

  private func last(_ option: CommandOption) -> Setting? { options.last { $0.option == option }?.setting }
}
