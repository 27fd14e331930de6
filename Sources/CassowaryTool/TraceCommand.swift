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
        + "cannot be read, 74 if the output cannot be written. Of several files the largest counts.",
    ],
    options: SceneSelection.options + [AnswerFormat.option, TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: .max, areFiles: true,
      help: "Layout documents, storyboards, xibs, constraint scripts, or folders of them; '-' is standard input"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let style = TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal))
    let request: SceneRequest
    do throws(InputLoading.Failure) {
      request = try InputLoading.request(invocation, in: surroundings)
    } catch {
      return error.code
    }
    let changes = invocation.values(SceneSelection.set)
    let work = FileWork(invocation, in: surroundings)
    var scenes: [(file: String, name: String, nodes: [TraceNode])] = []
    var code = ExitCode.success
    for path in InputPaths.files(of: invocation.operands, in: surroundings) {
      do throws(InputLoading.Failure) {
        let traces = try work.answer(path, endings: InputFile.suffixes) { loading throws(InputLoading.Failure) in
          try Self.traces(&loading, request, changes)
        }
        scenes += traces.map { (InputName.of(path), $0.name, $0.nodes) }
      } catch {
        code = max(code, error.code)
      }
    }
    switch invocation.choice(AnswerFormat.option, default: AnswerFormat.text) {
    case .json where !scenes.isEmpty || code == .success: surroundings.output(TraceReport.json(scenes))
    case .json: break
    case .text:
      let texts = scenes.map { TraceReport(file: $0.file, style: style).text($0.nodes, in: $0.name) }
      surroundings.output(texts.joined(separator: "\n"))
    }
    return code
  }

  private static func traces(
    _ loading: inout InputLoading, _ request: SceneRequest, _ changes: [String]
  ) throws(InputLoading.Failure) -> [(name: String, nodes: [TraceNode])] {
    switch try loading.file() {
    case .script(let script): return [("", script.trace())]
    case .layout(let file):
      var result: [(name: String, nodes: [TraceNode])] = []
      for (name, scene) in try loading.scenes(of: file, request, changes: changes) {
        result.append((name, try loading.layingOut { () throws(LayoutError) in try scene.trace() }))
      }
      return result
    }
  }
}
