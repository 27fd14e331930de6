import Testing

@testable import CassowaryFormats

/// Each rule on a small document that breaks it, and on one that does not.
@Suite struct DocumentCheckTests {
  static let pinned = "\"a.leading == leading\", \"a.top == top\", \"a.width == 40\", \"a.height == 20\""

  @Test func whatIsRightIsLeftAlone() {
    let trial = CheckTrial(root: "\"views\": [{\"id\": \"a\"}], \"constraints\": [\(Self.pinned)]")
    #expect(trial.findings.isEmpty)
    #expect(trial.result.scenes == 1)
  }

  @Test func conflictsNameAllMembers() throws {
    let trial = CheckTrial(
      root: "\"views\": [{\"id\": \"a\"}], \"constraints\": [\(Self.pinned), \"a.width == 50 #wide\"]")
    let finding = try #require(trial.findings.first { $0.rule == .conflict })
    #expect(finding.level == .error)
    #expect(finding.related.map(\.equation) == ["a.width == 40", "a.width == 50"])
    #expect(finding.related.map(\.name) == ["", "wide"])
    #expect(finding.related.allSatisfy { $0.position?.line == 2 })
    #expect(finding.position == finding.related[1].position)
    #expect(finding.size == "100x100")
  }

  @Test func negativeSizesAreNamed() {
    let trial = CheckTrial(
      root: """
        "views": [{"id": "a"}], "constraints": ["a.leading == leading + 60", "a.trailing == trailing - 60",
        "a.top == top", "a.height == 1"]
        """)
    #expect(trial.messages(.negativeSize) == ["the constraints would make a.width negative"])
    #expect(trial.subjects(.conflict).count == 1)
  }

  @Test func whatIsOpenComesWithAMend() {
    let trial = CheckTrial(
      root: """
        "views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.leading == b.leading + 5", "a.top == top",
        "a.width == 10", "a.height == 10", "b.top == a.bottom", "b.width == 5", "b.height == 5"]
        """)
    #expect(trial.subjects(.ambiguity) == ["a.x", "b.x"])
    let messages = trial.messages(.ambiguity)
    #expect(messages[0].hasPrefix("a.x is open: it could move right or move left; 'a.left == root.left"))
    #expect(messages[0].hasSuffix("' would fix it"))
    #expect(messages[1].hasSuffix("' would fix this, too"))
  }

  @Test(
    arguments: [("", ["a.bottom <= root.bottom - 16"]), ("safeArea.", []), ("margins.", [])] as [(String, [String])])
  func inequalitiesAreRedundantWhateverTheInsets(guide: String, subjects: [String]) {
    let trial = CheckTrial(
      root: """
        "views": [{"id": "a"}], "constraints": ["a.top >= \(guide)top + 16", "a.bottom <= \(guide)bottom - 16",
        "a.centerY == centerY", "a.centerX == centerX", "a.width == 10", "a.height == 10 @500"]
        """)
    #expect(trial.subjects(.redundant) == subjects)
  }

  /// The mends that are offered close everything that is open.
  @Test func mendsMend() throws {
    let views = "\"views\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"constraints\": ["
    let trial = CheckTrial(root: views + "\"a.width == 2 * b.width\", \"a.top == b.bottom + 3\"]")
    #expect(trial.subjects(.ambiguity).count > 3)
    let mends = trial.messages(.ambiguity).filter { $0.hasSuffix("would fix it") }.map { message in
      String(message.split(separator: "'", omittingEmptySubsequences: false)[1])
    }
    #expect(mends.count < trial.subjects(.ambiguity).count)
    let constraints = mends.map { "\"\($0)\"" }.joined(separator: ", ")
    let mended = CheckTrial(root: views + "\"a.width == 2 * b.width\", \"a.top == b.bottom + 3\", \(constraints)]")
    #expect(mended.subjects(.ambiguity) == [])
  }

  @Test func equalPrioritiesAreATie() {
    func labels(_ hugging: Int) -> String {
      """
      "views": [{"id": "s", "kind": "stack", "arranged": [
        {"id": "a", "kind": "label", "text": "A", "hugging": \(hugging)},
        {"id": "b", "kind": "label", "text": "B"}]}],
      "constraints": ["s.leading == leading", "s.trailing == trailing", "s.top == top"]
      """
    }
    let trial = CheckTrial(root: labels(250))
    #expect(trial.messages(.tiedPriorities).first?.hasPrefix("a and b have the same hugging priority 250") == true)
    #expect(CheckTrial(root: labels(251)).subjects(.tiedPriorities) == [])
  }

