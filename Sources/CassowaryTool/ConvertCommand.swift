import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// `cassowary convert`: writes the screens of a file as layout documents or as Swift code.
enum ConvertCommand: ToolCommand {
  private enum Target: String, CaseIterable {
    case layout
    case swift

    var suffix: String { self == .layout ? ".layout.json" : ".swift" }
  }

  private static let target = CommandOption(
    "to", value: .choice(Target.allCases.map(\.rawValue)),
    help: "Write layout documents, or Swift code that builds the same views")
  private static let output = CommandOption(
    "output", short: "o", value: .file(placeholder: "FILE"),
    help: "Write to this file; of several screens each layout document to a file with the screen's id in its name")

  /// A screen has no states, and what is changed is seen in its file.
  private static let selection = SceneSelection.options.filter {
    $0 != SceneSelection.state && $0 != SceneSelection.set
  }

  static let command = Command(
    "convert",
    summary: "Writes storyboards and xibs as layout documents, these and documents as Swift code",
    discussion: [
      "A screen is written as it is laid out on its canvas: installed views and constraints, sizes of contents, margins "
        + "and safe areas. Without --output the text goes to standard output, of layout documents that of one screen. "
        + "Swift code of several screens is one file with a function for each.",
      "Exit status: 0 if all screens were written, 64 for a wrong command line, 65 for a malformed file, 66 for a file "
        + "that cannot be read, 74 if a file cannot be written.",
    ],
    options: [target, output] + selection + [ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: 1, areFiles: true,
      help: "A storyboard, a xib, or a layout document (.layout.json); '-' is standard input"))

  /// Why nothing more can be done.
  private struct Stop: Error {
    let code: ExitCode
    let message: String
    /// The file that it is about, if that is not the one that is read.
    var file: String?
  }

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    let path = invocation.operands[0]
    let name = InputName.of(path)
    let color = invocation.choice(ColorChoice.option, default: ColorChoice.auto)
    let style = TextStyle(usesColor: color.usesColor(on: surroundings.diagnosticsTerminal))
    let problems = DocumentProblemText(file: name, style: style)
    let request: SceneRequest
    do throws(InputLoading.Failure) {
      request = try InputLoading.request(invocation, in: surroundings)
    } catch {
      return error.code
    }
    do throws(Stop) {
      let target = try wantedTarget(invocation)
      let text = SourceText(name: name, bytes: try bytes(path, surroundings))
      let variants: [SceneRequest.Variant]
      let isDocument: Bool
      do throws(DocumentErrors) {
        let file = try LayoutFile.read(text)
        isDocument = file.isDocument
        for note in request.interface.notes(on: file) { surroundings.diagnostics(problems.text(note)) }
        variants = try request.variants(of: file)
      } catch {
        surroundings.diagnostics(problems.text(error, in: text))
        return .dataError
      }
      if isDocument && target == .layout {
        throw Stop(code: .usage, message: "this is a layout document already; write '--to swift' for code")
      }
      if isDocument && !request.canvases.isEmpty {
        throw Stop(code: .usage, message: "a layout document is written for its own canvas; give sizes in the document")
      }
      return try write(variants, as: target, invocation, surroundings) {
        surroundings.diagnostics(problems.text($0, in: text))
      }
    } catch {
      let text = error.file.map { DocumentProblemText(file: $0, style: style) } ?? problems
      surroundings.diagnostics(text.text(error.message))
      return error.code
    }
  }

  private static func bytes(_ path: String, _ surroundings: Surroundings) throws(Stop) -> [UInt8] {
    do throws(SystemError) {
      return try InputPaths.bytes(of: path, atMost: JSONLimits.textSize, in: surroundings)
    } catch {
      throw Stop(code: .noInput, message: error.message)
    }
  }

  /// As it is said, or as the file that is to be written is called.
  private static func wantedTarget(_ invocation: Invocation) throws(Stop) -> Target {
    if let word = invocation.value(target) { return Target(rawValue: word) ?? .layout }
    guard let output = invocation.value(output) else { return .layout }
    if output.hasSuffix(".swift") { return .swift }
    if output.hasSuffix(".json") { return .layout }
    throw Stop(
      code: .usage,
      message: "the name tells neither a layout document (.layout.json) nor Swift code (.swift); add '--to layout' or "
        + "'--to swift'", file: output)
  }

  private static func write(
    _ variants: [SceneRequest.Variant], as target: Target, _ invocation: Invocation, _ surroundings: Surroundings,
    tell: (DocumentErrors) -> Void
  ) throws(Stop) -> ExitCode {
    let output = invocation.value(output)
    var mistakes: [DocumentError] = []
    let documents = variants.map { variant in
      let document = variant.document()
      mistakes += document.mistakes
      return document
    }
    if let mistakes = DocumentErrors(ifAny: mistakes) { tell(mistakes) }
    let code = mistakes.isEmpty ? ExitCode.success : .dataError
    if target == .swift {
      try write(text { try SwiftWriter.text(of: documents) }, to: output, surroundings)
      return code
    }
    if output == nil && variants.count > 1 {
      throw Stop(
        code: .usage,
        message: "there are \(variants.count) screens; name one with '--scene', or a file with '--output'")
    }
    for (variant, document) in zip(variants, documents) {
      let file = output.map { variants.count == 1 ? $0 : path($0, target, of: variant.name) }
      try write(text { try DocumentWriter.text(of: document) }, to: file, surroundings)
    }
    return code
  }

  private static func write(_ text: String, to path: String?, _ surroundings: Surroundings) throws(Stop) {
    guard let path else { return surroundings.output(text) }
    do throws(SystemError) {
      try surroundings.write(text, path)
    } catch {
      throw Stop(code: .cannotWrite, message: error.message, file: path)
    }
  }

  private static func text(_ make: () throws -> String) throws(Stop) -> String {
    do {
      return try make()
    } catch let errors as DocumentErrors {
      throw Stop(code: .dataError, message: errors.messages)
    } catch {
      throw Stop(code: .dataError, message: "\(error)")
    }
  }

  /// `Main.layout.json` becomes `Main.tne-QT-ifu.layout.json`.
  private static func path(_ output: String, _ target: Target, of name: String) -> String {
    let stem = output.hasSuffix(target.suffix) ? String(output.dropLast(target.suffix.count)) : output
    let part = String(name.map { $0 == "/" ? "-" : $0 })
    return stem + "." + part + target.suffix
  }
}
