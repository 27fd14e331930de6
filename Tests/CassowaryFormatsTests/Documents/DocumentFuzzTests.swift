import CassowaryLayout
import Testing

@testable import CassowaryFormats

/// Whatever a document says, it is laid out, or refused at places of its text; nothing traps.
@Suite struct DocumentFuzzTests {
  private static let pieces = [
    "\"id\":", "\"kind\":\"stack\"", "\"kind\":\"scroll\"", "\"views\":[", "\"arranged\":[", "\"constraints\":[", "{",
    "}", "[", "]",
    ",", ":", "\"", "null", "true", "-1", "0", "1e300", "1e9", "0.001", "\"hidden\":true", "\"frame\":[0,0,1,1]",
    "super", "root",
    ".top", ".width", "==", "<=", "*", "/", "@", "#", "`", "H:|", "-", "(", ")", "safeArea", "\\u0041", "é", "😀",
    "\"stack\"", "body", "\"system\"",
  ]

  private func lay(out bytes: [UInt8]) -> Bool {
    let text = SourceText(name: "t", bytes: bytes)
    do throws(DocumentErrors) {
      let document = try LayoutDocument.read(text)
      for names in [[], document.stateNames] {
        var options = SceneOptions()
        options.states = names
        let facts = try? LayoutScene(document, options).facts()
        for view in facts?.views ?? [] {
          #expect(view.frame.width.isFinite && view.absolute.minX.isFinite)
        }
      }
      return true
    } catch {
      #expect(!error.errors.isEmpty && error.errors.count <= DocumentLimits.problems)
      for error in error.errors {
        let width = text.line(error.position.line).unicodeScalars.count
        #expect(error.position.column >= 1 && error.position.column <= width + 1, "\(error)")
        #expect(!error.message.isEmpty)
      }
      return false
    }
  }

  @Test(arguments: 0..<4)
  func mutatedDocumentsAreLaidOutOrRefused(batch: UInt64) {
    var random = SeededBytes(state: 500 + batch)
    let seed = Array(DocumentTrial.accordion.utf8)
    for _ in 0..<150 { _ = lay(out: random.mutated(seed, pieces: Self.pieces, times: 1...2)) }
  }

  private static let literals = [
    "null", "true", "false", "0", "-1", "0.5", "1e9", "1e300", "[]", "{}", "[1, 2]", "[0, 0, 9, 9]", "\"\"", "\"root\"",
    "\"stack\"", "\"body\"", "\"vertical\"", "\"fillEqually\"", "\"center\"", "\"system\"", "\"scroll\"", "\"label\"",
    "[\"width == 2 * height\"]", "[\"top == super.bottom @3\", \"left == super.left\"]", "\"required\"",
  ]

  /// Values exchanged for others: the text stays JSON, and the rest of the reading has to cope.
  @Test(arguments: 0..<4)
  func exchangedValuesAreLaidOutOrRefused(batch: UInt64) throws {
    var random = SeededBytes(state: 700 + batch)
    let tree = try JSONTree.read(SourceText(name: "t", text: DocumentTrial.accordion))
    var understood = 0
    for _ in 0..<200 {
      var bytes = tree.text.bytes
      let node = tree.nodes[Int.random(in: 1..<tree.nodes.count, using: &random)]
      let literal = Self.literals[Int.random(in: 0..<Self.literals.count, using: &random)]
      bytes.replaceSubrange(Int(node.start)..<Int(node.end), with: literal.utf8)
      if lay(out: bytes) { understood += 1 }
    }
    // Else the exchange would be too wild to reach the layout.
    #expect(understood > 10 && understood < 190)
  }

  /// Changes inside the strings, where the reader of JSON finds no fault.
  @Test(arguments: 0..<4)
  func mutatedStringsAreUnderstoodOrRefused(batch: UInt64) {
    var random = SeededBytes(state: 900 + batch)
    let seeds = ["stack.top == root.safeArea.top + 8 @750 #gap", "`a b`.left<=2*b.right/3-1", "H:|-[a(>=8@2)]-16-[b]|"]
    let pieces = [
      " ", ".", "*", "/", "-", "+", "=", "==", "<=", "@", "#", "`", "1", "0.5", "e", "9e9", "top", "a", "é", "(", ")",
    ]
    for _ in 0..<400 {
      let seed = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      let text = String(decoding: random.mutated(Array(seed.utf8), pieces: pieces), as: UTF8.self)
      let scalars = Array(text.unicodeScalars)
      do throws(EquationError) {
        let equation = try EquationParser.parse(scalars)
        #expect(equation.constant.isFinite && equation.multiplier.isFinite)
      } catch {
        #expect(error.index >= 0 && error.index <= scalars.count, "\(error) in \(text)")
      }
      _ = try? ChangeKey(scalars)
    }
  }
}
