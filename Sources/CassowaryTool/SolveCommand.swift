import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// `cassowary solve`: lays documents out and prints frames.
enum SolveCommand: ToolCommand {
  private enum Format: String, CaseIterable {
    case table
    case tree
    case json
  }

  /// What can make the exit status 1.
  private enum Finding: String, CaseIterable {
    case conflicts
    case ambiguities
    case preferences
  }

  private static let format = CommandOption(
    "format", value: .choice(Format.allCases.map(\.rawValue)),
    help: "Write a table or a tree for people, or one JSON document")
  private static let failOn = CommandOption(
    "fail-on", value: .text(placeholder: "FINDINGS"), repeats: true,
    help: "Exit with 1 if there are conflicts, ambiguities or preferences that do not hold; a list of these, or 'all'")

  static let command = Command(
    "solve",
    summary: "Lays out documents and prints the frames of their views",
    discussion: [
      "Prints every view's frame in its superview and in the root, then required constraints that contradict each other, "
        + "preferences that do not hold, and what the constraints leave open.",
      "Options that name states, sizes and devices may repeat or list by commas. Several states are set together, in the "
        + "order given; several sizes and devices make a scene each.",
      "Exit status: 0 if the documents could be laid out, 1 for what --fail-on asks for, 64 for a wrong command line, "
        + "65 for a malformed document, 66 for a file that cannot be read, 74 if the output cannot be written. Of several "
        + "files the largest counts.",
    ],
    options: SceneSelection.options + [format, failOn, TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: .max, areFiles: true,
      help: "Layout documents (.layout.json), storyboards and xibs, or folders of them; '-' is standard input"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    let request: SceneRequest
    let findings: [Finding]
    do throws(SceneSelection.Mistake) {
      request = try SceneSelection.request(invocation, in: surroundings)
      findings = try wantedFindings(invocation)
    } catch {
      return error.tell(invocation, surroundings)
    }
    let paths = InputPaths.files(
      of: invocation.operands, endingIn: LayoutFile.folderSuffixes, in: surroundings)
    var reporter = reporter(invocation, surroundings, headsFiles: paths.count > 1)
    let changes = invocation.values(SceneSelection.set)
    let limit = invocation.timeLimit
    var code = ExitCode.success
    for path in paths {
      let name = InputName.of(path)
      reporter.begin(name)
      do throws(SystemError) {
        let bytes = try InputPaths.bytes(
          of: path, atMost: JSONLimits.textSize, endingIn: LayoutFile.folderSuffixes, in: surroundings)
        let solving = DocumentSolving(
          text: SourceText(name: name, bytes: bytes), request: request, changes: changes,
          isFinding: { isFound(findings, in: $0) })
        let account = limit.answer { solving.account() } ?? Account(.dataError) { $0.givenUp(limit.message) }
        code = max(code, account.tell(&reporter))
      } catch {
        reporter.unreadable(error.message)
        code = max(code, .noInput)
      }
      reporter.end()
    }
    reporter.finish()
    return code
  }

  private static func wantedFindings(_ invocation: Invocation) throws(SceneSelection.Mistake) -> [Finding] {
    var findings: [Finding] = []
    for word in invocation.values(failOn).flatMap({ $0.split(separator: ",") }) {
      if word == "all" {
        findings += Finding.allCases
      } else if let finding = Finding(rawValue: String(word)) {
        findings.append(finding)
      } else {
        let known = Finding.allCases.map(\.rawValue).joined(separator: ", ")
        throw SceneSelection.Mistake(message: "'\(word)' is no value of '--fail-on'; it takes \(known), all")
      }
    }
    return findings
  }

  private static func isFound(_ findings: [Finding], in facts: SceneFacts) -> Bool {
    findings.contains { finding in
      switch finding {
      case .conflicts: !facts.conflicts.isEmpty
      case .ambiguities: !facts.ambiguities.isEmpty
      case .preferences: facts.violations.contains { $0.isLoss }
      }
    }
  }

  private static func reporter(
    _ invocation: Invocation, _ surroundings: Surroundings, headsFiles: Bool
  ) -> any SceneReporter {
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let style = TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal))
    let diagnosticStyle = TextStyle(usesColor: color.usesColor(on: surroundings.diagnosticsTerminal))
    let format = invocation.choice(format, default: Format.table)
    if format == .json {
      return SceneJSONReporter(
        output: surroundings.output, diagnostics: surroundings.diagnostics, style: diagnosticStyle)
    }
    return SceneTextReporter(
      output: surroundings.output, diagnostics: surroundings.diagnostics, style: style,
      diagnosticStyle: diagnosticStyle,
      form: format == .tree ? .tree : .table, headsFiles: headsFiles)
  }
}
