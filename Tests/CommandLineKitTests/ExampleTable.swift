@testable import CommandLineKit

/// A small tool with every kind of option.
enum ExampleTable {
  static let format = CommandOption("format", short: "f", value: .choice(["text", "json"]), help: "How to print")
  static let output = CommandOption(
    "output", short: "o", value: .file(placeholder: "PATH"), repeats: true,
    help: "Where to print; standard output by default")
  static let verbose = CommandOption("verbose", short: "v", help: "Tell more")
  static let all = CommandOption("all", short: "a", help: "Take everything")
  static let check = CommandOption("check", isInvertible: true, help: "Check the result")

  static let root = Command(
    "tool", summary: "Does things",
    subcommands: [
      Command(
        "make", summary: "Makes a thing",
        discussion: ["It is made of its parts, and of nothing else, in the order in which they are given here."],
        options: [format, output, verbose, all, check],
        operands: Operands("PART", atLeast: 1, atMost: 3, areFiles: true, help: "What the thing is made of")),
      Command("list", summary: "Lists all things"),
    ])

  /// What the words ask for, in a form to compare.
  static func parse(_ line: String) -> String {
    do throws(UsageError) {
      switch try CommandLineParser.parse(line.split(separator: " ").map(String.init), root: root) {
      case .version: return "version"
      case .help(let path): return "help " + path.map(\.name).joined(separator: " ")
      case .run(let invocation): return describe(invocation)
      }
    } catch {
      return "error: \(error.reason.message) (\(error.path.map(\.name).joined(separator: " ")))"
    }
  }

  private static func describe(_ invocation: Invocation) -> String {
    var parts = [invocation.path.map(\.name).joined(separator: " ")]
    for option in [verbose, all, check] where invocation.isSet(option) { parts.append("+" + option.name) }
    for option in [format, output] {
      if let value = invocation.value(option) { parts.append("\(option.name)=\(value)") }
    }
    return (parts + invocation.operands.map { "<\($0)>" }).joined(separator: " ")
  }
}
