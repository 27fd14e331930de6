import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// What is said to fit a device, and why something does not.
@Suite struct DeviceFitTests {
  /// The sentences of a document with these members of the root, drawn on 390 by 844 points.
  static func sentences(_ root: String, states: String = "{}", devices: String...) throws -> [String] {
    let text = """
      {"version": 1, "canvas": {"width": 390, "height": 844}, "root": {"id": "root", \(root)}, "states": \(states)}
      """
    var request = SceneRequest()
    request.states = .each
    request.canvases = try devices.map { SceneRequest.Canvas(try #require(Device.named($0))) }
    return InputFile.check("x.layout.json", Array(text.utf8), request, changes: []).fits.map(\.sentence)
  }

  private static func label(_ text: String, _ constraints: String, _ more: String = "") -> String {
    let list = constraints.split(separator: ";").map { "\"\($0)\"" }.joined(separator: ", ")
    return
      "\"views\": [{\"id\": \"title\", \"kind\": \"label\", \"text\": \"\(text)\"\(more), \"constraints\": [\(list)]}]"
  }

  @Test func whatHasRoomFits() throws {
    let root = Self.label("Hello", "leading == root.leading + 8;top == root.safeArea.top + 8")
    #expect(
      try Self.sentences(root, devices: "iphone-se", "iphone-se-landscape") == [
        "fits iPhone SE in portrait: yes", "fits iPhone SE in landscape: yes",
      ])
    #expect(try Self.sentences(root).isEmpty)
  }

  @Test func whatIsNarrowerThanItsContentIsClipped() throws {
    let root = """
      "views": [{"id": "bar", "intrinsic": [332, 10],
        "constraints": ["leading == super.leading", "trailing == super.trailing", "top == super.safeArea.top"]}]
      """
    #expect(
      try Self.sentences(root, devices: "iphone-se", "iphone-15") == [
        "fits iPhone SE in portrait: no, 'bar' is clipped by 12 pt", "fits iPhone 15 in portrait: yes",
      ])
  }

