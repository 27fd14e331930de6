/// Reads the words of a command line by the table.
///
/// Accepted are `--name value`, `--name=value`, `-n value`, `-nvalue`, bundled short flags, `--no-name`, `--` to end
/// the options, `-` as an operand, and options among operands.
package struct CommandLineParser {
  private var words: ArraySlice<String>
  private var path: [Command]

  private init(_ words: [String], root: Command) {
    self.words = words[...]
    path = [root]
  }

  /// What the words, without the tool's own name, ask for.
  package static func parse(_ words: [String], root: Command) throws(UsageError) -> Request {
    var parser = CommandLineParser(words, root: root)
    return try parser.request()
  }

  private var command: Command { path[path.count - 1] }

  private mutating func request() throws(UsageError) -> Request {
    while !command.subcommands.isEmpty {
      guard let word = words.popFirst() else { throw error(.missingCommand) }
      switch word {
      case "--help", "-h": return .help(path: path)
      case "--version" where path.count == 1: return .version
      case "help" where path.count == 1: return try helpRequest()
      default: try descend(to: word)
      }
    }
    return try invocation()
  }

  /// `tool help`, `tool help run`
  private mutating func helpRequest() throws(UsageError) -> Request {
    while let word = words.popFirst(), word != "--help", word != "-h" { try descend(to: word) }
    return .help(path: path)
  }

  private mutating func descend(to word: String) throws(UsageError) {
    if let next = command.subcommand(word) {
      path.append(next)
      return
    }
    if word.hasPrefix("-"), word != "-" {
      let known = path.count == 1 ? [CommandOption.help, .version] : [.help]
      throw error(.unknownOption(word, suggestion: suggestion(for: word, among: known)))
    }
    guard !command.subcommands.isEmpty else { throw error(.unexpectedOperand(word)) }
    let names = command.subcommands.map(\.name) + (path.count == 1 ? ["help"] : [])
    throw error(.unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: names)))
  }

  private mutating func invocation() throws(UsageError) -> Request {
    var invocation = Invocation(path: path)
    while let word = words.popFirst() {
      if word == "--" {
        invocation.operands += words
        words = []
      } else if word.hasPrefix("--") {
        try longOption(word, &invocation)
      } else if word.hasPrefix("-"), word != "-" {
        try shortOptions(word, &invocation)
      } else {
        invocation.operands.append(word)
      }
      if invocation.isSet(.help) { return .help(path: path) }
    }
    let minimum = command.operands?.minimum ?? 0
    let maximum = command.operands?.maximum ?? 0
    if invocation.operands.count < minimum {
      throw error(.missingOperand(command.operands?.placeholder ?? "an argument"))
    }
    if invocation.operands.count > maximum { throw error(.unexpectedOperand(invocation.operands[maximum])) }
    return .run(invocation)
  }

  private mutating func longOption(_ word: String, _ invocation: inout Invocation) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let option = command.allOptions.first(where: { $0.name == name }) {
      try set(option, written: "--" + name, attached: attached, &invocation)
    } else if name.hasPrefix("no-"),
      let option = command.allOptions.first(where: { $0.isInvertible && "no-" + $0.name == name })
    {
      if attached != nil { throw error(.unexpectedValue(option: "--" + name)) }
      try append(option, .flag(false), &invocation)
    } else {
      throw error(.unknownOption("--" + name, suggestion: suggestion(for: "--" + name, among: command.allOptions)))
    }
  }

  /// `-o value`, `-ovalue`, `-abc`
  private mutating func shortOptions(_ word: String, _ invocation: inout Invocation) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.short == letter }) else {
        throw error(.unknownOption("-\(letter)", suggestion: suggestion(for: word, among: command.allOptions)))
      }
      var attached: String?
      if option.value != .none, !letters.isEmpty {
        attached = String(letters)
        letters = ""
      }
      try set(option, written: "-\(letter)", attached: attached, &invocation)
    }
  }

  private mutating func set(
    _ option: CommandOption, written: String, attached: String?, _ invocation: inout Invocation
  ) throws(UsageError) {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw error(.unexpectedValue(option: written)) }
      try append(option, .flag(true), &invocation)
      return
    }
    guard let text = attached ?? words.popFirst() else {
      throw error(.missingValue(option: written, placeholder: placeholder))
    }
    if case .seconds = option.value, TimeLimit(text) == nil {
      throw error(
        .invalidValue(text, option: written, choices: ["a number of seconds, such as 60 or 0.5; 0 is no limit"]))
    }
    guard case .choice(let choices) = option.value else { return try append(option, .value(text), &invocation) }
    guard let choice = choices.first(where: { letters(of: $0) == letters(of: text) }) else {
      throw error(.invalidValue(text, option: written, choices: choices))
    }
    try append(option, .value(choice), &invocation)
  }

  /// What is said twice may be meant either way.
  private func append(
    _ option: CommandOption, _ setting: Invocation.Setting, _ invocation: inout Invocation
  ) throws(UsageError) {
    if !option.repeats, invocation.options.contains(where: { $0.option == option }) {
      throw error(.repeated(option: "--" + option.name))
    }
    invocation.options.append((option, setting))
  }

  /// Upper and lower case, blanks and hyphens make no difference between choices.
  private func letters(of choice: String) -> String {
    choice.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// The option that a wrong one resembles; one dash too few is the commonest slip.
  private func suggestion(for word: String, among options: [CommandOption]) -> String? {
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    let names = options.map(\.name) + options.filter(\.isInvertible).map { "no-" + $0.name }
    return Suggestion.nearest(to: name, among: names).map { "--" + $0 }
  }

  private func error(_ reason: UsageError.Reason) -> UsageError { UsageError(reason: reason, path: path) }
}
