import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// Reads one file and lays out the scenes that are wanted of it.
struct DocumentSolving {
  let path: String
  let request: SceneRequest
  /// As the command line writes them.
  let changes: [String]
  let surroundings: Surroundings

  /// Tells the reporter of each scene; the exit code is that of findings if `isFinding` says so of one of them.
  func run(_ reporter: inout any SceneReporter, isFinding: (SceneFacts) -> Bool) -> ExitCode {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputPaths.bytes(
        of: path, atMost: JSONLimits.textSize, endingIn: LayoutFile.folderSuffixes, in: surroundings)
    } catch {
      reporter.unreadable(error.message)
      return .noInput
    }
    let text = SourceText(name: InputName.of(path), bytes: bytes)
    let file: LayoutFile
    do throws(DocumentErrors) {
      file = try LayoutFile.read(text)
    } catch {
      reporter.malformed(error, in: text)
      return .dataError
    }
    for note in request.interface.notes(on: file) { reporter.noted(note) }
    let variants: [SceneRequest.Variant]
    do throws(DocumentErrors) {
      variants = try request.variants(of: file)
    } catch {
      reporter.failed(request.blame(in: file), error.messages)
      return .usage
    }
    var pending = PendingChanges(changes)
    var code = ExitCode.success
    for variant in variants {
      code = max(code, run(variant, &pending, of: file, &reporter, isFinding))
    }
    if let (words, reason) = pending.firstUnknown {
      reporter.failed("--set \(words)", reason)
      return .usage
    }
    return code
  }

  private func run(
    _ variant: SceneRequest.Variant, _ pending: inout PendingChanges, of file: LayoutFile,
    _ reporter: inout any SceneReporter, _ isFinding: (SceneFacts) -> Bool
  ) -> ExitCode {
    let document = variant.document()
    let scene: LayoutScene
    do throws(DocumentErrors) {
      var options = variant.options
      options.changes = pending.understood(by: document)
      // All scenes of a document know the same views; each screen of a storyboard knows its own.
      if file.isDocument && pending.firstUnknown != nil { return .usage }
      scene = try LayoutScene(document, options)
    } catch {
      reporter.malformed(error, in: file.text)
      return .dataError
    }
    let mistakes = DocumentErrors(ifAny: document.mistakes)
    if let mistakes { reporter.malformed(mistakes, in: file.text) }
    do throws(LayoutError) {
      let facts = try scene.facts()
      reporter.report(facts, as: variant.name)
      return mistakes != nil ? .dataError : isFinding(facts) ? .findings : .success
    } catch {
      reporter.failed(variant.name, error.description)
      return .dataError
    }
  }
}
