import Cassowary

/// Checks a constraint script: what is refused or fails on the way, and what its constraints leave open at the end.
struct ScriptChecker {
  private let script: Script
  private var findings: [Finding] = []

  init(_ script: Script) { self.script = script }

  /// By place, and in the order found.
  mutating func run() -> [Finding] {
    var runner = ScriptRunner(ScriptOptions())
    var events: [ScriptEvent] = []
    let summary = runner.run(script) { events.append($0) }
    for event in events { note(event) }
    if summary.isBroken { return findings }
    noteEnd(runner.model)
    return findings.mergingLoops()
  }

  private mutating func note(_ event: ScriptEvent) {
    switch event {
    case .refused(let position, let refusal): note(refusal, at: position)
    case .checked(let expectation) where !expectation.passed:
      add(
        .expectation, "expected \(expectation.expected), found \(expectation.actual)", at: expectation.position,
        about: expectation.expected)
    case .printed(let printed):
      for name in printed.unknown {
        add(.expectation, "there is no variable '\(name)'", at: printed.position, about: name)
      }
    case .broken(let position, let problems):
      add(.invalidFile, problems.joined(separator: "; "), at: position, about: "solver")
    default: break
    }
  }

  private mutating func note(_ refusal: Refusal, at position: SourcePosition) {
    guard !refusal.members.isEmpty else {
      add(.refused, refusal.message, at: position, about: refusal.kindName)
      return
    }
    let members = refusal.members.map {
      Finding.Related(
        name: $0.name, equation: $0.equation, position: $0.line.map { script.source.start(ofLine: $0) } ?? position)
    }
    add(
      .conflict, refusal.message + ": " + refusal.members.map(\.name).joined(separator: ", "), at: position,
      about: refusal.members.map(\.equation).joined(separator: ", "), related: members)
  }

  // MARK: The end

  private mutating func noteEnd(_ model: borrowing ScriptModel) {
    let end = script.source.start(ofLine: 1)
    let lines = model.lines
    for violation in model.solver.violations() {
      let position = lines[violation.constraint].map { script.source.start(ofLine: $0.line) } ?? end
      add(
        .preference,
        "'\(violation.fact.name)' (\(violation.fact.equation) @\(numberText(violation.priority))) is given up by "
          + pointsText(violation.error), at: position, about: violation.fact.name)
    }
    let ambiguities = model.solver.ambiguities()
    let places = ambiguities.isEmpty ? [:] : script.source.firstUses()
    for ambiguity in ambiguities {
      let name = model.solver.name(of: ambiguity.variable)
      let words = [(ambiguity.canIncrease, "larger"), (ambiguity.canDecrease, "smaller")].filter(\.0).map(\.1)
      let value = pointsText(model.solver.value(ambiguity.variable))
      add(
        .ambiguity,
        "\(name) is open: it could be \(words.joined(separator: " or ")); '\(name) == \(value)' would fix it",
        at: places[name] ?? end, about: name)
    }
    noteRepetitions(model, lines)
  }

  private mutating func noteRepetitions(
    _ model: borrowing ScriptModel, _ lines: [Constraint: (name: String, line: Int)]
  ) {
    var search = RedundancySearch()
    var seen: [RowSignature: ConstraintFact] = [:]
    let constraints = model.solver.constraints
    func position(_ constraint: Constraint?) -> SourcePosition? {
      constraint.flatMap { lines[$0]?.line }.map { script.source.start(ofLine: $0) }
    }
    func related(_ fact: ConstraintFact) -> Finding.Related {
      Finding.Related(name: fact.name, equation: fact.equation, position: position(fact.constraint))
    }
    for (number, constraint) in constraints.enumerated() {
      guard let canonical = try? model.solver.canonical(constraint), let fact = try? model.solver.fact(of: constraint)
      else { continue }
      // Preferences said twice count twice.
      guard fact.strength.isRequired else { continue }
      let signature = RowSignature(canonical, fact.strength)
      if let first = seen[signature] {
        add(
          .duplicate, "'\(fact.name)' says what '\(first.name)' says",
          at: position(constraint) ?? script.source.start(ofLine: 1), about: fact.name, related: [related(first)])
        continue
      }
      seen[signature] = fact
      search.add(canonical, number: number)
    }
    for (number, others) in search.results() {
      guard let fact = try? model.solver.fact(of: constraints[number]) else { continue }
      let facts = others.compactMap { try? model.solver.fact(of: constraints[$0]) }
      add(
        .redundant, "'\(fact.name)' follows from " + quotedList(facts.map(\.name)),
        at: position(constraints[number]) ?? script.source.start(ofLine: 1), about: fact.name,
        related: facts.map(related))
    }
  }

  private mutating func add(
    _ rule: FindingRule, _ message: String, at position: SourcePosition, about subject: String,
    related: [Finding.Related] = []
  ) {
    findings.append(Finding(rule, message, at: position, about: subject, related: related))
  }
}

extension [Finding] {
  /// What a loop says again and again of one statement is said once.
  fileprivate func mergingLoops() -> [Finding] {
    var result: [Finding] = []
    var places: [FindingRule: [SourcePosition?: Int]] = [:]
    for finding in self {
      let isMerged = finding.rule == .duplicate || finding.rule == .redundant
      if isMerged, let index = places[finding.rule]?[finding.position] {
        result[index].scenes += 1
      } else {
        places[finding.rule, default: [:]][finding.position] = result.count
        result.append(finding)
      }
    }
    return result
  }
}

extension ScriptModel {
  /// Where each constraint was added, and what the script calls it.
  var lines: [Constraint: (name: String, line: Int)] {
    var lines: [Constraint: (name: String, line: Int)] = [:]
    for (name, live) in constraints { lines[live.handle] = (name, live.line) }
    return lines
  }
}

extension ScriptSource {
  /// The first place on a line that is no blank.
  func start(ofLine number: Int) -> SourcePosition {
    let blanks = line(number).unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
    return SourcePosition(line: number, column: blanks + 1)
  }

  /// Where each word stands first, comments left out.
  func firstUses() -> [String: SourcePosition] {
    var places: [String: SourcePosition] = [:]
    var (line, column) = (1, 1)
    var word = ""
    var isComment = false
    for (index, scalar) in scalars.enumerated() {
      let isPart =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_.".unicodeScalars.contains(scalar)
      if isPart, !isComment {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        let start = SourcePosition(line: line, column: column - word.unicodeScalars.count)
        if places[word] == nil { places[word] = start }
        word = ""
      }
      if scalar == "#" { isComment = true }
      column += 1
      let endsLine = scalar == "\n" || scalar == "\r" && scalars[min(index + 1, scalars.count - 1)] != "\n"
      if endsLine { (line, column, isComment) = (line + 1, 1, false) }
    }
    return places
  }
}
