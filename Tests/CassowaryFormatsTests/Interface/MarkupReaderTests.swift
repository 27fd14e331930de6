import Testing

@testable import CassowaryFormats

/// Elements are found where they stand.
@Suite struct MarkupReaderTests {
  private func tree(_ text: String) throws -> MarkupTree { try MarkupReader.read(SourceText(name: "t", text: text)) }

  @Test func elementsStandAtTheirTags() throws {
    let tree = try tree(
      """
      \u{FEFF}<?xml version="1.0"?>
      <!-- <a> is none --><root title="5 > 4 &lt; 6 é">
        <a/><b x='/>'>é</b>\t<c
          y="1"
        /><![CDATA[<d/>]]><?php <e/> ?><f></f>
      </root>
      """)
    let places = tree.nodes.indices.map { index in
      let position = tree.position(of: index)
      return "\(tree.nodes[index].name) \(position.line):\(position.column)"
    }
    #expect(places == ["root 2:21", "a 3:3", "b 3:7", "c 3:23", "f 5:34"])
    #expect(tree.root.attributes["title"] == "5 > 4 < 6 é")
    #expect(tree.children(of: 0).map { tree.nodes[$0].name } == ["a", "b", "c", "f"])
    #expect(tree.child(of: 0, named: "c").flatMap { tree.attribute("y", of: $0) } == "1")
  }

  @Test func textsAreKeptWhereTheyMatter() throws {
    let tree = try tree("<a> x <string key=\"text\">one &amp;\n two</string><b>no</b></a>")
    #expect(tree.nodes.map(\.characters) == ["", "one &\n two", ""])
  }

  @Test func pathsNameWhatHasAnID() throws {
    let tree = try tree(
      "<document><scene sceneID=\"S\"><view id=\"V\"><x><constraint id=\"C\"/></x></view></scene></document>")
    #expect(tree.path(of: 4) == "scene S > view V > constraint C")
    #expect(tree.path(of: 0) == "")
  }
}
