import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// What a command finds in one file, and what is wrong with it: kept until the work on it is over.
struct InputLoading: Sendable {
  /// As messages call it.
  let name: String
  let bytes: [UInt8]
  /// For standard error.
  private(set) var messages = ""
  private let problems: DocumentProblemText

  /// Why there is no answer; a message says it.
  struct Failure: Error {
    let code: ExitCode
    /// What the message says; empty where there are several.
    var reason = ""
  }

  init(_ name: String, _ bytes: [UInt8], _ style: TextStyle) {
    self.name = name
    self.bytes = bytes
    problems = DocumentProblemText(file: name, style: style)
  }

  mutating func file() throws(Failure) -> InputFile {
    do throws(InputFile.Mistakes) {
      return try InputFile.read(name, bytes)
    } catch {
      for mistake in error.list { messages += problems.text(mistake.message, at: mistake.position) }
      throw Failure(code: .dataError)
    }
  }

  /// The scenes of a file that are asked for, each with its name. Changes are as the command line writes them.
  mutating func scenes(
    of file: LayoutFile, _ request: SceneRequest, changes words: [String]
  ) throws(Failure) -> [(name: String, scene: LayoutScene)] {
    note(file, request)
    var pending = PendingChanges(words)
    var scenes: [(name: String, scene: LayoutScene)] = []
    do throws(DocumentErrors) {
      for variant in try request.variants(of: file) {
        let document = variant.document()
        var options = variant.options
        options.changes = pending.understood(by: document)
        scenes.append((variant.name, try LayoutScene(document, options)))
      }
    } catch {
      throw failure(error.errors.map(\.message).joined(separator: "; "), .usage)
    }
    if let (words, reason) = pending.firstUnknown { throw failure("--set \(words): \(reason)", .usage) }
    return scenes
  }

  /// Notes what is worth saying about a file as it is asked for.
  mutating func note(_ file: LayoutFile, _ request: SceneRequest) {
    for note in request.interface.notes(on: file) { messages += problems.text(note) }
  }

  /// Notes mistakes with their lines.
  mutating func note(_ errors: DocumentErrors, in text: SourceText) { messages += problems.text(errors, in: text) }

  /// Which scenes the command line asks for. Tells why if that makes no sense.
  static func request(_ invocation: Invocation, in surroundings: Surroundings) throws(Failure) -> SceneRequest {
    do throws(SceneSelection.Mistake) {
      return try SceneSelection.request(invocation, in: surroundings)
    } catch {
      throw Failure(code: error.tell(invocation, surroundings))
    }
  }

  /// What `body` answers; says why if there is no answer.
  mutating func asking<Answer>(_ body: () throws(ExplanationError) -> Answer) throws(Failure) -> Answer {
    do throws(ExplanationError) {
      return try body()
    } catch {
      throw failure(error.message, .usage)
    }
  }

  /// What `body` makes of a layout; says why if numbers are too hard.
  mutating func layingOut<Answer>(_ body: () throws(LayoutError) -> Answer) throws(Failure) -> Answer {
    do throws(LayoutError) {
      return try body()
    } catch {
      throw failure(error.description, .dataError)
    }
  }

  /// Says why, and fails.
  mutating func failure(_ message: String, _ code: ExitCode) -> Failure {
    messages += problems.text(message)
    return Failure(code: code, reason: message)
  }
}
