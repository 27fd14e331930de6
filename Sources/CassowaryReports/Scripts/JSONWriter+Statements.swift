import CassowaryFormats

extension JSONWriter {
  /// An entry of `statements`; nothing for events that have none.
  mutating func statement(_ event: ScriptEvent) {
    switch event {
    case .printed(let printed): self.printed(printed)
    case .checked(let expectation): checked(expectation)
    case .allowed(let position, let refusal): refused(refusal, at: position, passed: true)
    case .refused(let position, let refusal): refused(refusal, at: position, passed: false)
    case .pivots, .broken: break
    }
  }

  /// An object from names to numbers.
  mutating func values(_ values: [NamedValue]) {
    object { object in
      var last: String?
      for value in values.sorted(by: { $0.name < $1.name }) where value.name != last {
        object.key(value.name)
        object.number(value.value)
        last = value.name
      }
    }
  }

  private mutating func printed(_ printed: PrintedValues) {
    object { object in
      if !printed.unknown.isEmpty {
        object.key("actual")
        object.string(printed.unknown.map { "there is no variable '\($0)'" }.joined(separator: ", "))
      }
      object.key("kind")
      object.string("print")
      object.key("line")
      object.integer(printed.position.line)
      if !printed.unknown.isEmpty {
        object.key("passed")
        object.boolean(false)
      }
      object.key("values")
      object.values(printed.values)
    }
  }

  private mutating func checked(_ expectation: CheckedExpectation) {
    object { object in
      object.key("actual")
      object.string(expectation.actual)
      object.key("expected")
      object.string(expectation.expected)
      object.key("kind")
      object.string("expect")
      object.key("line")
      object.integer(expectation.position.line)
      object.key("passed")
      object.boolean(expectation.passed)
      if let refusal = expectation.refusal {
        object.key("refusal")
        object.refusal(refusal)
      }
      if !expectation.values.isEmpty {
        object.key("values")
        object.values(expectation.values)
      }
    }
  }

  private mutating func refused(_ refusal: Refusal, at position: SourcePosition, passed: Bool) {
    object { object in
      object.key("kind")
      object.string("refused")
      object.key("line")
      object.integer(position.line)
      object.key("passed")
      object.boolean(passed)
      object.key("refusal")
      object.refusal(refusal)
    }
  }

  private mutating func refusal(_ refusal: Refusal) {
    object { object in
      object.key("because")
      object.array { array in
        for member in refusal.members { array.string(member.name) }
      }
      object.key("kind")
      object.string(refusal.kindName)
      object.key("message")
      object.string(refusal.message)
    }
  }
}
