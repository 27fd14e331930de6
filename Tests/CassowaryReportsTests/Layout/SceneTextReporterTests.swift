import CassowaryFormats
import CassowaryLayout
import Testing

@testable import CassowaryReports

@Suite struct SceneTextReporterTests {
  private static let stack = """
    {"version": 1, "name": "Rows", "canvas": {"width": 300, "height": 200, "scale": 2},
     "root": {"id": "root", "guides": [{"id": "column"}],
      "views": [
       {"id": "rows", "kind": "stack", "axis": "vertical", "spacing": 7.3,
        "arranged": [
         {"id": "title", "kind": "label", "text": "Title\\nand more of it, a lot", "intrinsic": [90, 20]},
         {"id": "box", "hidden": true, "views": [{"id": "inner"}]},
         {"id": "tall", "intrinsic": [null, 30], "compression": 500}]},
       {"id": "list", "kind": "scroll", "frame": [10, 120, 100, 50], "contentOffset": [0, 5],
        "views": [{"constraints": ["H:|[row]|"], "id": "row"}]}],
      "constraints": ["H:|-20-[rows]-20-|", "rows.top == top + 10", "rows.height == 40 @600", "row.height == 70",
       "row.width == 90", "V:|[row]|", "column.left == left", "column.width == 10", "V:|[column]|"]},
     "states": {"open": {"box.hidden": false}}}
    """

  private static let conflict = """
    {"version": 1, "canvas": {"width": 300, "height": 200},
     "root": {"views": [{"id": "a"}], "constraints": ["V:|[a]|",
      "a.left == left", "a.width == 100 #wide",
      "a.right == right - 10"]}}
    """

  @Test func theTableShowsFramesTwice() {
    #expect(
      SceneTrial.table(Self.stack).output == """
        Rows  300×200, 2x
        view    kind     x     y  width  height  root x  root y
        root    view     0     0    300     200       0       0
        rows    stack   20    10    260      40      20      10
        title   label    0     0    260      20      20      10
        box     view     0    24    260       0      20      34  hidden
        inner   view     -     -      -       -       -       -  out of the layout
        tall    view     0  27.5    260    12.5      20    37.5
        list    scroll  10   120    100      50      10     120  content 90×70
        row     view     0     0     90      70      10     115
        column  guide    0     0     10     200       0       0

        smaller than their content:
          tall.height   by 17.5

        larger than their content: title.width by 170

        """)
  }

  @Test func theTreeShowsWhatIsInWhat() {
    #expect(
      SceneTrial.tree(Self.stack).output == """
        Rows  300×200, 2x
        root (0, 0, 300, 200)
          rows stack (20, 10, 260, 40)
            title label "Title and more of it, a…" (0, 0, 260, 20)
            box (0, 24, 260, 0)  hidden
              inner  out of the layout
            tall (0, 27.5, 260, 12.5)
          list scroll (10, 120, 100, 50)  content 90×70
            row (0, 0, 90, 70)
        column guide (0, 0, 10, 200)

        smaller than their content:
          tall.height   by 17.5

        larger than their content: title.width by 170

        """)
  }

  @Test func conflictsShowTheirWholeSet() {
    #expect(
      SceneTrial.tree(Self.conflict).output == """
        root  300×200
        root (0, 0, 300, 200)
          a (0, 0, 100, 200)

        conflict: these required constraints cannot hold together
          root.width == 300   (frame and autoresizing)
          a.left == root.left   (demo.layout.json:3:4)
          a.width == 100 #wide   (demo.layout.json:3:22)
          a.right == root.right - 10   (demo.layout.json:4:4)   <- set aside

        """)
  }

  @Test func preferencesAndAmbiguitiesAreListed() {
    let text = """
      {"version": 1, "canvas": {"width": 300, "height": 200}, "root": {"views": [{"id": "a"}], "constraints": [
       "a.left == left", "a.width == 100 @700 #wide", "a.width <= 80", "a.top >= top", "a.height == 5"]}}
      """
    #expect(
      SceneTrial.tree(text).output == """
        root  300×200
        root (0, 0, 300, 200)
          a (0, 0, 80, 5)  ambiguous

        preferences that do not hold:
          a.width == 100 @700 #wide   (demo.layout.json:2:21)   by 20

        ambiguous:
          a.y   could be larger

        """)
  }

  @Test func scenesAreToldApart() {
    var request = SceneRequest()
    request.states = .each
    request.canvases = [
      SceneRequest.Canvas(name: "200x100", size: Size(width: 200, height: 100)),
      SceneRequest.Canvas(name: "300x200", size: Size(width: 300, height: 200)),
    ]
    request.direction = .rightToLeft
    let heads = SceneTrial.tree(Self.stack, request).output.split(separator: "\n").filter { $0.hasPrefix("Rows") }
    #expect(
      heads == [
        "Rows 200x100  200×100, 2x, right to left", "Rows 300x200  300×200, 2x, right to left",
        "Rows open 200x100  200×100, 2x, right to left, state open",
        "Rows open 300x200  300×200, 2x, right to left, state open",
      ])
  }

  @Test func mistakesShowTheirLine() {
    let trial = SceneTrial.table("{\"version\": 1,\n \"root\": {\"constraints\": [\"widht == 3\"], \"alpa\": 1}}")
    #expect(trial.output == "")
    #expect(
      trial.diagnostics == """
        demo.layout.json:2:28: error: there is no attribute 'widht'; did you mean 'width'?
          in root.constraints[0]
         "root": {"constraints": ["widht == 3"], "alpa": 1}}
                                   ^
        demo.layout.json:2:42: error: the root has no 'alpa'; did you mean 'alpha'?
          in root.alpa
         "root": {"constraints": ["widht == 3"], "alpa": 1}}
                                                 ^

        """)
  }

  @Test func controlCharactersStayInTheDocument() {
    let trial = SceneTrial.tree("{\"version\": 1, \"name\": \"\\u001b[2J\", \"root\": {\"id\": \"a\\u0007\"}}")
    #expect(trial.output == "\u{FFFD}[2J  390×844\na\u{FFFD} (0, 0, 390, 844)\n")
  }
}
