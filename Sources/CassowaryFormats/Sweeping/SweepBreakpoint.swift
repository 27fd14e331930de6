/// Where a layout changes its shape.
package struct SweepBreakpoint: Sendable {
  package let value: Double
  /// Never empty.
  package let changes: [Change]

  /// What is different from here on.
  package enum Event: String, CaseIterable, Sendable {
    /// Required constraints contradict each other, or do so no longer.
    case conflictBegins, conflictEnds
    /// A preference is given up, or holds again.
    case gaveWay, recovered
    /// Margins and frames change one another without end, or do so no longer.
    case unsettled, settled
    /// A value is open, or determined again.
    case opened, closed
    /// A value jumps.
    case jumps
    /// A value changes faster, slower or the other way.
    case bends
    /// A view or guide is there from here on, or until here.
    case came, went
  }

  package struct Change: Sendable {
    package let event: Event
    /// `title.width`, or the constraint's equation.
    package let subject: String
    package var constraint: Finding.Related?
    /// Slopes of a value that bends, values of one that jumps.
    package var from: Double?
    package var to: Double?
  }

  init(between before: SweepInterval, and after: SweepInterval) {
    value = after.range.lower
    // Where a script's constraints allow nothing there are no values, and nothing gives way.
    let isComparable =
      !before.quantities.isEmpty && !after.quantities.isEmpty || before.isSettled != after.isSettled
    let values = isComparable ? Self.values(before, after, at: after.range.lower) : []
    // In a single place nothing has a slope.
    let isLone = before.range.length == 0 || after.range.length == 0
    changes =
      Self.conflicts(before, after) + (isComparable ? Self.preferences(before, after) : [])
      + values.filter { !isLone || $0.event != .bends }
  }

  private static func conflicts(_ before: SweepInterval, _ after: SweepInterval) -> [Change] {
    func changes(_ event: Event, _ equations: [String], without others: [String]) -> [Change] {
      equations.filter { !others.contains($0) }.map { Change(event: event, subject: $0) }
    }
    return changes(.conflictEnds, before.setAside, without: after.setAside)
      + changes(.conflictBegins, after.setAside, without: before.setAside)
  }

  private static func preferences(_ before: SweepInterval, _ after: SweepInterval) -> [Change] {
    func changes(
      _ event: Event, _ preferences: [SweepInterval.Preference], without others: [SweepInterval.Preference]
    ) -> [Change] {
      let known = Set(others.map(\.key))
      return preferences.filter { !known.contains($0.key) }.map {
        Change(event: event, subject: $0.constraint.equation, constraint: $0.constraint)
      }
    }
    return changes(.gaveWay, after.surelyViolated, without: before.violated)
      + changes(.recovered, before.surelyViolated, without: after.violated)
  }

  private static func values(_ before: SweepInterval, _ after: SweepInterval, at place: Double) -> [Change] {
    if before.isSettled != after.isSettled {
      return [Change(event: after.isSettled ? .settled : .unsettled, subject: "layout")]
    }
    let old = Dictionary(before.quantities.map { ($0.name, $0.form) }, uniquingKeysWith: { first, _ in first })
    var changes: [Change] = []
    var seen: Set<String> = []
    for quantity in after.quantities {
      seen.insert(quantity.name)
      guard let form = old[quantity.name] else {
        changes.append(Change(event: .came, subject: quantity.name))
        continue
      }
      if let change = change(of: quantity.name, form, quantity.form, at: place) { changes.append(change) }
    }
    changes += before.quantities.filter { !seen.contains($0.name) }.map { Change(event: .went, subject: $0.name) }
    let order = Event.allCases
    return order.flatMap { event in changes.filter { $0.event == event } }
  }

  private static func change(of name: String, _ old: LinearForm, _ new: LinearForm, at place: Double) -> Change? {
    if old.isOpen != new.isOpen { return Change(event: new.isOpen ? .opened : .closed, subject: name) }
    if old.continues(new, at: place) { return nil }
    let (from, to) = (old.value(at: place), new.value(at: place))
    if !from.isNear(to) { return Change(event: .jumps, subject: name, from: from, to: to) }
    return Change(event: .bends, subject: name, from: old.slope, to: new.slope)
  }
}
