import CommandLineKit
import Testing

@testable import CassowaryTool

@Suite struct SweepCommandTests {
  private static let document = """
    {"version": 1, "name": "Card", "canvas": {"width": 390, "height": 300}, "root": {"id": "card", "views": [
      {"id": "title", "kind": "label", "text": "A title", "intrinsic": [179.5, 20]}],
      "constraints": ["H:|-100-[title]-(>=68)-|", "title.top == top", "title.width >= 128 #readable"]},
      "states": {"short": {"title.intrinsic": [150, 20]}}}
    """

  private static let files = [
    "d.layout.json": document, "s.cass": "x >= 0\nhigh: x + y == 100\ny == 40 !weak\nedit x\n", "bad.layout.json": "{",
    "folder/a.layout.json": document, "folder/b.cass": "x == 1\n", "-": document,
  ]

  @Test func textSaysWhereItBreaks() {
    let trial = ToolTrial(["sweep", "d.layout.json", "--width", "280...400"], files: Self.files)
    #expect(
      trial.output == """
        d.layout.json, Card, width 280...400, height 300
          error: 'title.width >= 128' contradicts other required constraints and is set aside below 296   (3:68)
              card.width == width (frame and autoresizing)
              title.leading == card.leading + 100   (3:20)
              card.trailing >= title.trailing + 68   (3:20)
              title.width >= 128 #readable   (3:68)
          warning: title is truncated below 347.5   (2:3)
          280...296  conflict
              card.width 280 -> 296
              title.width 112 -> 128
          at 296
              'title.width >= 128' is part of a contradiction no longer
          296...347.5
              card.width 296 -> 347.5
              title.width 128 -> 179.5
          at 347.5
              'title.width >= 179.5 @750 (content size)' holds again
              title.width changes its slope from 1 to 0
          347.5...400
              card.width 347.5 -> 400

        """)
    #expect(trial.code == .success && trial.diagnostics == "")
  }

  @Test func jsonIsOneDocument() {
    let trial = ToolTrial(
      ["sweep", "d.layout.json", "-", "--width", "300...400", "--state", "short", "--format", "json"], files: Self.files
    )
    #expect(trial.code == .success)
    #expect(trial.output.hasPrefix(#"{"sweeps":[{"breakpoints":[{"at":318,"changes":[{"constraint":{"equation":"#))
    #expect(
      trial.output.contains(#"},{"event":"bends","from":1,"subject":"title.width","to":0}]}],"file":"d.layout.json""#))
    #expect(
      trial.output.contains(
        #""other":{"height":300},"parameter":"width","scene":"Card","states":["short"],"to":400},{"#))
    #expect(trial.output.contains(#"{"from":132,"open":false,"quantity":"title.width","slope":1,"to":150}"#))
    #expect(trial.output.hasSuffix(#""version":1}"# + "\n"))
    #expect(trial.output.contains(#""file":"<stdin>""#))
  }

  @Test func heightsAreFixedOrSwept() {
    let wide = ToolTrial(["sweep", "d.layout.json", "--width", "300...400", "--height", "90"], files: Self.files)
    #expect(wide.output.hasPrefix("d.layout.json, Card, width 300...400, height 90\n"))
    let high = ToolTrial(["sweep", "d.layout.json", "--height", "0...400", "--width", "390"], files: Self.files)
    #expect(high.output.hasPrefix("d.layout.json, Card, height 0...400, width 390\n"))
  }

  @Test func foldersHoldScreens() {
    let trial = ToolTrial(["sweep", "folder", "--width", "300...400"], files: Self.files)
    #expect(trial.output.hasPrefix("folder/a.layout.json, Card, "))
    #expect(trial.code == .success)
  }

  @Test func picturesAreWritten() {
    let trial = ToolTrial(["sweep", "d.layout.json", "--width", "280...400", "--svg", "o.svg"], files: Self.files)
    let picture = trial.written["o.svg"] ?? ""
    #expect(picture.hasPrefix("<svg xmlns="))
    #expect(picture.contains(">347.5</text>") && picture.contains(">title</text>") && picture.contains("<polygon"))
    #expect(picture.contains("title is truncated below 347.5"))
    let refused = ToolTrial(["sweep", "d.layout.json", "--width", "280...400", "--svg", "o/"], files: Self.files)
    #expect(refused.code == .cannotWrite)
  }

  @Test func scriptsHaveVariables() {
    let trial = ToolTrial(["sweep", "s.cass", "--variable", "x", "0...100"], files: Self.files)
    #expect(trial.output.hasPrefix("s.cass, x 0...100\n"))
    #expect(trial.output.contains("\n  at 60\n") == false)
    let other = ToolTrial(["sweep", "s.cass", "--variable", "x=-50...100"], files: Self.files)
    #expect(other.output.hasPrefix("s.cass, x -50...100\n"))
    #expect(other.output.contains("\n  at 0\n"))
  }

  /// An edit is called by what it is, once.
  @Test func editsHaveNames() {
    let files = ["e.cass": "a: x + y == 100\nedit y\nsuggest y = 20\n"]
    let words = ["sweep", "e.cass", "--variable", "x", "0...100"]
    let json = ToolTrial(words + ["--format", "json"], files: files).output
    #expect(json.contains(#"{"equation":"edit y","name":"edit y"}"#), "\(json)")
    #expect(!json.contains(#""name":"""#))
    let text = ToolTrial(words, files: files).output
    #expect(text.contains("'edit y' is given up") && !text.contains("#edit"), "\(text)")
  }

  @Test(arguments: [
    (["sweep", "d.layout.json"], ExitCode.usage, "nothing is swept"),
    (["sweep", "d.layout.json", "--width", "300"], .usage, "'300' is no range"),
    (["sweep", "d.layout.json", "--width", "400...300"], .usage, "runs backwards; write 300...400"),
    (["sweep", "d.layout.json", "--width", "nan...300"], .usage, "'nan' in 'nan...300' is no number"),
    (["sweep", "d.layout.json", "--width", "0...inf"], .usage, "'inf' in '0...inf' is no number"),
    (["sweep", "d.layout.json", "--width=-5...300"], .usage, "no width or height is negative"),
    (["sweep", "d.layout.json", "--width", "0...1e99"], .usage, "reaches beyond"),
    (["sweep", "d.layout.json", "--width", "1...2", "--height", "1...2"], .usage, "only one of"),
    (["sweep", "d.layout.json", "--width", "1...2", "--height", "x"], .usage, "'x' is neither"),
    (["sweep", "d.layout.json", "--width", "1...2", "--state", "shor"], .usage, "did you mean 'short'?"),
    (["sweep", "d.layout.json", "--width", "1...2", "--set", "titel.hidden=true"], .usage, "did you mean 'title'?"),
    (["sweep", "d.layout.json", "--variable", "x", "1...2"], .usage, "a screen has no variables"),
    (["sweep", "s.cass", "--width", "1...2"], .usage, "a script has no width"),
    (["sweep", "s.cass", "--variable", "x"], .usage, "the range of 'x' is missing"),
    (["sweep", "s.cass", "--variable", "z", "1...2"], .usage, "there is no variable 'z'"),
    (["sweep", "--variable", "x", "1...2"], .usage, "there is no script"),
    (["sweep", "s.cass", "--variable", "x", "1...2", "--width", "1...2"], .usage, "give one of them"),
    (["sweep", "bad.layout.json", "--width", "1...2"], .dataError, "error:"),
    (["sweep", "none.layout.json", "--width", "1...2"], .noInput, "No such file"),
    (["sweep"], .usage, "missing"),
  ])
  func mistakesAreDiagnosed(_ words: [String], _ code: ExitCode, _ message: String) {
    let trial = ToolTrial(words, files: Self.files)
    #expect(trial.code == code)
    #expect(trial.output == "")
    #expect(trial.diagnostics.contains(message), "\(trial.diagnostics)")
  }

  /// What can be told of other files is told.
  @Test func otherFilesAreSwept() {
    let trial = ToolTrial(
      ["sweep", "none.layout.json", "d.layout.json", "--width", "300...400"], files: Self.files)
    #expect(trial.code == .noInput)
    #expect(trial.output.contains("d.layout.json, Card"))
  }
}
