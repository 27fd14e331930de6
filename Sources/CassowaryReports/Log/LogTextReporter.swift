import CassowaryFormats

/// Tells people of the reports of logs.
package struct LogTextReporter: LogReporter {
  private let output: TextSink
  private let diagnostics: TextSink
  private let style: TextStyle
  private var file = ""
  private var count = 0
  private var isReadable = true

  package init(output: @escaping TextSink, diagnostics: @escaping TextSink, style: TextStyle) {
    self.output = output
    self.diagnostics = diagnostics
    self.style = style
  }

  package mutating func begin(_ file: String) {
    self.file = file
    count = 0
    isReadable = true
  }

  package mutating func unreadable(_ reason: String) { isReadable = false }

  package mutating func end() {
    guard count == 0, isReadable else { return }
    diagnostics("\(file): no report of conflicting constraints\n")
  }

  package mutating func finish() {}

  package mutating func report(_ finding: LogFinding) {
    if count > 0 { line("") }
    count += 1
    let report = finding.report
    line(style.place("\(file):\(report.position.line):") + " " + headline(finding))
    let isMember = Set(finding.members)
    var table = TextTable([("", false), ("", true), ("", false), ("", false), ("", false)])
    for (index, constraint) in report.constraints.enumerated() {
      table.add([
        isMember.contains(index) ? "*" : "", "\(index)", printable(report.equation(of: constraint)),
        origin(of: constraint), index == report.brokenIndex ? "<- broken by UIKit" : "",
      ])
    }
    for text in table.lines.dropFirst() { line("  " + text) }
    explain(finding)
    for problem in report.problems {
      line("  \(problem.position.line):\(problem.position.column): \(printable(problem.message))")
    }
  }

  private func headline(_ finding: LogFinding) -> String {
    let count = finding.report.constraints.count
    if finding.report.isRedacted { return "the system hid the constraints; run the program from Xcode to see them" }
    switch finding.verdict {
    case .conflict(let conflict):
      return style.alarm("conflict:") + " \(conflict.members.count) of \(count) constraints contradict each other (*), "
        + (finding.axisWord == "both" ? "along both axes" : finding.axisWord + "ly")
    case .satisfiable: return "no conflict: the \(count == 1 ? "constraint" : "\(count) constraints") listed can hold"
    case .undecided(let why): return "undecided: \(why)"
    }
  }

  private func origin(of constraint: LogConstraint) -> String {
    var words = constraint.origin == .own ? "" : constraint.origin.words
    if let identifier = constraint.identifier {
      words += (words.isEmpty ? "" : " ") + "#" + printable(identifier)
    }
    if let source = constraint.source { words += (words.isEmpty ? "" : " ") + "at " + printable(source) }
    return words
  }

  private func explain(_ finding: LogFinding) {
    let report = finding.report
    if let broken = report.broken, report.brokenIndex == nil {
      line("  UIKit broke '\(printable(report.equation(of: broken)))', which is not listed")
    }
    if let conflict = finding.conflict {
      if let arithmetic = conflict.arithmetic { line("  " + style.alarm(arithmetic.text)) }
      if !conflict.implied.isEmpty {
        line("  and it goes without saying: " + printable(conflict.implied.joined(separator: ", ")))
      }
      if conflict.direction == .rightToLeft { line("  with text that runs from right to left") }
    }
    let items = report.items.filter { !$0.key.hasPrefix("superview of ") }
    if !items.isEmpty { line("  where " + printable(items.map(\.words).joined(separator: ", "))) }
    if let suggestion = LogSuggestion(finding).text { line("  suggestion: " + printable(suggestion)) }
  }

  private func line(_ text: String) { output(text + "\n") }
}

extension LogOrigin {
  /// For people.
  var words: String {
    switch self {
    case .own: "own"
    case .stackView: "stack view"
    case .autoresizingMask: "autoresizing mask"
    case .safeArea: "safe area"
    case .margins: "margins"
    case .encapsulated: "imposed size"
    case .contentSize: "content size"
    case .other: "the system"
    }
  }
}

extension LogItem {
  /// `label1 is UILabel 0x7f… 'Name'`
  fileprivate var words: String {
    var words = [shortName, "is"]
    if !className.isEmpty { words.append(className) }
    words.append(key)
    if !title.isEmpty { words.append("'\(title)'") }
    return words.joined(separator: " ")
  }
}