  @Test func clippedContentAndOverlapsShow() {
    let trial = CheckTrial(
      root: """
        "views": [{"id": "a", "kind": "label", "text": "A text that is long"}, {"id": "b"}],
        "constraints": ["a.leading == leading", "a.top == top", "a.width == 30", "b.leading == leading + 20",
        "b.top == top + 5", "b.width == 90", "b.height == 50"]
        """)
    #expect(trial.messages(.clippedContent).contains { $0.hasSuffix(" points narrower than its content") })
    let almost = CheckTrial(
      root: """
        "views": [{"id": "a", "intrinsic": [31, null]}],
        "constraints": ["a.leading == leading", "a.top == top", "a.width == 30", "a.height == 20"]
        """)
    #expect(almost.messages(.clippedContent) == ["a is 1 point narrower than its content"])
    #expect(
      trial.messages(.clippedContent).contains("b does not fit into root: 10 points beyond its right edge"))
    #expect(trial.subjects(.overlap) == ["b a"])
    let background = CheckTrial(
      root: """
        "views": [{"id": "b"}, {"id": "a"}], "constraints": [\(Self.pinned), "b.leading == leading",
        "b.trailing == trailing", "b.top == top", "b.bottom == bottom"]
        """)
    #expect(background.findings.isEmpty)
  }

  /// Each view of a heap lies over all before it. Up to eight of them are told one by one, more as a number: findings grow with
  /// the views, not with their square.
  @Test(arguments: [3, 9, 10, 60])
  func overlapsOfHeapsAreCounted(count: Int) {
    let views = (0..<count).map { "{\"id\": \"v\($0)\"}" }.joined(separator: ", ")
    let rows = (0..<count).flatMap {
      ["v\($0).leading == leading + \($0)", "v\($0).top == top + \($0)", "v\($0).width == 40", "v\($0).height == 40"]
    }
    let constraints = rows.map { "\"\($0)\"" }.joined(separator: ", ")
    let trial = CheckTrial(root: "\"views\": [\(views)], \"constraints\": [\(constraints)]")
    // From half a point on: 40 points less the distance.
    let behind = (0..<count).map { min($0, 39) }
    #expect(trial.subjects(.overlap).count == behind.reduce(0) { $0 + ($1 > 8 ? 1 : $1) })
    for (view, siblings) in behind.enumerated() where siblings > 8 {
      let told = trial.messages(.overlap).filter {
        $0.hasPrefix("v\(view) lies over \(siblings) siblings, first over v")
      }
      #expect(told.count == 1, "v\(view): \(siblings)")
    }
  }

  @Test func hiddenViewsKeepRequiredSizes() {
    let root = """
      "views": [{"id": "s", "kind": "stack", "arranged": [
        {"id": "a", "constraints": ["width == 40", "height == 10"]},
        {"id": "b", "constraints": ["width == 10 @999"]}]}],
      "constraints": ["s.leading == leading", "s.top == top"]
      """
    #expect(CheckTrial(root: root).subjects(.hiddenSize) == [])
    let trial = CheckTrial(root: root, states: "{\"gone\": {\"a.hidden\": true, \"b.hidden\": true}}")
    #expect(trial.subjects(.hiddenSize) == ["a.width == 40"])
    #expect(trial.findings.first { $0.rule == .hiddenSize }?.state == "gone")
  }

  @Test func repetitionsAreFound() throws {
    let trial = CheckTrial(
      root: """
        "views": [{"id": "a"}, {"id": "b"}], "constraints": [\(Self.pinned), "a.width == 40 #again",
        "b.leading == a.trailing", "a.trailing == b.leading", "b.top == a.top", "b.bottom == a.bottom",
        "b.height == a.height #implied", "b.width == 5"]
        """)
    #expect(trial.subjects(.duplicate) == ["a.width == 40", "a.trailing == b.leading"])
    let redundant = try #require(trial.findings.first { $0.rule == .redundant })
    #expect(redundant.subject == "b.height == a.height")
    #expect(redundant.related.map(\.equation) == ["b.top == a.top", "b.bottom == a.bottom"])
  }

  @Test func whatNeverBindsHasNoEffect() {
    let root = """
      "views": [{"id": "a"}], "constraints": ["a.leading == leading", "a.top == top", "a.width == 0.5 * width",
      "a.height == 20", "a.width <= 80", "a.height >= 10"]
      """
    #expect(CheckTrial(root: root).subjects(.noEffect) == ["a.width <= 80", "a.height >= 10"])
    // At another size it contradicts, which is an effect.
    let trial = CheckTrial(root: root, sizes: [(100, 100), (200, 100)])
    #expect(trial.subjects(.noEffect) == ["a.height >= 10"])
    #expect(trial.findings.first { $0.rule == .conflict }?.size == "200x100")
    // Each part of a visual format is judged by itself.
    let format = "\"views\": [{\"id\": \"a\"}], \"constraints\": [\"H:|[a(<=500)]|\", \"V:|[a]|\"]"
    #expect(CheckTrial(root: format).subjects(.noEffect) == ["a.width <= 500"])
  }

  /// A constraint that was set aside for another contradiction than the one that is told is not called the last one.
  @Test func theReasonToSetAsideIsTrue() {
    let root = """
      "views": [{"id": "a"}, {"id": "b"}], "constraints": ["a.leading == leading", "a.top == top", "b.leading == leading",
      "b.top == top", "a.height == 10", "b.width == 10", "a.width == 0.3 * b.height - 16", "b.height <= 44",
      "b.height >= 150"]
      """
    let conflict = CheckTrial(root: root).findings.first { $0.rule == .conflict }
    #expect(conflict?.subject == "b.height <= 44")
    #expect(conflict?.message.contains("as the last of the document's own in another contradiction, too") == true)
    let plain = CheckTrial(root: root.replacing("b.height <= 44", with: "b.height <= 60"))
    #expect(plain.findings.first { $0.rule == .conflict }?.subject == "b.height >= 150")
    #expect(plain.messages(.conflict).first?.contains("as the last of the document's own;") == true)
  }

  @Test func tiesCountTheirScenes() {
    let root = """
      "views": [{"id": "a", "kind": "label", "text": "abc"}, {"id": "b", "kind": "label", "text": "abc"}],
      "constraints": ["H:|[a][b]|", "V:|[a]", "V:|[b]"]
      """
    let trial = CheckTrial(root: root, sizes: [(200, 100), (300, 100), (400, 100)])
    #expect(trial.findings.filter { $0.rule == .tiedPriorities }.map(\.scenes) == [3])
  }

  @Test func givenUpPreferencesAndPixels() {
    let trial = CheckTrial(
      root: """
        "views": [{"id": "a"}], "constraints": ["a.leading == leading", "a.top == top", "a.height == 20",
        "a.width == 0.333 * width", "a.width == 50 @750"]
        """, scale: 2)
    #expect(trial.messages(.preference) == ["'a.width == 50 @750' is given up by 16.7"])
    #expect(trial.subjects(.fractionalPixels) == ["a"])
  }

  @Test func scenesAreCounted() {
    let root = "\"views\": [{\"id\": \"a\"}], \"constraints\": [\(Self.pinned), \"a.width == 50\"]"
    let trial = CheckTrial(root: root, states: "{\"s\": {\"a.alpha\": 0.5}}", sizes: [(100, 100), (200, 200)])
    #expect(trial.result.scenes == 4)
    #expect(trial.findings.first { $0.rule == .conflict }?.scenes == 4)
  }

  @Test func malformedFilesAreFindings() {
    let trial = CheckTrial(root: "\"vews\": []")
    #expect(trial.subjects(.invalidFile).count == 1)
    #expect(trial.findings[0].position?.line == 2)
    for text in ["", "{", String(repeating: "[", count: 100_000), "\u{0}\u{1}", "{\"version\": 1e999}"] {
      let result = InputFile.check("x.layout.json", Array(text.utf8), SceneRequest(), changes: [])
      #expect(result.findings.first?.rule == .invalidFile)
    }
  }
}

extension DocumentCheckTests {
  /// Resizing a scene and making it anew come to the same.
  @Test(arguments: ExampleDocumentTests.names) func everySizeByItselfTellsTheSame(_ name: String) throws {
    let bytes = try ExampleDocumentTests.bytes(name)
    func findings(_ sizes: [Double]) -> Set<String> {
      var request = SceneRequest()
      request.states = .each
      request.canvases = sizes.map { .init(name: "\($0)", size: .init(width: $0, height: 1.5 * $0)) }
      let found = InputFile.check(name, bytes, request, changes: []).findings
      return Set(
        found.filter { $0.rule != .noEffect }.map {
          "\($0.rule) \($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.subject)"
        })
    }
    let sizes = [200.0, 320, 390, 600, 280]
    #expect(findings(sizes) == sizes.reduce(into: []) { $0.formUnion(findings([$1])) })
  }
}
