import CassowaryFormats
import CassowaryReports
import CommandLineKit

/// `cassowary run`: carries constraint scripts out.
enum RunCommand: ToolCommand {
  private enum Format: String, CaseIterable {
    case text
    case json
  }

  private static let format = CommandOption(
    "format", value: .choice(Format.allCases.map(\.rawValue)), help: "Write text for people, or one JSON document")
  private static let check = CommandOption(
    "check", help: "Prove the solver's state right after every statement; an error in it is an internal fault")
  private static let trace = CommandOption("trace", help: "Print every pivot of the simplex method and why it is made")
  private static let time = CommandOption("time", help: "Print the time of each statement to standard error")
  private static let quiet = CommandOption("quiet", short: "q", help: "Print no values, only what went wrong")

  /// Values that a script may print: they are kept until it is over.
  static let mostPrinted = 10_000_000

  static let command = Command(
    "run",
    summary: "Carries out constraint scripts and checks what they expect",
    discussion: [
      "Prints what the script prints; a script without 'print' shows all its variables at the end. A failed "
        + "expectation and a refusal that the script does not expect are reported, and the run goes on.",
      "Exit status: 0 if all went as the scripts say, 1 if not, 64 for a wrong command line, 65 for a malformed script, 66 "
        + "for a file that cannot be read, 70 for an internal fault, 74 if the output cannot be written. Of several "
        + "files the largest counts.",
    ],
    options: [format, check, trace, time, quiet, TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: .max, areFiles: true, help: "Constraint scripts (.cass); '-' is standard input"))

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    let options = ScriptOptions(
      checksInvariants: invocation.isSet(check), traces: invocation.isSet(trace),
      measuresTime: invocation.isSet(time))
    var reporter = reporter(invocation, surroundings)
    var code = ExitCode.success
    for path in invocation.operands {
      code = max(code, run(path, options, invocation.timeLimit, &reporter, surroundings))
    }
    reporter.finish()
    return code
  }

  private static func reporter(_ invocation: Invocation, _ surroundings: Surroundings) -> any ScriptReporter {
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let diagnosticStyle = TextStyle(usesColor: color.usesColor(on: surroundings.diagnosticsTerminal))
    switch invocation.choice(format, default: Format.text) {
    case .json:
      return ScriptJSONReporter(
        output: surroundings.output, diagnostics: surroundings.diagnostics, style: diagnosticStyle)
    case .text:
      return ScriptTextReporter(
        output: surroundings.output,
        diagnostics: surroundings.diagnostics,
        style: TextStyle(usesColor: color.usesColor(on: surroundings.outputTerminal)),
        diagnosticStyle: diagnosticStyle,
        showsValues: !invocation.isSet(quiet),
        headsValues: invocation.operands.count > 1)
    }
  }

  private static func run(
    _ path: String, _ options: ScriptOptions, _ limit: TimeLimit, _ reporter: inout any ScriptReporter,
    _ surroundings: Surroundings
  ) -> ExitCode {
    let name = InputName.of(path)
    reporter.begin(name)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputPaths.bytes(of: path, atMost: ScriptLimits.fileSize, in: surroundings)
    } catch {
      reporter.unreadable(error.message)
      return .noInput
    }
    let source = ScriptSource(name: name, bytes: bytes)
    let answer = limit.answer { account(of: source, options) }
    guard let (account, times) = answer else {
      reporter.givenUp(limit.message)
      return .dataError
    }
    let code = account.tell(&reporter)
    if !times.isEmpty { surroundings.diagnostics(StatementTimeTable.text(times, of: source)) }
    return code
  }

  static func account(
    of source: ScriptSource, _ options: ScriptOptions, mostPrinted: Int = mostPrinted
  ) -> (Account<any ScriptReporter>, times: [StatementTime]) {
    var account = Account<any ScriptReporter>()
    do throws(ScriptSyntaxErrors) {
      let script = try Script(source)
      var printed = 0
      let summary = script.run(options) { event in
        if case .printed(let print) = event { printed += print.values.count }
        if printed <= mostPrinted { account.add { $0.report(event, in: source) } }
      }
      if printed > mostPrinted {
        return (Account(.dataError) { $0.givenUp("prints more than \(mostPrinted) values; print fewer") }, [])
      }
      account.add(code(of: summary)) { $0.end(summary, of: script) }
      return (account, summary.times)
    } catch {
      account.add(.dataError) { $0.malformed(error, in: source) }
      return (account, [])
    }
  }

  private static func code(of summary: ScriptSummary) -> ExitCode {
    if summary.isBroken { return .internalFault }
    return summary.failures == 0 ? .success : .findings
  }
}
