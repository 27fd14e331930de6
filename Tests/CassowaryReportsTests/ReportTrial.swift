import CassowaryFormats

@testable import CassowaryReports

/// Runs a script called `demo.cass` and keeps what a reporter writes of it.
struct ReportTrial {
  private(set) var output = ""
  private(set) var diagnostics = ""

  static func text(_ script: String, options: ScriptOptions = ScriptOptions(), showsValues: Bool = true) -> ReportTrial
  {
    trial([("demo.cass", script)], options) { output, diagnostics in
      ScriptTextReporter(
        output: output, diagnostics: diagnostics, style: TextStyle(usesColor: false),
        diagnosticStyle: TextStyle(usesColor: false), showsValues: showsValues, headsValues: false)
    }
  }

  static func json(_ scripts: String..., options: ScriptOptions = ScriptOptions()) -> ReportTrial {
    trial(scripts.enumerated().map { ($0.offset == 0 ? "demo.cass" : "demo\($0.offset).cass", $0.element) }, options) {
      ScriptJSONReporter(output: $0, diagnostics: $1, style: TextStyle(usesColor: false))
    }
  }

  private final class Capture {
    var output = ""
    var diagnostics = ""
  }

  private static func trial(
    _ scripts: [(name: String, text: String)], _ options: ScriptOptions,
    reporter make: (@escaping TextSink, @escaping TextSink) -> some ScriptReporter
  ) -> ReportTrial {
    let capture = Capture()
    var reporter = make({ capture.output += $0 }, { capture.diagnostics += $0 })
    for (name, text) in scripts {
      let source = ScriptSource(name: name, text: text)
      reporter.begin(name)
      do throws(ScriptSyntaxErrors) {
        let script = try Script(source)
        let summary = script.run(options) { event in reporter.report(event, in: source) }
        reporter.end(summary, of: script)
      } catch {
        reporter.malformed(error, in: source)
      }
    }
    reporter.finish()
    return ReportTrial(output: capture.output, diagnostics: capture.diagnostics)
  }
}
