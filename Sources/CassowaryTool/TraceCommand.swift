import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// `cassowary trace`: shows the view tree with values and what holds each view.
enum TraceCommand: ToolCommand {
  static let command = Command(
    "trace",
    summary: "Shows the views of a document, or a script's variables, with the constraints that hold them",
    discussion: [
      "Prints the tree with frames, what is open, and below each view the constraints that bind it: equations, and "
        + "inequalities at their bounds, with their places.",
      "Exit status: 0 if there was an answer, 64 for a wrong command line, 65 for a malformed file, 66 for a file that "
        + "cannot be read, 74 if the output cannot be written.",
    ],
    options: SceneSelection.options + [AnswerFormat.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: 1, areFiles: true,
      help: "A layout document, storyboard, xib or constraint script; '-' is standard input"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    let loading = InputLoading(invocation.operands[0], invocation, in: surroundings)
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let report = TraceReport(
      file: loading.name, style: TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal)))
    do throws(InputLoading.Failure) {
      let scenes = try traces(loading, invocation)
      switch invocation.choice(AnswerFormat.option, default: AnswerFormat.text) {
      case .json: surroundings.output(report.json(scenes))
      case .text:
        surroundings.output(scenes.map { report.text($0.nodes, in: $0.name) }.joined(separator: "\n"))
      }
      return .success
    } catch {
      return error.code
    }
  }

  private static func traces(
    _ loading: InputLoading, _ invocation: Invocation
  ) throws(InputLoading.Failure) -> [(name: String, nodes: [TraceNode])] {
    switch try loading.file() {
    case .script(let script): return [("", script.trace())]
    case .layout(let file):
      var result: [(name: String, nodes: [TraceNode])] = []
      for (name, scene) in try loading.scenes(of: file, invocation) {
        result.append((name, try loading.layingOut { () throws(LayoutError) in try scene.trace() }))
      }
      return result
    }
  }
}
