import Cassowary

extension ScriptRunner {
  /// Carries out a statement that is no block; gives what there is to tell.
  mutating func event(of statement: ScriptStatement) -> ScriptEvent? {
    let position = statement.position
    switch statement.action {
    case .change(let change):
      return refusal(of: change, at: position).map { .refused(position, $0) }
    case .print(let names):
      return .printed(printed(names, at: position))
    case .expect(let expectation):
      return .checked(check(expectation, at: position))
    case .expectRefusal(let expected):
      return check(expected, at: position)
    case .allow(let kinds, let change):
      return refusal(of: change, at: position).map { refusal in
        guard case .kind(let kind) = refusal.cause, kinds.contains(where: { $0.covers(kind) }) else {
          return .refused(position, refusal)
        }
        return .allowed(position, refusal)
      }
    case .repeatBlock, .forBlock:
      return nil
    }
  }

  /// Carries the change out; gives the refusal, if it was refused.
  private mutating func refusal(of change: ScriptChange, at position: SourcePosition) -> Refusal? {
    do throws(Refusal) {
      try model.apply(change, loops: loops, line: position.line)
      return nil
    } catch {
      return error
    }
  }

  private func printed(_ templates: [NameTemplate], at position: SourcePosition) -> PrintedValues {
    if templates.isEmpty { return PrintedValues(position: position, values: model.values(), unknown: []) }
    var values: [NamedValue] = []
    var unknown: [String] = []
    for template in templates {
      let name = template.name(in: loops)
      if let value = model.value(name) {
        values.append(NamedValue(name: name, value: value))
      } else {
        unknown.append(name)
      }
    }
    return PrintedValues(position: position, values: values, unknown: unknown)
  }

  /// An `expect KIND`: refused for this reason and no other, and nothing at all changed.
  private mutating func check(_ expected: ExpectedRefusal, at position: SourcePosition) -> ScriptEvent {
    let conflicts = expected.conflicts.map { members in members.map { $0.name(in: loops) } }
    let before = model.values()
    let refusal = refusal(of: expected.change, at: position)
    let change = refusal == nil ? nil : firstChange(since: before)
    var passed = false
    if let refusal, case .kind(let kind) = refusal.cause {
      let members = refusal.members.map(\.name).sorted()
      let isAmongConflicts = conflicts.isEmpty || conflicts.contains { $0.sorted() == members }
      passed = expected.kind.covers(kind) && isAmongConflicts && change == nil
    }
    var words = expected.kind.rawValue
    if !conflicts.isEmpty {
      words += " because " + conflicts.map { $0.joined(separator: ", ") }.joined(separator: " or ")
    }
    let outcome = (refusal?.outcome ?? "accepted") + (change.map { ", but \($0)" } ?? "")
    return .checked(
      CheckedExpectation(
        position: position, passed: passed, expected: words, actual: outcome, values: [], refusal: refusal))
  }

  /// The first difference between the values now and then, in words; compared bit by bit.
  private func firstChange(since before: [NamedValue]) -> String? {
    let now = model.values()
    for (old, new) in zip(before, now) where old.value.bitPattern != new.value.bitPattern {
      return "\(old.name) changed from \(numberText(old.value)) to \(numberText(new.value))"
    }
    return before.count == now.count ? nil : "the variables are not the same as before"
  }
}

extension Refusal {
  /// As an expectation would have to name it.
  var outcome: String {
    guard !members.isEmpty else { return kindName }
    return kindName + " because " + members.map(\.name).joined(separator: ", ")
  }
}
