import CassowaryFormats
import Testing

@testable import CassowaryReports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ScriptJSONReporterTests {
  @Test func theDocumentIsAsDescribed() {
    let trial = ReportTrial.json(
      """
      a: x == 1
      g: x == 3.5 !medium
      print x, x
      print y
      expect x = 3
      expect satisfied a
      expect unsatisfiable because a, b: b: x == 2
      remove nope
      allow unknownEdit: unedit x
      """)
    let statements = [
      #"{"kind":"print","line":3,"values":{"x":1}}"#,
      #"{"actual":"there is no variable 'y'","kind":"print","line":4,"passed":false,"values":{}}"#,
      #"{"actual":"x = 1","expected":"x = 3","kind":"expect","line":5,"passed":false,"values":{"x":1}}"#,
      #"{"actual":"a is off by 0","expected":"satisfied a","kind":"expect","line":6,"passed":true}"#,
      #"{"actual":"unsatisfiable because a, b","expected":"unsatisfiable because a, b","kind":"expect","line":7,"#
        + #""passed":true,"refusal":{"because":["a","b"],"kind":"unsatisfiable","#
        + #""message":"required constraints contradict each other"}}"#,
      #"{"kind":"refused","line":8,"passed":false,"refusal":{"because":[],"kind":"unknownConstraint","#
        + #""message":"there is no constraint 'nope'"}}"#,
      #"{"kind":"refused","line":9,"passed":true,"refusal":{"because":[],"kind":"unknownEdit","#
        + #""message":"'x' is not being edited"}}"#,
    ]
    #expect(
      trial.output == #"{"files":[{"file":"demo.cass","ok":false,"statements":["# + statements.joined(separator: ",")
        + #"],"values":{"x":1},"violated":[{"error":2.5,"level":500,"name":"g"}]}],"version":1}"# + "\n")
    #expect(trial.diagnostics == "")
  }

  @Test func valuesAreSortedByName() {
    let trial = ReportTrial.json("b == 1\nc == 2\na.x == 3\nB == -0.0\nexpect a.x = 3, B = 0")
    #expect(trial.output.contains(#""values":{"B":0,"a.x":3}}]"#))
    #expect(trial.output.contains(#""ok":true"#))
    #expect(trial.output.contains(#""values":{"B":0,"a.x":3,"b":1,"c":2}"#))
  }

  @Test func errorsStandInTheDocumentToo() {
    let trial = ReportTrial.json("x = 1\ny = 2", "x == 1")
    #expect(
      trial.output == #"{"files":[{"errors":["#
        + #"{"column":3,"kind":"syntax","line":1,"message":"write '==' to make two expressions equal"},"#
        + #"{"column":3,"kind":"syntax","line":2,"message":"write '==' to make two expressions equal"}],"#
        + #""file":"demo.cass","ok":false,"statements":[],"values":{},"violated":[]},"#
        + #"{"file":"demo1.cass","ok":true,"statements":[],"values":{"x":1},"violated":[]}],"version":1}"# + "\n")
    #expect(trial.diagnostics.hasPrefix("demo.cass:1:3: error: "))
  }

  @Test func faultsStandInTheDocument() throws {
    var output = ""
    var diagnostics = ""
    var reporter = ScriptJSONReporter(
      output: { output += $0 }, diagnostics: { diagnostics += $0 }, style: TextStyle(usesColor: false))
    let source = ScriptSource(name: "demo.cass", text: "x == 1")
    reporter.begin("demo.cass")
    reporter.report(.broken(SourcePosition(line: 1, column: 1), ["row 3 is off"]), in: source)
    reporter.end(ScriptSummary(), of: try Script(source))
    reporter.finish()
    #expect(
      output.hasPrefix(
        #"{"files":[{"errors":[{"column":1,"kind":"internalFault","line":1,"message":"row 3 is off"}],"file":"demo.cass""#
      ))
    #expect(diagnostics == "demo.cass:1:1: internal fault: row 3 is off\n")
  }

  @Test func noFilesAreADocumentToo() {
    #expect(ReportTrial.json().output == "{\"files\":[],\"version\":1}\n")
  }

  @Test func theTraceStaysOutOfTheDocument() {
    let trial = ReportTrial.json("x + y == 1\n", options: ScriptOptions(traces: true))
    #expect(trial.output == ReportTrial.json("x + y == 1\n").output)
    #expect(trial.diagnostics.contains("enters"))
  }

  /// A reader that is not ours understands all of it, and gets the same numbers back.
  @Test func anotherReaderUnderstands() throws {
    struct Document: Decodable {
      struct File: Decodable {
        struct Statement: Decodable {
          let kind: String
          let line: Int
        }
        let ok: Bool
        let statements: [Statement]
        let values: [String: Double]
      }
      let files: [File]
      let version: Int
    }
    let trial = ReportTrial.json(
      """
      größe == 0.1
      tiny == 1e-300
      third == 1/3
      large == -1.2345678901234567e200
      print
      expect größe = nan
      expect unsatisfiable: tiny == inf
      for i in -1...0 { x{i} == {i} }
      """)
    let document = try JSONDecoder().decode(Document.self, from: Data(trial.output.utf8))
    let file = try #require(document.files.first)
    #expect(document.version == 1)
    #expect(!file.ok)
    #expect(file.statements.map(\.line) == [5, 6, 7])
    #expect(
      file.values == [
        "größe": 0.1, "tiny": 1e-300, "third": 1.0 / 3, "large": -1.2345678901234567e200, "x-1": -1, "x0": 0,
      ])
  }
}
