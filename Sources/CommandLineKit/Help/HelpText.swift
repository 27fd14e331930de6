/// Help on a command, made from the table.
package struct HelpText {
  private let path: [Command]
  private let width: Int
  /// Lines so far.
  private var lines: [String] = []

  /// Help on the last command of `path`, wrapped to `width` columns.
  package static func text(on path: [Command], width: Int) -> String {
    var help = HelpText(path: path, width: max(40, width))
    help.write()
    return help.lines.joined(separator: "\n") + "\n"
  }

  /// `Usage: cassowary run [options] FILE...`
  package static func usage(of path: [Command]) -> String {
    var words = path.map(\.name)
    guard let command = path.last else { return "Usage:" }
    if command.subcommands.isEmpty {
      words.append("[options]")
      if let operands = command.operands { words.append(operands.usage) }
    } else {
      words += ["<command>", "[options]"]
    }
    return "Usage: " + words.joined(separator: " ")
  }

  /// Where to read more: `See 'cassowary help run'.`
  package static func reference(to path: [Command]) -> String {
    "See '\(([path.first?.name, "help"].compactMap { $0 } + path.dropFirst().map(\.name)).joined(separator: " "))'."
  }

  private init(path: [Command], width: Int) {
    self.path = path
    self.width = width
  }

  private mutating func write() {
    guard let command = path.last else { return }
    paragraph(command.summary + ".")
    lines += ["", Self.usage(of: path)]
    for text in command.discussion {
      lines.append("")
      paragraph(text)
    }
    section("Arguments", command.operands.map { [($0.usage, $0.help)] } ?? [])
    section("Commands", command.subcommands.map { ($0.name, $0.summary) })
    let options = command.allOptions + (path.count == 1 ? [.version] : [])
    section("Options", options.map { ($0.usage, $0.help) })
    if !command.subcommands.isEmpty {
      lines += ["", "'\(path.map(\.name).joined(separator: " ")) help <command>' tells more about a command."]
    }
  }

  private mutating func paragraph(_ text: String) {
    lines += Self.wrap(text, width: width)
  }

  /// A titled table of two columns.
  private mutating func section(_ title: String, _ rows: [(term: String, help: String)]) {
    if rows.isEmpty { return }
    lines += ["", title + ":"]
    let column = min(rows.map(\.term.count).max() ?? 0, 30) + 4
    for row in rows {
      var term = "  " + row.term
      if term.count > column - 2 {
        lines.append(term)
        term = ""
      }
      for line in Self.wrap(row.help, width: width - column) {
        lines.append(term + String(repeating: " ", count: column - term.count) + line)
        term = ""
      }
    }
  }

  /// Breaks the text between words.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
