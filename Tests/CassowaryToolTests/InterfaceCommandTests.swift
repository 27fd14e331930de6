import CommandLineKit
import Testing

@testable import CassowaryTool

/// Storyboards and xibs as the tool takes them.
@Suite struct InterfaceCommandTests {
  private static func scene(_ id: String, _ width: Int) -> String {
    """
    <scene sceneID="\(id)"><objects><viewController storyboardIdentifier="Screen\(id)" id="C\(id)">
    <view key="view" id="R\(id)"><rect key="frame" width="100" height="50"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="V\(id)">
    <rect key="frame" x="3" width="\(width)" height="50"/><constraints>
    <constraint firstAttribute="width" constant="\(width)" id="W\(id)"/></constraints></view></subviews><constraints>
    <constraint firstItem="V\(id)" firstAttribute="leading" secondItem="R\(id)" secondAttribute="leading" constant="3"/>
    <constraint firstItem="V\(id)" firstAttribute="top" secondItem="R\(id)" secondAttribute="top"/>
    <constraint firstItem="V\(id)" firstAttribute="bottom" secondItem="R\(id)" secondAttribute="bottom"/>
    </constraints></view></viewController></objects></scene>
    """
  }

  private static let storyboard = """
    <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
    \(scene("A", 20))\(scene("B", 30))</scenes></document>
    """

  private static let files = [
    "app/Main.storyboard": storyboard, "app/Cell.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
    "app/notes.txt": "", "given/Main.json": "{\"file\": \"Main.storyboard\", \"scenes\": []}",
    "given/Other.json": "{\"file\": \"Other.xib\", \"scenes\": []}",
    "given.json": "{\"file\": \"Main.storyboard\", \"scenes\": []}", "bad.json": "[]",
  ]

  private func trial(_ words: String...) -> ToolTrial { ToolTrial(words, files: Self.files) }

