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
    options: SceneSelection.options + [AnswerFormat.option, TimeLimit.option, ColorChoice.option],
    operands: Operands("FILE", atLeast: 1, atMost: 2, areFiles: true, help: "One file with screens, or two to compare"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    do throws(InputLoading.Failure) {
      let request = try InputLoading.request(invocation, in: surroundings)
      let changes = invocation.values(SceneSelection.set)
      let work = FileWork(invocation, in: surroundings)
      var files: [InputLoading] = []
      for path in invocation.operands { files.append(try work.loading(path)) }
      let answer = try work.answer(files) { files throws(InputLoading.Failure) in
        let (from, to) = try sides(&files, request, changes)
        let difference = try files[0].layingOut { () throws(LayoutError) in
          try SceneDifference(from: from.scene, to: to.scene)
        }
        return (from: from.name, to: to.name, difference: difference)
      }
      let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
      let style = TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal))
      let report = DifferenceReport(from: answer.from, to: answer.to, style: style)
      let isJSON = invocation.choice(AnswerFormat.option, default: AnswerFormat.text) == .json
      surroundings.output(isJSON ? report.json(answer.difference) : report.text(answer.difference))
      return .success
    } catch {
      return error.code
    }
  }

  private typealias Side = (name: String, scene: LayoutScene)

  private static func sides(
    _ files: inout [InputLoading], _ request: SceneRequest, _ changes: [String]
  ) throws(InputLoading.Failure) -> (Side, Side) {
    var request = request
    var states: [[String]] = []
    if files.count == 1, case .together(let names) = request.states {
      // Here states are alternatives, not laid one on the other.
      states = names.count == 1 ? [[], names] : names.map { [$0] }
    }
    var sides: [Side] = []
    for index in files.indices {
      guard case .layout(let file) = try files[index].file() else {
        throw files[index].failure("a script has no states or sizes to compare", .usage)
      }
      for names in states.isEmpty ? [nil] : states.map(Optional.some) {
        if let names { request.states = .together(names) }
        let scenes = try files[index].scenes(of: file, request, changes: changes)
        for (name, scene) in scenes {
          let state = names.map { $0.isEmpty ? " as it is" : " " + $0.joined(separator: "+") } ?? ""
          sides.append((files[index].name + ": " + name + state, scene))
        }
      }
    }
    guard sides.count == 2 else {
      let found = sides.count == 1 ? "there is one scene" : "there are \(sides.count) scenes"
      throw files[0].failure("\(found) to compare, not two; name two states, two sizes, or two files", .usage)
    }
    return (sides[0], sides[1])
  }
}
