import CassowaryFormats

/// Tells people why quantities have their values.
package struct ExplanationTextReporter {
  private let output: TextSink
  private let style: TextStyle
  private let file: String
  private var isFirst = true

  package init(output: @escaping TextSink, style: TextStyle, file: String) {
    self.output = output
    self.style = style
    self.file = file
  }

  /// `scene` tells one layout of the file from others; empty for a script.
  package mutating func report(_ explanation: ValueExplanation, in scene: String) {
    if !isFirst { line("") }
    isFirst = false
    let place = scene.isEmpty ? file : "\(file), \(printable(scene))"
    line(style.place("\(printable(explanation.quantity)) is \(pointsText(explanation.value))") + "   (\(place))")
    chain(explanation)
    losers(explanation)
    changes(explanation)
  }

  private func chain(_ explanation: ValueExplanation) {
    if explanation.steps.isEmpty, explanation.held.isEmpty { return }
    line("  because")
    var table = TextTable([("", true), ("", false), ("", false), ("", false)])
    for step in explanation.steps {
      let factor = abs(step.multiplier) == 1 ? "" : "× \(pointsText(step.multiplier))"
      table.add([signed(step.contribution), text(step.constraint), factor, place(of: step.constraint)])
    }
    for held in explanation.held {
      table.add([
        signed(held.contribution), "nothing decides \(printable(held.quantity)); it stays where it is", "", "",
      ])
    }
    for text in table.lines.dropFirst() { line("    " + text) }
    line("    = \(pointsText(explanation.value))")
  }

  private func losers(_ explanation: ValueExplanation) {
    if explanation.losers.isEmpty { return }
    line("  what wanted something else and gave way")
    for loser in explanation.losers {
      let lost = loser.winners.isEmpty ? "" : ", lost to " + named(loser.winners)
      let quantity = printable(explanation.quantity)
      let gain = loser.wouldBe.map { "; if it won, \(quantity) would be \(pointsText($0))" } ?? ""
      line("    '\(text(loser.constraint))' by \(pointsText(loser.error))\(lost)\(gain)")
    }
  }

  /// `'a == 1', 'b == 2' and 3 more`
  private func named(_ winners: [Finding.Related]) -> String {
    let rest = winners.count - Self.winnersNamed
    let names = winners.prefix(Self.winnersNamed).map { "'\(text($0))'" }.joined(separator: ", ")
    return rest > 0 ? "\(names) and \(rest) more" : names
  }

  private static let winnersNamed = 4

  private func changes(_ explanation: ValueExplanation) {
    if explanation.changes.isEmpty { return }
    line("  what would change it")
    for change in explanation.changes {
      let outcome = change.isOpen ? "be open" : "be \(pointsText(change.value))"
      line("    without '\(text(change.constraint))', it would \(outcome)")
    }
  }

  private func text(_ constraint: Finding.Related) -> String { printable(constraint.equation) }

  private func place(of constraint: Finding.Related) -> String {
    if let position = constraint.position { return "\(file):\(position.line):\(position.column)" }
    return constraint.origin?.words ?? ""
  }

  private func signed(_ value: Double) -> String { value < 0 ? pointsText(value) : "+" + pointsText(value) }

  private func line(_ text: String) { output(text + "\n") }
}
