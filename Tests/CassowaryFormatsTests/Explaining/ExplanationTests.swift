import Cassowary
import Testing
import _TestSupport

@testable import CassowaryFormats

@Suite struct ExplanationTests {
  static func script(_ text: String) throws -> Script { try Script(ScriptSource(name: "x.cass", text: text)) }

  @Test func theChainBeginsAtTheQuantity() throws {
    let script = try Self.script("w: window == 400\na: left == 20\nb: right == left + 8\nc: width == window - right\n")
    let explanation = try script.explanation(of: "width")
    #expect(explanation.value == 372)
    #expect(explanation.chain.steps.map(\.constraint.name) == ["c", "w", "b", "a"])
    #expect(explanation.chain.steps.map(\.contribution) == [0, 400, -8, -20])
    #expect(explanation.chain.steps[1].constraint.position == SourcePosition(line: 1, column: 1))
    #expect(explanation.chain.held.isEmpty)
  }

  @Test func losersSayToWhomTheyLost() throws {
    let explanation = try Self.script("x >= 10\nwish: x == 4 !weak\nalso: x == 6 !strong\n").explanation(of: "x")
    #expect(explanation.losers.map(\.constraint.name) == ["also", "wish"])
    #expect(explanation.losers.map { $0.winners.map(\.name) } == [["c1"], ["c1"]])
    #expect(explanation.losers.map(\.wouldBe) == [nil, nil])
    let soft = try Self.script("x == 10 !medium\nwish: x == 4 !weak\n").explanation(of: "x")
    #expect(soft.losers.first?.wouldBe == 4)
    #expect(soft.changes.map(\.value) == [4])
    #expect(soft.changes.map(\.isOpen) == [false])
  }

  @Test func whatNothingDecidesIsHeld() throws {
    let explanation = try Self.script("x == y + 2\n").explanation(of: "x")
    #expect(explanation.chain.held.map(\.quantity) == ["y"])
    #expect(try Self.script("a: x == y\nb: y == z\nc: z == 0\n").explanation(of: "x").chain.held.isEmpty)
  }

  @Test func tiesAreLostToWhatCostsTheSame() throws {
    let tie = try DocumentTrial.document(
      DocumentTrial.text(
        root: """
          "views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.height >= 44 @100", "a.bottom == b.top @100",
          "a.top == top + 50", "b.top == top + 20", "b.height == 10", "a.leading == leading", "a.width == b.width",
          "b.leading == leading", "b.width == 10"]
          """))
    let loser = try #require(try LayoutScene(tie).explanations(of: "a.height").first?.losers.first { $0.error == 44 })
    #expect(loser.winners.map(\.equation) == ["a.bottom == b.top @100"])
    #expect(loser.isTie)
    #expect(loser.wouldBe == 44)
  }

  /// Of what is in the way of a preference that cannot be met, nothing weaker is said to beat it.
  @Test func tiesAreLostWhereTheyCannotBeMet() throws {
    let text = "sum: a + b == 300\nwa: a >= 250 !750\nwb: b >= 200 !750\nhalf: a == 1.2*b !600\nmb: b >= 100\n"
    let explanation = try Self.script(text).explanation(of: "a")
    #expect(!explanation.isOpen)
    let loser = try #require(explanation.losers.first { $0.constraint.name == "wa" })
    #expect(loser.winners.map(\.name) == ["wb"] && loser.isTie)
    #expect(loser.leastError.map { abs($0 - 50) < 1e-9 } == true)
  }

  /// Of very many wishes on one variable the strongest are tried, and the others counted.
  @Test func manyLosers() throws {
    let text = (0..<501).map { "w\($0): x == \($0) !weak\n" }.joined()
    let explanation = try Self.script(text).explanation(of: "x")
    #expect(explanation.value == 250)
    #expect(explanation.losers.count == 32 && explanation.moreLosers == 500 - 32)
  }

  /// Where equally strong wishes leave a value open the explanation says so.
  @Test(arguments: [("", true), ("c: a >= 0 !600\n", true), ("c: a == 40 !600\n", false)])
  func openValuesAreCalledSo(more: String, isOpen: Bool) throws {
    let text = "sum: a + b == 300\nwa: a >= 250 !750\nwb: b >= 200 !750\n" + more
    #expect(try Self.script(text).explanation(of: "a").isOpen == isOpen)
  }

