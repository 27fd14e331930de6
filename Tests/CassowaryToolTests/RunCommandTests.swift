import CassowaryFormats
import CassowaryReports
import CommandLineKit
import Testing

@testable import CassowaryTool

@Suite struct RunCommandTests {
  /// What is printed is kept until the script is over: not more than memory holds.
  @Test(arguments: [
    (3, ExitCode.success, "x = 1\ny = 2\n", ""), (4, .dataError, "", "prints more than 6 values; print fewer"),
  ])
  func scriptsDoNotPrintWithoutEnd(_ rounds: Int, _ code: ExitCode, _ output: String, _ message: String) {
    var (printed, told) = ("", "")
    let style = TextStyle(usesColor: false)
    var reporter: any ScriptReporter = ScriptTextReporter(
      output: { printed += $0 }, diagnostics: { told += $0 }, style: style, diagnosticStyle: style, showsValues: true,
      headsValues: false)
    let source = ScriptSource(name: "a.cass", text: "x == 1\ny == 2\nrepeat \(rounds) { print }\n")
    reporter.begin(source.name)
    let account = RunCommand.account(of: source, ScriptOptions(), mostPrinted: 6).0
    #expect(account.tell(&reporter) == code)
    #expect(printed == String(repeating: output, count: rounds))
    #expect(told == (message.isEmpty ? "" : "a.cass: error: \(message)\n"))
  }

  private let files = [
    "good.cass": "x == 1\nexpect x = 1\n",
    "bad.cass": "x == 1\nexpect x = 2\n",
    "refused.cass": "a: x == 1\nb: x == 2\n",
    "malformed.cass": "x == 1\nprint\ny = 2\n",
    "empty.cass": "",
    "-": "y == 2\n",
  ]

  private func run(_ words: String..., isTerminal: Bool = false) -> ToolTrial {
    ToolTrial(["run"] + words, files: files, isTerminal: isTerminal)
  }

  @Test func valuesAreTheAnswer() {
    let trial = run("good.cass")
    #expect(trial.output == "x = 1\n")
    #expect(trial.diagnostics == "")
    #expect(trial.code == .success)
  }

  @Test(
    arguments: [
      (["good.cass"], .success), (["empty.cass"], .success), (["bad.cass"], .findings), (["refused.cass"], .findings),
      (["malformed.cass"], .dataError), (["missing.cass"], .noInput), (["bad.cass", "good.cass"], .findings),
      (["malformed.cass", "bad.cass"], .dataError), (["missing.cass", "malformed.cass", "bad.cass"], .noInput),
      (["good.cass", "--check"], .success), (["good.cass", "--formt=json"], .usage),
    ] as [([String], ExitCode)])
  func theLargestExitCodeCounts(words: [String], code: ExitCode) {
    #expect(ToolTrial(["run"] + words, files: files).code == code)
  }

  @Test func aMalformedScriptDoesNothing() {
    let trial = run("malformed.cass")
    #expect(trial.output == "")
    #expect(trial.diagnostics == "malformed.cass:3:3: error: write '==' to make two expressions equal\ny = 2\n  ^\n")
  }

  @Test func aMissingFileIsNamedAndTheOthersRun() {
    let trial = run("missing.cass", "good.cass")
    #expect(trial.output == "good.cass:\nx = 1\n")
    #expect(trial.diagnostics == "missing.cass: error: No such file or directory\n")
  }

  @Test func dashIsStandardInput() {
    #expect(run("-").output == "y = 2\n")
    #expect(run("--format", "json", "-").output.contains(#""file":"<stdin>""#))
  }

  @Test func quietPrintsOnlyFailures() {
    #expect(run("-q", "good.cass").output == "")
    #expect(run("--quiet", "bad.cass").output.hasPrefix("bad.cass:2:1: failed: expect x = 2\n"))
  }

  @Test func timesGoToTheDiagnostics() {
    let trial = run("--time", "good.cass")
    #expect(trial.output == "x = 1\n")
    #expect(trial.diagnostics.contains("expect x = 1\n"))
  }

  @Test func jsonIsOneDocumentForAllFiles() {
    let trial = run("--format=json", "good.cass", "missing.cass", "malformed.cass")
    #expect(trial.output.hasPrefix(#"{"files":[{"file":"good.cass","ok":true"#))
    #expect(
      trial.output.contains(
        #"{"errors":[{"kind":"noInput","message":"No such file or directory"}],"file":"missing.cass","ok":false"#))
    #expect(trial.output.hasSuffix(#"],"version":1}"# + "\n"))
    #expect(trial.code == .noInput)
  }

  @Test func colorFollowsTheTerminalAndTheUser() {
    #expect(run("bad.cass", isTerminal: true).output.contains("\u{1B}[1;31mfailed:"))
    #expect(!run("bad.cass").output.contains("\u{1B}"))
    #expect(!run("bad.cass", "--color=never", isTerminal: true).output.contains("\u{1B}"))
    #expect(run("bad.cass", "--color=always").output.contains("\u{1B}"))
    #expect(!run("bad.cass", "--format=json", isTerminal: true).output.contains("\u{1B}"))
  }
}
