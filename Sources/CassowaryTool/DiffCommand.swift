import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// `cassowary diff`: compares two states, sizes or files.
enum DiffCommand: ToolCommand {
  static let command = Command(
    "diff",
    summary: "Compares two states, two sizes, or two documents",
    discussion: [
      "Prints the views that moved, came or went, in the root's coordinates, and the constraints that became active or "
        + "inactive, gave way or were set aside.",
      "Of one file, the two scenes are two states (--state closed --state open), two canvases (--size or --device, twice), "
        + "or the document as it is and in one state. Of two files, all options go for both.",
      "Exit status: 0 if there was an answer, 64 for a wrong command line, 65 for a malformed file, 66 for a file that "
        + "cannot be read, 74 if the output cannot be written.",
    ],
    options: SceneSelection.options + [AnswerFormat.option, ColorChoice.option],
    operands: Operands("FILE", atLeast: 1, atMost: 2, areFiles: true, help: "One file with screens, or two to compare"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    do throws(InputLoading.Failure) {
      let (from, to) = try scenes(invocation, surroundings)
      let loading = InputLoading(invocation.operands[0], invocation, in: surroundings)
      let difference = try loading.layingOut { () throws(LayoutError) in
        try SceneDifference(from: from.scene, to: to.scene)
      }
      let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
      let style = TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal))
      let report = DifferenceReport(from: from.name, to: to.name, style: style)
      let isJSON = invocation.choice(AnswerFormat.option, default: AnswerFormat.text) == .json
      surroundings.output(isJSON ? report.json(difference) : report.text(difference))
      return .success
    } catch {
      return error.code
    }
  }

  private typealias Side = (name: String, scene: LayoutScene)

  private static func scenes(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(InputLoading.Failure) -> (Side, Side) {
    var request = try InputLoading.request(invocation, in: surroundings)
    var states: [[String]] = []
    if invocation.operands.count == 1, case .together(let names) = request.states {
      // Here states are alternatives, not laid one on the other.
      states = names.count == 1 ? [[], names] : names.map { [$0] }
    }
    var sides: [Side] = []
    for path in invocation.operands {
      let loading = InputLoading(path, invocation, in: surroundings)
      guard case .layout(let file) = try loading.file() else {
        throw loading.failure("a script has no states or sizes to compare", .usage)
      }
      let changes = invocation.values(SceneSelection.set)
      for names in states.isEmpty ? [nil] : states.map(Optional.some) {
        if let names { request.states = .together(names) }
        let scenes = try loading.scenes(of: file, request, changes: changes)
        for (name, scene) in scenes {
          let state = names.map { $0.isEmpty ? " as it is" : " " + $0.joined(separator: "+") } ?? ""
          sides.append((loading.name + ": " + name + state, scene))
        }
      }
    }
    guard sides.count == 2 else {
      let loading = InputLoading(invocation.operands[0], invocation, in: surroundings)
      let found = sides.count == 1 ? "there is one scene" : "there are \(sides.count) scenes"
      throw loading.failure("\(found) to compare, not two; name two states, two sizes, or two files", .usage)
    }
    return (sides[0], sides[1])
  }
}