  @Test(arguments: [
    ("b.trailing == trailing - 16", Relation.equal, 204.0), ("b.trailing <= trailing - 16", .lessThanOrEqual, 204),
    ("trailing >= b.trailing + 16", .lessThanOrEqual, 204), ("b.leading >= a.trailing + 30", .greaterThanOrEqual, 246),
  ])
  func whatIsSetAsideSaysWhatItWanted(equation: String, relation: Relation, value: Double) throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.leading == leading + 16", "a.width == 200",
          "b.leading == a.trailing + 8", "b.width == 100", "\(equation)"]
        """, canvas: #""width": 320, "height": 100"#)
    let explanation = try #require(try LayoutScene(DocumentTrial.document(text)).explanations(of: "b.x").first)
    #expect(explanation.value == 224)
    #expect(explanation.setAside.map { $0.wanted?.value } == [value])
    #expect(explanation.setAside.map { $0.wanted?.relation } == [relation])
    #expect(
      explanation.changes.contains { $0.constraint.equation == "a.width == 200" && !$0.isOpen } == (relation == .equal))
  }

  /// A constraint that contradicts others is refused in a script; what it wanted is told as in documents.
  @Test(arguments: [
    ("x == 20", Relation.equal, 20.0, ["a"]), ("2 * x >= 30", .greaterThanOrEqual, 15, ["a"]),
    ("y - x >= 3", .lessThanOrEqual, 9, ["a", "b"]), ("40 <= x + y", .greaterThanOrEqual, 28, ["a", "b"]),
  ])
  func whatIsRefusedIsSetAside(text: String, relation: Relation, value: Double, against: [String]) throws {
    let script = try Self.script("a: x == 10\nb: y == 12\nrepeat 2 { \(text) }\nz == 3\nz == 4\n")
    let setAside = try script.explanation(of: "x").setAside
    #expect(setAside.map { $0.wanted?.relation } == [relation])
    #expect(setAside.map { $0.wanted?.value } == [value])
    #expect(setAside.map { $0.against.map(\.name) } == [against])
    #expect(setAside.first?.constraint.position == SourcePosition(line: 3, column: 12))
  }

  /// What would be accepted at the end, what is said about other variables, and what is meant to be refused is not told.
  @Test(arguments: [
    "a: x == 1\nx == 2\nremove a\n", "x == 1\nexpect unsatisfiable: x == 2\n", "x == 1\nx == 2 !strong\n",
    "a: x == 1\na: x == 2\n", "x == 1\nx + new <= inf\n",
  ])
  func otherRefusalsAreNot(text: String) throws {
    #expect(try Self.script(text).explanation(of: "x").setAside.isEmpty)
  }

  /// What was refused is accepted in a script without what it contradicts.
  @Test func refusedConstraintsComeBackInScripts() throws {
    let changes = try Self.script("a: x == 1\nx == 2\nb: y == x + 1\n").explanation(of: "y").changes
    #expect(changes.map(\.constraint.name) == ["b", "a"])
    #expect(changes.map(\.isOpen) == [true, false])
    #expect(changes.map(\.value).last == 3)
  }

  @Test func unknownNamesGetHints() throws {
    #expect(throws: ExplanationError.self) { try Self.script("width == 1\n").explanation(of: "widht") }
    do {
      _ = try Self.script("width == 1\n").explanation(of: "widht")
    } catch {
      #expect((error as? ExplanationError)?.message == "there is no variable 'widht'; did you mean 'width'?")
    }
  }

  /// Contributions add up to the value, and what is said to change it does so when the script is written without it.
  @Test func randomExplanationsRecompute() throws {
    var explained = 0
    var seed = UInt64(0)
    while explained < TestSettings.count("CASSOWARY_EXPLANATIONS", default: 1_000) {
      seed += 1
      var random = SeededRandom(seed: seed ^ 0xE6)
      var lines: [String] = []
      for index in 0..<random.int(in: 2...7) {
        let pair = random.distinct(2, below: 3)
        let sign = random.element(of: ["==", "==", "<=", ">="])
        let factor = random.element(of: ["", "2*", "-1*"])
        let priority = random.element(of: ["", "", " !750", " !250"])
        lines.append("n\(index): x\(pair[0]) \(sign) \(factor)x\(pair[1]) + \(random.int(in: -5...9))\(priority)")
      }
      let text = lines.joined(separator: "\n") + "\n"
      let findings = InputFile.check("x.cass", Array(text.utf8), SceneRequest(), changes: []).findings
      if findings.contains(where: { $0.rule == .conflict }) { continue }
      let script = try Self.script(text)
      for variable in 0..<3 where text.contains("x\(variable)") {
        let explanation = try script.explanation(of: "x\(variable)")
        let sum =
          explanation.chain.steps.map(\.contribution).reduce(0, +)
          + explanation.chain.held.map(\.contribution).reduce(0, +)
        #expect(abs(sum - explanation.value) <= 1e-9 * (1 + abs(explanation.value)), "seed \(seed):\n\(text)")
        let isOpen = findings.contains { $0.rule == .ambiguity && $0.subject == "x\(variable)" }
        #expect(explanation.chain.held.isEmpty || isOpen, "seed \(seed), x\(variable):\n\(text)")
        for change in explanation.changes where !change.isOpen {
          let rest = lines.filter { !$0.hasPrefix(change.constraint.name + ":") }.joined(separator: "\n") + "\n"
          guard rest.contains("x\(variable)") else { continue }
          let value = try Self.script(rest).explanation(of: "x\(variable)").value
          #expect(abs(value - change.value) <= 1e-6 * (1 + abs(value)), "seed \(seed), x\(variable):\n\(text)")
        }
        explained += 1
      }
    }
  }

  @Test func viewsAreExplained() throws {
    let text = """
      {"version": 1, "canvas": {"width": 300, "height": 100},
       "root": {"id": "root", "views": [{"id": "a"}, {"id": "b", "kind": "label", "text": "Words"}],
        "constraints": ["a.leading == leading + 10", "a.width == 100 @700", "a.top == top", "a.height == b.height",
          "b.leading == a.trailing + 8", "b.trailing == trailing - 12", "b.width == 200 @600", "b.top == top"]}}
      """
    let document = try LayoutDocument.read(SourceText(name: "x", text: text))
    let scene = try LayoutScene(document)
    let width = try #require(scene.explanations(of: "b.width").first)
    #expect(width.value == 170)
    #expect(abs(width.chain.steps.map(\.contribution).reduce(0, +) - 170) < 1e-9)
    #expect(width.losers.map(\.priority) == [600, 250])
    #expect(width.losers.first?.wouldBe == 200)
    #expect(width.changes.contains { $0.constraint.equation == "a.width == 100 @700" && $0.value == 200 })
    #expect(try scene.explanations(of: "a.frame").map(\.quantity) == ["a.x", "a.y", "a.width", "a.height"])
    #expect(try scene.explanations(of: "b.right").first?.value == 288)
    for name in ["c.width", "a.wdth", "a", "root.x", ".", "a."] {
      #expect(throws: ExplanationError.self, "\(name)") { try scene.explanations(of: name) }
    }
  }
}
