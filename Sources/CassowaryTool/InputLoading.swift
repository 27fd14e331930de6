import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// Reads one file for a command that looks into it, and tells what is wrong with it.
struct InputLoading {
  let path: String
  /// Of the files that are looked for if it is a folder; none if folders are not searched.
  let endings: [String]
  let surroundings: Surroundings
  /// Of messages.
  let style: TextStyle

  /// Why there is nothing to look into; it has been told.
  struct Failure: Error {
    let code: ExitCode
  }

  init(_ path: String, _ invocation: Invocation, endings: [String] = [], in surroundings: Surroundings) {
    self.path = path
    self.endings = endings
    self.surroundings = surroundings
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    style = TextStyle(usesColor: color.usesColor(on: surroundings.diagnosticsTerminal))
  }

  var name: String { InputName.of(path) }

  func file() throws(Failure) -> InputFile {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputPaths.bytes(of: path, atMost: JSONLimits.textSize, endingIn: endings, in: surroundings)
    } catch {
      throw failure(error.message, .noInput)
    }
    do throws(InputFile.Mistakes) {
      return try InputFile.read(name, bytes)
    } catch {
      let text = DocumentProblemText(file: name, style: style)
      surroundings.diagnostics(error.list.map { text.text($0.message, at: $0.position) }.joined())
      throw Failure(code: .dataError)
    }
  }

  /// The scenes of a file that the command line asks for, each with its name.
  func scenes(
    of file: LayoutFile, _ invocation: Invocation
  ) throws(Failure) -> [(name: String, scene: LayoutScene)] {
    let request = try Self.request(invocation, in: surroundings)
    return try scenes(of: file, request, changes: invocation.values(SceneSelection.set))
  }

  func scenes(
    of file: LayoutFile, _ request: SceneRequest, changes words: [String]
  ) throws(Failure) -> [(name: String, scene: LayoutScene)] {
    tellNotes(on: file, request)
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

  /// What is worth saying about a file as it is asked for.
  func tellNotes(on file: LayoutFile, _ request: SceneRequest) {
    let text = DocumentProblemText(file: name, style: style)
    for note in request.interface.notes(on: file) { surroundings.diagnostics(text.text(note)) }
  }

  /// Which scenes the command line asks for.
  static func request(_ invocation: Invocation, in surroundings: Surroundings) throws(Failure) -> SceneRequest {
    do throws(SceneSelection.Mistake) {
      return try SceneSelection.request(invocation, in: surroundings)
    } catch {
      throw Failure(code: error.tell(invocation, surroundings))
    }
  }

  /// What `body` answers; tells why if there is no answer.
  func asking<Answer>(_ body: () throws(ExplanationError) -> Answer) throws(Failure) -> Answer {
    do throws(ExplanationError) {
      return try body()
    } catch {
      throw failure(error.message, .usage)
    }
  }

  /// What `body` makes of a layout; tells why if numbers are too hard.
  func layingOut<Answer>(_ body: () throws(LayoutError) -> Answer) throws(Failure) -> Answer {
    do throws(LayoutError) {
      return try body()
    } catch {
      throw failure(error.description, .dataError)
    }
  }

  /// Tells why, and fails.
  func failure(_ message: String, _ code: ExitCode) -> Failure {
    surroundings.diagnostics(DocumentProblemText(file: name, style: style).text(message))
    return Failure(code: code)
  }
}
