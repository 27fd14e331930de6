import CassowaryFormats
import CassowaryLayout
import CassowaryReports
import CommandLineKit

/// Lays out the scenes that are wanted of one file.
struct DocumentSolving: Sendable {
  typealias Reports = Account<any SceneReporter>

  let text: SourceText
  let request: SceneRequest
  /// As the command line writes them.
  let changes: [String]
  /// Whether there is in a scene what makes the exit code that of findings.
  let isFinding: @Sendable (SceneFacts) -> Bool

  /// What there is to tell.
  func account() -> Reports {
    var account = Reports()
    let file: LayoutFile
    do throws(DocumentErrors) {
      file = try LayoutFile.read(text)
    } catch {
      account.add(.dataError) { [text] in $0.malformed(error, in: text) }
      return account
    }
    for note in request.interface.notes(on: file) { account.add { $0.noted(note) } }
    let variants: [SceneRequest.Variant]
    do throws(DocumentErrors) {
      variants = try request.variants(of: file)
    } catch {
      let option = request.blame(in: file)
      account.add(.usage) { $0.failed(option, error.messages) }
      return account
    }
    var pending = PendingChanges(changes)
    for variant in variants { solve(variant, &pending, of: file, &account) }
    if let (words, reason) = pending.firstUnknown { account.add(.usage) { $0.failed("--set \(words)", reason) } }
    return account
  }

  private func solve(
    _ variant: SceneRequest.Variant, _ pending: inout PendingChanges, of file: LayoutFile, _ account: inout Reports
  ) {
    let document = variant.document()
    let text = file.text
    let scene: LayoutScene
    do throws(DocumentErrors) {
      var options = variant.options
      options.changes = pending.understood(by: document)
      // All scenes of a document know the same views; each screen of a storyboard knows its own.
      if file.isDocument && pending.firstUnknown != nil { return }
      scene = try LayoutScene(document, options)
    } catch {
      return account.add(.dataError) { $0.malformed(error, in: text) }
    }
    let mistakes = DocumentErrors(ifAny: document.mistakes)
    if let mistakes { account.add(.dataError) { $0.malformed(mistakes, in: text) } }
    do throws(LayoutError) {
      let facts = try scene.facts()
      account.add(isFinding(facts) ? .findings : .success) { $0.report(facts, as: variant.name) }
    } catch {
      account.add(.dataError) { $0.failed(variant.name, error.description) }
    }
  }
}
