import CassowaryLayout
import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The screens of `Documentation/Examples`, with frames worked out by hand, in the root's coordinates.
@Suite struct ExampleDocumentTests {
  private static let folder: String = {
    // This file is Tests/CassowaryFormatsTests/Documents/ExampleDocumentTests.swift.
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    return root + "/Documentation/Examples/"
  }()

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".layout.json") }.sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try #require(FileManager.default.contents(atPath: folder + name), "\(name)"))
  }

  private static func document(_ name: String) throws -> LayoutDocument {
    try LayoutDocument.read(SourceText(name: name, bytes: bytes(name)))
  }

  private static func facts(_ name: String, _ states: [String] = [], size: Size? = nil) throws -> SceneFacts {
    var options = SceneOptions()
    options.states = states
    options.size = size
    return try LayoutScene(document(name + ".layout.json"), options).facts()
  }

  struct Screen: Sendable, CustomTestStringConvertible {
    let name: String
    var states: [String] = []
    /// x, y, width, height by id.
    let frames: [String: [Double]]

    var testDescription: String { ([name] + states).joined(separator: " ") }
  }

  static let screens: [Screen] = [
    Screen(
      name: "bottom-bar",
      frames: [
        "bar": [0, 794, 390, 50], "row": [0, 794, 390, 50], "home": [0, 794, 97.5, 50],
        "search": [97.5, 794, 97.5, 50],
        "library": [195, 794, 97.5, 50], "more": [292.5, 794, 97.5, 50],
      ]),
    Screen(
      name: "bottom-bar", states: ["open"],
      frames: [
        "bar": [0, 709.6, 390, 134.4], "panel": [0, 709.6, 390, 84.4], "row": [0, 794, 390, 50],
        "home": [0, 794, 97.5, 50], "more": [292.5, 794, 97.5, 50],
      ]),
    Screen(
      name: "bottom-bar-whole-points",
      frames: [
        "bar": [1, 794, 388, 50], "home": [1, 794, 97, 50], "search": [98, 794, 97, 50], "library": [195, 794, 97, 50],
        "more": [292, 794, 97, 50],
      ]),
    Screen(
      name: "expandable-rows",
      frames: [
        "scroll": [0, 47, 390, 713], "stack": [0, 47, 390, 900], "first": [0, 47, 390, 300],
        "middle": [0, 347, 390, 300], "last": [0, 647, 390, 300], "button": [180, 317, 30, 30],
      ]),
    Screen(
      name: "expandable-rows", states: ["folded"],
      frames: ["stack": [0, 47, 390, 600], "middle": [0, 347, 390, 0], "last": [0, 347, 390, 300]]),
    Screen(
      name: "expandable-rows", states: ["folded", "scrolled"],
      frames: ["scroll": [0, 47, 390, 713], "stack": [0, -73, 390, 600], "last": [0, 227, 390, 300]]),
    Screen(
      name: "accordion", frames: ["stack": [0, 0, 390, 44], "header": [0, 0, 390, 44], "body": [0, 44, 390, 0]]),
    Screen(
      name: "accordion", states: ["open"],
      frames: ["stack": [0, 0, 390, 204], "header": [0, 0, 390, 44], "body": [0, 44, 390, 160]]),
    Screen(name: "drop-down-menu", frames: ["menu": [95, 100, 200, 30], "header": [95, 100, 200, 30]]),
    Screen(
      name: "drop-down-menu", states: ["open"],
      frames: [
        "menu": [95, 100, 200, 200], "header": [95, 100, 200, 30], "first": [95, 130, 200, 42.5],
        "second": [95, 172.5, 200, 42.5], "third": [95, 215, 200, 42.5], "fourth": [95, 257.5, 200, 42.5],
      ]),
    Screen(
      name: "overlay",
      frames: ["list": [0, 0, 400, 800], "card": [12.5, 300, 375, 200], "menu": [-250, 0, 250, 800]]),
    Screen(name: "overlay", states: ["half"], frames: ["menu": [-125, 0, 250, 800]]),
    Screen(name: "overlay", states: ["half", "menu"], frames: ["menu": [0, 0, 250, 800]]),
    Screen(name: "swipe-sheet", frames: ["sheet": [0, 724, 390, 120], "handle": [177, 732, 36, 5]]),
    Screen(name: "swipe-sheet", states: ["dragged"], frames: ["sheet": [0, 500, 390, 344]]),
    Screen(name: "swipe-sheet", states: ["pulled"], frames: ["sheet": [0, 200, 390, 644]]),
    Screen(name: "swipe-sheet", states: ["open"], frames: ["sheet": [0, 200, 390, 644]]),
  ]

  @Test(arguments: screens)
  func framesAreAsWorkedOut(screen: Screen) throws {
    let facts = try Self.facts(screen.name, screen.states)
    for (id, frame) in screen.frames.sorted(by: { $0.key < $1.key }) {
      let found = try #require(facts.views.first { $0.id == id }, "\(id)").absolute
      for (value, number) in zip(frame, [found.minX, found.minY, found.width, found.height]) {
        #expect(abs(value - number) < 1e-9, "\(id) is \(found)")
      }
    }
    #expect(facts.conflicts.isEmpty)
    #expect(facts.ambiguities.isEmpty)
  }

  @Test func contentFollowsTheRows() throws {
    let height = { (states: [String]) in
      try Self.facts("expandable-rows", states).views.compactMap(\.contentSize).first?.height
    }
    #expect(try height([]) == 900)
    #expect(try height(["folded"]) == 600)
  }

  /// Labels are as wide as their text, but their middle is known.
  @Test func labelsAreCentredInThePanel() throws {
    let facts = try Self.facts("bottom-bar", ["open"])
    for (id, middle) in [("title", 751.8 - 14), ("subtitle", 751.8 + 14)] {
      let frame = try #require(facts.views.first { $0.id == id }).absolute
      #expect(abs(frame.midX - 195) < 1e-9)
      #expect(abs(frame.midY - middle) < 1e-9)
    }
  }

  /// Buttons in whole points leave the panel no way to be as wide as the screen; only while it is shown.
  @Test func theLiteralBarIsNamedAsAConflict() throws {
    #expect(try Self.facts("bottom-bar-whole-points").conflicts.isEmpty)
    let open = try Self.facts("bottom-bar-whole-points", ["open"])
    let conflict = try #require(open.conflicts.first)
    #expect(open.conflicts.count == 1)
    let said = conflict.members.filter { $0.origin == .user }.map(\.equation).sorted()
    #expect(
      said == [
        "home.width == 97", "library.width == 97", "more.width == 97", "panel.width == screen.width",
        "search.width == 97",
      ])
    #expect(conflict.members.allSatisfy { ($0.position != nil) == ($0.origin == .user) })
    let setAside = try #require(conflict.setAside)
    #expect(conflict.members[setAside].identifier == "panelWidth")
    // On a screen whose width has a quarter in whole points all is well.
    #expect(try Self.facts("bottom-bar-whole-points", ["open"], size: Size(width: 388, height: 844)).conflicts.isEmpty)
  }

  /// All states of all examples can be laid out, on every device.
  @Test(arguments: names)
  func everyExampleIsLaidOut(name: String) throws {
    let document = try Self.document(name)
    var request = SceneRequest()
    request.states = .each
    request.canvases = Device.all.map { SceneRequest.Canvas($0) }
    let variants = try request.variants(of: document)
    #expect(variants.count == (1 + document.stateNames.count) * Device.all.count)
    for variant in variants { _ = try LayoutScene(document, variant.options).facts() }
  }
}
