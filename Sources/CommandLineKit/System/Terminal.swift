/// What is known of the place to which text goes.
package struct Terminal: Hashable, Sendable {
  package let isTerminal: Bool
  /// In columns.
  package let width: Int
  /// Whether colour is welcome where the user does not say.
  package let prefersColor: Bool

  /// Where `COLUMNS` and the terminal are silent.
  static let defaultWidth = 80
  /// Longer lines are hard to read.
  static let widest = 100

  package init(isTerminal: Bool, columns: Int? = nil, environment: (String) -> String?) {
    self.isTerminal = isTerminal
    let width = environment("COLUMNS").flatMap { Int($0) } ?? columns ?? Self.defaultWidth
    self.width = min(width > 0 ? width : Self.defaultWidth, Self.widest)
    prefersColor = isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// The terminal, file or pipe behind standard output or standard error.
  package static func of(_ descriptor: FileDescriptor) -> Terminal {
    Terminal(
      isTerminal: Platform.isTerminal(descriptor.number), columns: Platform.columns(of: descriptor.number),
      environment: Platform.environment)
  }
}

/// When to use colour.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// The option, for every command that writes for people.
  package static let option = CommandOption(
    "color", value: .choice(allCases.map(\.rawValue)),
    help: "When to use colour; 'auto' heeds the terminal and NO_COLOR")

  package func usesColor(on terminal: Terminal) -> Bool {
    switch self {
    case .auto: terminal.prefersColor
    case .always: true
    case .never: false
    }
  }
}
