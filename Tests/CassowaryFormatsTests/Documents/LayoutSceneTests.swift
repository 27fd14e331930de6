import CassowaryLayout
import Testing

@testable import CassowaryFormats

@Suite struct LayoutSceneTests {
  @Test func theExampleIsLaidOut() throws {
    let closed = try DocumentTrial.frames(DocumentTrial.accordion)
    #expect(closed["stack"]?.origin == Point(x: 8, y: 55))
    #expect(closed["stack"]?.width == 366)
    #expect(closed["body"]?.height == 0)
    let open = try DocumentTrial.facts(DocumentTrial.accordion) { $0.states = ["open"] }
    let body = try #require(open.views.first { $0.id == "body" })
    #expect(body.frame.height == 200)
    #expect(!body.isHidden)
    #expect(open.views.first { $0.id == "header" }?.text == "Less")
    #expect(open.guides.map(\.id) == ["column"])
    #expect(open.guides[0].frame.width >= 400)
    #expect(open.violations.first?.constraint.equation == "body.width <= 0.5 * root.width - 16 @999")
    #expect(open.violations.first?.error == 187)
    #expect(open.violations.first?.constraint.position == SourcePosition(line: 11, column: 59))
    #expect(open.conflicts.isEmpty)
  }

  /// Every property has an effect that the layout shows.
  @Test(
    arguments: [
      ("view", "\"intrinsic\": [30, 40]", Rect(x: 0, y: 0, width: 30, height: 40)),
      ("view", "\"intrinsic\": [30, null]", Rect(x: 0, y: 0, width: 30, height: 0)),
      (
        "view", "\"intrinsic\": [30, 40], \"alignmentInsets\": {\"left\": 3, \"bottom\": 4}",
        Rect(x: -3, y: 0, width: 33, height: 44)
      ),
      ("image", "\"intrinsic\": [24, 24]", Rect(x: 0, y: 0, width: 24, height: 24)),
      ("label", "\"text\": \"\"", Rect(x: 0, y: 0, width: 0, height: 0)),
      ("label", "\"text\": \"long text\", \"intrinsic\": [5, 6]", Rect(x: 0, y: 0, width: 5, height: 6)),
      ("button", "\"text\": \"\"", Rect(x: 0, y: 0, width: 30, height: 30)),
      (
        "stack", "\"arranged\": [{\"intrinsic\": [1, 2]}, {\"intrinsic\": [3, 4]}], \"spacing\": 5",
        Rect(x: 0, y: 0, width: 9, height: 4)
      ),
      (
        "stack",
        "\"axis\": \"vertical\", \"arranged\": [{\"intrinsic\": [1, 2]}, {\"intrinsic\": [3, 4]}], \"spacing\": \"system\"",
        Rect(x: 0, y: 0, width: 3, height: 14)
      ),
      (
        "stack",
        "\"arranged\": [{\"intrinsic\": [1, 2]}], \"marginsRelative\": true, \"margins\": {\"leading\": 7, \"top\": 1}",
        Rect(x: 0, y: 0, width: 8, height: 3)
      ),
      (
        "stack", "\"arranged\": [{\"intrinsic\": [1, 2]}], \"marginsRelative\": true, \"margins\": 7",
        Rect(x: 0, y: 0, width: 15, height: 16)
      ),
      (
        "stack", "\"distribution\": \"fillEqually\", \"arranged\": [{\"intrinsic\": [1, 2]}, {\"intrinsic\": [3, 4]}]",
        Rect(x: 0, y: 0, width: 6, height: 4)
      ),
    ] as [(String, String, Rect)])
  func propertiesShow(kind: String, members: String, frame: Rect) throws {
    let frames = try DocumentTrial.frames(
      DocumentTrial.text(
        root: "\"views\": [{\"id\": \"v\", \"kind\": \"\(kind)\", \(members)}], "
          + "\"constraints\": [\"v.left == left\", \"v.top == top\"]"))
    #expect(frames["v"] == frame)
  }

  @Test func labelsTakeTheirLinesAndFont() throws {
    func height(_ members: String) throws -> Double {
      let frames = try DocumentTrial.frames(
        DocumentTrial.text(
          root:
            "\"views\": [{\"id\": \"v\", \"kind\": \"label\", \"text\": \"several words in one text\", \(members)}], "
            + "\"constraints\": [\"v.left == left\", \"v.top == top\", \"v.width == 80\"]"))
      return try #require(frames["v"]).height
    }
    let single = try height("\"font\": 10")
    #expect(try height("\"font\": 20") == 2 * single)
    #expect(try height("\"font\": 10, \"lines\": 0") > single)
    #expect(try height("\"font\": 10, \"lines\": 2") == 2 * single)
  }

