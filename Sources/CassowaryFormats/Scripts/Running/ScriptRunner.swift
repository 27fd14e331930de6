import Cassowary

/// Carries a script out, statement by statement. Loops run lazily: a block is executed, never unrolled.
struct ScriptRunner: ~Copyable {
  /// The run is over before the script is; an event has told why.
  struct Stop: Error {}

  var model = ScriptModel()
  /// The values of the loop variables, the outermost first.
  var loops: [Int] = []
  private let options: ScriptOptions
  private let clock = ContinuousClock()
  private(set) var summary = ScriptSummary()

  /// By ``ScriptStatement/number``; `nil` for a statement that was never reached.
  private var times: [StatementTime?] = []

  init(_ options: ScriptOptions) {
    self.options = options
    model.solver.isTracing = options.traces
  }

  mutating func run(_ script: Script, report: (ScriptEvent) -> Void) -> ScriptSummary {
    if options.measuresTime { times = Array(repeating: nil, count: script.statementCount) }
    do throws(Stop) {
      try run(script.statements, report: report)
    } catch {
      // What happened until then is told all the same.
    }
    summary.values = model.values()
    summary.violated = model.solver.violations().map {
      ViolatedPreference(name: $0.fact.name, priority: $0.priority, error: $0.error)
    }
    summary.times = times.compactMap { $0 }
    return summary
  }

  private mutating func run(_ block: [ScriptStatement], report: (ScriptEvent) -> Void) throws(Stop) {
    for statement in block {
      switch statement.action {
      case .repeatBlock(let times, let body):
        if statement.isEmpty { continue }
        var round = 0
        let rounds = times.value(in: loops)
        while round < rounds {
          try run(body, report: report)
          round += 1
        }
      case .forBlock(let first, let last, let body):
        if statement.isEmpty { continue }
        var value = first.value(in: loops)
        let last = last.value(in: loops)
        loops.append(value)
        while value <= last {
          loops[loops.count - 1] = value
          try run(body, report: report)
          value += 1
        }
        loops.removeLast()
      default:
        try run(statement, report: report)
      }
    }
  }

  /// A statement that is no block.
  private mutating func run(_ statement: ScriptStatement, report: (ScriptEvent) -> Void) throws(Stop) {
    let start = options.measuresTime ? clock.now : nil
    let event = event(of: statement)
    if let start { record(clock.now - start, of: statement) }
    if let event { try tell(event, report) }
    guard statement.isChange else { return }
    if options.traces {
      let pivots = model.solver.takeTrace()
      if !pivots.isEmpty { report(.pivots(statement.position, pivots)) }
    }
    if options.checksInvariants {
      let problems = model.solver.checkInvariants(.exact)
      if !problems.isEmpty { try tell(.broken(statement.position, problems), report) }
    }
  }

  private mutating func tell(_ event: ScriptEvent, _ report: (ScriptEvent) -> Void) throws(Stop) {
    report(event)
    switch event {
    case .printed(let printed):
      if !printed.unknown.isEmpty { summary.failures += 1 }
    case .checked(let expectation):
      if !expectation.passed { summary.failures += 1 }
    case .refused(let position, let refusal):
      summary.failures += 1
      if refusal.cause == .internalFault { try tell(.broken(position, [refusal.message]), report) }
    case .broken:
      summary.isBroken = true
      throw Stop()
    case .allowed, .pivots: break
    }
  }

  private mutating func record(_ duration: Duration, of statement: ScriptStatement) {
    var time = times[statement.number] ?? StatementTime(position: statement.position)
    time.rounds += 1
    time.total += duration
    time.longest = max(time.longest, duration)
    times[statement.number] = time
  }
}

extension Script {
  /// Runs the script on a solver of its own.
  package func run(_ options: ScriptOptions = ScriptOptions(), report: (ScriptEvent) -> Void) -> ScriptSummary {
    var runner = ScriptRunner(options)
    return runner.run(self, report: report)
  }
}
