import CassowaryFormats

/// Tells programs how layouts change while a parameter runs through a range: one JSON document, version 1, keys sorted.
package struct SweepJSONReporter {
  private var sweeps = ""

  package init() {}

  package mutating func report(_ sweep: Sweep, of file: String) {
    var writer = JSONWriter()
    writer.object { $0.sweep(sweep, file) }
    sweeps += (sweeps.isEmpty ? "" : ",") + writer.text
  }

  /// The whole document.
  package var text: String { "{\"sweeps\":[\(sweeps)],\"version\":1}\n" }
}

extension JSONWriter {
  fileprivate mutating func sweep(_ sweep: Sweep, _ file: String) {
    list("breakpoints", sweep.breakpoints) { writer, breakpoint in writer.object { $0.breakpoint(breakpoint) } }
    member("file", file)
    list("findings", sweep.findings) { writer, finding in writer.object { $0.finding(finding) } }
    member("from", sweep.range.lower)
    list("intervals", sweep.intervals) { writer, interval in writer.object { $0.interval(interval) } }
    if let other = sweep.other {
      key("other")
      object { $0.member(other.name, other.value) }
    }
    member("parameter", sweep.parameter)
    member("scene", sweep.scene)
    list("states", sweep.states) { $0.string($1) }
    member("to", sweep.range.upper)
  }

  private mutating func breakpoint(_ breakpoint: SweepBreakpoint) {
    member("at", breakpoint.value)
    list("changes", breakpoint.changes) { writer, change in
      writer.object { object in
        if let constraint = change.constraint {
          object.key("constraint")
          object.object { $0.related(constraint) }
        }
        object.member("event", change.event.rawValue)
        if let from = change.from { object.member("from", from) }
        object.member("subject", change.subject)
        if let to = change.to { object.member("to", to) }
      }
    }
  }

  private mutating func finding(_ finding: SweepFinding) {
    if let position = finding.position { member("column", position.column) }
    member("level", finding.level.rawValue)
    if let position = finding.position { member("line", position.line) }
    member("message", finding.message)
    list("ranges", finding.ranges) { writer, range in
      writer.object { object in
        object.member("from", range.lower)
        object.member("to", range.upper)
      }
    }
    list("related", finding.related) { writer, related in writer.object { $0.related(related) } }
    member("rule", finding.rule.rawValue)
    member("subject", finding.subject)
  }

  private mutating func interval(_ interval: SweepInterval) {
    member("from", interval.range.lower)
    key("satisfiable")
    boolean(interval.isSatisfiable)
    key("settled")
    boolean(interval.isSettled)
    member("to", interval.range.upper)
    list("values", interval.quantities) { writer, quantity in
      writer.object { object in
        object.member("from", quantity.form.value(at: interval.range.lower))
        object.key("open")
        object.boolean(quantity.form.isOpen)
        object.member("quantity", quantity.name)
        object.member("slope", quantity.form.slope)
        object.member("to", quantity.form.value(at: interval.range.upper))
      }
    }
    list("violated", interval.violated) { writer, preference in
      writer.object { object in
        object.key("constraint")
        object.object { $0.related(preference.constraint) }
        object.member("kind", preference.kind.rawValue)
      }
    }
  }
}
