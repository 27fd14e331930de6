import CassowaryLayout
import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The layout cases, written as documents: frames as recorded or derived, and nothing to complain about.
@Suite struct LayoutCaseTests {
  /// This file is Tests/CassowaryFormatsTests/Documents/LayoutCaseTests.swift.
  private static let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
  private static let documents = tests + "/CassowaryFormatsTests/Fixtures/Layout/"
  private static let cases = tests + "/CassowaryLayoutTests/Fixtures/layout/"
  /// Cases record up to four digits behind the point.
  private static let precision = 0.0001

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: documents)) ?? [])
    .map { $0.replacing(".layout.json", with: "") }.sorted()

  private static func json(_ path: String) throws -> JSONTree {
    let data = try #require(FileManager.default.contents(atPath: path), "\(path)")
    return try JSONTree.read(SourceText(name: path, bytes: Array(data)))
  }

  private static func document(_ name: String) throws -> LayoutDocument {
    let data = try #require(FileManager.default.contents(atPath: documents + name + ".layout.json"))
    return try LayoutDocument.read(SourceText(name: name, bytes: Array(data)))
  }

  /// Compares with the case; `G` is the content area of the scroll view where no view is called so.
  private static func check(_ facts: SceneFacts, of name: String) throws {
    let expected = try #require(json(cases + name + ".json").root.member("expect"))
    #expect(expected.count > 0)
    for entry in expected.children {
      let frame: Rect
      if let view = facts.views.first(where: { $0.id == entry.key }) {
        frame = view.frame
      } else {
        #expect(entry.key == "G", "\(name)")
        let size = try #require(facts.views.compactMap(\.contentSize).first)
        frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      }
      for (value, number) in zip(entry.children, [frame.minX, frame.minY, frame.width, frame.height]) {
        // What a case leaves open is `null`.
        guard let value = value.number else { continue }
        #expect(abs(value - number) <= precision, "\(name): \(entry.key ?? "") is \(frame)")
      }
    }
    #expect(facts.conflicts.isEmpty, "\(name)")
  }

  @Test func everyCaseHasADocument() throws {
    let cases = try FileManager.default.contentsOfDirectory(atPath: Self.cases).map { $0.replacing(".json", with: "") }
    #expect(cases.sorted() == Self.names)
    #expect(cases.count == 35)
  }

  @Test(arguments: names)
  func framesAreThoseOfTheCase(name: String) throws {
    let facts = try LayoutScene(Self.document(name)).facts()
    try Self.check(facts, of: name)
    let isOpen = name == "layout-hugging-tie-is-ambiguous"
    #expect(facts.ambiguities.map { $0.item + "." + $0.quantity } == (isOpen ? ["A.width", "B.x", "B.width"] : []))
  }

  @Test(arguments: names)
  func framesAreThoseOfTheCaseInUIKitsWay(name: String) throws {
    let document = try Self.document(name)
    let stacks = document.views.filter { $0.kind == .stack }.compactMap(\.id)
    guard document.views.contains(where: { $0.settings.contains(.hidden(true)) }) else { return }
    var options = SceneOptions()
    options.changes = try stacks.map { try document.change("\($0).hidingBehavior=uikit") }
    try Self.check(LayoutScene(document, options).facts(), of: name)
  }

  /// Showing and hiding again changes nothing.
  @Test(arguments: names)
  func hidingIsUndoneByShowing(name: String) throws {
    let document = try Self.document(name)
    let hidden = document.views.filter { $0.settings.contains(.hidden(true)) }.compactMap(\.id)
    let scene = try LayoutScene(document)
    _ = try scene.facts()
    for id in hidden { scene.apply(try document.change("\(id).hidden=false")) }
    _ = try scene.facts()
    for id in hidden { scene.apply(try document.change("\(id).hidden=true")) }
    try Self.check(scene.facts(), of: name)
  }
}
