import CassowaryLayout
import Testing
import _TestSupport

@testable import CassowaryFormats

/// Sweeps of screens whose breakpoints can be worked out by hand.
@Suite struct SweepTests {
  /// 16 + 48 + 12 + title + 12 + 64 + 16.
  static let card = DocumentTrial.text(
    root: """
      "views": [
        {"id": "icon", "constraints": ["width == 48", "height == 48"]},
        {"id": "title", "kind": "label", "text": "A title", "intrinsic": [179.5, 20]},
        {"id": "badge", "constraints": ["width == 64", "height == 24"]},
        {"id": "note", "constraints": ["width == 240", "height == 20"]}],
      "constraints": ["H:|-16-[icon]-12-[title]-(>=12)-[badge]-16-|", "V:|-16-[icon]", "title.centerY == icon.centerY",
        "badge.centerY == icon.centerY", "title.width >= 128 #readable",
        "note.top == icon.bottom + 10", "note.leading == leading + 80"]
      """)

  @Test func theIssuesSentences() throws {
    let sweep = try SweepTrial.sweep(Self.card, 280, 1400)
    #expect(sweep.breakpoints.map(\.value) == [296, 347.5])
    #expect(
      SweepTrial.findings(sweep) == [
        "conflict: 'title.width >= 128' contradicts other required constraints and is set aside 280...296",
        "clipped-content: title is truncated 280...347.5",
        "clipped-content: note reaches beyond the right edge of root 280...320",
      ])
    #expect(sweep.findings[0].related.map(\.equation).first == "root.width == width")
    #expect(sweep.findings[0].position == SourcePosition(line: 7, column: 37))
    #expect(sweep.breakpoints[0].changes.map(\.event) == [.conflictEnds])
    let changes = sweep.breakpoints[1].changes
    #expect(changes.map(\.event) == [.recovered, .bends])
    #expect(changes[1].subject == "title.width" && changes[1].from == 1 && changes[1].to == 0)
    #expect(sweep.intervals.map(\.isSatisfiable) == [false, true, true])
  }

  @Test func heightsAreSwept() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a", "constraints": ["width == 10"]}],
        "constraints": ["V:|-10-[a]-10-|", "a.leading == leading", "a.height <= 100 @999", "a.height >= 40 @500"]
        """)
    let sweep = try SweepTrial.sweep(text, 0, 200, .vertical)
    #expect(sweep.parameter == "height")
    #expect(sweep.other?.name == "width" && sweep.other?.value == 400)
    #expect(sweep.breakpoints.map(\.value) == [20, 60, 120])
    #expect(sweep.intervals.map(\.isSatisfiable) == [false, true, true, true])
  }

  /// Unsatisfiable below, in the middle, and above.
  /// A row of fixed widths fits one width, and what else is set aside stays so.
  @Test(arguments: [(330.0, 350.0), (340, 400), (300, 340)], [false, true])
  func rowsThatFitOneWidth(range: (Double, Double), hasOther: Bool) throws {
    let other = hasOther ? ", \"a.height == 10\", \"a.height == 12\"" : ""
    let text = """
      {"version": 1, "canvas": {"width": 320, "height": 100}, "root": {"id": "r", "views": [{"id": "a"}, {"id": "b"}],
      "constraints": ["a.width == 200", "b.width == 100", "a.leading == leading + 16", "b.leading == a.trailing + 8",
      "b.trailing == trailing - 16", "V:|[a]", "V:|[b(20)]"\(other)]}}
      """
    let sweep = try SweepTrial.sweep(text, range.0, range.1)
    let lone = try #require(sweep.intervals.first { $0.range.length == 0 })
    #expect(lone.range.lower == 340 && lone.isSatisfiable != hasOther)
    #expect(lone.quantities.first { $0.name == "b.x" }?.form.value(at: 340) == 224)
    let neighbours = sweep.intervals.filter { $0.range.length > 0 }
    #expect(neighbours.count == (range.0 < 340 && range.1 > 340 ? 2 : 1))
    #expect(neighbours.allSatisfy { $0.setAside.count == lone.setAside.count + 1 })
    #expect(
      sweep.breakpoints.allSatisfy {
        $0.value == 340 && !$0.changes.isEmpty && !$0.changes.contains { $0.event == .bends }
      })
  }

  @Test func conflictsAtBothEndsAndInTheMiddle() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a", "constraints": ["height == 10", "top == root.top"]}],
        "constraints": ["H:|[a]|", "a.width >= 100", "a.width <= 300"]
        """)
    let sweep = try SweepTrial.sweep(text, 0, 400)
    #expect(sweep.breakpoints.map(\.value) == [100, 300])
    #expect(sweep.intervals.map(\.isSatisfiable) == [false, true, false])
    // A text that needs more than two lines between 66 and 100 is too tall for its box.
    let wraps = DocumentTrial.text(
      root: """
        "views": [{"id": "t", "kind": "label", "text": "aaaa aaaa aaaa aaaa", "lines": 0, "compression": [1, 1000]}],
        "constraints": ["H:|[t]|", "t.top == top", "t.height <= 45"]
        """)
    let texts = try SweepTrial.sweep(wraps, 20, 400)
    let flags = texts.intervals.map(\.isSatisfiable)
    #expect(flags.first == false && flags.last == true)
    let gone = try SweepTrial.sweep(text, 150, 250)
    #expect(gone.breakpoints.isEmpty)
  }

  @Test func textsBreakWhereTheyAreMeasured() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "t", "kind": "label", "text": "one two three four five six seven", "lines": 0}],
        "constraints": ["H:|-10-[t]-10-|", "t.top == top"]
        """)
    let sweep = try SweepTrial.sweep(text, 60, 400)
    let measurer = TextMeasurer(font: Font(size: 17))
    let jumps = sweep.breakpoints.filter { $0.changes.contains { $0.event == .jumps && $0.subject == "t.height" } }
    #expect(jumps.count >= 3)
    for jump in jumps {
      let lines = [-0.0005, 0.0005].map { offset in
        measurer.lines(of: "one two three four five six seven", width: jump.value - 20 + offset).count
      }
      #expect(lines[0] == lines[1] + 1, "\(jump.value)")
    }
  }

  /// The safe area of the box grows as it comes closer to the edge; then it bends.
  @Test func marginsThatMove() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "box", "views": [{"id": "in"}], "constraints": [
          "width == 200", "height == 50", "centerX == root.centerX", "top == root.top + 50",
          "in.leading == box.safeArea.leading", "in.trailing == box.safeArea.trailing", "in.top == box.top",
          "in.height == 10"]}]
        """, canvas: #""width": 400, "height": 300, "safeArea": {"left": 40, "right": 40}"#)
    let sweep = try SweepTrial.sweep(text, 200, 400)
    #expect(sweep.breakpoints.map(\.value) == [280])
    let form = try #require(sweep.intervals[0].quantities.first { $0.name == "in.width" }?.form)
    #expect(abs(form.slope - 1) < 1e-9)
    #expect(abs(form.value(at: 200) - 120) < 1e-9)
  }

  @Test func openPlacesAndPreferencesAreFound() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a", "constraints": ["height == 10", "top == root.top"]},
          {"id": "b", "constraints": ["height == 10", "top == root.top", "width == 50"]}],
        "constraints": ["H:|[a(==100@500)]-(>=0)-[b]-(>=0)-|"]
        """)
    let sweep = try SweepTrial.sweep(text, 50, 300)
    #expect(sweep.breakpoints.map(\.value) == [150])
    #expect(
      SweepTrial.findings(sweep) == [
        "ambiguity: b.x is open 150...300", "preference: 'a.width == 100 @500' is given up 50...150",
      ])
  }

  @Test func siblingsMeet() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a", "constraints": ["height == 10", "top == root.top", "width == 80"]},
          {"id": "b", "constraints": ["height == 20", "top == root.top + 5", "width == 80"]}],
        "constraints": ["a.leading == leading", "b.trailing == trailing"]
        """)
    let sweep = try SweepTrial.sweep(text, 90, 300)
    #expect(sweep.breakpoints.isEmpty)
    #expect(SweepTrial.findings(sweep) == ["overlap: b lies over a 90...160"])
  }

  @Test func pointsAreSwept() throws {
    for width in [0.0, 280, 296, 347.5, 1e9] {
      let sweep = try SweepTrial.sweep(Self.card, width, width)
      #expect(sweep.intervals.count == 1 && sweep.breakpoints.isEmpty)
    }
  }

  @Test(arguments: [1e3, 1e5, 1e7, 1e9])
  func wideRanges(size: Double) throws {
    let sweep = try SweepTrial.sweep(Self.card, 0, size)
    #expect(sweep.breakpoints.map(\.value) == [168, 296, 347.5])
  }

  @Test func statesAndChangesCount() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a", "constraints": ["height == 10", "top == root.top"]}],
        "constraints": ["H:|[a]", "a.width <= root.width", "a.width == 100 @500 #size"]
        """, states: ##""wide": {"#size.constant": 200}"##)
    let sweeps = try SweepTrial.sweeps(text, 0, 300, .horizontal) { $0.states = .each }
    #expect(sweeps.map { $0.breakpoints.map(\.value) } == [[100], [200]])
    #expect(sweeps.map(\.states) == [[], ["wide"]])
    let changed = try SweepTrial.sweep(text, 0, 300, changes: ["#size.constant=150"])
    #expect(changed.breakpoints.map(\.value) == [150])
    let error = #expect(throws: SweepError.self) { try SweepTrial.sweep(text, 0, 300, changes: ["#sise.constant=1"]) }
    #expect(error?.isMistakeOfRequest == true)
    #expect(error?.message.contains("did you mean 'size'?") == true, "\(error?.message ?? "")")
    let unknown = #expect(throws: SweepError.self) {
      try SweepTrial.sweeps(text, 0, 300, .horizontal) { $0.states = .together(["wid"]) }
    }
    #expect(unknown?.message.contains("did you mean 'wide'?") == true)
  }

  /// A paragraph of many short words breaks almost everywhere.
  @Test func tooManyBreakpointsAreRefused() throws {
    let words = String(repeating: "ab ", count: 40_000)
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "t", "kind": "label", "text": "\(words)", "lines": 0}],
        "constraints": ["H:|[t]|", "t.top == top"]
        """)
    let error = #expect(throws: SweepError.self) { try SweepTrial.sweep(text, 0, 1e6) }
    // It is the file that asks for so much.
    #expect(error?.isMistakeOfRequest == false)
  }

  /// Side margins are wider from 414 points on, whatever the file says.
  /// What makes layouts dear counts: a level of priorities for each view, and contradictions.
  @Test func workIsCounted() throws {
    func work(_ views: (Int) -> String) throws -> Int {
      let root = #""views": [\#((0..<60).map(views).joined(separator: ","))]"#
      let document = try LayoutDocument.read(SourceText(name: "t", text: DocumentTrial.text(root: root)))
      let sample = try SweepSample(LayoutScene(document, SceneOptions()), at: 390, SweepOutline(document, changes: []))
      return sample.work
    }
    let plain = try work { #"{"id": "v\#($0)", "constraints": ["width == 4 @300"]}"# }
    let levels = try work { #"{"id": "v\#($0)", "constraints": ["width == 4 @\#(300 + $0)"]}"# }
    let contradictions = try work { #"{"id": "v\#($0)", "constraints": ["width == 4", "width == 5"]}"# }
    #expect(plain < 5 && levels > 5 * plain && contradictions > plain)
    #expect(SweepError.tooMuchWork.message.contains("2000000 views"))
    #expect(SweepError.tooMuchText.message.contains("5000000 characters"))
  }

  @Test func screensTurnAtTheirOwnSizes() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
       useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="SCE"><objects>
      <viewController id="CON" sceneMemberID="viewController"><view key="view" id="ROO">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(InterfaceTrial.box("BOX"))</subviews>
      <constraints>
      <constraint firstItem="BOX" firstAttribute="leading" secondItem="ROO" secondAttribute="leadingMargin" id="c-1"/>
      <constraint firstItem="BOX" firstAttribute="trailing" secondItem="ROO" secondAttribute="trailingMargin" id="c-2"/>
      <constraint firstItem="BOX" firstAttribute="top" secondItem="ROO" secondAttribute="top" id="c-3"/>
      <constraint firstItem="BOX" firstAttribute="height" constant="20" id="c-4"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let sweep = try SweepTrial.sweep(text, 300, 1200)
    #expect(sweep.breakpoints.map(\.value) == [414])
    let jump = try #require(sweep.breakpoints[0].changes.first { $0.subject == "BOX.x" })
    #expect(jump.event == .jumps && jump.from == 16 && jump.to == 20)
    #expect(sweep.other?.value == 667)
  }

  /// Between two of the places that are looked at anyway, something comes and goes: the ends of that are computed.
  @Test(arguments: [
    // Both safe areas of a view that wanders from the left edge to the right one.
    (
      """
      "views": [{"id": "p", "safeArea": {"left": 2, "right": 2},
        "views": [{"id": "a", "views": [{"id": "b",
          "constraints": ["width == a.safeArea.width", "centerX == a.centerX", "top == a.top", "height == 9"]}],
          "constraints": ["width == 56", "top == p.top", "height == 9", "trailing == root.trailing - 148.5"]}],
        "constraints": ["leading == root.leading", "top == root.top", "width == 60", "height == 40"]}]
      """, "b.width", [204.5, 206.5, 208.5]
    ),
    // Margins that are kept at least as wide as the superview's.
    (
      """
      "views": [{"id": "p", "margins": {"left": 11, "right": 11},
        "views": [{"id": "a", "margins": 9, "preservesSuperviewMargins": true, "views": [{"id": "b",
          "constraints": ["width == a.margins.width", "centerX == a.centerX", "top == a.top", "height == 9"]}],
          "constraints": ["width == 56", "top == p.top", "height == 9", "trailing == root.trailing - 148.5"]}],
        "constraints": ["leading == root.leading - 2", "top == root.top", "width == 60", "height == 40"]}]
      """, "b.width", [204.5]
    ),
    // A constraint that fits only there, beside one that never does.
    (
      """
      "views": [{"id": "u", "constraints": ["width == root.width - 150"]},
        {"id": "v", "constraints": ["width >= 54.5", "width <= 58.5", "width == 20 @300", "width == u.width #fits"]},
        {"id": "z", "constraints": ["width == 5", "width == 6"]}]
      """, "v.width", [204.5, 208.5]
    ),
  ])
  func narrowZonesAreFound(_ root: String, _ quantity: String, _ places: [Double]) throws {
    let text = DocumentTrial.text(root: root, canvas: #""width": 300, "height": 300"#)
    for (lower, upper) in [(160.0, 240.0), (190, 223), (204, 240)] {
      let sweep = try SweepTrial.sweep(text, lower, upper)
      let turns = sweep.breakpoints.filter { $0.changes.contains { $0.subject.contains(quantity) } }
      #expect(turns.map(\.value) == places, "\(lower)...\(upper)")
      let document = try SweepTrial.document(text)
      var random = SeededRandom(seed: 4)
      let problems = try SweepTrial.problems(sweep, &random) { try SweepTrial.facts(document, [], sweep, at: $0) }
      #expect(problems == [], "\(lower)...\(upper)")
    }
  }

  /// A safe area that moves a label that moves the safe area: a plain layout gives up, and the sweep says what that shows.
  @Test func layoutsThatDoNotComeToRest() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "v", "views": [{"id": "w", "kind": "label", "text": "hello you"}],
          "constraints": ["w.leading == v.safeArea.leading", "w.trailing == v.safeArea.trailing"]}],
        "constraints": ["v.top == top", "v.centerX == root.centerX", "v.height == 20"]
        """,
      canvas: #""width": 390, "height": 300, "safeArea": {"top": 44, "bottom": 34, "left": 44, "right": 44}"#)
    let sweep = try SweepTrial.sweep(text, 100, 250)
    #expect(sweep.intervals.contains { !$0.isSettled })
    #expect(sweep.intervals.allSatisfy { !$0.quantities.isEmpty && !$0.open.contains("root.width") })
    let document = try SweepTrial.document(text)
    var random = SeededRandom(seed: 3)
    let problems = try SweepTrial.problems(sweep, &random) { try SweepTrial.facts(document, [], sweep, at: $0) }
    #expect(problems.isEmpty)
    let told = SweepTrial.findings(sweep).filter { $0.contains("does not come to rest") }
    #expect(told.count == 1)
  }
}
