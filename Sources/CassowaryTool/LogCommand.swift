import CassowaryFormats
import CassowaryReports
import CommandLineKit

/// `cassowary log`: reads Xcode's reports of conflicting constraints.
enum LogCommand: ToolCommand {
  private static let svg = CommandOption("svg", help: "Write one SVG picture of the conflicts, and nothing else")

  static let command = Command(
    "log",
    summary: "Explains 'Unable to simultaneously satisfy constraints' in a console log",
    discussion: [
      "Finds the reports in a log, whatever stands around them, and rebuilds their constraints. Prints each as an equation "
        + "with short names, marks those that contradict each other and shows the sum that comes out wrong, which one was "
        + "broken, where they come from, and what to do.",
      "Exit status: 0 if the log could be read, 1 for what --fail-on asks for, 64 for a wrong command line, 65 for a log "
        + "that is too large, 66 for a file that cannot be read, 74 if the output cannot be written.",
    ],
    options: [AnswerFormat.option, svg, FailureLevel.option(default: "never"), TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 0, atMost: .max, areFiles: true, help: "Console logs; '-' or nothing is standard input"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    if invocation.isSet(svg), invocation.value(AnswerFormat.option) != nil {
      return surroundings.refuse(invocation, "'--svg' writes a picture, '--format' something else; give one of them")
    }
    var reporter = reporter(invocation, surroundings)
    let level = invocation.choice(FailureLevel.option(default: "never"), default: FailureLevel.never)
    let work = FileWork(invocation, in: surroundings)
    var code = ExitCode.success
    for path in invocation.operands.isEmpty ? ["-"] : invocation.operands {
      reporter.begin(InputName.of(path))
      code = max(code, run(path, work, &reporter, level))
      reporter.end()
    }
    reporter.finish()
    return code
  }

  private static func run(
    _ path: String, _ work: FileWork, _ reporter: inout any LogReporter, _ level: FailureLevel
  ) -> ExitCode {
    let findings: [LogFinding]
    do throws(InputLoading.Failure) {
      findings = try work.answer(path, atMost: LogLimits.textSize) { loading throws(InputLoading.Failure) in
        if loading.bytes.count > LogLimits.textSize {
          let reason = "the log is larger than \(LogLimits.textSize >> 20) MiB; cut out the part with the report"
          throw loading.failure(reason, .dataError)
        }
        return XcodeLog.read(SourceText(name: loading.name, bytes: loading.bytes)).reports.map { LogFinding($0) }
      }
    } catch {
      reporter.unreadable(error.reason)
      return error.code
    }
    var code = ExitCode.success
    for finding in findings {
      reporter.report(finding)
      let report = finding.report
      if case .undecided(let why) = finding.verdict {
        work.surroundings.diagnostics("\(InputName.of(path)):\(report.position.line): undecided: \(why)\n")
      }
      let isFound = !finding.members.isEmpty || level == .warning && !report.problems.isEmpty
      if level != .never, isFound { code = .findings }
    }
    return code
  }

  private static func reporter(_ invocation: Invocation, _ surroundings: Surroundings) -> any LogReporter {
    if invocation.isSet(svg) { return LogSVGReporter(output: surroundings.output) }
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    switch invocation.choice(AnswerFormat.option, default: AnswerFormat.text) {
    case .json: return LogJSONReporter(output: surroundings.output)
    case .text:
      return LogTextReporter(
        output: surroundings.output, diagnostics: surroundings.diagnostics,
        style: TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal)))
    }
  }
}
