extension ScriptParser {
  /// `expect …`. The words `satisfied`, `violated`, `error` and the kinds are told from variables of these names by
  /// what follows them.
  mutating func expectation() throws(ScriptSyntaxError) -> ScriptStatement.Action {
    _ = try take()
    let token = try peek()
    guard let word = token.word else { return .expect(try expectedValues()) }
    let second = try peekSecond()
    switch second.kind {
    case .symbol(.colon): return .expectRefusal(try expectedRefusal())
    case .name where second.word == "because": return .expectRefusal(try expectedRefusal())
    case .symbol(.equals), .symbol(.equal): return .expect(try expectedValues())
    default: break
    }
    switch word {
    case "satisfied", "violated":
      _ = try take()
      let names = try list { parser throws(ScriptSyntaxError) in try parser.name("of a constraint") }
      return .expect(
        ScriptExpectation(
          subject: word == "satisfied" ? .satisfied(names) : .violated(names), writtenTolerance: try tolerance()))
    case "error":
      _ = try take()
      let level = try level()
      try require(.equals, "before the expected error")
      let value = try number()
      return .expect(ScriptExpectation(subject: .error(level, value), writtenTolerance: try tolerance()))
    default:
      return .expect(try expectedValues())
    }
  }

  private mutating func expectedValues() throws(ScriptSyntaxError) -> ScriptExpectation {
    let values = try list { parser throws(ScriptSyntaxError) in try parser.namedNumber() }
    return ScriptExpectation(subject: .values(values), writtenTolerance: try tolerance())
  }

  private mutating func expectedRefusal() throws(ScriptSyntaxError) -> ExpectedRefusal {
    let kind = try refusalKind()
    var conflicts: [[ExpectedRefusal.Member]] = []
    if try takes(word: "because") {
      repeat {
        conflicts.append(try list { parser throws(ScriptSyntaxError) in try parser.conflictMember() })
      } while try takes(word: "or")
    }
    try require(.colon, "before the statement to be refused")
    return ExpectedRefusal(kind: kind, conflicts: conflicts, change: try change())
  }

  /// `a`, or `edit x`.
  private mutating func conflictMember() throws(ScriptSyntaxError) -> ExpectedRefusal.Member {
    let name = try name("of a constraint in the conflict")
    guard name.parts == [.text("edit")], case .name = try peek().kind, try peek().word != "or" else {
      return ExpectedRefusal.Member(name: name, isEdit: false)
    }
    return ExpectedRefusal.Member(name: try variable(), isEdit: true)
  }

  /// `allow KIND, …: STATEMENT`
  mutating func allowance() throws(ScriptSyntaxError) -> ScriptStatement.Action {
    _ = try take()
    let kinds = try list { parser throws(ScriptSyntaxError) in try parser.refusalKind() }
    try require(.colon, "before the statement that may be refused")
    return .allow(kinds, try change())
  }

  private mutating func refusalKind() throws(ScriptSyntaxError) -> RefusalKind {
    let token = try peek()
    guard let kind = token.word.flatMap(RefusalKind.init(rawValue:)) else {
      let kinds = RefusalKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Self.error(at: token, "there is no kind of refusal \(token.description); kinds are \(kinds)")
    }
    _ = try take()
    return kind
  }
}
