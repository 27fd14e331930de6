import CassowaryFormats
import CassowaryReports
import CommandLineKit

/// `cassowary explain`: says why quantities have their values.
enum ExplainCommand: ToolCommand {
  static let command = Command(
    "explain",
    summary: "Says why a view's place or size, or a script's variable, has its value",
    discussion: [
      "Prints the constraints that determine the value, each with what it contributes: the value is the sum. Then which "
        + "preferences wanted something else and to what they lost, and what the value would be without each constraint, "
        + "tried on a copy.",
      "A quantity is a view's or guide's id with x, y, width, height, left, right, leading, trailing, top, bottom, "
        + "centerX, centerY or frame behind it, as in title.width; of a script, a variable. Places count from the "
        + "superview's corner.",
      "Exit status: 0 if there was an answer, 64 for a wrong command line or an unknown quantity, 65 for a malformed file, "
        + "66 for a file that cannot be read, 74 if the output cannot be written.",
    ],
    options: SceneSelection.options + [AnswerFormat.option, TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE QUANTITY", atLeast: 2, atMost: .max, areFiles: true,
      help: "A layout document, storyboard, xib or constraint script, and what to explain in it"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    do throws(InputLoading.Failure) {
      try explain(Array(invocation.operands.dropFirst()), invocation, surroundings)
      return .success
    } catch {
      return error.code
    }
  }

  private static func explain(
    _ quantities: [String], _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(InputLoading.Failure) {
    let request = try InputLoading.request(invocation, in: surroundings)
    let changes = invocation.values(SceneSelection.set)
    let path = invocation.operands[0]
    let answers = try FileWork(invocation, in: surroundings).answer(path) { loading throws(InputLoading.Failure) in
      try Self.answers(quantities, &loading, request, changes)
    }
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let style = TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal))
    var text = ExplanationTextReporter(output: surroundings.output, style: style, file: InputName.of(path))
    var json = ExplanationJSONReporter(file: InputName.of(path))
    let isJSON = invocation.choice(AnswerFormat.option, default: AnswerFormat.text) == .json
    for (scene, explanation) in answers {
      if isJSON { json.report(explanation, in: scene) } else { text.report(explanation, in: scene) }
    }
    if isJSON { surroundings.output(json.text) }
  }

  private static func answers(
    _ quantities: [String], _ loading: inout InputLoading, _ request: SceneRequest, _ changes: [String]
  ) throws(InputLoading.Failure) -> [(scene: String, explanation: ValueExplanation)] {
    switch try loading.file() {
    case .script(let script):
      return try loading.asking { () throws(ExplanationError) in
        var answers: [(scene: String, explanation: ValueExplanation)] = []
        for name in quantities { answers.append(("", try script.explanation(of: name))) }
        return answers
      }
    case .layout(let file):
      let scenes = try loading.scenes(of: file, request, changes: changes)
      return try loading.asking { () throws(ExplanationError) in
        var answers: [(scene: String, explanation: ValueExplanation)] = []
        for quantity in quantities {
          var reason: ExplanationError?
          let before = answers.count
          for (name, scene) in scenes {
            do throws(ExplanationError) {
              answers += try scene.explanations(of: quantity).map { (name, $0) }
            } catch {
              // Each screen of a storyboard knows only its own views.
              reason = error
            }
          }
          if let reason, file.isDocument || answers.count == before { throw reason }
        }
        return answers
      }
    }
  }
}
