import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// Views go by the names that their author gave them.
@Suite struct InterfaceLabelTests {
  private static func text(_ labels: [(id: String, label: String)]) -> String {
    InterfaceTrial.xib(
      labels.map { InterfaceTrial.box($0.id, "", "userLabel=\"\($0.label)\"") }.joined(),
      constraints: labels.enumerated().map {
        InterfaceTrial.pins($1.id, Rect(x: Double($0), y: 2, width: 3, height: 4))
      }
      .joined())
  }

  private static func names(_ labels: (id: String, label: String)...) throws -> [String] {
    try InterfaceTrial.facts(text(labels))[0].views.map(\.id)
  }

  @Test func labelsNameViews() throws {
    #expect(try Self.names(("A", "Title Label"), ("B", " ")) == ["ROO", "Title Label", "B"])
  }

  @Test func equalLabelsAreToldApart() throws {
    #expect(try Self.names(("A", "Box"), ("B", "Box"), ("C", "A")) == ["ROO", "Box (A)", "Box (B)", "A (C)"])
  }

  /// Whatever labels look like, no two views are called the same.
  @Test func labelsThatLookLikeOthersGiveWay() throws {
    #expect(
      try Self.names(("A", "Box"), ("B", "Box"), ("C", "Box (A)"), ("D", "ROO")) == [
        "ROO", "Box (A)", "Box (B)", "C", "ROO (D)",
      ])
    let twice = InterfaceTrial.xib(InterfaceTrial.box("A", "", "userLabel=\"X\"") + InterfaceTrial.box("A"))
    #expect(try InterfaceTrial.facts(twice)[0].views.map(\.id) == ["ROO", "X", "A"])
  }

  @Test func idsAreKept() throws {
    let views = try InterfaceTrial.facts(Self.text([("A", "Box"), ("B", "")]))[0].views
    #expect(views.map(\.labelledID) == [nil, "A", nil])
  }

  /// A constraint means ids, also where another view is labelled so.
  @Test func constraintsMeanIDs() throws {
    let frames = try InterfaceTrial.frames(Self.text([("A", "B"), ("B", "A")]))
    #expect(frames["A"] == Rect(x: 0, y: 2, width: 3, height: 4))
    #expect(frames["B"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func changesTakeEither() throws {
    let text = Self.text([("A", "Title Label")])
    let variant = try #require(
      try SceneRequest().variants(of: LayoutFile.read(SourceText(name: "t", text: text))).first)
    let document = variant.document()
    for name in ["A", "`Title Label`"] {
      var options = SceneOptions()
      options.changes = [try document.change("\(name).hidden=true")]
      #expect(try LayoutScene(document, options).facts().views.map(\.isHidden) == [false, true])
    }
  }

  @Test func findingsUseLabels() throws {
    let text = InterfaceTrial.xib(InterfaceTrial.box("A", "", "userLabel=\"Title Label\""))
    let result = InputFile.check("t.xib", Array(text.utf8), SceneRequest(), changes: [])
    #expect(result.findings.contains { $0.message.hasPrefix("Title Label.width is open") })
    #expect(result.findings.allSatisfy { !$0.message.contains("A.") })
  }

  @Test func constraintsHaveLabelsToo() throws {
    let text = InterfaceTrial.xib(
      InterfaceTrial.box("A"),
      constraints: InterfaceTrial.pins("A", Rect(x: 0, y: 2, width: 3, height: 4))
        + "<constraint firstItem=\"A\" firstAttribute=\"width\" constant=\"9\" userLabel=\"wide\" id=\"WID\"/>")
    let file = try LayoutFile.read(SourceText(name: "t", text: text))
    let document = try #require(try SceneRequest().variants(of: file).first).document()
    let conflict = try #require(try LayoutScene(document).facts().conflicts.first)
    #expect(conflict.members.map(\.identifier) == ["", "wide"])
    for name in ["wide", "WID"] { #expect(throws: Never.self) { try document.change("#\(name).constant=3") } }
  }
}
