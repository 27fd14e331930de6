/// The manual page of the tool, in the language of `man`, made from the table.
package struct ManualPage {
  private let root: Command
  private let version: String
  private var lines: [String] = []

  /// The page as text for `man`.
  package static func text(of root: Command, version: String) -> String {
    var page = ManualPage(root: root, version: version)
    page.write()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private init(root: Command, version: String) {
    self.root = root
    self.version = version
  }

  private mutating func write() {
    let name = root.name
    lines = [".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\""]
    section("NAME")
    lines.append("\(name) \\- \(Self.escaped(root.summary))")
    section("SYNOPSIS")
    lines += [".B \(name)", "\\fIcommand\\fR [\\fIoptions\\fR] [\\fIarguments\\fR]"]
    for text in root.discussion { paragraph(text) }
    section("COMMANDS")
    for command in root.subcommands { write(command) }
    section("OPTIONS")
    for option in root.allOptions + [.version] { write(option) }
  }

  private mutating func write(_ command: Command) {
    lines += [".SS \(root.name) \(command.name)", Self.escaped(command.summary) + "."]
    lines.append(".PP")
    let operands = command.operands.map { " \\fI\(Self.escaped($0.usage))\\fR" } ?? ""
    lines.append("\\fB\(root.name) \(command.name)\\fR [\\fIoptions\\fR]\(operands)")
    for text in command.discussion { paragraph(text) }
    if let operands = command.operands {
      lines += [".TP", "\\fI\(Self.escaped(operands.usage))\\fR", Self.escaped(operands.help) + "."]
    }
    for option in command.allOptions { write(option) }
  }

  private mutating func write(_ option: CommandOption) {
    let names = option.spellings.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
    let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    lines += [".TP", names + value, Self.escaped(option.help) + "."]
  }

  private mutating func section(_ title: String) { lines.append(".SH \(title)") }

  private mutating func paragraph(_ text: String) { lines += [".PP", Self.escaped(text)] }

  /// Backslashes, hyphens that are meant, and what would be a request at the beginning of a line.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
