import CassowaryFormats
import CommandLineKit

/// The insets that `--guides` gives for storyboards' canvases.
enum GivenGuides {
  /// All that the option names, by the file that they are about.
  static func read(
    _ invocation: Invocation, in surroundings: Surroundings
  ) throws(SceneSelection.Mistake) -> [String: GuideInsets] {
    var guides: [String: GuideInsets] = [:]
    for path in invocation.values(SceneSelection.guides) {
      let files = surroundings.files(path)?.filter { $0.hasSuffix(".json") } ?? [path]
      for file in files {
        let insets = try insets(in: file, surroundings)
        guides[insets.file] = insets
      }
    }
    return guides
  }

  private static func insets(
    in path: String, _ surroundings: Surroundings
  ) throws(SceneSelection.Mistake) -> GuideInsets {
    do {
      let text = SourceText(name: path, bytes: try surroundings.read(path, JSONLimits.textSize))
      return try GuideInsets.read(text)
    } catch let error as DocumentErrors {
      let position = error.errors.first.map { ":\($0.position.line):\($0.position.column)" } ?? ""
      throw SceneSelection.Mistake(message: "\(path)\(position): \(error.messages)")
    } catch let error as SystemError {
      throw SceneSelection.Mistake(message: "\(path): \(error.message)")
    } catch {
      throw SceneSelection.Mistake(message: "\(path) cannot be read")
    }
  }
}
