import CassowaryLayout
import Testing

@testable import CassowaryFormats

@Suite struct DocumentReaderTests {
  @Test func theExampleIsUnderstood() throws {
    let document = try DocumentTrial.document(DocumentTrial.accordion)
    #expect(document.name == "Accordion")
    #expect(document.canvas.size == Size(width: 390, height: 844))
    #expect(document.canvas.safeArea == EdgeInsets(top: 47, bottom: 34))
    #expect(document.views.map(\.id) == ["root", "stack", "header", "chevron", "body", "list", "row", "old"])
    #expect(document.views.map(\.parent) == [nil, 0, 1, 1, 1, 0, 5, 0])
    #expect(document.views.map(\.isArranged) == [false, false, true, true, true, false, false, false])
    #expect(document.stateNames == ["open"])
    #expect(document.constraints.map(\.identifier) == ["bodyHeight", nil, "gap", nil, nil, nil])
    #expect(document.constraints[1].priority == 999)
  }

  @Test func constraintsStandInTheOrderOfTheText() throws {
    let document = try DocumentTrial.document(
      DocumentTrial.text(
        root: """
          "constraints": ["a.top == 1 * top #first"],
          "views": [{"id": "a", "views": [{"id": "b", "constraints": ["width == 1 #second"]}],
            "constraints": ["width == 1 #third"]}]
          """))
    #expect(document.constraints.map(\.identifier) == ["first", "second", "third"])
  }

  @Test func aDocumentNeedsOnlyARoot() throws {
    let frames = try DocumentTrial.frames("{\"version\": 1, \"root\": {}}")
    #expect(frames == ["root": Rect(x: 0, y: 0, width: 390, height: 844)])
  }

