/// A command line that the table does not allow.
package struct UsageError: Error, Sendable {
  package enum Reason: Hashable, Sendable {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case missingValue(option: String, placeholder: String)
    case unexpectedValue(option: String)
    case repeated(option: String)
    case invalidValue(String, option: String, choices: [String])
    case missingOperand(String)
    case unexpectedOperand(String)
  }

  package let reason: Reason
  /// From the tool to the command whose usage was not met.
  package let path: [Command]
}

extension UsageError.Reason {
  /// A sentence without a full stop.
  package var message: String {
    switch self {
    case .missingCommand: "a command is missing"
    case .unknownCommand(let name, let suggestion): "there is no command '\(name)'" + Self.hint(suggestion)
    case .unknownOption(let name, let suggestion): "unknown option '\(name)'" + Self.hint(suggestion)
    case .missingValue(let option, let placeholder): "'\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .repeated(let option): "'\(option)' is given twice; it can be given once"
    case .invalidValue(let text, let option, let choices):
      "'\(text)' is no value of '\(option)'; it takes \(choices.joined(separator: ", "))"
    case .missingOperand(let placeholder): "\(placeholder) is missing"
    case .unexpectedOperand(let text): "unexpected argument '\(text)'"
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
