import CommandLineKit

/// The tool `cassowary`: its table of commands, and the way from words to an exit code.
enum Tool {
  static let version = "0.1.0"

  static var subcommands: [any ToolCommand.Type] {
    [
      SolveCommand.self, ConvertCommand.self, RunCommand.self, CheckCommand.self, ExplainCommand.self,
      TraceCommand.self, SweepCommand.self,
      DiffCommand.self, LogCommand.self, CompletionsCommand.self, ManualCommand.self,
    ]
  }

  static let command = Command(
    "cassowary",
    summary: "Lays out documents of views, and solves and checks systems of linear constraints",
    subcommands: subcommands.map { $0.command })

  /// Runs the command line in the process's own surroundings.
  static func main(_ words: [String]) -> ExitCode {
    let output = FileOutput(.standardOutput)
    let diagnostics = FileOutput(.standardError)
    let surroundings = Surroundings(
      output: output.write,
      diagnostics: { text in
        // What was answered before stands above what is said about it.
        output.flush()
        diagnostics.write(text)
        diagnostics.flush()
      },
      outputTerminal: .of(.standardOutput),
      diagnosticsTerminal: .of(.standardError),
      read: FileInput.read,
      write: FileOutput.write,
      files: FileSearch.files)
    let code = run(words, in: surroundings)
    output.flush()
    guard let error = output.error, !error.isBrokenPipe else { return code }
    diagnostics.write("cassowary: error: cannot write: \(error.message)\n")
    diagnostics.flush()
    return max(code, .cannotWrite)
  }

  /// Runs the command line.
  static func run(_ words: [String], in surroundings: Surroundings) -> ExitCode {
    do throws(UsageError) {
      switch try CommandLineParser.parse(words, root: command) {
      case .version:
        surroundings.output("cassowary \(version)\n")
        return .success
      case .help(let path):
        surroundings.output(HelpText.text(on: path, width: surroundings.outputTerminal.width))
        return .success
      case .run(let invocation):
        let name = invocation.command.name
        guard let subcommand = subcommands.first(where: { $0.command.name == name }) else { return .internalFault }
        return subcommand.run(invocation, in: surroundings)
      }
    } catch {
      surroundings.diagnostics("cassowary: error: \(error.reason.message)\n")
      surroundings.diagnostics(HelpText.usage(of: error.path) + "\n" + HelpText.reference(to: error.path) + "\n")
      return .usage
    }
  }
}
