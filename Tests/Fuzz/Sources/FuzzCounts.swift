import CassowaryFormats
import CassowaryLayout

/// What became of the inputs.
struct FuzzCounts: CustomStringConvertible {
  private var refused = 0
  private var screens = 0
  private var withMistakes = 0
  private var impossible = 0
  private var unstable = 0

  var description: String {
    "\(refused) refused, \(screens) screens laid out, \(withMistakes) with mistakes in them, \(impossible) that cannot "
      + "be made, \(unstable) too hard"
  }

  mutating func run(_ input: FuzzInput) {
    var request = SceneRequest()
    // Other ways to lay the same file out.
    request.interface.options.isRuntime = input.number % 3 == 0
    request.interface.options.textSize = input.number % 5 == 0 ? .measure : .recorded
    if input.number % 7 == 0 { request.interface.isLandscape = true }
    if input.number % 11 == 0, let device = Device.all.first { request.canvases = [SceneRequest.Canvas(device)] }
    if input.number % 8 == 0 { check(input, request) }
    do throws(DocumentErrors) {
      let file = try LayoutFile.read(SourceText(name: "fuzz", bytes: input.bytes))
      for variant in try request.variants(of: file) { run(variant.document(), input.number) }
    } catch {
      refused += 1
      precondition(!error.messages.isEmpty, "a refusal without a reason")
    }
  }

  /// Looks for mistakes on a small device, too.
  private func check(_ input: FuzzInput, _ request: SceneRequest) {
    var request = request
    request.canvases = Device.named("iphone-se").map { [SceneRequest.Canvas($0)] } ?? []
    let findings = InputFile.check("fuzz.storyboard", input.bytes, request, changes: [])
    // A file may well be without views; then a note says so.
    precondition(
      findings.failure != nil || findings.scenes > 0 || !findings.findings.isEmpty, "nothing checked, and nothing said")
  }

  private mutating func run(_ document: LayoutDocument, _ number: Int) {
    withMistakes += document.mistakes.isEmpty ? 0 : 1
    let scene: LayoutScene
    do throws(DocumentErrors) {
      scene = try LayoutScene(document)
    } catch {
      impossible += 1
      return
    }
    do throws(LayoutError) {
      let facts = try scene.facts()
      for view in facts.views {
        precondition(view.frame.minX.isFinite && view.frame.height.isFinite, "a frame that is not finite")
      }
      screens += 1
    } catch {
      unstable += 1
    }
    if number % 16 == 0 {
      _ = try? SwiftWriter.text(of: [document])
      _ = try? DocumentWriter.text(of: document)
    }
  }
}
