import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// `cassowary sweep`: says at which widths, heights or values a layout changes its shape.
enum SweepCommand: ToolCommand {
  static let width = CommandOption(
    "width", value: .text(placeholder: "A...B"),
    help: "Sweep the width of the canvas, or fix it while the height is swept")
  static let height = CommandOption(
    "height", value: .text(placeholder: "A...B"),
    help: "Sweep the height of the canvas, or fix it while the width is swept")
  static let variable = CommandOption(
    "variable", value: .text(placeholder: "NAME"),
    help: "Of a script, sweep this variable over a range that stands behind it: x=0...100, or as an operand")
  private static let svg = CommandOption(
    "svg", value: .file(placeholder: "FILE"), help: "Draw the frames over the parameter into this file")

  /// Sizes are what is swept, and rounding to pixels would hide where it bends.
  private static let selection = SceneSelection.options.filter {
    $0 != SceneSelection.size && $0 != SceneSelection.scale
  }

  static let command = Command(
    "sweep",
    summary: "Says at exactly which widths, heights or values a layout changes its shape",
    discussion: [
      "Prints the intervals over which all places and sizes change linearly and the same constraints give way, what changes "
        + "between them, and where content is truncated or clipped, views overlap, places are open and constraints "
        + "contradict each other. The intervals come from the parametric simplex method, not from samples.",
      "Of documents, storyboards and xibs, exactly one of --width and --height is a range, as in --width 280...1400; the "
        + "other extent is that of the canvas unless it is given.",
      "Of a script, --variable NAME=A...B or --variable NAME A...B sweeps a variable at the script's end: one that is being "
        + "edited as strongly as the script edits it, any other as if it were required to have each value. A range that "
        + "begins with a minus sign needs the first form.",
      "Exit status: 0 if there was an answer, 64 for a wrong command line, 65 for a malformed file or one that cannot be "
        + "swept, also because it takes too much work, 66 for a file that cannot be read, 74 if the output cannot be written. Of several files the largest counts.",
    ],
    options: [width, height, variable, svg] + selection + [AnswerFormat.option, TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: .max, areFiles: true,
      help: "Layout documents, storyboards, xibs, or folders of them, or with --variable constraint scripts and a range"
    ))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    let parameter: SweepParameter
    let operands: [String]
    let scenes: SceneRequest
    do throws(SweepRange.Mistake) {
      (parameter, operands) = try SweepParameter.read(invocation)
    } catch {
      return surroundings.refuse(invocation, error.message)
    }
    do throws(InputLoading.Failure) {
      scenes = try InputLoading.request(invocation, in: surroundings)
    } catch {
      return error.code
    }
    let isJSON = invocation.choice(AnswerFormat.option, default: AnswerFormat.text) == .json
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let style = TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal))
    let work = FileWork(invocation, in: surroundings)
    var json = SweepJSONReporter()
    var picture = SweepSVGReporter()
    var separator = ""
    var code = ExitCode.success
    for path in parameter.paths(of: operands, in: surroundings) {
      let name = InputName.of(path)
      do throws(InputLoading.Failure) {
        let sweeps = try work.answer(path, endings: parameter.endings) { loading throws(InputLoading.Failure) in
          try Self.sweeps(parameter, &loading, scenes)
        }
        for sweep in sweeps {
          picture.draw(sweep, of: name)
          if isJSON {
            json.report(sweep, of: name)
          } else {
            surroundings.output(separator + SweepTextReporter(file: name, style: style).text(sweep))
            separator = "\n"
          }
        }
      } catch {
        code = max(code, error.code)
      }
    }
    if isJSON { surroundings.output(json.text) }
    guard let file = invocation.value(svg) else { return code }
    do throws(SystemError) {
      try surroundings.write(picture.document(), file)
    } catch {
      surroundings.diagnostics("cassowary: error: \(file): \(error.message)\n")
      return max(code, .cannotWrite)
    }
    return code
  }

  private static func sweeps(
    _ parameter: SweepParameter, _ loading: inout InputLoading, _ scenes: SceneRequest
  ) throws(InputLoading.Failure) -> [Sweep] {
    let file = try loading.file()
    do throws(SweepError) {
      switch (file, parameter) {
      case (.script(let script), .variable(let name, let range)): return [try script.sweep(of: name, over: range)]
      case (.layout(let file), .size(let request)):
        loading.note(file, scenes)
        return try scenes.sweeps(of: file, request)
      case (.script, .size):
        throw .mistake("a script has no width; name a variable and a range, as in --variable x 0...100")
      case (.layout, .variable): throw .mistake("a screen has no variables; give '--width' or '--height' a range")
      }
    } catch {
      throw loading.failure(error.message, error.isMistakeOfRequest ? .usage : .dataError)
    }
  }
}
