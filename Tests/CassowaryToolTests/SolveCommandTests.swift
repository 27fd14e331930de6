import CommandLineKit
import Testing

@testable import CassowaryTool

@Suite struct SolveCommandTests {
  private static let menu = """
    {"version": 1, "name": "Menu", "canvas": {"width": 100, "height": 50},
     "root": {"id": "root", "views": [{"id": "a", "constraints": ["width == 10 #w"]}],
      "constraints": ["a.left == left + 5 #x", "V:|[a]|"]},
     "states": {"open": {"#w.constant": 20}, "far": {"#x.constant": 40, "#w.constant": 30}}}
    """
  private static let conflict = """
    {"version": 1, "canvas": {"width": 100, "height": 50},
     "root": {"views": [{"id": "a"}], "constraints": ["H:|[a]|", "V:|[a]|", "a.width == 5"]}}
    """
  private static let loose = """
    {"version": 1, "root": {"views": [{"id": "a", "constraints": ["V:|[a]|", "width == 5"]}]}}
    """
  private static let wish = """
    {"version": 1, "root": {"views": [{"id": "a", "constraints": ["H:|[a]|", "V:|[a]|", "width == 5 @1"]}]}}
    """

  private let files = [
    "menu.layout.json": menu, "conflict.layout.json": conflict, "loose.layout.json": loose, "wish.layout.json": wish,
    "malformed.layout.json": "{\"version\": 1,\n}", "-": menu,
  ]

  private func run(_ words: String...) -> ToolTrial { ToolTrial(["solve"] + words, files: files) }

  /// The lines about the view `a` in the tree of every scene.
  private func frames(_ words: String...) -> [String] {
    ToolTrial(["solve", "menu.layout.json", "--format", "tree"] + words, files: files).output.split(separator: "\n")
      .filter { $0.hasPrefix("  a ") }.map { String($0.dropFirst(4)) }
  }

