import CassowaryFormats
import CassowaryLayout

/// Tells people of laid out documents: frames as a table or as a tree, then conflicts, violated preferences and what is
/// ambiguous.
package struct SceneTextReporter: SceneReporter {
  /// How frames are shown.
  package enum Form: Sendable {
    case table
    case tree
  }

  /// Gets the answer.
  private let output: TextSink
  /// Gets messages on documents that could not be read.
  private let diagnostics: TextSink
  private let style: TextStyle
  private let diagnosticStyle: TextStyle
  private let form: Form
  /// Set where several files could be mixed up.
  private let headsFiles: Bool
  private var file = ""
  private var isFirst = true

  package init(
    output: @escaping TextSink, diagnostics: @escaping TextSink, style: TextStyle, diagnosticStyle: TextStyle,
    form: Form, headsFiles: Bool
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.style = style
    self.diagnosticStyle = diagnosticStyle
    self.form = form
    self.headsFiles = headsFiles
  }

  private var problems: DocumentProblemText { DocumentProblemText(file: file, style: diagnosticStyle) }

  package mutating func begin(_ file: String) { self.file = file }

  package mutating func unreadable(_ reason: String) { diagnostics(problems.text(reason)) }

  package mutating func givenUp(_ reason: String) { diagnostics(problems.text(reason)) }

  package mutating func malformed(_ errors: DocumentErrors, in text: SourceText) {
    diagnostics(problems.text(errors, in: text))
  }

  package mutating func noted(_ note: InterfaceNote) { diagnostics(problems.text(note)) }

  package mutating func failed(_ scene: String, _ reason: String) {
    diagnostics(problems.text("\(scene): \(reason)"))
  }

  package mutating func report(_ facts: SceneFacts, as scene: String) {
    if !isFirst { line("") }
    isFirst = false
    let canvas = facts.canvas
    let size = "\(pointsText(canvas.size.width))×\(pointsText(canvas.size.height))"
    var head = facts.label.map { [printable($0), size] } ?? [size]
    if canvas.scale > 0 { head.append("\(pointsText(canvas.scale))x") }
    if canvas.direction == .rightToLeft { head.append("right to left") }
    if !facts.states.isEmpty { head.append("state \(printable(facts.states.joined(separator: " + ")))") }
    line(
      (headsFiles ? style.place(file) + ": " : "") + style.place(printable(scene)) + "  " + head.joined(separator: ", ")
    )
    switch form {
    case .table: table(facts)
    case .tree: tree(facts)
    }
    conflicts(facts)
    violations(facts)
    ambiguities(facts)
  }

  package mutating func end() {}

  package mutating func finish() {}

  // MARK: Frames

  private func table(_ facts: SceneFacts) {
    var table = TextTable([
      ("view", false), ("kind", false), ("x", true), ("y", true), ("width", true), ("height", true),
      ("root x", true), ("root y", true), ("", false),
    ])
    let open = Set(facts.ambiguities.map(\.item))
    for view in facts.views {
      let numbers = [
        view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.absolute.minX, view.absolute.minY,
      ]
      let shown = view.isLaidOut ? numbers.map(pointsText) : numbers.map { _ in "-" }
      table.add([printable(view.id), view.kind.rawValue] + shown + [note(view, open)])
    }
    for guide in facts.guides {
      let numbers = [
        guide.frame.minX, guide.frame.minY, guide.frame.width, guide.frame.height, guide.absolute.minX,
        guide.absolute.minY,
      ]
      table.add(
        [printable(guide.id), "guide"] + numbers.map(pointsText) + [open.contains(guide.id) ? "ambiguous" : ""])
    }
    for text in table.lines { line(text) }
  }

  private func tree(_ facts: SceneFacts) {
    let open = Set(facts.ambiguities.map(\.item))
    for view in facts.views {
      let frame = view.isLaidOut ? " " + frameText(view.frame) : ""
      let note = note(view, open)
      let kind = view.kind == .view ? "" : " " + view.kind.rawValue
      let text = view.text.map { " \"\(printable(shortened($0)))\"" } ?? ""
      line(
        String(repeating: "  ", count: view.depth) + printable(view.id) + kind + text + frame
          + (note.isEmpty ? "" : "  " + note))
    }
    for guide in facts.guides { line("\(printable(guide.id)) guide \(frameText(guide.absolute))") }
  }

  private func note(_ view: ViewFacts, _ open: Set<String>) -> String {
    var notes: [String] = []
    if view.isHidden { notes.append("hidden") }
    if !view.isLaidOut { notes.append("out of the layout") }
    if open.contains(view.id) { notes.append("ambiguous") }
    if view.isMisplaced, let recorded = view.recorded { notes.append("recorded at \(frameText(recorded))") }
    if let size = view.contentSize { notes.append("content \(pointsText(size.width))×\(pointsText(size.height))") }
    return notes.joined(separator: ", ")
  }

  /// One short line of a text.
  private func shortened(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > 24 ? String(line.prefix(23)) + "…" : line
  }

  // MARK: Findings

  private func conflicts(_ facts: SceneFacts) {
    for conflict in facts.conflicts {
      line("")
      line(style.alarm("conflict:") + " these required constraints cannot hold together")
      for (index, member) in conflict.members.enumerated() {
        line("  " + text(member) + (index == conflict.setAside ? "   <- set aside" : ""))
      }
    }
  }

  private func violations(_ facts: SceneFacts) {
    let preferences = facts.violations.filter { $0.kind == .preference }
    if !preferences.isEmpty {
      line("")
      line("preferences that do not hold:")
      for violation in preferences { line("  \(text(violation.constraint))   by \(pointsText(violation.error))") }
    }
    let compressed = facts.violations.filter { $0.kind == .compression }
    if !compressed.isEmpty {
      line("")
      line("smaller than their content:")
      for violation in compressed { line("  \(printable(violation.quantity))   by \(pointsText(violation.error))") }
    }
    let stretched = facts.violations.filter { $0.kind == .hugging }
    if !stretched.isEmpty {
      line("")
      // Most layouts stretch something: worth a line, not a list.
      let texts = stretched.map { "\(printable($0.quantity)) by \(pointsText($0.error))" }
      line("larger than their content: " + texts.joined(separator: ", "))
    }
  }

  private func ambiguities(_ facts: SceneFacts) {
    if facts.ambiguities.isEmpty { return }
    line("")
    line("ambiguous:")
    for ambiguity in facts.ambiguities {
      let ways = [(ambiguity.canIncrease, "larger"), (ambiguity.canDecrease, "smaller")].filter(\.0).map(\.1)
      line("  \(printable(ambiguity.item)).\(ambiguity.quantity)   could be \(ways.joined(separator: " or "))")
    }
  }

  private func text(_ constraint: ConstraintFacts) -> String {
    var text = printable(constraint.equation)
    if !constraint.identifier.isEmpty { text += " #" + printable(constraint.identifier) }
    if let position = constraint.position {
      text += "   (\(file):\(position.line):\(position.column))"
    } else {
      text += "   (\(constraint.origin.words))"
    }
    return text
  }

  private func line(_ text: String) { output(text + "\n") }
}
