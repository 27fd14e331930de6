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
    options: [target, output] + selection + [TimeLimit.option, ColorChoice.option],
    operands: Operands(
      "FILE", atLeast: 1, atMost: 1, areFiles: true,
      help: "A storyboard, a xib, or a layout document (.layout.json); '-' is standard input"))

  /// The texts of screens, each with the screen's name; of Swift code there is one.
  private struct Screens: Sendable {
    var texts: [(name: String, text: String)] = []
    var hasMistakes = false
  }

  static func run(_ invocation: Invocation, in surroundings: Surroundings) -> ExitCode {
    let path = invocation.operands[0]
    let work = FileWork(invocation, in: surroundings)
    do throws(InputLoading.Failure) {
      let request = try InputLoading.request(invocation, in: surroundings)
      let target = try wantedTarget(invocation, work)
      let isOne = invocation.value(output) == nil
      let screens = try work.answer(path) { loading throws(InputLoading.Failure) in
        try Self.screens(of: &loading, request, as: target, isOne: isOne)
      }
      for (name, text) in screens.texts {
        guard let output = invocation.value(output) else {
          surroundings.output(text)
          continue
        }
        let path = screens.texts.count == 1 ? output : Self.path(output, target, of: name)
        do throws(SystemError) {
          try surroundings.write(text, path)
        } catch {
          throw work.failure(error.message, .cannotWrite, of: path)
        }
      }
      return screens.hasMistakes ? .dataError : .success
    } catch {
      return error.code
    }
  }

  /// As it is said, or as the file that is to be written is called.
  private static func wantedTarget(
    _ invocation: Invocation, _ work: FileWork
  ) throws(InputLoading.Failure) -> Target {
    if let word = invocation.value(target) { return Target(rawValue: word) ?? .layout }
    guard let output = invocation.value(output) else { return .layout }
    if output.hasSuffix(".swift") { return .swift }
    if output.hasSuffix(".json") { return .layout }
    throw work.failure(
      "the name tells neither a layout document (.layout.json) nor Swift code (.swift); add '--to layout' or "
        + "'--to swift'", .usage, of: output)
  }

  private static func screens(
    of loading: inout InputLoading, _ request: SceneRequest, as target: Target, isOne: Bool
  ) throws(InputLoading.Failure) -> Screens {
    let text = SourceText(name: loading.name, bytes: loading.bytes)
    let variants: [SceneRequest.Variant]
    let isDocument: Bool
    do throws(DocumentErrors) {
      let file = try LayoutFile.read(text)
      isDocument = file.isDocument
      loading.note(file, request)
      variants = try request.variants(of: file)
    } catch {
      loading.note(error, in: text)
      throw InputLoading.Failure(code: .dataError)
    }
    if isDocument && target == .layout {
      throw loading.failure("this is a layout document already; write '--to swift' for code", .usage)
    }
    if isDocument && !request.canvases.isEmpty {
      throw loading.failure("a layout document is written for its own canvas; give sizes in the document", .usage)
    }
    var screens = Screens()
    let documents = variants.map { $0.document() }
    if let mistakes = DocumentErrors(ifAny: documents.flatMap(\.mistakes)) {
      loading.note(mistakes, in: text)
      screens.hasMistakes = true
    }
    do {
      if target == .swift {
        screens.texts = [("", try SwiftWriter.text(of: documents))]
      } else if isOne && variants.count > 1 {
        throw loading.failure(
          "there are \(variants.count) screens; name one with '--scene', or a file with '--output'", .usage)
      } else {
        for (variant, document) in zip(variants, documents) {
          screens.texts.append((variant.name, try DocumentWriter.text(of: document)))
        }
      }
      return screens
    } catch let failure as InputLoading.Failure {
      throw failure
    } catch {
      throw loading.failure((error as? DocumentErrors)?.messages ?? "\(error)", .dataError)
    }
  }

  /// `Main.layout.json` becomes `Main.tne-QT-ifu.layout.json`.
  private static func path(_ output: String, _ target: Target, of name: String) -> String {
    let stem = output.hasSuffix(target.suffix) ? String(output.dropLast(target.suffix.count)) : output
    let part = String(name.map { $0 == "/" ? "-" : $0 })
    return stem + "." + part + target.suffix
  }
}
