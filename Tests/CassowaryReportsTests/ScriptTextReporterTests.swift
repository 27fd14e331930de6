import CassowaryFormats
import Testing

@testable import CassowaryReports

@Suite struct ScriptTextReporterTests {
  @Test func whatIsPrintedStandsOneValueToALine() {
    let trial = ReportTrial.text("x == 0.1\ny == 3*x\nprint y, x\nprint")
    #expect(trial.output == "y = 0.30000000000000004\nx = 0.1\nx = 0.1\ny = 0.30000000000000004\n")
    #expect(trial.diagnostics == "")
  }

  @Test func withoutPrintAllIsShownAtTheEnd() {
    let script = "b: x == 1\na: x == 4 !medium\nc: x == 0 !650\n"
    #expect(ReportTrial.text(script).output == "x = 1\nviolated: c (650) by 1\nviolated: a (medium) by 3\n")
    #expect(ReportTrial.text(script, showsValues: false).output == "")
    #expect(ReportTrial.text(script + "repeat 0 { print }").output == "")
  }

  @Test func failuresSayWhatWasExpectedAndWhatIs() {
    let trial = ReportTrial.text(
      """
      x == 1
      for i in 1...2 { expect x = {i} }   # the second fails
      print nothing
      expect unknownEdit: x >= 0
      """)
    #expect(
      trial.output == """
        demo.cass:2:18: failed: expect x = {i}
          expected: x = 2
            actual: x = 1
        demo.cass:3:1: failed: there is no variable 'nothing' to print
        demo.cass:4:1: failed: expect unknownEdit: x >= 0
          expected: unknownEdit
            actual: accepted

        """)
  }

  @Test func refusalsShowTheirConflict() {
    let trial = ReportTrial.text(
      """
      wide: x >= 2*y + 10   # a comment
      edit y !required
      suggest y = 4
      narrow: x <= 15
      remove gone
      """, showsValues: false)
    #expect(
      trial.output == """
        demo.cass:4:1: refused: narrow: x <= 15
          unsatisfiable: required constraints contradict each other
            wide: x >= 2*y + 10   (line 1)
            edit y: y == 4
            narrow: x <= 15
        demo.cass:5:1: refused: remove gone
          unknownConstraint: there is no constraint 'gone'

        """)
  }

  @Test func everyKindOfRefusalIsPutIntoWords() {
    let trial = ReportTrial.text(
      """
      a: x == 1
      a: x == 2
      b: y == nan
      b: y == 1 !1001
      edit x
      edit x
      unedit z
      c: 1e-300*y == 1e300
      """, showsValues: false)
    let messages = trial.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(
      messages == [
        "  duplicateConstraint: there is a constraint 'a' already, from line 1",
        "  invalidNumber: a constant of b cannot be nan",
        "  invalidNumber: the strength 1001 is not between 0 and 1000",
        "  duplicateEdit: 'x' is being edited already",
        "  unknownEdit: 'z' is not being edited",
        "  numericalOverflow: c would make a value too large for a number",
      ])
  }

  @Test func pivotsFollowTheirStatement() {
    let trial = ReportTrial.text(
      "a: x + y == 10\nb: y == 4 !weak", options: ScriptOptions(traces: true), showsValues: false)
    let lines = trial.output.split(separator: "\n")
    #expect(lines.contains("demo.cass:1:1: a: x + y == 10"))
    #expect(lines.filter { $0.hasPrefix("  ") }.allSatisfy { $0.contains(": ") })
    #expect(lines.contains { $0.hasPrefix("  ") && $0.contains("a enters, pin ") })
  }

  @Test func faultsAreNamedAsOurs() {
    var output = ""
    var reporter = ScriptTextReporter(
      output: { output += $0 }, diagnostics: { _ in }, style: TextStyle(usesColor: false),
      diagnosticStyle: TextStyle(usesColor: false), showsValues: true, headsValues: false)
    let source = ScriptSource(name: "demo.cass", text: "x == 1")
    let position = SourcePosition(line: 1, column: 1)
    reporter.begin("demo.cass")
    reporter.report(.broken(position, ["row 3 is off by 2", "row 4 is off by 1"]), in: source)
    #expect(
      output == """
        demo.cass:1:1: internal fault: row 3 is off by 2
        demo.cass:1:1: internal fault: row 4 is off by 1

        """)
  }

  @Test func timesAreATable() throws {
    let source = ScriptSource(name: "demo.cass", text: "a: x == 1   # one\nrepeat 3 { constant a = 2 }")
    let summary = try Script(source).run(ScriptOptions(measuresTime: true)) { _ in }
    let table = StatementTimeTable.text(summary.times, of: source).split(separator: "\n")
    try #require(table.count == 4)
    #expect(table[0].hasPrefix("demo.cass: ") && table[0].hasSuffix(" µs in all"))
    #expect(table[1].contains("line  rounds"))
    #expect(table[2].hasPrefix("   1       1") && table[2].hasSuffix("a: x == 1"))
    #expect(table[3].hasPrefix("   2       3") && table[3].hasSuffix("constant a = 2"))
  }
}