  @Test func devicesAreCanvases() throws {
    let document = try DocumentTrial.document(
      DocumentTrial.text(root: "", canvas: "\"device\": \"iphone-15-landscape\", \"height\": 300"))
    #expect(document.canvas.size == Size(width: 852, height: 300))
    #expect(document.canvas.scale == 3)
    #expect(document.canvas.safeArea == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func viewsWithoutAnIDAreNamedByTheirPlace() throws {
    let facts = try DocumentTrial.facts(
      "{\"version\": 1, \"root\": {\"views\": [{\"views\": [{}, {}]}, {\"id\": \"s\", \"kind\": \"stack\", "
        + "\"arranged\": [{}], \"views\": [{}]}]}}")
    #expect(
      facts.views.map(\.id) == [
        "root", "root.views[0]", "root.views[0].views[0]", "root.views[0].views[1]", "s", "s.arranged[0]", "s.views[0]",
      ])
  }

  @Test(arguments: [
    ("[]", "1:1: expected an object with \"version\", \"canvas\" and \"root\", found an array"),
    ("{\"root\": {}}", "1:1: a layout document needs 'version'; write \"version\": 1"),
    ("{\"version\": 2}", "1:13 version: version 2 of the format is not known here; write \"version\": 1"),
    (
      "{\"version\": \"1\"}",
      "1:13 version: expected the number of the format's version, 1, found the text \"1\""
    ),
    ("{\"version\": 1}", "1:1: a layout document needs 'root'; give the outermost view"),
    ("{\"version\": 1,\n \"rot\": {}, \"root\": {}}", "2:2 rot: a layout document has no 'rot'; did you mean 'root'?"),
    ("{\"version\": 1, \"root\": []}", "1:24 root: expected a view: an object, found an array"),
    (
      "{\"version\": 1, \"root\": {}, \"name\": 3}",
      "1:36 name: expected a text in double quotes, found the number 3"
    ),
    ("{\"version\": 1 \"root\": {}}", "1:15: expected ',' or '}', found a string; a comma is missing before"),
  ])
  func theOutermostObjectIsChecked(text: String, refusal: String) {
    #expect(DocumentTrial.refusals(text) == [refusal])
  }

  @Test(arguments: [
    ("\"width\": 400", "canvas: the canvas needs 'height'; write it in points, or name a \"device\""),
    (
      "\"width\": -1, \"height\": 1",
      "canvas.width: expected a number of points that is not negative, found the number -1"
    ),
    (
      "\"width\": 1e300, \"height\": 1",
      "canvas.width: expected a number of points that is not negative up to 1000000000, found the number 1e300"
    ),
    (
      "\"width\": 1, \"height\": 1, \"scale\": -1",
      "canvas.scale: expected pixels per point, as 2 or 3, or 0 for exact frames, found the number -1"
    ),
    (
      "\"width\": 1, \"height\": 1, \"direction\": \"lrt\"",
      "canvas.direction: 'lrt' is no direction; did you mean 'ltr'?"
    ),
    (
      "\"width\": 1, \"height\": 1, \"safeArea\": {\"leading\": 1}",
      "canvas.safeArea.leading: a set of insets (top, left, bottom, right) has no 'leading'"
    ),
    (
      "\"width\": 1, \"height\": 1, \"safeArea\": [1]",
      "canvas.safeArea: expected {top, left, bottom, right} or one number for all sides, found an array"
    ),
    ("\"device\": \"iphone15x\"", "canvas.device: 'iphone15x' is no device; did you mean 'iphone-15'?"),
    ("\"widht\": 1, \"width\": 1, \"height\": 1", "canvas.widht: the canvas has no 'widht'; did you mean 'width'?"),
  ])
  func canvasesAreChecked(canvas: String, refusal: String) {
    let refusals = DocumentTrial.refusals(DocumentTrial.text(root: "", canvas: canvas))
    #expect(refusals.map { $0.drop { $0 != " " }.dropFirst() } == [refusal[...]])
  }

  @Test(arguments: [
    ("\"kind\": \"stak\"", "kind: 'stak' is no kind of view; did you mean 'stack'?"),
    ("\"kind\": \"label\", \"axis\": \"vertical\"", "axis: a label has no 'axis'; it belongs to a stack"),
    ("\"kind\": \"label\", \"arranged\": []", "arranged: a label has no 'arranged'; it belongs to a stack"),
    ("\"text\": \"x\"", "text: a view has no 'text'; it belongs to a label or a button"),
    ("\"hiden\": true", "hiden: a view has no 'hiden'; did you mean 'hidden'?"),
    ("\"colour\": 1", "colour: a view has no 'colour'"),
    ("\"hidden\": 1", "hidden: expected true or false, found the number 1"),
    ("\"alpha\": 2", "alpha: expected a number from 0 to 1, found the number 2"),
    ("\"frame\": [0, 0, 1]", "frame: expected [x, y, width, height], found an array"),
    (
      "\"frame\": [0, 0, -1, 1]",
      "frame[2]: expected a number of points that is not negative, found the number -1"
    ),
    (
      "\"frame\": [0, 0, \"1\", 1]",
      "frame[2]: expected a number of points that is not negative, found the text \"1\""
    ),
    (
      "\"autoresizing\": [\"flexibleWith\"]",
      "autoresizing[0]: 'flexibleWith' is no autoresizing flag; did you mean 'flexibleWidth'?"
    ),
    ("\"hugging\": [0, 1]", "hugging[0]: expected a priority above 0 and at most 1000, found the number 0"),
    ("\"hugging\": [1]", "hugging: expected [horizontal, vertical] or one priority, found an array"),
    (
      "\"hugging\": \"low\"",
      "hugging: 'low' is no priority; it is one of required, defaultHigh, defaultLow, fittingSizeLevel"
    ),
    ("\"intrinsic\": [null]", "intrinsic: expected [width, height], with null for no metric, found an array"),
    (
      "\"intrinsic\": [1, false]",
      "intrinsic[1]: expected a number of points that is not negative, found 'false'"
    ),
    (
      "\"margins\": {\"leading\": 1, \"left\": 2}",
      "margins.left: a set of insets (top, leading, bottom, trailing) has no 'left'"
    ),
    (
      "\"semantic\": \"forceLTR\"",
      "semantic: 'forceLTR' is no semantic attribute; it is one of unspecified, playback, spatial, forceLeftToRight, "
        + "forceRightToLeft"
    ),
    (
      "\"kind\": \"label\", \"lines\": 1.5",
      "lines: expected a whole number that is not negative, found the number 1.5"
    ),
    (
      "\"kind\": \"label\", \"font\": 0",
      "font: expected the size of a font in points, from 0.01 to 10000, found the number 0"
    ),
    (
      "\"kind\": \"stack\", \"spacing\": \"default\"",
      "spacing: expected a number of points or \"system\", found the text \"default\""
    ),
    (
      "\"kind\": \"stack\", \"customSpacing\": {\"aa\": 1}, \"arranged\": [{\"id\": \"a1\"}]",
      "customSpacing.aa: no view or guide has the id 'aa'; did you mean 'a1'?"
    ),
    (
      "\"kind\": \"stack\", \"customSpacing\": {\"v\": 1}", "customSpacing.v: 'v' is not an arranged view of this stack"
    ),
    (
      "\"kind\": \"stack\", \"arranged\": [{\"frame\": [0, 0, 1, 1]}]",
      "arranged[0].frame: an arranged view has no 'frame'; it belongs to views that no stack arranges"
    ),
    ("\"kind\": \"scroll\", \"contentOffset\": 3", "contentOffset: expected [x, y], found the number 3"),
    ("\"views\": {}", "views: expected an array of views, found an object"),
    ("\"views\": [3]", "views[0]: expected a view: an object, found the number 3"),
    ("\"guides\": [{}]", "guides[0]: a guide needs 'id'; constraints cannot name it otherwise"),
    (
      "\"guides\": [{\"id\": \"root\"}]",
      "guides[0].id: the id 'root' is taken already, at 1:65; ids of views and guides are unique in a document"
    ),
    ("\"guides\": [{\"id\": \"\"}]", "guides[0].id: an id is neither empty nor does it hold a back-quote"),
    ("\"note\": 3", "note: expected a text in double quotes, found the number 3"),
    ("\"constraints\": {}", "constraints: expected an array of constraints, found an object"),
    (
      "\"constraints\": [3]",
      "constraints[0]: expected a constraint: an equation or a visual format, or an object with one, found the number 3"
    ),
    ("\"constraints\": [{}]", "constraints[0]: a constraint has either an \"equation\" or a \"format\""),
    (
      "\"constraints\": [{\"equation\": \"width == 1\", \"metrics\": {}}]",
      "constraints[0].metrics: an equation has no 'metrics'; it belongs to a visual format"
    ),
    (
      "\"constraints\": [{\"equation\": \"width == 1 @3\", \"priority\": 2}]",
      "constraints[0].equation: the priority is given twice: in the equation and beside it"
    ),
    (
      "\"constraints\": [{\"equation\": \"width == 1\", \"activ\": true}]",
      "constraints[0].activ: a constraint has no 'activ'; did you mean 'active'?"
    ),
  ])
  func viewsAreChecked(members: String, refusal: String) {
    let refusals = DocumentTrial.refusals(DocumentTrial.text(root: "\"views\": [{\"id\": \"v\", \(members)}]"))
    #expect(refusals.map { String($0.drop { $0 != " " }) } == [" root.views[0]." + refusal])
  }

  @Test(arguments: [
    (
      "\"frame\": [0, 0, 1, 1]",
      "frame: the root has no 'frame'; it belongs to views inside; the root lies where the canvas is"
    ),
    ("\"safeArea\": 3", "safeArea: the root has no 'safeArea'; it belongs to the canvas"),
  ])
  func theRootLiesWhereTheCanvasIs(members: String, refusal: String) {
    let refusals = DocumentTrial.refusals(DocumentTrial.text(root: members))
    #expect(refusals.map { String($0.drop { $0 != " " }) } == [" root." + refusal])
  }

  /// Equations are checked where they stand, each character at its place in the file.
  @Test(arguments: [
    ("v.top == w.top", "2:11", "no view or guide has the id 'w'"),
    ("v.top == super.top", "2:11", "the root has no superview"),
    ("v.content.top == top", "2:4", "only a scroll view has 'content'; this is a view"),
    ("g.safeArea.top == top", "2:2", "'g' is not a view; only views have guides"),
    ("v.safeAre.top == top", "2:4", "there is no guide 'safeAre'; did you mean 'safeArea'?"),
    ("v.top = 3", "2:8", "'=' is no relation; write '=='"),
    (
      "v.top == 3", "2:2",
      "v.top == 3: top is a location and cannot equal a constant; location attributes are specified in pairs, so give a "
        + "second item and a multiplier other than 0"
    ),
    (
      "v.leading == left", "2:2",
      "v.leading == root.left: leading cannot be compared with left; use leading and trailing on both sides, or left and "
        + "right"
    ),
    (
      "v.width == top", "2:2",
      "v.width == root.top: invalid pairing of width and top; compare sizes with sizes and locations with locations"
    ),
    ("H:|-[v", "2:8", "Expected a ']' after the view"),
    ("H:|-[w]", "2:8", "w is not a key in the views dictionary"),
    ("[v]-x-[g]", "2:7", "x is not a key in the metrics dictionary, and only metrics can be distances"),
    // Escapes take several characters of the file.
    (
      #"\u0076.top == \"3"#, "2:16",
      "unexpected '\"'; an id with other characters than letters, digits and '_' stands in back-quotes"
    ),
    ("`é😀`.top == 3 + w.top", "2:18", "no view or guide has the id 'w'"),
  ])
  func constraintsAreChecked(constraint: String, place: String, message: String) {
    let text = DocumentTrial.text(
      root: "\"views\": [{\"id\": \"v\"}, {\"id\": \"é😀\"}], \"guides\": [{\"id\": \"g\"}], \"constraints\": [\n"
        + "\"\(constraint)\"]")
    #expect(DocumentTrial.refusals(text) == ["\(place) root.constraints[0]: \(message)"])
  }

  @Test func manyMistakesAreToldAtOnceInTheOrderOfTheText() {
    let refusals = DocumentTrial.refusals(
      """
      {"version": 1, "canvas": {"width": 1},
       "root": {"constraints": ["top == 1 * q.top", "width == "],
        "views": [{"alpha": 3, "kind": "vew"}]},
       "states": {"s": {"q.hidden": true}}}
      """)
    #expect(refusals.map { $0.prefix { $0 != " " } } == ["1:26", "2:39", "2:57", "3:23", "3:34", "4:20"])
  }

  @Test func noMoreThanTwentyMistakesAreTold() {
    let keys = (0..<50).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    #expect(DocumentTrial.refusals("{\"version\": 1, \"root\": {\(keys)}}").count == 20)
  }

  /// A mistyped kind is one mistake, not one for each property of the kind.
  @Test func aMistypedKindHidesNoOtherMistake() {
    let refusals = DocumentTrial.refusals(
      DocumentTrial.text(
        root: "\"views\": [{\"kind\": \"stck\", \"axis\": \"vertical\", \"arranged\": [], \"hidden\": 1}]"))
    #expect(refusals.count == 2)
  }
}
