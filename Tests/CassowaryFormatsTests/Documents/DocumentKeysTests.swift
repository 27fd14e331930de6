import CassowaryLayout
import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reader, the schema and the reference know the same keys.
@Suite struct DocumentKeysTests {
  private static func file(_ path: String) throws -> String {
    // This file is Tests/CassowaryFormatsTests/Documents/DocumentKeysTests.swift.
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    let data = try #require(FileManager.default.contents(atPath: root + "/" + path))
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: Schema

  private struct Schema {
    let root: JSONValue

    init() throws {
      root = try JSONTree.read(SourceText(name: "schema", text: try file("Documentation/layout.schema.json"))).root
    }

    func definition(_ name: String) throws -> JSONValue {
      try #require(root.member("$defs")?.member(name), "\(name)")
    }

    func properties(of object: JSONValue) throws -> [String] {
      try #require(object.member("properties")).children.compactMap(\.key)
    }

    /// The words of an enumeration, also below `items` or `anyOf`.
    func words(_ value: JSONValue) -> [String] {
      var words: [String] = []
      var pending = [value]
      while let next = pending.popLast() {
        if next.key == "enum" { words += next.children.compactMap(\.string) }
        if next.key == "const", let word = next.string { words.append(word) }
        pending += next.children.map { $0 }
      }
      return words.sorted()
    }
  }

  @Test func theSchemaHasTheKeysOfObjects() throws {
    let schema = try Schema()
    #expect(try schema.properties(of: schema.root).sorted() == DocumentKeys.document.sorted())
    for (name, keys) in [
      ("canvas", DocumentKeys.canvas), ("guide", DocumentKeys.guide), ("constraintObject", DocumentKeys.constraint),
    ] {
      #expect(try schema.properties(of: schema.definition(name)).sorted() == keys.sorted())
    }
  }

  @Test(arguments: ViewKind.allCases)
  func theSchemaHasTheKeysOfViews(kind: ViewKind) throws {
    let schema = try Schema()
    let view = try schema.definition("view")
    var keys = try schema.properties(of: view)
    for branch in try #require(view.member("allOf")).children {
      let condition = branch.member("if")?.member("properties")?.member("kind")?.member("const")?.string
      if condition == kind.rawValue { keys += try schema.properties(of: #require(branch.member("then"))) }
    }
    #expect(keys.sorted() == DocumentKeys.view(kind).sorted())
  }

  @Test func theSchemaHasTheKeysOfStates() throws {
    let schema = try Schema()
    let patterns = try #require(schema.definition("state").member("patternProperties")).children.compactMap(\.key)
    let expected =
      ViewProperty.allCases.map { "^[^#].*\\.\($0.rawValue)$" }
      + ConstraintProperty.allCases.map { "^#.*\\.\($0.rawValue)$" }
    #expect(patterns.sorted() == expected.sorted())
  }

  @Test func theSchemaHasTheWordsOfValues() throws {
    let schema = try Schema()
    let words: [(String, [String])] = [
      ("alignment", AlignmentWord.words), ("distribution", DistributionWord.words), ("axis", AxisWord.words),
      ("hidingBehavior", HidingWord.words), ("semantic", SemanticWord.words), ("autoresizing", AutoresizingWord.words),
      ("priority", ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"]), ("canvas", DirectionWord.words),
      ("constraintObject", FormatOptionWord.words), ("spacing", ["system"]), ("customSpacing", ["default", "system"]),
    ]
    for (name, expected) in words { #expect(try schema.words(schema.definition(name)) == expected.sorted(), "\(name)") }
    let kinds = try #require(schema.definition("view").member("properties")?.member("kind"))
    #expect(schema.words(kinds) == ViewKind.words.sorted())
  }

  // MARK: Reference

  /// The words in code font in the first column of a section's tables.
  private static func keys(of section: String, in text: String) throws -> [String] {
    let heading = try #require(text.firstRange(of: "\n" + section + "\n"), "\(section)")
    let level = section.prefix { $0 == "#" }.count
    var keys: [String] = []
    for line in text[heading.upperBound...].split(separator: "\n") {
      if line.hasPrefix("#"), line.prefix(while: { $0 == "#" }).count <= level { break }
      guard line.hasPrefix("| `") else { continue }
      let cell = line.dropFirst(2).prefix { $0 != "|" }
      keys += cell.split(separator: "`").filter { $0.first?.isLetter == true || $0.hasPrefix("$") || $0.hasPrefix("#") }
        .map { String($0) }
    }
    return keys
  }

  @Test func theReferenceHasTheKeys() throws {
    let text = try Self.file("Documentation/LayoutDocuments.md")
    #expect(try Self.keys(of: "## The document", in: text).sorted() == DocumentKeys.document.sorted())
    let devices = Device.names.filter { !$0.hasSuffix("-landscape") }
    #expect(try Self.keys(of: "## The canvas", in: text).sorted() == (DocumentKeys.canvas + devices).sorted())
    let views = DocumentKeys.structure + ViewProperty.allCases.map(\.rawValue)
    #expect(try Self.keys(of: "## Views", in: text).sorted() == views.sorted())
    #expect(
      try Self.keys(of: "### Stacks", in: text).sorted()
        == (["arranged"] + ViewProperty.allCases.filter { $0.kinds == [.stack] }.map(\.rawValue)).sorted())
    #expect(try Self.keys(of: "## Constraints", in: text).sorted() == DocumentKeys.constraint.sorted())
    let changes = ["ID.PROPERTY"] + ConstraintProperty.allCases.map { "#IDENTIFIER.\($0.rawValue)" }
    #expect(try Self.keys(of: "## States", in: text).sorted() == changes.sorted())
  }

  @Test func theReferenceHasTheWords() throws {
    let text = try Self.file("Documentation/LayoutDocuments.md")
    let words =
      AlignmentWord.words + DistributionWord.words + AxisWord.words + HidingWord.words + SemanticWord.words
      + AutoresizingWord.words + ViewKind.words + DirectionWord.words
    for word in words { #expect(text.contains("\"\(word)\""), "\(word)") }
    for word in LayoutAttribute.names + ItemGuide.allCases.map(\.rawValue) { #expect(text.contains(word), "\(word)") }
  }

  /// The first example of the reference is understood, and lays out as it says there.
  @Test func theExampleOfTheReferenceIsUnderstood() throws {
    let text = try Self.file("Documentation/LayoutDocuments.md")
    let start = try #require(text.firstRange(of: "```json\n"))
    let rest = text[start.upperBound...]
    let end = try #require(rest.firstRange(of: "```"))
    let document = try DocumentTrial.document(String(rest[..<end.lowerBound]))
    var options = SceneOptions()
    options.states = ["open"]
    let facts = try LayoutScene(document, options).facts()
    for view in facts.views {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map {
        numberText(($0 * 1000).rounded() / 1000)
      }
      let row = text.split(separator: "\n").first { $0.hasPrefix(view.id + " ") }
      #expect(row?.split(separator: " ").dropFirst(2).prefix(4).map { String($0) } == numbers, "\(view.id)")
    }
  }
}
