import CassowaryLayout
import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Screens that are written in another form have the same frames.
@Suite struct ConversionTests {
  private static let precision = 0.0001

  private static func isClose(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.minX - other.minX) <= precision && abs(one.minY - other.minY) <= precision
      && abs(one.width - other.width) <= precision && abs(one.height - other.height) <= precision
  }

  private static func documents(_ name: String) throws -> [LayoutDocument] {
    try SceneRequest().variants(of: LayoutFile.read(InterfaceTrial.text(name))).map { $0.document() }
  }

  @Test(arguments: InterfaceTrial.names)
  func layoutDocumentsHaveTheSameFrames(name: String) throws {
    for document in try Self.documents(name) {
      let expected = try LayoutScene(document).facts()
      let text = try DocumentWriter.text(of: document)
      let facts = try DocumentTrial.facts(text)
      #expect(facts.views.map(\.id) == expected.views.map(\.id))
      #expect(facts.canvas == expected.canvas)
      for (view, other) in zip(facts.views, expected.views) {
        #expect(Self.isClose(view.frame, other.frame), "\(name): \(view.id) is \(view.frame), not \(other.frame)")
      }
      #expect(try DocumentWriter.text(of: DocumentTrial.document(text)) == text)
    }
  }

  @Test func namesAreWrittenSoThatTheyAreRead() throws {
    let text = InterfaceTrial.xib(
      InterfaceTrial.box("a`b") + InterfaceTrial.box("2nd") + InterfaceTrial.box("2nd"),
      constraints: """
        <constraint firstItem="a`b" firstAttribute="width" constant="-0.5" relation="greaterThanOrEqual" id="x y"/>
        <constraint firstItem="a`b" firstAttribute="top" secondItem="2nd" secondAttribute="bottom" constant="-2" \
        multiplier="1:2" priority="251"/>
        """)
    let file = try LayoutFile.read(SourceText(name: "t", text: text))
    let document = try #require(try SceneRequest().variants(of: file).first).document()
    let written = try DocumentTrial.document(DocumentWriter.text(of: document))
    #expect(written.views.map(\.id) == ["ROO", "a'b", "2nd", "unnamed 3"])
    #expect(written.constraints.map(\.identifier) == ["x y", nil])
    let equations = try LayoutScene(written).constraints.flatMap { $0 }.map { "\($0.priority.rawValue) \($0.relation)" }
    #expect(equations == ["1000.0 greaterThanOrEqual", "251.0 equal"])
  }

  // MARK: Swift code

  /// What `Converted.swift` was written for, and the functions there: screens of fixtures, and a layout document.
  private static let converted: [(name: String, make: @Sendable () -> LayoutView)] = [
    ("stacks.xib", makeROOStAck), ("scroll.storyboard", makeSCROlLed), ("margins.xib", makeROOMaRgi),
    ("masks.xib", makeROOMaSks), ("accordion", makeAccordion),
  ]

  private static func source(_ name: String) throws -> [LayoutDocument] {
    name == "accordion" ? [try DocumentTrial.document(DocumentTrial.accordion)] : try documents(name)
  }

  /// Code that was written for fixtures is part of the tests: it compiles, and is what would be written today. With
  /// `CASSOWARY_WRITE_CONVERTED` in the environment it is written anew.
  @Test func codeIsWhatIsWritten() throws {
    let path =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/Converted.swift"
    let code = try SwiftWriter.text(of: Self.converted.flatMap { try Self.source($0.name) })
    if ProcessInfo.processInfo.environment["CASSOWARY_WRITE_CONVERTED"] != nil {
      try Data(code.utf8).write(to: URL(fileURLWithPath: path))
    }
    let text = String(decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    #expect(code == text)
  }

  @Test func codeMakesTheSameFrames() throws {
    for (name, make) in Self.converted {
      let document = try #require(try Self.source(name).first)
      let expected = try LayoutScene(document).facts()
      let root = make()
      try root.layoutIfNeeded()
      var frames: [String: Rect] = [:]
      var waiting = [root]
      while let view = waiting.popLast() {
        frames[view.identifier] = view.frame
        waiting += view.subviews
      }
      #expect(frames.count == expected.views.count)
      for view in expected.views {
        let frame = try #require(frames[view.id])
        #expect(Self.isClose(frame, view.frame), "\(name): \(view.id) is \(frame), not \(view.frame)")
      }
    }
  }

  @Test func textsAreQuoted() {
    #expect(SwiftWriter.literal("a\"b\\(c)\n\u{2028}é") == "\"a\\\"b\\\\(c)\\u{a}\\u{2028}é\"")
  }
}
