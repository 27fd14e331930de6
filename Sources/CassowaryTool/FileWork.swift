import CassowaryFormats
import CassowaryReports
import CommandLineKit

/// The work of a command on one file after the other: it is read here, looked into under the time limit, and then what is wrong
/// with it is told.
struct FileWork {
  let limit: TimeLimit
  let surroundings: Surroundings
  /// Of messages.
  private let style: TextStyle

  init(_ invocation: Invocation, in surroundings: Surroundings) {
    limit = invocation.timeLimit
    self.surroundings = surroundings
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    style = TextStyle(usesColor: color.usesColor(on: surroundings.diagnosticsTerminal))
  }

  /// A file that is read. `endings` are those of the files that are looked for if it is a folder, none if folders are not searched.
  func loading(
    _ path: String, endings: [String] = [], atMost size: Int = JSONLimits.textSize
  ) throws(InputLoading.Failure) -> InputLoading {
    let name = InputName.of(path)
    do throws(SystemError) {
      let bytes = try InputPaths.bytes(of: path, atMost: size, endingIn: endings, in: surroundings)
      return InputLoading(name, bytes, style)
    } catch {
      throw failure(error.message, .noInput, of: name)
    }
  }

  /// What `body` answers when it looks into a file.
  func answer<Answer: Sendable>(
    _ path: String, endings: [String] = [], atMost size: Int = JSONLimits.textSize,
    _ body: @escaping @Sendable (inout InputLoading) throws(InputLoading.Failure) -> Answer
  ) throws(InputLoading.Failure) -> Answer {
    let loading = try loading(path, endings: endings, atMost: size)
    return try answer([loading]) { files throws(InputLoading.Failure) in try body(&files[0]) }
  }

  /// What `body` answers when it looks into files together.
  func answer<Answer: Sendable>(
    _ files: [InputLoading],
    _ body: @escaping @Sendable (inout [InputLoading]) throws(InputLoading.Failure) -> Answer
  ) throws(InputLoading.Failure) -> Answer {
    let outcome = limit.answer {
      var files = files
      let answer = Result { () throws(InputLoading.Failure) in try body(&files) }
      return (answer: answer, messages: files.map(\.messages).joined())
    }
    guard let outcome else {
      throw failure(limit.message, .dataError, of: files.map(\.name).joined(separator: ", "))
    }
    surroundings.diagnostics(outcome.messages)
    return try outcome.answer.get()
  }

  /// Says why there is no answer.
  func failure(_ message: String, _ code: ExitCode, of name: String) -> InputLoading.Failure {
    var loading = InputLoading(name, [], style)
    let failure = loading.failure(message, code)
    surroundings.diagnostics(loading.messages)
    return failure
  }
}