  /// The frames of a table, without its blanks.
  private func rows(_ trial: ToolTrial) -> [String] {
    trial.output.split(separator: "\n").filter { $0.hasPrefix("V") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func screensAreLaidOut() {
    let all = trial("solve", "app/Main.storyboard", "--scale", "0")
    #expect(all.code == .success)
    #expect(all.output.hasPrefix("A  ScreenA, 100×50\n"))
    #expect(rows(all) == ["VA view 3 0 20 50 3 0", "VB view 3 0 30 50 3 0"])
    #expect(rows(trial("solve", "app/Main.storyboard", "--scene", "ScreenB")).count == 1)
    #expect(rows(trial("solve", "app/Main.storyboard", "--set", "VA.hidden=true")).first?.hasSuffix("hidden") == true)
  }

  @Test func framesThatDifferFromTheRecordedOnesAreShown() {
    let moved = trial("solve", "app/Main.storyboard", "--scene", "A", "--set", "#WA.constant=24")
    #expect(rows(moved) == ["VA view 3 0 24 50 3 0 recorded at (3, 0, 20, 50)"])
    let json = trial("solve", "app/Main.storyboard", "--scene", "A", "--format", "json").output
    #expect(json.contains("\"label\":\"ScreenA\""))
    #expect(json.contains("\"recorded\":{\"height\":50,\"width\":20,\"x\":3,\"y\":0}"))
  }

  @Test func everyCommandTakesScreens() {
    let check = trial("check", "app/Main.storyboard", "--set", "VA.hidden=false", "--set", "#WA.constant=24")
    #expect(check.code == .findings)
    #expect(check.output.contains("VA is at (3, 0, 24, 50), but was recorded at (3, 0, 20, 50)"))
    let explain = trial("explain", "app/Main.storyboard", "VB.width")
    #expect(explain.code == .success)
    #expect(explain.output.contains("30"))
    #expect(trial("explain", "app/Main.storyboard", "VC.width").code == .usage)
    #expect(trial("trace", "app/Main.storyboard", "--scene", "A").output.contains("VA"))
    #expect(trial("diff", "app/Main.storyboard", "--scene", "A", "--size", "100x50,200x50").code != .usage)
  }

  /// Recorded frames are those of the file's own canvas, which is looked at whatever else is asked for.
  @Test(arguments: [[], ["--device", "iphone-8,ipad"], ["--size", "90x90"], ["--orientation", "landscape"]])
  func checkJudgesTheCanvasToo(options: [String]) {
    let misplaced = ToolTrial(
      ["check", "app/Main.storyboard", "--set", "VA.hidden=false", "--set", "#WA.constant=24"] + options,
      files: Self.files)
    #expect(
      misplaced.output.ranges(of: "VA is at (3, 0, 24, 50), but was recorded at (3, 0, 20, 50)").count == 1
    )
    #expect(misplaced.code == .findings)
    let fits = misplaced.output.split(separator: "\n").filter { $0.contains("fits ") }
    #expect(fits.count == (options.first == "--device" ? 2 : 0))
    let right = ToolTrial(["check", "app/Main.storyboard"] + options, files: Self.files)
    #expect(!right.output.contains("recorded"))
  }

  @Test func foldersAreSearched() {
    let found = trial("solve", "app")
    #expect(rows(found).count == 2)
    #expect(found.diagnostics.hasPrefix("app/Cell.xib:1:1: error: this file is for macOS"))
    #expect(found.code == .dataError)
  }

  /// A file without views says so, and spoils nothing for the others.
  @Test func filesWithoutViewsAreNoMistake() {
    let empty = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
    let files = ["app/Main.storyboard": Self.storyboard, "app/None.xib": empty]
    for command in ["solve", "trace", "check"] {
      let all = ToolTrial([command, "app", "--set", "VA.hidden=false", "--format", "json"], files: files)
      #expect(all.code == .success, "\(command): \(all.diagnostics)")
      #expect((all.diagnostics + all.output).contains("there are no views in this file"))
    }
    let one = ToolTrial(["solve", "app/None.xib", "--format", "json"], files: files)
    #expect(one.code == .success)
    #expect(one.output.contains("\"scenes\":[]"))
    #expect(ToolTrial(["solve", "app/None.xib", "--scene", "A"], files: files).code == .usage)
  }

  @Test func endingsMayBeInUpperCase() {
    let files = ["app/MAIN.STORYBOARD": Self.storyboard]
    for command in ["solve", "trace", "check"] {
      let found = ToolTrial([command, "app"], files: files)
      #expect(found.code != .noInput)
      #expect(found.output == ToolTrial([command, "app/MAIN.STORYBOARD"], files: files).output)
    }
  }

  @Test func tracesAreOfFolders() {
    let trace = trial("trace", "app")
    #expect(trace.output == trial("trace", "app/Main.storyboard").output)
    #expect(trace.code == .dataError)
  }

  @Test func tracesAreOfSeveralFiles() {
    let files = ["a.cass": "x == 3\n", "b.cass": "y == 4\n"]
    func output(_ words: String...) -> String { ToolTrial(["trace"] + words, files: files).output }
    #expect(output("b.cass", "a.cass") == output("b.cass") + "\n" + output("a.cass"))
    #expect(output("a.cass").contains("x = 3") && output("b.cass").contains("y = 4"))
  }

  @Test func devicesGiveTheScreenItsSize() {
    let phone = trial("solve", "app/Main.storyboard", "--scene", "A", "--device", "iphone-8,iphone-15")
    #expect(rows(phone) == ["VA view 3 0 20 667 3 0", "VA view 3 0 20 852 3 0"])
  }

  @Test(arguments: [
    (
      ["--scene", "ScreenC"],
      "app/Main.storyboard: error: --scene: there is no scene 'ScreenC'; did you mean 'ScreenA'?\n"
    ),
    (
      ["--state", "open"],
      "app/Main.storyboard: error: --state: there is no state 'open': '--state' is for layout documents; storyboards have "
        + "none\n"
    ),
    (
      ["--set", "VC.hidden=true"], "app/Main.storyboard: error: --set VC.hidden=true: no view or guide has the id 'VC'"
    ),
    (["--size-class", "big"], "cassowary: error: 'big' is no value of '--size-class'; it takes two"),
    (
      ["--scene", "Nope"],
      "app/Main.storyboard: error: --scene: there is no scene 'Nope'; a scene goes by its id, its identifier, or its class: "
        + "A, CA, ScreenA, RA, B, CB, ScreenB, RB\n"
    ),
  ])
  func mistakesAreTold(options: [String], message: String) {
    let trial = ToolTrial(["solve", "app/Main.storyboard"] + options, files: Self.files)
    #expect(trial.code == .usage)
    #expect(trial.diagnostics.hasPrefix(message), "\(trial.diagnostics)")
  }

  @Test(arguments: [
    ["--size-class", "Compact x Regular"], ["--size-class", "compact-x-regular"],
    ["--text", "measure", "--content-size-category", "AX-3"],
  ])
  func valuesAreReadHoweverTheyAreWritten(options: [String]) {
    #expect(ToolTrial(["solve", "app/Main.storyboard"] + options, files: Self.files).code == .success)
  }

  @Test func guidesAreTaken() {
    for guides in ["given.json", "given"] {
      let taken = trial("solve", "app/Main.storyboard", "--guides", guides)
      #expect(taken.code == .success)
      #expect(taken.diagnostics.isEmpty)
    }
  }

  @Test(arguments: [
    ("{}", "1:1: \"file\" is missing: the name of the storyboard or xib that they are about"),
    ("{\"file\": \"Main.storyboard\"}", "1:1: \"scenes\" is missing: a list of scenes with their insets"),
    (
      "{\"file\": \"M\", \"scenes\": [{\"guides\": {\"RA\": {\"margins\":\n{\"middle\": 9}}}}]}",
      "2:2: 'middle' is no side; the sides are top, leading, bottom, trailing"
    ),
  ])
  func whatGuidesLackIsNamed(guides: String, message: String) {
    let files = ["app/Main.storyboard": Self.storyboard, "g.json": guides]
    let trial = ToolTrial(["solve", "app/Main.storyboard", "--guides", "g.json"], files: files)
    #expect(trial.code == .dataError)
    #expect(trial.diagnostics.contains("g.json:" + message), "\(trial.diagnostics)")
  }

  @Test func malformedGuidesAreRefused() {
    let bad = trial("solve", "app/Main.storyboard", "--guides", "bad.json")
    #expect(bad.code == .dataError)
    #expect(
      bad.diagnostics.hasPrefix("cassowary: error: bad.json:1:1: expected an object with \"file\" and \"scenes\""))
    let none = trial("check", "app/Main.storyboard", "--guides", "none.json")
    #expect(none.code == .noInput)
    #expect(none.diagnostics == "cassowary: error: none.json: No such file or directory\n")
  }

