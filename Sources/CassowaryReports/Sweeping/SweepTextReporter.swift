import CassowaryFormats

/// Tells people how layouts change while a parameter runs through a range.
package struct SweepTextReporter {
  private let file: String
  private let style: TextStyle

  /// Lines for one interval or breakpoint; what is left over is counted.
  private static let most = 12

  package init(file: String, style: TextStyle) {
    self.file = file
    self.style = style
  }

  package func text(_ sweep: Sweep) -> String {
    var lines = [head(sweep)]
    for finding in sweep.findings { lines += self.lines(finding, in: sweep.range) }
    if sweep.findings.isEmpty { lines.append("  nothing is clipped, open or given up") }
    for (index, interval) in sweep.intervals.enumerated() {
      if index > 0 { lines += self.lines(sweep.breakpoints[index - 1]) }
      lines += self.lines(interval, isLone: interval.range.length == 0 && sweep.range.length > 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func head(_ sweep: Sweep) -> String {
    var words = [file, sweep.scene].filter { !$0.isEmpty }.map { printable($0) }
    if !sweep.states.isEmpty { words.append("state " + sweep.states.map { printable($0) }.joined(separator: "+")) }
    words.append("\(printable(sweep.parameter)) \(sweep.range.text)")
    if let other = sweep.other { words.append("\(other.name) \(pointsText(other.value))") }
    return style.place(words.joined(separator: ", "))
  }

  private func lines(_ finding: SweepFinding, in whole: SweepRange) -> [String] {
    let level = finding.level == .note ? "note:" : style.alarm(finding.level.rawValue + ":")
    var line = "  \(level) \(printable(finding.message)) \(finding.ranges.words(in: whole))"
    if let position = finding.position { line += "   (\(position.line):\(position.column))" }
    return [line]
      + capped(
        finding.related.map { related in
          let place = related.position.map { "   (\($0.line):\($0.column))" } ?? ""
          return "      " + related.words + place
        })
  }

  /// `isLone` if it is a single place between others.
  private func lines(_ interval: SweepInterval, isLone: Bool) -> [String] {
    let head = "  " + style.place(interval.range.text)
    if !interval.isSatisfiable, interval.quantities.isEmpty { return [head + "  " + style.alarm("impossible")] }
    let moving = interval.quantities.filter { !$0.form.isOpen && !$0.form.slope.isRounding }
    var line = head
    if !interval.isSatisfiable { line += "  " + style.alarm("conflict") }
    if !interval.isSettled {
      line += "  " + style.alarm("does not come to rest")
      if interval.quantities.isEmpty { return [line] }
    }
    if isLone { return [line + "  only here"] }
    if moving.isEmpty { return [line + "  nothing moves"] }
    return [line]
      + capped(
        moving.map { quantity in
          let (from, to) = (
            quantity.form.value(at: interval.range.lower), quantity.form.value(at: interval.range.upper)
          )
          return "      \(printable(quantity.name)) \(pointsText(from)) -> \(pointsText(to))"
        })
  }

  private func lines(_ breakpoint: SweepBreakpoint) -> [String] {
    [style.place("  at \(pointsText(breakpoint.value))")] + capped(breakpoint.changes.map { "      " + $0.words })
  }

  private func capped(_ lines: [String]) -> [String] {
    if lines.count <= Self.most { return lines }
    return lines.prefix(Self.most) + ["      and \(lines.count - Self.most) more"]
  }
}

extension SweepRange {
  var text: String { lower == upper ? pointsText(lower) : "\(pointsText(lower))...\(pointsText(upper))" }
}

extension [SweepRange] {
  /// `below 347.5`
  func words(in whole: SweepRange) -> String {
    map { range in
      if range.length == 0 && whole.length > 0 { return "at \(pointsText(range.lower))" }
      return switch (range.lower <= whole.lower, range.upper >= whole.upper) {
      case (true, true): "everywhere"
      case (true, false): "below \(pointsText(range.upper))"
      case (false, true): "above \(pointsText(range.lower))"
      case (false, false): "from \(pointsText(range.lower)) to \(pointsText(range.upper))"
      }
    }.joined(separator: ", ")
  }
}

extension SweepBreakpoint.Change {
  /// What happens, as a line.
  fileprivate var words: String {
    let name = printable(subject)
    switch event {
    case .conflictBegins: return "'\(name)' is part of a contradiction"
    case .conflictEnds: return "'\(name)' is part of a contradiction no longer"
    case .gaveWay: return "'\(constraint?.words ?? name)' gives way"
    case .recovered: return "'\(constraint?.words ?? name)' holds again"
    case .unsettled: return "the layout does not come to rest"
    case .settled: return "the layout comes to rest"
    case .opened: return "\(name) is open"
    case .closed: return "\(name) is open no longer"
    case .jumps: return "\(name) jumps from \(numbers)"
    case .bends: return "\(name) changes its slope from \(numbers)"
    case .came: return "\(name) is there"
    case .went: return "\(name) is there no longer"
    }
  }

  private var numbers: String { "\(pointsText(from ?? 0)) to \(pointsText(to ?? 0))" }
}

extension Double {
  /// Of a slope.
  var isRounding: Bool { magnitude < 1e-9 }
}
