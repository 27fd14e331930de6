import CommandLineKit
import Testing

@testable import CassowaryTool

@Suite struct LogCommandTests {
  static let log = """
    2026-02-01 10:00:00 App[812:90231] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 'top' V:|-(8)-[UILabel:0xa'Hi']   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0xa'Hi']-(8)-|   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 UILabel:0xa'Hi'.height == 100   (active)>",
        "<NSLayoutConstraint:0x5 UILabel:0xa'Hi'.width == 100   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 90   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 UILabel:0xa'Hi'.height == 100   (active)>

    """

  @Test func reportsAreExplainedToPeople() {
    let trial = ToolTrial(["log"], files: ["-": Self.log])
    #expect(trial.code == .success)
    #expect(trial.diagnostics == "")
    #expect(
      trial.output == """
        <stdin>:1: conflict: 4 of 5 constraints contradict each other (*), vertically
          *  0  label.top == view.top + 8        #top
          *  1  view.bottom == label.bottom + 8
          *  2  label.height == 100                                                               <- broken by UIKit
             3  label.width == 100
          *  4  view.height == 90                imposed size #UIView-Encapsulated-Layout-Height
          8 + 8 + 100 ≠ 90   (116 ≠ 90)
          where label is UILabel 0xa 'Hi', view is UIView 0xb
          suggestion: view gets this size from the list around it, often only for a moment: give 'label.height == 100' a priority of 999.

        """)
  }

  @Test(arguments: [["log"], ["log", "--format", "json"], ["log", "--svg"]])
  func theReasonForNoAnswerIsADiagnostic(_ words: [String]) {
    let bad = Self.log.replacing(#/(?s)"<.*>"/#, with: #""<NSLayoutConstraint:0x1 UIView:0xb.hight == 1>""#)
    let trial = ToolTrial(words + ["a.log"], files: ["a.log": "\n" + bad])
    #expect(trial.code == .success)
    #expect(trial.diagnostics.contains("a.log:2: undecided: none of the constraints could be read\n"))
  }

  @Test func reportsAreTold() {
    let trial = ToolTrial(["log", "--format", "json", "a.log"], files: ["a.log": Self.log])
    #expect(trial.code == .success)
    let items = [
      #"{"class":"NSLayoutConstraint","equation":"label.top == view.top + 8","identifier":"top","line":3,"origin":"own"}"#,
      #"{"class":"NSLayoutConstraint","equation":"view.bottom == label.bottom + 8","identifier":null,"line":4,"#
        + #""origin":"own"}"#,
      #"{"class":"NSLayoutConstraint","equation":"label.height == 100","identifier":null,"line":5,"origin":"own"}"#,
      #"{"class":"NSLayoutConstraint","equation":"label.width == 100","identifier":null,"line":6,"origin":"own"}"#,
      #"{"class":"NSLayoutConstraint","equation":"view.height == 90","#
        + #""identifier":"UIView-Encapsulated-Layout-Height","line":7,"origin":"encapsulated"}"#,
    ]
    #expect(trial.output.contains(#""items":[\#(items.joined(separator: ","))]"#))
    #expect(
      trial.output.hasPrefix(
        #"{"reports":[{"arithmetic":"8 + 8 + 100 ≠ 90   (116 ≠ 90)","axis":"vertical","broken":2,"conflict":[0,1,2,4],"#
          + #""constraints":5,"file":"a.log","implied":[],"items":"#))
    #expect(trial.output.hasSuffix("}],\"version\":1}\n"))
    #expect(trial.output.contains(#""satisfiable":false"#))
  }

  @Test func conflictsAreDrawn() {
    let trial = ToolTrial(["log", "--svg"], files: ["-": Self.log + Self.log])
    #expect(trial.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(trial.output.hasSuffix("</svg>\n"))
    #expect(trial.output.split(separator: "label.height == 100").count == 3)
    #expect(trial.output.contains("<line class=\"alarm\""))
    #expect(trial.output.contains("<line class=\"wish\""))
  }

  @Test(arguments: ["json", "text"])
  func picturesHaveNoOtherFormat(format: String) {
    let trial = ToolTrial(["log", "--svg", "--format", format], files: ["-": Self.log])
    #expect(trial.code == .usage)
    #expect(trial.output == "")
    #expect(
      trial.diagnostics.hasPrefix(
        "cassowary: error: '--svg' writes a picture, '--format' something else; give one of them\n"))
  }

  @Test func onlyFailOnMakesItFail() {
    #expect(ToolTrial(["log", "--fail-on", "error"], files: ["-": Self.log]).code == .findings)
    #expect(ToolTrial(["log", "--fail-on", "never"], files: ["-": Self.log]).code == .success)
    let satisfiable =
      "(\n \"<NSLayoutConstraint:0x1 UIView:0xb.height == 9>\",\n \"<NSLayoutConstraint:0x2 UIView:0xb.>\"\n)\n"
    #expect(ToolTrial(["log", "--fail-on", "error"], files: ["-": satisfiable]).code == .success)
    let trial = ToolTrial(["log", "--fail-on", "warning"], files: ["-": satisfiable])
    #expect(trial.code == .findings)
    #expect(trial.output.contains("3:4: skipped a constraint: expected "))
  }

  @Test func whatIsNoLogSaysSo() {
    let trial = ToolTrial(["log", "a.txt"], files: ["a.txt": "hello\n"])
    #expect(trial.code == .success)
    #expect(trial.output == "")
    #expect(trial.diagnostics == "a.txt: no report of conflicting constraints\n")
    let missing = ToolTrial(["log", "b.txt", "a.log", "--format", "json"], files: ["a.log": Self.log])
    #expect(missing.code == .noInput)
    #expect(
      missing.output.hasPrefix(#"{"errors":[{"file":"b.txt","message":"No such file or directory"}],"reports":[{"#))
  }
}
