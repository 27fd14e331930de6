import CommandLineKit

/// How commands that answer a question write.
enum AnswerFormat: String, CaseIterable {
  case text
  case json

  static let option = CommandOption(
    "format", value: .choice(allCases.map(\.rawValue)), help: "Write text for people, or one JSON document")
}
