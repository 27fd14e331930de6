import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whatever the bytes are, the reader ends with a tree or a message at a place that exists.
@Suite struct JSONFuzzTests {
  private static let seeds = [
    #"{"version":1,"canvas":{"width":390,"height":844.5e0},"root":{"id":"r\u00e9\ud83d\ude00","views":[{},[],null,true]}}"#,
    "[0,-1,2.5,1e3,-0.0E-7,\"\\\"\\\\\\/\\b\\f\\n\\r\\t\",false,[[[]]],{\"a\":{\"b\":{}}}]",
  ]

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "\\udc00", "\n", "\r", "\t", " ", "0", "-", ".", "e",
    "1e999",
    "null", "true", "nul", "'", "/", "\u{0}", "é", "😀", "\u{FEFF}", "\"a\":1",
  ]

  /// More where `CASSOWARY_FUZZ_ROUNDS` asks for them.
  private static let rounds =
    ProcessInfo.processInfo.environment["CASSOWARY_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 2_000

  @Test(arguments: 0..<4)
  func mutationsEndInATreeOrAMessage(batch: UInt64) {
    var random = SeededBytes(state: 77 + batch)
    var understood = 0
    for _ in 0..<Self.rounds {
      let bytes = random.mutated(
        Array(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &random)].utf8), pieces: Self.pieces)
      let text = SourceText(name: "t", bytes: bytes)
      do throws(JSONError) {
        let tree = try JSONTree.read(text)
        understood += 1
        check(tree)
      } catch {
        let width = text.line(error.position.line).unicodeScalars.count
        #expect(error.position.column >= 1 && error.position.column <= width + 1, "\(error) in \(bytes)")
        #expect(!error.reason.message.isEmpty)
      }
    }
    // Else the mutations would be too wild to reach the reader's corners.
    #expect(understood > 0 && understood < Self.rounds)
  }

  /// Places and values hold together.
  private func check(_ tree: JSONTree) {
    for index in tree.nodes.indices {
      let value = JSONValue(tree: tree, index: index)
      let node = tree.nodes[index]
      #expect(node.start < node.end && Int(node.end) <= tree.text.bytes.count)
      if let number = value.number { #expect(number.isFinite) }
      if let (scalars, offsets) = value.scalars {
        #expect(offsets.count == scalars.count + 1)
        #expect(String(String.UnicodeScalarView(scalars)) == value.string)
      }
      #expect(value.children.reduce(0) { count, _ in count + 1 } == value.count)
    }
  }
}
