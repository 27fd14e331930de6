import CassowaryFormats
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

extension FailureLevel {
  /// Whether a finding of this level makes the command fail.
  func counts(_ level: FindingLevel) -> Bool {
    switch self {
    case .error: level == .error
    case .warning: level >= .warning
    case .never: false
    }
  }
}
