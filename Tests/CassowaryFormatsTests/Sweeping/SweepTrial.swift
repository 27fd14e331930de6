import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// Sweeps texts, and looks at fresh layouts between the breakpoints.
enum SweepTrial {
  static func sweeps(
    _ text: String, _ lower: Double, _ upper: Double, _ axis: Axis = .horizontal, other: Double? = nil,
    changes: [String] = [], _ change: (inout SceneRequest) -> Void = { _ in }
  ) throws -> [Sweep] {
    var scenes = SceneRequest()
    change(&scenes)
    let request = SweepRequest(
      axis: axis, range: SweepRange(lower: lower, upper: upper), other: other, changes: changes)
    return try scenes.sweeps(of: LayoutFile.read(SourceText(name: "t", text: text)), request)
  }

  static func sweep(
    _ text: String, _ lower: Double, _ upper: Double, _ axis: Axis = .horizontal, other: Double? = nil,
    changes: [String] = [], _ change: (inout SceneRequest) -> Void = { _ in }
  ) throws -> Sweep {
    try #require(try sweeps(text, lower, upper, axis, other: other, changes: changes, change).first)
  }

  /// `preference: 'a' is given up 300...400`, of all levels.
  static func findings(_ sweep: Sweep) -> [String] {
    sweep.findings.map { finding in
      let ranges = finding.ranges.map { "\(pointsText($0.lower))...\(pointsText($0.upper))" }
      return "\(finding.rule.rawValue): \(finding.message) \(ranges.joined(separator: ", "))"
    }
  }

  /// What plain layouts contradict, and what is wrong with the list of intervals.
  static func problems(
    _ sweep: Sweep, _ random: inout SeededRandom, points: Int = 3,
    facts: (_ value: Double) throws -> SceneFacts
  ) rethrows -> [String] {
    var problems = coverProblems(sweep)
    for interval in sweep.intervals {
      let length = interval.range.length
      // Texts allow a thousandth of a point.
      let margin = min(0.002, length / 8)
      for _ in 0..<points {
        let share = Double(random.int(in: 0...1_000_000)) / 1_000_000
        let value = interval.range.lower + margin + share * (length - 2 * margin)
        problems += self.problems(interval, try facts(value), at: value).map { "at \(value): \($0)" }
      }
    }
    return problems
  }

  private static func coverProblems(_ sweep: Sweep) -> [String] {
    var problems: [String] = []
    if sweep.intervals.first?.range.lower != sweep.range.lower || sweep.intervals.last?.range.upper != sweep.range.upper
    {
      problems.append("the ends are not those of the range")
    }
    for (left, right) in zip(sweep.intervals, sweep.intervals.dropFirst()) {
      if left.range.upper != right.range.lower { problems.append("a gap at \(left.range.upper)") }
      // A single place has less set aside than its surroundings.
      let isLone = left.range.length == 0 && Set(left.setAside).isStrictSubset(of: right.setAside)
      if left.range.length <= 0 && !isLone { problems.append("nothing at \(left.range.lower)") }
    }
    for breakpoint in sweep.breakpoints where breakpoint.changes.isEmpty {
      problems.append("nothing changes at \(breakpoint.value)")
    }
    return problems
  }

  private static func problems(_ interval: SweepInterval, _ facts: SceneFacts, at value: Double) -> [String] {
    var problems: [String] = []
    if facts.conflicts.isEmpty != interval.isSatisfiable { problems.append("\(facts.conflicts.count) conflicts") }
    if interval.quantities.isEmpty && !interval.isSettled { return problems }
    let frames = Dictionary(facts.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    for view in interval.views {
      guard let frame = frames[view.id] else {
        problems.append("there is no \(view.id)")
        continue
      }
      for (name, form, found) in [
        ("x", view.x, frame.minX), ("y", view.y, frame.minY), ("width", view.width, frame.width),
        ("height", view.height, frame.height),
      ] where !form.isOpen {
        let foretold = form.value(at: value)
        if abs(foretold - found) > 1e-6 { problems.append("\(view.id).\(name) is \(found), not \(foretold)") }
      }
    }
    let open = Set(facts.ambiguities.map { "\($0.item).\($0.quantity)" })
    if open != interval.open { problems.append("\(open.sorted()) are open, not \(interval.open.sorted())") }
    if open.isEmpty {
      // What stacks wish is not among the facts.
      let told = Set(interval.violated.filter { $0.constraint.origin == nil || $0.kind != .preference }.map(\.key))
      let found = Set(
        facts.violations.map { $0.kind == .preference ? $0.constraint.equation : "\($0.kind.rawValue) \($0.quantity)" })
      if told != found { problems.append("\(found.sorted()) are given up, not \(told.sorted())") }
    }
    return problems
  }

  static func document(_ text: String) throws -> LayoutDocument {
    try LayoutDocument.read(SourceText(name: "t", text: text))
  }

  /// A plain layout of a document, on a canvas of any size.
  static func facts(_ document: LayoutDocument, _ states: [String], _ sweep: Sweep, at value: Double) throws
    -> SceneFacts
  {
    var options = SceneOptions()
    let other = try #require(sweep.other).value
    options.size =
      sweep.parameter == "width" ? Size(width: value, height: other) : Size(width: other, height: value)
    options.states = states
    options.scale = 0
    return try LayoutScene(document, options).facts()
  }
}