  /// A wrapped text is all there; a compressed image is not.
  @Test func whatGaveWayIsToldApart() throws {
    let facts = try DocumentTrial.facts(
      DocumentTrial.text(
        root: """
          "views": [{"id": "text", "kind": "label", "text": "several words", "lines": 0}, {"id": "image", "intrinsic": [90, 9]},
            {"id": "fixed", "kind": "label", "lines": 0, "intrinsic": [90, 9]}],
          "constraints": ["text.width == 50", "image.width == 50", "fixed.width == 50", "image.height == 20",
            "H:|[text]", "V:|[text]", "H:|[image]", "V:|[image]", "H:|[fixed]", "V:|[fixed]", "image.height == 30 @1"]
          """))
    #expect(
      facts.violations.map { "\($0.quantity) \($0.kind.rawValue)" }.sorted() == [
        "fixed.width compression", "image.height hugging", "image.height preference", "image.width compression",
        "text.width wrapping",
      ])
    #expect(facts.violations.filter(\.isLoss).count == 3)
  }

  @Test func baselinesOfViewsCanBeGiven() throws {
    let frames = try DocumentTrial.frames(
      DocumentTrial.text(
        root: """
          "views": [{"id": "s", "kind": "stack", "alignment": "firstBaseline", "spacing": 5, "arranged": [
            {"id": "a", "intrinsic": [40, 25], "firstBaseline": 20}, {"id": "b", "intrinsic": [30, 15], "firstBaseline": 12}]}],
          "constraints": ["s.left == left", "s.top == top"]
          """))
    #expect(frames["b"] == Rect(x: 45, y: 8, width: 30, height: 15))
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 75, height: 25))
    let last = try DocumentTrial.frames(
      DocumentTrial.text(
        root: """
          "views": [{"id": "a", "frame": [0, 0, 10, 30], "lastBaseline": 4}, {"id": "b"}],
          "constraints": ["b.top == a.lastBaseline", "b.left == left", "b.width == 1", "b.height == 1"]
          """))
    #expect(last["b"]?.minY == 26)
  }

  @Test func guidesOfViewsHaveNames() throws {
    let frames = try DocumentTrial.frames(
      DocumentTrial.text(
        root: """
          "margins": {"left": 11, "top": 12, "right": 13, "bottom": 14},
          "views": [{"id": "a"}, {"id": "b"}, {"id": "c"},
            {"id": "list", "kind": "scroll", "views": [{"id": "row", "constraints":
              ["height == 900", "width == super.frame.width", "top == super.content.top", "left == super.content.left",
               "bottom == super.content.bottom", "right == super.content.right"]}]}],
          "constraints": ["a.left == safeArea.left", "a.top == root.safeArea.top", "a.right == safeArea.right",
            "a.bottom == safeArea.bottom", "b.left == margins.left", "b.right == margins.right", "b.top == margins.top",
            "b.bottom == margins.bottom", "c.width == readable.width", "c.centerX == readable.centerX", "V:|[c]|",
            "H:|[list(100)]", "V:|[list(200)]"]
          """, canvas: "\"width\": 400, \"height\": 300, \"safeArea\": {\"top\": 20, \"left\": 1}"))
    #expect(frames["a"] == Rect(x: 1, y: 20, width: 399, height: 280))
    #expect(frames["b"] == Rect(x: 12, y: 32, width: 375, height: 254))
    #expect(frames["c"] == Rect(x: 12, y: 0, width: 375, height: 300))
    #expect(frames["row"] == Rect(x: 0, y: 0, width: 100, height: 900))
  }

  @Test func scrolledContentIsElsewhereInTheRoot() throws {
    let facts = try DocumentTrial.facts(
      DocumentTrial.text(
        root: """
          "views": [{"id": "list", "kind": "scroll", "frame": [10, 20, 100, 100], "contentOffset": [5, 30],
            "views": [{"id": "row", "constraints": ["H:|[row(300)]|", "V:|[row(400)]|"]}]}]
          """))
    let row = try #require(facts.views.last)
    #expect(row.frame == Rect(x: 0, y: 0, width: 300, height: 400))
    #expect(row.absolute == Rect(x: 5, y: -10, width: 300, height: 400))
    #expect(facts.views[1].contentSize == Size(width: 300, height: 400))
  }

  /// Masks refer to the sizes on the document's canvas, wherever it is shown.
  @Test func masksFollowTheCanvas() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "box", "views": [
            {"id": "a", "frame": [10, 10, 30, 30], "autoresizing": ["flexibleWidth", "flexibleTopMargin"]},
            {"id": "b", "frame": [0, 0, 50, 50]}]}],
        "constraints": ["H:|-20-[box]-20-|", "V:|-20-[box]-20-|"]
        """, canvas: "\"width\": 140, \"height\": 140")
    #expect(try DocumentTrial.frames(text)["a"] == Rect(x: 10, y: 10, width: 30, height: 30))
    let wide = try DocumentTrial.frames(text) { $0.size = Size(width: 240, height: 340) }
    #expect(wide["box"] == Rect(x: 20, y: 20, width: 200, height: 300))
    #expect(wide["a"] == Rect(x: 10, y: 210, width: 130, height: 30))
    #expect(wide["b"] == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func aStateCanChangeMasks() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a", "frame": [10, 10, 30, 30], "autoresizing": ["flexibleWidth"]}, {"id": "b", "frame": [0, 0, 9, 9]}]
        """, states: "\"s\": {\"a.autoresizing\": [], \"b.autoresizing\": [\"flexibleHeight\"]}")
    let plain = try DocumentTrial.frames(text) { $0.size = Size(width: 500, height: 400) }
    #expect(plain["a"]?.width == 130)
    #expect(plain["b"]?.height == 9)
    let changed = try DocumentTrial.frames(text) {
      $0.size = Size(width: 500, height: 400)
      $0.states = ["s"]
    }
    #expect(changed["a"]?.width == 30)
    #expect(changed["b"]?.height == 109)
  }

  @Test func directionAndScaleCanBeChosen() throws {
    let text = DocumentTrial.text(
      root: "\"views\": [{\"id\": \"a\"}], \"constraints\": [\"H:|-10.2-[a(5)]\", \"V:|[a(5)]\"]")
    #expect(try DocumentTrial.frames(text)["a"]?.minX == 10.2)
    #expect(try DocumentTrial.frames(text) { $0.scale = 1 }["a"]?.minX == 10)
    #expect(try DocumentTrial.frames(text) { $0.direction = .rightToLeft }["a"]?.minX == 384.8)
    #expect(try DocumentTrial.frames(text.replacing("300}", with: "300, \"direction\": \"rtl\"}"))["a"]?.minX == 384.8)
  }

  @Test func conflictsNameTheirMembers() throws {
    let facts = try DocumentTrial.facts(
      DocumentTrial.text(
        root: "\"views\": [{\"id\": \"a\", \"intrinsic\": [9, 9]}],\n\"constraints\": [\"a.left == left\",\n"
          + "\"a.width == 100 #wide\", \"a.right == right - 10\", \"a.top == top\"]"))
    #expect(facts.conflicts.count == 1)
    let conflict = try #require(facts.conflicts.first)
    #expect(
      conflict.members.map(\.equation).sorted() == [
        "a.left == root.left", "a.right == root.right - 10", "a.width == 100", "root.width == 400",
      ])
    let wide = try #require(conflict.members.first { $0.identifier == "wide" })
    #expect(wide.position == SourcePosition(line: 3, column: 2))
    #expect(wide.origin == .user)
    #expect(conflict.members.first { $0.equation == "root.width == 400" }?.position == nil)
    let setAside = try #require(conflict.setAside)
    #expect(conflict.members[setAside].equation == "a.right == root.right - 10")
  }

  @Test func whatIsOpenIsNamed() throws {
    let facts = try DocumentTrial.facts(
      DocumentTrial.text(
        root: "\"views\": [{\"id\": \"a\", \"constraints\": [\"width == 3\", \"height == 4\", \"V:|[a]\"]}]"))
    #expect(facts.ambiguities.map { $0.item + "." + $0.quantity } == ["a.x"])
  }

  @Test func whatIsInsideACollapsedViewIsOutOfTheLayout() throws {
    let facts = try DocumentTrial.facts(
      DocumentTrial.text(
        root: """
          "views": [{"id": "s", "kind": "stack", "arranged": [
            {"id": "a", "hidden": true, "views": [{"id": "in", "views": [{"id": "deep"}]}]}, {"id": "b", "intrinsic": [1, 1]}]}],
          "constraints": ["H:|[s]", "V:|[s]"]
          """))
    #expect(facts.views.filter { !$0.isLaidOut }.map(\.id) == ["in", "deep"])
    #expect(facts.views.filter(\.isHidden).map(\.id) == ["a"])
  }

  /// Deep and wide trees are built and taken apart without a stack.
  @Test func deepTreesAreTakenApart() throws {
    let depth = 1_000
    let text =
      "{\"version\": 1, \"root\": " + String(repeating: "{\"views\": [", count: depth) + "{}"
      + String(repeating: "]}", count: depth) + "}"
    let document = try DocumentTrial.document(text)
    #expect(document.views.count == depth + 1)
    #expect(document.name(of: document.views[5]) == "root" + String(repeating: ".views[0]", count: 5))
    // Names do not grow with the depth, and stay unique.
    let names = document.views.map { document.name(of: $0) }
    #expect(names.allSatisfy { $0.utf8.count < 200 } && Set(names).count == names.count)
  }
}