  @Test func whatReachesBeyondTheScreenIsClipped() throws {
    let place = "leading == root.leading;width == 350;top == root.safeArea.top"
    #expect(
      try Self.sentences(Self.label("Hi", place), devices: "iphone-se") == [
        "fits iPhone SE in portrait: no, 'title' is clipped by 30 pt"
      ])
    // What is outside with its superview waits to come in; nothing is clipped that shows nothing.
    let menu = """
      "views": [{"id": "menu", "constraints": ["trailing == root.leading", "width == 200", "top == root.top",
        "bottom == root.bottom"], "views": [{"id": "item", "kind": "label", "text": "A", "constraints":
        ["leading == menu.leading", "top == menu.top + 100"]}]},
        {"id": "plain", "constraints": ["leading == root.leading", "width == 500", "top == root.top", "height == 9"]}]
      """
    #expect(try Self.sentences(menu, devices: "iphone-se") == ["fits iPhone SE in portrait: yes"])
  }

  @Test func whatScrollsIsNotClipped() throws {
    let root = """
      "views": [{"id": "list", "kind": "scroll", "constraints": ["leading == root.leading", "trailing == root.trailing",
        "top == root.top", "bottom == root.bottom"], "views": [{"id": "tall", "kind": "label", "text": "A",
        "constraints": ["leading == list.content.leading", "trailing == list.content.trailing",
        "top == list.content.top", "bottom == list.content.bottom", "height == 3000"]}]}]
      """
    #expect(try Self.sentences(root, devices: "iphone-se") == ["fits iPhone SE in portrait: yes"])
  }

  @Test func whatLiesInTheSafeAreaIsCovered() throws {
    let root = Self.label("Hello", "leading == root.leading + 8;top == root.top")
    #expect(
      try Self.sentences(root, devices: "iphone-15-pro") == [
        "fits iPhone 15 Pro in portrait: no, 'title' is covered by 59 pt"
      ])
  }

  @Test func linesThatAreNotShownAreClipped() throws {
    let text = Array(repeating: "word", count: 40).joined(separator: " ")
    let root = Self.label(
      text, "leading == root.leading;trailing == root.trailing;top == root.safeArea.top", ", \"lines\": 2")
    let sentence = try #require(try Self.sentences(root, devices: "iphone-se").first)
    #expect(sentence.hasPrefix("fits iPhone SE in portrait: no, 'title' is clipped by "))
    let all = Self.label(
      text, "leading == root.leading;trailing == root.trailing;top == root.safeArea.top", ", \"lines\": 0")
    #expect(try Self.sentences(all, devices: "iphone-se") == ["fits iPhone SE in portrait: yes"])
  }

  @Test func theWorstOfAllStatesIsNamed() throws {
    let root = Self.label("Hi", "leading == root.leading;width == 100 #wide;top == root.safeArea.top")
    let states = "{\"a\": {\"#wide.constant\": 330}, \"b\": {\"#wide.constant\": 350}}"
    #expect(
      try Self.sentences(root, states: states, devices: "iphone-se") == [
        "fits iPhone SE in portrait: no, 'title' is clipped by 30 pt in state b"
      ])
    let conflict = Self.label("Hi", "leading == root.leading;width == 100;width == 350;top == root.safeArea.top")
    #expect(
      try Self.sentences(conflict, devices: "iphone-se") == [
        "fits iPhone SE in portrait: no, 'title.width == 350' contradicts other constraints"
      ])
  }

  /// Where all fits, no content is called clipped; where a content is, something does not fit.
  @Test(arguments: InterfaceTrial.names.filter { $0.hasSuffix(".storyboard") } + (1...40).map { "\($0)" })
  func findingsAgreeWithSentences(name: String) throws {
    var request = SceneRequest()
    request.canvases = try ["iphone-se", "ipad"].map { SceneRequest.Canvas(try #require(Device.named($0))) }
    let bytes =
      try UInt64(name).map { Array(RandomScreen(seed: $0).text.utf8) } ?? InterfaceTrial.text(name).bytes
    let result = InputFile.check(name.hasSuffix("board") ? name : name + ".layout.json", bytes, request, changes: [])
    let clipped = result.findings.filter { finding in
      finding.rule == .clippedContent && !finding.subject.hasSuffix(" bounds")
    }
    if !result.fits.contains(where: { $0.flaw != nil }) { #expect(clipped.map(\.message) == []) }
  }

  /// A text of a storyboard that takes the width it was drawn at may wrap in another one.
  @Test func textsThatWrapAreNotClipped() throws {
    func findings(_ lines: Int, height: Int) -> [String] {
      let text = InterfaceTrial.xib(
        """
        <label id="LAB" text="A long text" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="0.0" y="0.0" width="180" height="20"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """,
        constraints: """
          <constraint id="a" firstItem="LAB" firstAttribute="leading" secondItem="ROO" secondAttribute="leading"/>
          <constraint id="b" firstItem="LAB" firstAttribute="top" secondItem="ROO" secondAttribute="top"/>
          <constraint id="c" firstItem="LAB" firstAttribute="width" constant="60"/>
          <constraint id="d" firstItem="LAB" firstAttribute="height" constant="\(height)"/>
          """)
      return InputFile.check("a.xib", Array(text.utf8), SceneRequest(), changes: []).findings.filter {
        $0.rule == .clippedContent
      }.map(\.message)
    }
    #expect(findings(0, height: 60) == [])
    #expect(findings(1, height: 60).count == 1)
    #expect(findings(0, height: 10).count == 1)
  }

  @Test func textsThatGoOnAreFound() {
    let root = Self.label(
      "Some words that need more lines", "leading == root.leading;width == 60;top == root.top",
      ", \"lines\": 2")
    let messages = CheckTrial(root: root).messages(.clippedContent)
    #expect(messages.count == 1 && messages[0].hasPrefix("the text of title goes on for "))
  }
}
