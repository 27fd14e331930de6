import CassowaryFormats
import CassowaryReports
import CommandLineKit

/// The insets that `--guides` gives for storyboards' canvases.
enum GivenGuides {
  /// All that the option names, by the file that they are about. Tells of what is of no use.
  static func read(
    _ invocation: Invocation, in surroundings: Surroundings
  ) throws(SceneSelection.Mistake) -> [String: GuideInsets] {
    var guides: [String: GuideInsets] = [:]
    let inputs = Set(
      InputPaths.files(of: invocation.operands, endingIn: LayoutFile.folderSuffixes, in: surroundings).map(fileName))
    for path in invocation.values(SceneSelection.guides) {
      let folder = surroundings.files(path)
      var about: [String] = []
      for file in folder?.filter({ $0.hasSuffix(".json") }) ?? [path] {
        let insets = try insets(in: file, surroundings)
        guides[insets.file] = insets
        about.append(insets.file)
        let text = DocumentProblemText(file: file, style: TextStyle(usesColor: false))
        for note in insets.notes { surroundings.diagnostics(text.text(note)) }
      }
      if inputs.isDisjoint(with: about) {
        let what = folder != nil ? "has no insets for the files" : "is about '\(about[0])', which is none of the files"
        surroundings.diagnostics("\(path): note: this \(what) that are read; it changes nothing\n")
      }
    }
    return guides
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? path }

  private static func insets(
    in path: String, _ surroundings: Surroundings
  ) throws(SceneSelection.Mistake) -> GuideInsets {
    do {
      let text = SourceText(name: path, bytes: try surroundings.read(path, JSONLimits.textSize))
      return try GuideInsets.read(text)
    } catch let error as DocumentErrors {
      let position = error.errors.first.map { ":\($0.position.line):\($0.position.column)" } ?? ""
      throw SceneSelection.Mistake(message: "\(path)\(position): \(error.messages)", code: .dataError)
    } catch let error as SystemError {
      throw SceneSelection.Mistake(message: "\(path): \(error.message)", code: .noInput)
    } catch {
      throw SceneSelection.Mistake(message: "\(path) cannot be read", code: .noInput)
    }
  }
}
