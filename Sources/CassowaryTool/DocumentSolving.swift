import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// Reads one document and lays out the scenes that are wanted of it.
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
      bytes = try surroundings.read(path, JSONLimits.textSize)
    } catch {
      reporter.unreadable(error.message)
      return .noInput
    }
    let text = JSONText(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    let document: LayoutDocument
    do throws(DocumentErrors) {
      document = try LayoutDocument.read(text)
    } catch {
      reporter.malformed(error, in: text)
      return .dataError
    }
    guard let (variants, changes) = wanted(of: document, &reporter) else { return .usage }
    var code = ExitCode.success
    for variant in variants {
      code = max(code, run(variant, changes, of: document, &reporter, isFinding))
    }
    return code
  }

  /// The scenes and changes, `nil` if the document does not have them.
  private func wanted(
    of document: LayoutDocument, _ reporter: inout any SceneReporter
  ) -> ([SceneRequest.Variant], [StateChange])? {
    var changes: [StateChange] = []
    for words in self.changes {
      do throws(DocumentErrors) {
        changes.append(try document.change(words))
      } catch {
        reporter.failed("--set \(words)", error.errors.map(\.message).joined(separator: "; "))
        return nil
      }
    }
    do throws(DocumentErrors) {
      return (try request.variants(of: document), changes)
    } catch {
      reporter.failed("--state", error.errors.map(\.message).joined(separator: "; "))
      return nil
    }
  }

  private func run(
    _ variant: SceneRequest.Variant, _ changes: [StateChange], of document: LayoutDocument,
    _ reporter: inout any SceneReporter, _ isFinding: (SceneFacts) -> Bool
  ) -> ExitCode {
    var options = variant.options
    options.changes = changes
    let scene: LayoutScene
    do throws(DocumentErrors) {
      scene = try LayoutScene(document, options)
    } catch {
      reporter.malformed(error, in: document.text)
      return .dataError
    }
    do throws(LayoutError) {
      let facts = try scene.facts()
      reporter.report(facts, as: variant.name)
      return isFinding(facts) ? .findings : .success
    } catch {
      reporter.failed(variant.name, error.description)
      return .dataError
    }
  }
}