  /// Insets that change nothing are told of, each once, and change nothing.
  @Test(arguments: [
    (
      "{\"file\": \"Other.xib\", \"scenes\": []}",
      "g.json: note: this is about 'Other.xib', which is none of the files that are read; it changes nothing\n"
    ),
    (
      "{\"file\": \"Main.storyboard\", \"scenes\": [{\"guides\":\n{\"RX\": {\"safeArea\": {\"top\": 9}}}}]}",
      "app/Main.storyboard:1:1: note: line 2 of g.json gives insets of 'RX', which is no view of this file; did you mean "
        + "'RA'?\n"
    ),
    (
      "{\"file\": \"Main.storyboard\", \"scenes\": [{\"guides\":\n{\"RA\": {\"safeare\": {\"top\": 9}}}}]}",
      "g.json:2:9: note: 'safeare' means nothing here; did you mean 'safeArea'?\n"
    ),
    (
      "{\"file\": \"Main.storyboard\", \"scenes\": [], \"comment\": 1}",
      "g.json:1:43: note: 'comment' means nothing here; the keys are file, device, scenes\n"
    ),
    (
      "{\"file\": \"Main.storyboard\", \"scenes\": [{\"id\": \"X\", \"guides\":\n{\"RA\": {\"margins\": {\"top\": 9}}}}]}",
      "app/Main.storyboard:1:1: note: line 1 of g.json gives insets of scene 'X', which this file does not have; they "
        + "change nothing\n"
    ),
  ])
  func guidesOfNoUseAreNoted(guides: String, note: String) {
    let files = ["app/Main.storyboard": Self.storyboard, "g.json": guides]
    let trial = ToolTrial(["solve", "app/Main.storyboard", "--guides", "g.json"], files: files)
    #expect(trial.diagnostics == note)
    #expect(trial.output == ToolTrial(["solve", "app/Main.storyboard"], files: files).output)
    #expect(trial.code == .success)
    let explained = ToolTrial(["explain", "app/Main.storyboard", "VA.width", "--guides", "g.json"], files: files)
    #expect(explained.diagnostics == note)
  }

