import CassowaryLayout
import Testing

@testable import CassowaryFormats

@Suite struct DocumentStateTests {
  private static let members = """
    "views": [
      {"id": "s", "kind": "stack", "axis": "vertical", "spacing": 10,
       "constraints": ["left == super.left #x", "top == super.top", "width == 100"],
       "arranged": [{"id": "a", "intrinsic": [null, 20]}, {"id": "b", "intrinsic": [null, 30]},
         {"id": "odd id", "kind": "label", "text": "x"}]},
      {"id": "f", "frame": [1, 2, 3, 4]},
      {"id": "l", "kind": "scroll", "constraints": [{"equation": "width == 5 #w", "active": false}]}],
    "guides": [{"id": "g"}]
    """

  private func document(_ states: String) throws -> LayoutDocument {
    try DocumentTrial.document(DocumentTrial.text(root: Self.members, states: states))
  }

  private func frames(_ states: String, _ names: [String], _ changes: [String] = []) throws -> [String: Rect] {
    let document = try document(states)
    var options = SceneOptions()
    options.states = names
    options.changes = try changes.map { try document.change($0) }
    let facts = try LayoutScene(document, options).facts()
    return Dictionary(uniqueKeysWithValues: facts.views.map { ($0.id, $0.frame) })
  }

  @Test func statesChangeProperties() throws {
    let frames = try frames("\"st\": {\"a.hidden\": true, \"#x.constant\": 7, \"f.frame\": [9, 8, 7, 6]}", ["st"])
    #expect(frames["b"] == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(frames["s"]?.minX == 7)
    #expect(frames["f"] == Rect(x: 9, y: 8, width: 7, height: 6))
  }

  @Test func laterStatesWin() throws {
    let states = "\"one\": {\"s.spacing\": 1, \"#x.constant\": 1}, \"two\": {\"s.spacing\": 2}"
    #expect(try frames(states, ["one", "two"])["b"]?.minY == 22)
    #expect(try frames(states, ["two", "one"])["b"]?.minY == 21)
    #expect(try frames(states, ["one", "two"])["s"]?.minX == 1)
    #expect(try frames(states, [])["b"]?.minY == 30)
  }

  @Test func aStateCanBeLeftAgain() throws {
    let document = try document("\"open\": {\"a.hidden\": true}, \"closed\": {\"a.hidden\": false}")
    let scene = try LayoutScene(document)
    let before = try scene.facts().views.map(\.frame)
    try scene.apply(state: "open")
    #expect(try scene.facts().views.map(\.frame) != before)
    try scene.apply(state: "closed")
    #expect(try scene.facts().views.map(\.frame) == before)
  }

  @Test(
    arguments: [
      ("a.hidden=true", "b", 0), ("s.spacing=4", "b", 24), ("s.spacing=system", "b", 28),
      ("s.spacing=\"system\"", "b", 28),
      ("s.customSpacing={\"a\": 3}", "b", 23), ("a.intrinsic=[null, 5]", "b", 15), ("s.axis=horizontal", "b", 0),
    ] as [(String, String, Double)])
  func theCommandLineTakesTheSameKeys(change: String, id: String, y: Double) throws {
    #expect(try frames("", [], [change])[id]?.minY == y)
  }

  /// What is not JSON, or JSON of the wrong kind, is a text where a text is wanted.
  @Test(arguments: [
    ("`odd id`.text=Less is more", "Less is more"), ("`odd id`.text=12", "12"), ("`odd id`.text=true", "true"),
    ("`odd id`.text=\"quoted\"", "quoted"), ("`odd id`.text=", ""), ("`odd id`.text=a=\"b\"\\", "a=\"b\"\\"),
  ])
  func textNeedsNoQuotes(change: String, text: String) throws {
    let document = try document("")
    var options = SceneOptions()
    options.changes = [try document.change(change)]
    #expect(try LayoutScene(document, options).facts().views.first { $0.id == "odd id" }?.text == text)
  }

  @Test func constraintsCanBeSwitchedOn() throws {
    let facts = try DocumentTrial.facts(DocumentTrial.text(root: Self.members, states: "\"on\": {\"#w.active\": true}"))
    #expect(facts.views.first { $0.id == "l" }?.frame.width == 0)
    #expect(try frames("\"on\": {\"#w.active\": true}", ["on"])["l"]?.width == 5)
  }

