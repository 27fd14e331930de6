import CassowaryFormats
import CassowaryReports
import CommandLineKit

/// `cassowary check`: looks for mistakes in documents and scripts.
enum CheckCommand: ToolCommand {
  private enum Format: String, CaseIterable {
    case text
    case json
    case sarif
    case github
    case xcode
    case junit
  }

  private static let format = CommandOption(
    "format", value: .choice(Format.allCases.map(\.rawValue)),
    help: "Write text for people, JSON, SARIF 2.1.0, annotations for GitHub, a compiler's lines for Xcode, or JUnit XML"
  )
  private static let failOn = FailureLevel.option(default: "warning")

  static let command = Command(
    "check",
    summary: "Looks for conflicts, ambiguities and other mistakes in documents and scripts",
    discussion: [
      "Lays documents out in every state and on every canvas asked for, and says what contradicts itself, what is left "
        + "open and how to fix it, what does not fit or overlaps, what is said twice or decides nothing, and which "
        + "preferences are given up. Scripts are run.",
      "Without --state, the document as it is and each of its states are checked; without --size and --device, its own "
        + "canvas; storyboards and xibs are checked on theirs in any case, where their frames were recorded. Files are checked in parallel; the order of the output is that of the files.",
      "Exit status: 0 if nothing was found, 1 for findings from the level of --fail-on on, 64 for a wrong command line, "
        + "65 for a malformed file, 66 for a file that cannot be read, 74 if the output cannot be written. Of several "
        + "files the largest counts.",
    ],
    options: SceneSelection.options + [format, failOn, TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: .max, areFiles: true,
      help:
        "Layout documents (.layout.json), storyboards, xibs and constraint scripts (.cass), or folders of them; '-' is standard input"
    )
  )

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    var request: SceneRequest
    do throws(InputLoading.Failure) {
      request = try InputLoading.request(invocation, in: surroundings)
    } catch {
      return error.code
    }
    if invocation.values(SceneSelection.state).isEmpty { request.states = .each }
    request.interface.includesOwnCanvas = true
    let paths = InputPaths.files(of: invocation.operands, in: surroundings)
    var reporter = reporter(invocation, surroundings)
    var progress = Progress(of: paths.count, in: surroundings)
    let level = invocation.choice(failOn, default: FailureLevel.warning)
    let changes = invocation.values(SceneSelection.set)
    var code = ExitCode.success
    let limit = invocation.timeLimit
    let inputs = paths.lazy.map { Input($0, in: surroundings) }
    var names = paths.makeIterator()
    func tell(_ findings: FileFindings?) {
      let name = InputName.of(names.next() ?? "")
      let findings = findings ?? .missing(name, limit.message, .givenUp)
      progress.clear()
      reporter.report(findings)
      code = max(code, self.code(of: findings, level, surroundings))
      progress.advance()
    }
    ParallelWork.forEach(inputs, within: limit, { [request] in $0.check(request, changes) }, tell: tell)
    progress.clear()
    reporter.finish()
    return code
  }

  private static func code(
    of findings: FileFindings, _ level: FailureLevel, _ surroundings: Surroundings
  ) -> ExitCode {
    switch findings.failure {
    case .unreadable: return .noInput
    case .malformed, .givenUp: return .dataError
    case .unknownRequest(let reason):
      surroundings.diagnostics("\(findings.file): error: \(reason)\n")
      return .usage
    case nil: return findings.worst.map { level.counts($0) } ?? false ? .findings : .success
    }
  }

  private static func reporter(_ invocation: Invocation, _ surroundings: Surroundings) -> any FindingReporter {
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let output = surroundings.output
    switch invocation.choice(format, default: Format.text) {
    case .text:
      return FindingTextReporter(
        output: output, style: TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal)))
    case .json: return FindingJSONReporter(output: output)
    case .sarif: return SARIFReporter(output: output, version: Tool.version)
    case .github: return GitHubFindingReporter(output: output)
    case .xcode: return XcodeFindingReporter(output: output)
    case .junit: return JUnitReporter(output: output)
    }
  }

  /// A file that was read, or the reason why not.
  private struct Input: Sendable {
    let name: String
    let bytes: [UInt8]
    var reason: String?

    init(_ path: String, in surroundings: Surroundings) {
      name = InputName.of(path)
      do throws(SystemError) {
        bytes = try InputPaths.bytes(
          of: path, atMost: JSONLimits.textSize, endingIn: InputFile.suffixes, in: surroundings)
      } catch {
        bytes = []
        reason = error.message
      }
    }

    func check(_ request: SceneRequest, _ changes: [String]) -> FileFindings {
      if let reason { return .missing(name, reason, .unreadable) }
      return InputFile.check(name, bytes, request, changes: changes)
    }
  }
}
