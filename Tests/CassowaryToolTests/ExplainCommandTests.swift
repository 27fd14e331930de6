import CommandLineKit
import Testing

@testable import CassowaryTool

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `explain`, `trace` and `diff` from the outside.
@Suite struct ExplainCommandTests {
  static let document = """
    {"version": 1, "canvas": {"width": 100, "height": 50},
     "root": {"id": "root", "views": [{"id": "a"}],
      "constraints": ["a.leading == leading + 10 #start", "a.top == top", "a.height == 20", "a.width == 30 @700"]},
     "states": {"wide": {"#start.constant": 40}}}
    """
  static let files = ["d.layout.json": document, "s.cass": "x == 2\ny == x + 1\nz >= y\n", "-": "x == 1\n"]

  @Test func explanationsAreChains() {
    let trial = ToolTrial(["explain", "s.cass", "y"], files: Self.files)
    #expect(
      trial.output == """
        y is 3   (s.cass)
          because
            +1  y == x + 1    s.cass:2:1
            +2  x == 2        s.cass:1:1
            = 3
          what would change it
            without 'y == x + 1', it would be open
            without 'x == 2', it would be open

        """)
    #expect(trial.code == .success)
    let view = ToolTrial(["explain", "d.layout.json", "a.x", "--state", "all"], files: Self.files)
    #expect(view.output.contains("a.x is 10   (d.layout.json, root)"))
    #expect(view.output.contains("a.x is 40   (d.layout.json, root wide)"))
  }

  @Test func winnersThatAreNotNamedAreCounted() {
    let terms = (1...6).map { "x\($0)" }
    let script = terms.map { "\($0) == 1\n" }.joined() + "s == \(terms.joined(separator: " + "))\ns == 100 !weak\n"
    let output = ToolTrial(["explain", "-", "s"], files: ["-": script]).output
    #expect(
      output.contains("lost to 'x1 == 1', 'x2 == 1', 'x3 == 1', 'x4 == 1' and 3 more; it cannot be met\n"), "\(output)")
    let few = ToolTrial(["explain", "-", "x"], files: ["-": "x == 1\nx == 2 !weak\n"]).output
    #expect(few.contains("lost to 'x == 1'; it cannot be met\n"), "\(few)")
  }

  /// Every variable of a row is followed by the row: in whole, the trace would grow with the square of its length.
  @Test(arguments: ["text", "json"])
  func tracesOfLongRowsGrowWithTheirLength(format: String) {
    let lengths = [400, 800].map { count in
      let row = (1...count).map { "x\($0)" }.joined(separator: " + ")
      return ToolTrial(["trace", "-", "--format", format], files: ["-": row + " == 1\n"]).output.utf8.count
    }
    #expect(lengths[1] < lengths[0] * 5 / 2, "\(lengths)")
    #expect(ToolTrial(["trace", "s.cass"], files: Self.files).output.contains("y == x + 1"))
  }

  @Test func explanationsAreTold() {
    let trial = ToolTrial(["explain", "-", "x", "--format", "json"], files: Self.files)
    let constraint = #"{"column":1,"equation":"x == 1","line":1,"name":"c1"}"#
    #expect(
      trial.output
        == #"{"explanations":[{"bases":[],"changes":[{"constraint":\#(constraint),"open":true,"priority":1000,"value":1}],"#
        + #""file":"<stdin>","held":[],"lost":[],"lostMore":0,"open":false,"quantity":"x","scene":"","setAside":[],"settles":true,"#
        + #""steps":[{"constraint":\#(constraint),"#
        + #""contribution":1,"multiplier":1,"priority":1000}],"value":1}],"version":1}"# + "\n")
  }

  /// All that there is to say of a quantity, as text and as JSON.
  @Test func everythingIsToldOfTextsAndConflicts() {
    let document = """
      {"version": 1, "canvas": {"width": 100, "height": 200, "scale": 2},
       "root": {"id": "root", "views": [{"id": "t", "kind": "label", "lines": 0, "text": "Words that wrap"}, {"id": "b"}],
        "constraints": ["t.leading == leading", "t.width == 90 @999", "t.trailing <= trailing", "t.width <= 70",
          "t.top == top", "b.top == t.bottom", "b.height == 10", "b.leading == leading", "b.width == 30",
          "b.width == 40"]}}
      """
    let files = ["t.layout.json": document]
    let text = ToolTrial(["explain", "t.layout.json", "b.y", "b.width", "t.width"], files: files).output
    for line in [
      "    = 39.097\n    the frame has 39, rounded to pixels\n",
      "  't.height >= 39.0966796875 @750' follows from the width at which the text wraps: t.width is 70 because\n"
        + "    +70  t.width <= 70    t.layout.json:3:92\n    = 70\n",
      "    without 't.width <= 70', it would be 90\n",
      "  what was set aside\n    'b.width == 40' by 10, contradicts 'b.width == 30'; it wanted b.width to be 40\n",
      "    without 'b.width == 30', it would be 40\n",
      "    't.width == 90 @999' by 20, lost to 't.width <= 70'; it cannot be met\n",
    ] {
      #expect(text.contains(line), "\(line) in\n\(text)")
    }
    let json = ToolTrial(["explain", "t.layout.json", "b.y", "b.width", "t.width", "--format", "json"], files: files)
      .output
    for member in [
      #""bases":[{"because":{"held":[],"quantity":"t.width","steps":[{"#, #""shown":39,"#,
      #""leastBy":20,"priority":999,"#,
      #""setAside":[{"against":[{"constraint":{"#, #""relation":"==","wanted":40}]"#, #""settles":true"#,
    ] {
      #expect(json.contains(member), "\(member) in\n\(json)")
    }
  }

  /// The guide's examples, `$ cassowary …` with the output below, are what the tool says.
  @Test func theGuideShowsWhatIsSaid() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    func text(_ path: String) throws -> String {
      String(decoding: try #require(FileManager.default.contents(atPath: root + "/" + path), "\(path)"), as: UTF8.self)
    }
    var examples = 0
    for block in try text("Documentation/Explaining.md").split(separator: "```\n") where block.hasPrefix("$ cassowary ")
    {
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].split(separator: " ").dropFirst(2).map { String($0) }
      #expect(ToolTrial(words, files: [words[1]: try text(words[1])]).output == lines[1], "\(lines[0])")
      examples += 1
    }
    #expect(examples == 2)
  }

  @Test(arguments: [
    (["explain", "s.cass", "xx"], ExitCode.usage, "there is no variable 'xx'; did you mean 'x'?"),
    (["explain", "d.layout.json", "b.x"], .usage, "there is no view or guide 'b'"),
    (["explain", "d.layout.json", "a.widht"], .usage, "did you mean 'width'?"),
    (["explain", "d.layout.json", "root.x"], .usage, "the root has no place"),
    (["explain", "d.layout.json"], .usage, "is missing"),
    (["explain", "d.layout.json", "a.x", "--state", "wid"], .usage, "did you mean 'wide'?"),
    (["trace", "none.cass"], .noInput, "No such file"),
    (["diff", "d.layout.json"], .usage, "there is one scene to compare, not two"),
    (["diff", "s.cass"], .usage, "a script has no states or sizes"),
  ])
  func mistakesAreDiagnosed(_ words: [String], _ code: ExitCode, _ message: String) {
    let trial = ToolTrial(words, files: Self.files)
    #expect(trial.code == code)
    #expect(trial.output == "")
    #expect(trial.diagnostics.contains(message))
  }

  @Test func tracesShowWhatHoldsViews() {
    let trial = ToolTrial(["trace", "d.layout.json"], files: Self.files)
    #expect(
      trial.output.contains(
        "\n  a (10, 0, 30, 20)\n      a.leading == root.leading + 10 #start   (d.layout.json:3:20)\n"))
    let script = ToolTrial(["trace", "s.cass"], files: Self.files)
    #expect(script.output.hasPrefix("s.cass\nx = 2\n    x == 2 #c1   (s.cass:1:1)\n"))
    #expect(script.output.contains("\nz = 3  open: value\n"))
    let json = ToolTrial(["trace", "s.cass", "--format", "json"], files: Self.files).output
    #expect(json.hasPrefix(#"{"scenes":[{"file":"s.cass","nodes":[{"constraints":[{"column":1,"equation":"x == 2""#))
  }

  @Test func differencesAreMovesAndEvents() {
    let trial = ToolTrial(["diff", "d.layout.json", "--state", "wide"], files: Self.files)
    #expect(
      trial.output == """
        d.layout.json: root as it is -> d.layout.json: root wide
          a  (10, 0, 30, 20)  ->  (40, 0, 30, 20)
          constraints that changed:
            a.leading == root.leading + 10 -> a.leading == root.leading + 40   (3:20)

        """)
    #expect(trial.code == .success)
    let same = ToolTrial(["diff", "d.layout.json", "d.layout.json"], files: Self.files)
    #expect(same.output.hasSuffix("  no difference\n"))
    let sizes = ToolTrial(["diff", "d.layout.json", "--size", "100x50,200x50", "--format", "json"], files: Self.files)
    #expect(sizes.output.contains(#""views":[{"from":{"height":50,"width":100,"x":0,"y":0},"id":"root","to":{"#))
  }
}
