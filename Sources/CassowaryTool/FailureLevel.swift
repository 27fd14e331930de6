import CommandLineKit

/// From which findings on the exit status is 1.
enum FailureLevel: String, CaseIterable {
  case error
  case warning
  case never

  /// The option; commands that look for mistakes fail by themselves, those that answer a question do not.
  static func option(default level: String) -> CommandOption {
    CommandOption(
      "fail-on", value: .choice(allCases.map(\.rawValue)),
      help: "From which findings on the exit status is 1; '\(level)' if not given")
  }
}
