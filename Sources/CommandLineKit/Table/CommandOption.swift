/// A row of the command table: one option, as parsing, help, completions and the manual page know it.
package struct CommandOption: Hashable, Sendable {
  /// What follows the option's name.
  package enum Value: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case none
    /// One of these words.
    case choice([String])
    /// Any text. The placeholder stands for it in help.
    case text(placeholder: String)
    /// A number of seconds, 0 for no limit.
    case seconds(placeholder: String)
    /// A file's path.
    case file(placeholder: String)
  }

  /// Without its dashes.
  package let name: String
  package let short: Character?
  package let value: Value
  /// Whether `--no-name` undoes `--name`.
  package let isInvertible: Bool
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// One sentence for help, without a full stop.
  package let help: String

  package init(
    _ name: String, short: Character? = nil, value: Value = .none, isInvertible: Bool = false, repeats: Bool = false,
    help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isInvertible = isInvertible
    self.repeats = repeats
    self.help = help
  }

  /// Understood by every command.
  package static let help = CommandOption("help", short: "h", help: "Show this help and exit")
  /// Understood before the name of a command.
  package static let version = CommandOption("version", help: "Show the version and exit")

  /// `-o, --output FILE`
  var usage: String {
    let names = (short.map { "-\($0), " } ?? "    ") + "--" + (isInvertible ? "[no-]" : "") + name
    return placeholder.map { "\(names) \($0)" + (repeats ? "..." : "") } ?? names
  }

  /// What stands for the value, `nil` if there is none.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .text(let placeholder), .seconds(let placeholder), .file(let placeholder): placeholder
    }
  }
}
