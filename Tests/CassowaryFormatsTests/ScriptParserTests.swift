import Cassowary
import Testing

@testable import CassowaryFormats

@Suite struct ScriptParserTests {
  private func actions(_ text: String) throws -> [ScriptStatement.Action] {
    try Script(ScriptSource(name: "s", text: text)).statements.map(\.action)
  }

  private func action(_ text: String) throws -> ScriptStatement.Action {
    try #require(try actions(text).first)
  }

  private func name(_ text: String) -> NameTemplate { NameTemplate(parts: [.text(text)]) }

  @Test(arguments: ["", "\n\n", "# only a comment", "\r\n \t\r\n", "\u{FEFF}"])
  func nothingIsAScript(text: String) throws {
    #expect(try actions(text) == [])
  }

  @Test func changes() throws {
    #expect(try action("remove a") == .change(.remove(name("a"))))
    #expect(try action("constant a = -3") == .change(.setConstant(name("a"), .literal(-3))))
    #expect(
      try action("strength a = weak*2.5")
        == .change(.setStrength(name("a"), ScriptStrength(level: .named(.weak), weight: .literal(2.5)))))
    #expect(try action("edit x") == .change(.edit(name("x"), .strong)))
    #expect(
      try action("edit x !650")
        == .change(.edit(name("x"), ScriptStrength(level: .number(.literal(650)), weight: nil))))
    #expect(
      try action("suggest x = 1, y = +2")
        == .change(
          .suggest([
            NamedNumber(name: name("x"), number: .literal(1)), NamedNumber(name: name("y"), number: .literal(2)),
          ])))
    #expect(try action("unedit x") == .change(.endEdit(name("x"))))
    #expect(try action("print") == .print([]))
    #expect(try action("print x, y") == .print([name("x"), name("y")]))
  }

  @Test func aConstraintKeepsItsSides() throws {
    guard case .change(.add(let constraint)) = try action("mid: 2*m == l + r !medium") else {
      Issue.record("no constraint")
      return
    }
    #expect(constraint.name == name("mid"))
    #expect(constraint.left.steps == [.number(.literal(2)), .variable(name("m")), .multiply])
    #expect(constraint.relation == .equal)
    #expect(constraint.right.steps == [.variable(name("l")), .variable(name("r")), .add])
    #expect(constraint.strength == ScriptStrength(level: .named(.medium), weight: nil))
  }

  @Test(arguments: [
    "edit: x == 1", "print: x == 1", "repeat == 3", "for + x >= 1", "remove - x <= 2", "expect*2 == 4", "allow/2 == 1",
    "strong == weak", "in: in >= 1", "or == because", "suggest <= 3",
  ])
  func statementWordsAreNamesToo(text: String) throws {
    guard case .change(.add) = try action(text) else {
      Issue.record("\(text) is no constraint")
      return
    }
  }

  @Test func wordsOfExpectationsAreNamesToo() throws {
    for word in ["satisfied", "violated", "error", "unsatisfiable"] {
      guard case .expect(let expectation) = try action("expect \(word) = 3") else {
        Issue.record("expect \(word) = 3 is no value")
        continue
      }
      #expect(expectation.subject == .values([NamedNumber(name: name(word), number: .literal(3))]))
    }
  }

  @Test func expectations() throws {
    #expect(
      try action("expect x = 1, y = -2 ± 1e-9")
        == .expect(
          ScriptExpectation(
            subject: .values([
              NamedNumber(name: name("x"), number: .literal(1)), NamedNumber(name: name("y"), number: .literal(-2)),
            ]), writtenTolerance: 1e-9)))
    #expect(
      try action("expect satisfied a, b")
        == .expect(ScriptExpectation(subject: .satisfied([name("a"), name("b")]), writtenTolerance: nil)))
    #expect(
      try action("expect violated a +- 0.5")
        == .expect(ScriptExpectation(subject: .violated([name("a")]), writtenTolerance: 0.5)))
    #expect(
      try action("expect error medium = 12.5")
        == .expect(
          ScriptExpectation(subject: .error(.named(.medium), .literal(12.5)), writtenTolerance: nil)))
    #expect(
      try action("expect error 650 = 0")
        == .expect(
          ScriptExpectation(subject: .error(.number(.literal(650)), .literal(0)), writtenTolerance: nil)))
  }

  @Test func refusals() throws {
    typealias Member = ExpectedRefusal.Member
    #expect(
      try action("expect unsatisfiable because a, edit x or edit, or or edit: remove a")
        == .expectRefusal(
          ExpectedRefusal(
            kind: .unsatisfiable,
            conflicts: [
              [Member(name: name("a"), isEdit: false), Member(name: name("x"), isEdit: true)],
              [Member(name: name("edit"), isEdit: false), Member(name: name("or"), isEdit: false)],
              [Member(name: name("edit"), isEdit: false)],
            ], change: .remove(name("a")))))
  }

  @Test func blocksStandOnOneLineOrMany() throws {
    let body = "x{i+1} - x{i} == 10 !weak"
    func inner(_ block: String) throws -> ScriptStatement.Action? {
      guard case .forBlock(_, _, let body) = try action(block) else { return nil }
      return body.first?.action
    }
    let onOneLine = try inner("for i in 0...3 { w{i}: \(body) }")
    #expect(onOneLine != nil)
    #expect(try inner("for i in 0...3 {\n  w{i}: \(body)\n}\n") == onOneLine)
    #expect(try actions("repeat 2 {print}\nrepeat 3 { }").count == 2)
    #expect(try actions("repeat 2 { repeat 3 { x == 1 } }").count == 1)
  }

  @Test func loopVariablesShadowAndNumber() throws {
    guard
      case .forBlock(_, let last, let body) = try action(
        "for i in -1...2 { for i in {i}...{i+1} { {i}*x{i} == -{i-3} } }")
    else {
      Issue.record("no block")
      return
    }
    #expect(last == .literal(2))
    guard case .forBlock(let first, _, let inner)? = body.first?.action,
      case .change(.add(let constraint))? = inner.first?.action
    else {
      Issue.record("no inner block")
      return
    }
    #expect(first == .loop(LoopValue(depth: 0, offset: 0)))
    #expect(constraint.left.steps.first == .number(.loop(LoopValue(depth: 1, offset: 0), isNegative: false)))
    #expect(
      constraint.right.steps == [.number(.loop(LoopValue(depth: 1, offset: -3), isNegative: false)), .negate])
  }
}
