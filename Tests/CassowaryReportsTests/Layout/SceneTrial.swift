import CassowaryFormats
import CassowaryLayout

@testable import CassowaryReports

/// Lays out a document called `demo.layout.json` and keeps what a reporter writes of it.
struct SceneTrial {
  private(set) var output = ""
  private(set) var diagnostics = ""

  static func table(_ text: String, _ request: SceneRequest = SceneRequest()) -> SceneTrial {
    trial([text], request) { textReporter($0, $1, .table) }
  }

  static func tree(_ text: String, _ request: SceneRequest = SceneRequest()) -> SceneTrial {
    trial([text], request) { textReporter($0, $1, .tree) }
  }

  static func json(_ texts: String..., request: SceneRequest = SceneRequest()) -> SceneTrial {
    trial(texts, request) {
      SceneJSONReporter(output: $0, diagnostics: $1, style: TextStyle(usesColor: false))
    }
  }

  private static func textReporter(
    _ output: @escaping TextSink, _ diagnostics: @escaping TextSink, _ form: SceneTextReporter.Form
  ) -> SceneTextReporter {
    let style = TextStyle(usesColor: false)
    return SceneTextReporter(
      output: output, diagnostics: diagnostics, style: style, diagnosticStyle: style, form: form, headsFiles: false)
  }

  private final class Capture {
    var output = ""
    var diagnostics = ""
  }

  private static func trial(
    _ texts: [String], _ request: SceneRequest,
    reporter make: (@escaping TextSink, @escaping TextSink) -> some SceneReporter
  ) -> SceneTrial {
    let capture = Capture()
    var reporter = make({ capture.output += $0 }, { capture.diagnostics += $0 })
    for (index, text) in texts.enumerated() {
      let name = index == 0 ? "demo.layout.json" : "demo\(index).layout.json"
      let source = SourceText(name: name, text: text)
      reporter.begin(name)
      do throws(DocumentErrors) {
        let document = try LayoutDocument.read(source)
        for variant in try request.variants(of: document) {
          let scene = try LayoutScene(document, variant.options)
          do throws(LayoutError) {
            reporter.report(try scene.facts(), as: variant.name)
          } catch {
            reporter.failed(variant.name, error.description)
          }
        }
      } catch {
        reporter.malformed(error, in: source)
      }
      reporter.end()
    }
    reporter.finish()
    return SceneTrial(output: capture.output, diagnostics: capture.diagnostics)
  }
}
