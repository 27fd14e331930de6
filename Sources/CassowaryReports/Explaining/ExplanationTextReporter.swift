import Cassowary
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
    if explanation.isOpen { line("  nothing decides it: another value would do as well, this one was taken") }
    if !explanation.settles { line("  the layout does not settle: each round gives other numbers") }
    chain(explanation.chain, heading: "because")
    shown(explanation)
    for basis in explanation.bases {
      let quantity = printable(basis.chain.quantity)
      chain(
        basis.chain,
        heading: "'\(text(basis.constraint))' follows from the width at which the text wraps: \(quantity) is "
          + "\(pointsText(basis.chain.value)) because")
    }
    setAside(explanation)
    losers(explanation)
    changes(explanation)
  }

  private func chain(_ chain: ValueExplanation.Chain, heading: String) {
    if chain.steps.isEmpty, chain.held.isEmpty { return }
    line("  " + heading)
    var table = TextTable([("", true), ("", false), ("", false), ("", false)])
    for step in chain.steps {
      let factor = abs(step.multiplier) == 1 ? "" : "× \(pointsText(step.multiplier))"
      table.add([signed(step.contribution), text(step.constraint), factor, place(of: step.constraint)])
    }
    for held in chain.held {
      table.add([
        signed(held.contribution), "nothing decides \(printable(held.quantity)); it stays where it is", "", "",
      ])
    }
    for text in table.lines.dropFirst() { line("    " + text) }
    line("    = \(pointsText(chain.value))")
  }

  private func shown(_ explanation: ValueExplanation) {
    guard let shown = explanation.shown, pointsText(shown.value) != pointsText(explanation.value) else { return }
    let reason = shown.isRounded ? "rounded to pixels" : "with what is around the part that constraints align"
    line("    the frame has \(pointsText(shown.value)), \(reason)")
  }

  private func setAside(_ explanation: ValueExplanation) {
    if explanation.setAside.isEmpty { return }
    line("  what was set aside")
    for setAside in explanation.setAside {
      let against = setAside.against.isEmpty ? "" : ", contradicts " + named(setAside.against)
      let quantity = printable(explanation.quantity)
      let wish =
        setAside.wanted.map { "; it wanted \(quantity) to be \(pointsText($0.value))\($0.relation.ending)" } ?? ""
      line("    '\(text(setAside.constraint))' by \(pointsText(setAside.error))\(against)\(wish)")
    }
  }

  private func losers(_ explanation: ValueExplanation) {
    if explanation.losers.isEmpty { return }
    line("  what wanted something else and gave way")
    for loser in explanation.losers {
      let verb = loser.isTie ? "lost a tie to" : "lost to"
      let lost = loser.winners.isEmpty ? "" : ", \(verb) \(named(loser.winners))"
      let end = end(of: loser, about: printable(explanation.quantity))
      line("    '\(text(loser.constraint))' by \(pointsText(loser.error))\(lost)\(end)")
    }
    if explanation.moreLosers > 0 { line("    and \(explanation.moreLosers) more") }
  }

  /// What would be if it won.
  private func end(of loser: ValueExplanation.Loser, about quantity: String) -> String {
    if let least = loser.leastError {
      let words = pointsText(least)
      return "; it cannot be met" + (words == pointsText(loser.error) ? "" : ", and is missed by \(words) at least")
    }
    return loser.wouldBe.map { "; if it won, \(quantity) would be \(pointsText($0))" } ?? ""
  }

  /// `'a == 1', 'b == 2' and 3 more`
  private func named(_ constraints: [Finding.Related]) -> String {
    let rest = constraints.count - Self.mostNamed
    let names = constraints.prefix(Self.mostNamed).map { "'\(text($0))'" }.joined(separator: ", ")
    return rest > 0 ? "\(names) and \(rest) more" : names
  }

  private static let mostNamed = 4

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

extension Relation {
  fileprivate var ending: String {
    switch self {
    case .lessThanOrEqual: " at most"
    case .equal: ""
    case .greaterThanOrEqual: " at least"
    }
  }
}