  @Test func theTableIsTheAnswer() {
    let trial = run("menu.layout.json")
    #expect(
      trial.output == """
        Menu  100×50
        view  kind  x  y  width  height  root x  root y
        root  view  0  0    100      50       0       0
        a     view  5  0     10      50       5       0

        """)
    #expect(trial.diagnostics == "")
    #expect(trial.code == .success)
  }

  @Test func statesSizesAndChangesShow() {
    #expect(frames("--state", "open") == ["(5, 0, 20, 50)"])
    #expect(frames("--state", "open,far") == ["(40, 0, 30, 50)"])
    #expect(frames("--state", "far", "--state", "open") == ["(40, 0, 20, 50)"])
    #expect(frames("--state=all") == ["(5, 0, 10, 50)", "(5, 0, 20, 50)", "(40, 0, 30, 50)"])
    #expect(frames("--size", "100x60,100x70") == ["(5, 0, 10, 60)", "(5, 0, 10, 70)"])
    #expect(frames("--size", "100x60", "--size=100x70") == ["(5, 0, 10, 60)", "(5, 0, 10, 70)"])
    #expect(frames("--state", "all", "--size", "9x60,9x70").count == 6)
    #expect(frames("--device", "iphone-8") == ["(5, 0, 10, 667)"])
    #expect(frames("--set", "#w.constant=33.25", "--set", "#x.constant=1") == ["(1, 0, 33.25, 50)"])
    #expect(frames("--state", "far", "--set", "#w.constant=1") == ["(40, 0, 1, 50)"])
    #expect(frames("--scale", "1", "--set", "#w.constant=3.4") == ["(5, 0, 3, 50)"])
    #expect(frames("--direction", "rtl") == ["(5, 0, 10, 50)"])
  }

  @Test func allSizesAndDevicesAreThoseOfTheTable() {
    #expect(frames("--device", "all").count > 20)
    let sizes = frames("--size", "all")
    #expect(sizes.count > 20 && sizes.count < frames("--device", "all").count)
  }

  @Test(
    arguments: [
      (["menu.layout.json"], .success), (["conflict.layout.json"], .success), (["malformed.layout.json"], .dataError),
      (["missing.json"], .noInput), (["missing.json", "malformed.layout.json", "menu.layout.json"], .noInput),
      (["menu.layout.json", "--state", "opne"], .usage), (["menu.layout.json", "--size", "390"], .usage),
      (["menu.layout.json", "--size", "-1x3"], .usage), (["menu.layout.json", "--size", "nanx3"], .usage),
      (["menu.layout.json", "--scale", "x"], .usage), (["menu.layout.json", "--set", "a.hiden=true"], .usage),
      (["menu.layout.json", "--device", "iphone"], .usage), (["menu.layout.json", "--fail-on", "x"], .usage),
      (["menu.layout.json", "--fail-on", "all"], .success),
      (["conflict.layout.json", "--fail-on", "conflicts"], .findings),
      (["conflict.layout.json", "--fail-on", "ambiguities,preferences"], .success),
      (["loose.layout.json", "--fail-on", "ambiguities"], .findings),
      (["loose.layout.json", "--fail-on", "conflicts"], .success),
      (["wish.layout.json", "--fail-on=preferences"], .findings), ([], .usage),
    ] as [([String], ExitCode)])
  func exitCodesSayWhatHappened(words: [String], code: ExitCode) {
    #expect(ToolTrial(["solve"] + words, files: files).code == code)
  }

  @Test(
    arguments: [
      (
        ["menu.layout.json", "--state", "opne"],
        "menu.layout.json: error: --state: the document has no state 'opne'; did you mean 'open'?\n"
      ),
      (
        ["menu.layout.json", "--set", "a.hiden=1"],
        "menu.layout.json: error: --set a.hiden=1: a view has no 'hiden'; did you mean 'hidden'?\n"
      ),
      (
        ["menu.layout.json", "--device", "iphone15x"],
        "cassowary: error: there is no device 'iphone15x'; did you mean 'iphone-15'?\nSee 'cassowary help solve'.\n"
      ),
      (
        ["menu.layout.json", "--size", "390"],
        "cassowary: error: '390' is no value of '--size'; it takes a width and a height, such as 390x844, or 'all'\n"
          + "See 'cassowary help solve'.\n"
      ),
      (
        ["menu.layout.json", "--fail-on", "conflict"],
        "cassowary: error: 'conflict' is no value of '--fail-on'; it takes conflicts, ambiguities, preferences, all\n"
          + "See 'cassowary help solve'.\n"
      ),
      (["missing.json"], "missing.json: error: No such file or directory\n"),
      (
        ["malformed.layout.json"],
        "malformed.layout.json:2:1: error: expected a key in double quotes, found '}'; remove the comma before\n}\n^\n"
      ),
    ] as [([String], String)])
  func mistakesAreToldAndNothingElse(words: [String], diagnostics: String) {
    let trial = ToolTrial(["solve"] + words, files: files)
    #expect(trial.output == "")
    #expect(trial.diagnostics == diagnostics)
  }

  @Test func dashIsStandardInput() {
    #expect(run("-").output == run("menu.layout.json").output)
    #expect(run("--format", "json", "-").output.hasPrefix(#"{"documents":[{"file":"<stdin>","scenes":[{"#))
  }

  @Test func severalFilesAreToldApart() {
    let trial = run("menu.layout.json", "missing.json", "wish.layout.json", "--format", "tree")
    #expect(
      trial.output == """
        menu.layout.json: Menu  100×50
        root (0, 0, 100, 50)
          a (5, 0, 10, 50)

        wish.layout.json: root  390×844
        root (0, 0, 390, 844)
          a (0, 0, 390, 844)

        preferences that do not hold:
          a.width == 5 @1   (wish.layout.json:1:86)   by 385

        """)
    #expect(trial.code == .noInput)
  }

  @Test func jsonStaysOneDocumentWhateverHappens() {
    let trial = run("--format=json", "menu.layout.json", "missing.json", "malformed.layout.json", "--state=open")
    #expect(trial.output.hasSuffix("],\"version\":1}\n"))
    #expect(
      trial.output.contains(
        #"{"errors":[{"kind":"noInput","message":"No such file or directory"}],"file":"missing.json""#))
    #expect(trial.output.contains(#"{"errors":[{"column":1,"kind":"document","line":2,"message":"#))
    #expect(trial.output.contains(#""id":"Menu","states":["open"],"views":[{"#))
  }

  @Test func colorMarksWhatMatters() {
    let trial = ToolTrial(["solve", "conflict.layout.json"], files: files, isTerminal: true)
    #expect(trial.output.contains("\u{1B}[1;31mconflict:\u{1B}[0m"))
    #expect(
      !ToolTrial(["solve", "conflict.layout.json", "--format=json"], files: files, isTerminal: true).output.contains(
        "\u{1B}"))
  }
}