  @Test(arguments: [["--scene", "A"], ["--guides", "given.json"], ["--runtime"], ["--text", "measure"]])
  func optionsForStoryboardsAreRefusedForOthers(options: [String]) {
    let files = ["a.layout.json": "{\"version\": 1, \"canvas\": {\"width\": 9, \"height\": 9}, \"root\": {}}"]
    for command in ["solve", "check", "trace"] {
      let trial = ToolTrial([command, "a.layout.json"] + options, files: files)
      #expect(trial.code == .usage)
      #expect(
        trial.diagnostics.hasPrefix("cassowary: error: '\(options[0])' is for storyboards and xibs, and there is none"))
    }
  }

  @Test func whatIsToBeWrittenIsNamed() {
    let unknown = trial("convert", "app/Main.storyboard", "-o", "x.txt")
    #expect(unknown.code == .usage)
    #expect(unknown.diagnostics.hasPrefix("x.txt: error: the name tells neither a layout document (.layout.json) nor"))
    #expect(unknown.written.isEmpty)
    let told = trial("convert", "app/Main.storyboard", "--to", "swift", "-o", "x.txt")
    #expect(told.written.keys.sorted() == ["x.txt"])
    let folder = trial("convert", "app/Main.storyboard", "--to", "swift", "-o", "out/")
    #expect(folder.code == .cannotWrite)
    #expect(folder.diagnostics == "out/: error: Is a directory\n")
  }

  @Test func screensAreConverted() {
    let one = trial("convert", "app/Main.storyboard", "--scene", "A")
    #expect(one.output.hasPrefix("{\n  \"version\": 1,\n  \"name\": \"A\",\n"))
    let again = ToolTrial(["solve", "A.layout.json"], files: ["A.layout.json": one.output])
    #expect(rows(again) == ["VA view 3 0 20 50 3 0"])
    let files = trial("convert", "app/Main.storyboard", "-o", "out/Main.layout.json")
    #expect(files.written.keys.sorted() == ["out/Main.A.layout.json", "out/Main.B.layout.json"])
    let code = trial("convert", "app/Main.storyboard", "-o", "Screens.swift")
    #expect(code.written["Screens.swift"]?.contains("func makeB() -> LayoutView {") == true)
    #expect(trial("convert", "app/Main.storyboard").code == .usage)
    #expect(trial("convert", "app/Cell.xib").code == .dataError)
    let document = ["A.layout.json": one.output]
    #expect(ToolTrial(["convert", "A.layout.json"], files: document).code == .usage)
    let elsewhere = ToolTrial(["convert", "A.layout.json", "--to", "swift", "--device", "ipad"], files: document)
    #expect(elsewhere.code == .usage)
    #expect(trial("convert", "app/Main.storyboard", "--state", "a").code == .usage)
    let swift = ToolTrial(["convert", "A.layout.json", "--to", "swift"], files: document)
    #expect(swift.output.contains("func makeA() -> LayoutView {"))
    #expect(trial("convert", "none.xib").code == .noInput)
    #expect(trial("convert", "app/Main.storyboard", "--to", "swift", "-o", "/").code == .cannotWrite)
  }
}