  /// An identifier of several constraints means all of them.
  @Test func anIdentifierMayHaveSeveralConstraints() throws {
    let text = DocumentTrial.text(
      root: """
        "views": [{"id": "a"}, {"id": "b"}],
        "constraints": ["H:|[a]", "V:|[a]", "H:|[b]", "V:|[b]", "b.height == 1",
          {"format": "[a(w)][b(w)]", "metrics": {"w": 3}, "identifier": "w"}, "a.height == 1 #w"]
        """, states: "\"s\": {\"#w.constant\": 5}")
    let document = try DocumentTrial.document(text)
    let scene = try LayoutScene(document)
    #expect(document.identifiers["w"]?.map { scene.constraints[$0].count } == [3, 1])
    try scene.apply(state: "s")
    #expect(document.identifiers["w"]?.flatMap { scene.constraints[$0].map(\.constant) } == [5, 5, 5, 5])
  }

  @Test(arguments: [
    ("c.hidden", "2:2", "no view or guide has the id 'c'"),
    (
      "odd id.text", "2:5",
      "an id with other characters than letters, digits and '_' stands in back-quotes: `odd id`"
    ),
    ("`odd id.text", "2:2", "the back-quote is not closed"),
    ("a", "2:3", "a change is named 'id.property' or '#identifier.constant'"),
    (".hidden", "2:2", "a change is named 'id.property' or '#identifier.constant'"),
    ("a.", "2:3", "a change is named 'id.property' or '#identifier.constant'"),
    ("a.hiden", "2:4", "a view has no 'hiden'; did you mean 'hidden'?"),
    ("a.axis", "2:4", "a view has no 'axis'; it belongs to a stack"),
    ("s.arranged", "2:4", "'arranged' cannot be changed by a state"),
    ("a.frame", "2:4", "a view has no 'frame'"),
    ("s.frame", "2:4", "'s' is laid out by constraints; only a view with a \"frame\" can change it"),
    ("root.safeArea", "2:7", "the root has no 'safeArea'"),
    ("g.hidden", "2:2", "'g' is not a view; a guide has nothing to change"),
    (
      "#y.constant", "2:3",
      "no constraint has the identifier 'y'; write '#y' behind the constraint that is meant"
    ),
    ("#x.constan", "2:5", "'constan' is no property of a constraint; did you mean 'constant'?"),
    ("#x.active", "2:14", "expected true or false, found the number 1"),
    ("a.hidden", "2:13", "expected true or false, found the number 1"),
  ])
  func mistakesAreToldWhereTheyStand(key: String, place: String, message: String) {
    let refusals = DocumentTrial.refusals(DocumentTrial.text(root: Self.members, states: "\"st\": {\n\"\(key)\": 1}"))
    // The key is quoted in the path, and counted from the line of the state.
    let line = 1 + Self.members.split(separator: "\n").count
    let column = place.split(separator: ":")[1]
    #expect(refusals.count == 1)
    #expect(refusals.first?.hasPrefix("\(line):\(column) ") == true)
    #expect(refusals.first?.hasSuffix(": \(message)") == true)
  }

  @Test(arguments: [
    ("\"all\": {}", "the name of a state is neither empty nor 'all', and holds no comma"),
    ("\"a,b\": {}", "the name of a state is neither empty nor 'all', and holds no comma"),
    ("\"a\": 3", "expected an object of changes, as {\"body.hidden\": false}, found the number 3"),
  ])
  func statesAreChecked(states: String, message: String) {
    let refusals = DocumentTrial.refusals(DocumentTrial.text(root: "", states: states))
    #expect(refusals.count == 1)
    #expect(refusals.first?.hasSuffix(": \(message)") == true)
  }

  @Test(arguments: [
    ("a", "write 'id.property=value'"), ("c.hidden=true", "no view or guide has the id 'c'"),
    ("a.hidden=yes", "expected true or false, found the text \"yes\""),
    ("a.hidden=5", "expected true or false, found the number 5"),
    ("s.axis=vertcal", "'vertcal' is no axis; did you mean 'vertical'?"),
    ("#x.constant=1, 2", "expected a number of points, found the text \"1, 2\""),
    ("a.hidden=true,\"b.hidden\":true", "write 'id.property=value'"),
  ])
  func theCommandLineIsChecked(change: String, message: String) throws {
    let document = try document("")
    #expect { try document.change(change) } throws: { error in
      (error as? DocumentErrors)?.errors.map(\.message) == [message]
    }
  }

  @Test func anUnknownStateIsNamed() throws {
    let document = try document("\"open\": {}, \"dark\": {}")
    for (name, message) in [
      ("opne", "the document has no state 'opne'; did you mean 'open'?"),
      ("x", "the document has no state 'x'; it has open, dark"),
    ] {
      #expect { try LayoutScene(document).apply(state: name) } throws: { error in
        (error as? DocumentErrors)?.errors.map(\.message) == [message]
      }
    }
  }
}
