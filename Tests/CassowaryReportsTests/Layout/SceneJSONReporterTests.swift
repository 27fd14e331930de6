import CassowaryFormats
import CassowaryLayout
import Testing

@testable import CassowaryReports

@Suite struct SceneJSONReporterTests {
  /// The whole shape, once.
  @Test func aDocumentIsOneObject() {
    let text = """
      {"version": 1, "name": "Demo", "canvas": {"width": 300, "height": 200, "scale": 3, "safeArea": {"top": 20}},
       "root": {"id": "root", "guides": [{"id": "g"}],
        "views": [{"id": "a"}, {"id": "s", "kind": "scroll", "frame": [1, 2, 3, 4]}],
        "constraints": ["H:|[g(8)]", "V:|[g(9)]", "a.left == left", "a.top == top", "a.height == 1", "a.width == 50 #w",
         "a.width == 60 #v", "s.content.width == 7", "s.content.height >= 8", "a.height == 4 @3"]},
       "states": {"st": {"a.hidden": true}}}
      """
    var request = SceneRequest()
    request.states = .together(["st"])
    let trial = SceneTrial.json(text, request: request)
    #expect(trial.diagnostics == "")
    let parts = [
      #"{"documents":[{"file":"demo.layout.json","scenes":[{"#,
      #""ambiguous":[{"canDecrease":false,"canIncrease":true,"item":"s.content","quantity":"height"}],"#,
      #""canvas":{"direction":"ltr","height":200,"safeArea":{"bottom":0,"left":0,"right":0,"top":20},"scale":3,"#,
      #""width":300},"#,
      #""conflicts":[{"members":["#,
      #"{"column":97,"equation":"a.width == 50","identifier":"w","line":4,"origin":"user"},"#,
      #"{"column":5,"equation":"a.width == 60","identifier":"v","line":5,"origin":"user"}],"setAside":1}],"#,
      #""guides":[{"absolute":{"height":9,"width":8,"x":0,"y":0},"frame":{"height":9,"width":8,"x":0,"y":0},"#,
      #""id":"g"}],"#,
      #""id":"Demo","states":["st"],"views":["#,
      #"{"absolute":{"height":200,"width":300,"x":0,"y":0},"frame":{"height":200,"width":300,"x":0,"y":0},"#,
      #""hidden":false,"id":"root","kind":"view","laidOut":true},"#,
      #"{"absolute":{"height":1,"width":50,"x":0,"y":0},"frame":{"height":1,"width":50,"x":0,"y":0},"#,
      #""hidden":true,"id":"a","kind":"view","laidOut":true},"#,
      #"{"absolute":{"height":4,"width":3,"x":1,"y":2},"contentSize":{"height":8,"width":7},"#,
      #""frame":{"height":4,"width":3,"x":1,"y":2},"hidden":false,"id":"s","kind":"scroll","laidOut":true}],"#,
      #""violated":[{"by":3,"constraint":{"column":74,"equation":"a.height == 4 @3","line":5,"origin":"user"},"#,
      #""kind":"preference","priority":3}]}]}],"version":1}"#,
    ]
    #expect(trial.output == parts.joined() + "\n")
  }

  @Test func severalFilesAreOneDocument() throws {
    let trial = SceneTrial.json("{\"version\": 1, \"root\": {}}", "{\"version\": 1, \"root\": {\"x\": 1}}", "[")
    let tree = try JSONTree.read(SourceText(name: "out", text: trial.output))
    let documents = try #require(tree.root.member("documents")).children.map { $0 }
    #expect(
      documents.map { $0.member("file")?.string } == ["demo.layout.json", "demo1.layout.json", "demo2.layout.json"])
    #expect(documents.map { $0.member("scenes")?.count } == [1, 0, 0])
    let error = try #require(documents[1].member("errors")?.children.first { _ in true })
    #expect(error.member("line")?.number == 1)
    #expect(error.member("column")?.number == 25)
    #expect(error.member("path")?.string == "root.x")
    #expect(error.member("message")?.string == "the root has no 'x'")
    #expect(trial.diagnostics.hasPrefix("demo1.layout.json:1:25: error: the root has no 'x'\n  in root.x\n"))
  }

  @Test func noFilesAreADocument() {
    #expect(SceneTrial.json().output == "{\"documents\":[],\"version\":1}\n")
  }
}
