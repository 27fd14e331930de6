import CassowaryReports
import CommandLineKit
import Dispatch
import Testing

@testable import CassowaryTool

/// No file keeps the tool busy without end.
@Suite struct TimeLimitTests {
  /// Work for a tenth of a second and more.
  private static let files = [
    "a.cass": "repeat 100000 { x >= 1 }\n", "b.cass": "repeat 100000 { x >= 2 }\n",
    "a.layout.json": document, "b.layout.json": document,
    "a.log": "Unable to simultaneously satisfy constraints.\n(\n"
      + (0..<2000).map { #"  "<NSLayoutConstraint:0x\#($0) A:0x1.width >= \#($0)>","# + "\n" }.joined() + ")\n",
  ]
  private static let document =
    #"{"version": 1, "root": {"id": "root", "views": ["#
    + (0..<400).map { #"{"id": "v\#($0)", "kind": "label", "text": "some text", "lines": 0}"# }.joined(separator: ",")
    + "]}}"
  private static let short = ["--time-limit", "0.000001"]
  private static let message =
    "not answered within 1e-06 s; make it smaller, or allow more time with '--time-limit 4e-06', or 0 for no limit"

  @Test(arguments: [
    ["run", "a.cass"], ["trace", "a.cass"], ["trace", "a.layout.json"], ["explain", "a.cass", "x"],
    ["explain", "a.layout.json", "v0.width"], ["sweep", "a.cass", "--variable", "x=0...9"],
    ["sweep", "a.layout.json", "--width", "300...400"], ["solve", "a.layout.json"], ["log", "a.log"],
    ["diff", "a.layout.json", "--size", "100x100,200x200"], ["convert", "a.layout.json", "--to", "swift"],
  ])
  func filesAreGivenUp(_ words: [String]) {
    let trial = ToolTrial(words + Self.short, files: Self.files)
    #expect(trial.output == "")
    #expect(trial.diagnostics == "\(words[1]): error: \(Self.message)\n")
    #expect(trial.code == .dataError)
    let patient = ToolTrial(words + ["--time-limit", "0"], files: Self.files)
    #expect(patient.code == .success)
    #expect(!patient.output.isEmpty && !patient.diagnostics.contains("not answered"))
  }

  @Test func eachFileIsToldOfInItsPlace() {
    let check = ToolTrial(["check", "a.cass", "b.cass"] + Self.short, files: Self.files)
    #expect(
      check.output == "a.cass: error: \(Self.message) [invalid-file]\nb.cass: error: \(Self.message) [invalid-file]\n"
        + "2 errors in 2 files\n")
    #expect(check.code == .dataError)
    let solve = ToolTrial(["solve", "a.layout.json", "none.json", "b.layout.json"] + Self.short, files: Self.files)
    #expect(
      solve.diagnostics == "a.layout.json: error: \(Self.message)\nnone.json: error: No such file or directory\n"
        + "b.layout.json: error: \(Self.message)\n")
    #expect(solve.code == .noInput)
    let both = ToolTrial(["diff", "a.layout.json", "b.layout.json"] + Self.short, files: Self.files)
    #expect(both.diagnostics == "a.layout.json, b.layout.json: error: \(Self.message)\n")
  }

  @Test func programsAreToldOfIt() {
    let error = #""errors":[{"kind":"givenUp","message":"\#(Self.message)"}]"#
    for words in [["run", "a.cass"], ["solve", "a.layout.json"]] {
      let output = ToolTrial(words + ["--format", "json"] + Self.short, files: Self.files).output
      #expect(output.contains(error), "\(output)")
    }
    let log = ToolTrial(["log", "a.log", "--format", "json"] + Self.short, files: Self.files).output
    #expect(log.contains(Self.message), "\(log)")
  }

  @Test(arguments: ["check", "convert", "diff", "explain", "log", "run", "solve", "sweep", "trace"])
  func whatIsNoNumberOfSecondsIsRefused(_ command: String) {
    let trial = ToolTrial([command, "a.cass", "--time-limit", "soon"], files: Self.files)
    #expect(trial.diagnostics.hasPrefix("cassowary: error: 'soon' is no value of '--time-limit'; it takes a number"))
    #expect(trial.code == .usage)
  }

  /// One that takes too long costs the others nothing.
  @Test func workGoesOnWithTheNextFile() throws {
    var told = ""
    let surroundings = Surroundings(
      output: { _ in }, diagnostics: { told += $0 }, outputTerminal: Terminal(isTerminal: false) { _ in nil },
      diagnosticsTerminal: Terminal(isTerminal: false) { _ in nil }, read: { path, _ in Array(path.utf8) })
    guard
      case .run(let invocation) = try CommandLineParser.parse(
        ["run", "slow", "quick", "--time-limit", "0.2"], root: Tool.command)
    else { return }
    let work = FileWork(invocation, in: surroundings)
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let failure = #expect(throws: InputLoading.Failure.self) {
      try work.answer("slow") { loading in
        _ = loading.failure("nobody hears this", .usage)
        gate.wait()
      }
    }
    #expect(failure?.code == .dataError)
    #expect(told.hasPrefix("slow: error: not answered within 0.2 s; "))
    #expect(!told.contains("nobody"))
    told = ""
    let answer = try work.answer("quick") { loading in
      _ = loading.failure("heard", .usage)
      return loading.bytes
    }
    #expect(answer == Array("quick".utf8))
    #expect(told == "quick: error: heard\n")
  }
}
