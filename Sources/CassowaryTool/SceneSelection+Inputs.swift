import CassowaryFormats
import CommandLineKit

extension SceneSelection {
  /// What the command line asks for, with the insets that it names.
  ///
  /// - Throws: options that mean nothing for any of the files, and what is wrong with insets.
  static func request(_ invocation: Invocation, in surroundings: Surroundings) throws(Mistake) -> SceneRequest {
    var request = try request(invocation)
    let paths = InputPaths.files(of: invocation.operands, in: surroundings).filter {
      $0.hasEnding(in: InputFile.suffixes + LayoutFile.suffixes)
    }
    let others = [".json", ".cass"]
    if !paths.isEmpty, paths.allSatisfy({ $0.hasEnding(in: others) }),
      let option = interfaceOptions.first(where: { !invocation.values($0).isEmpty || invocation.isSet($0) })
    {
      throw Mistake(message: "'--\(option.name)' is for storyboards and xibs, and there is none among the files")
    }
    request.interface.guides = try GivenGuides.read(invocation, in: surroundings)
    return request
  }

  /// Options that change nothing about layout documents and scripts.
  private static let interfaceOptions = [scene, guides, runtime, text, contentSizeCategory, sizeClass]
}

extension SceneRequest {
  /// The option that is to blame where a file does not have what is asked for.
  func blame(in file: LayoutFile) -> String {
    if case .together(let names) = states, !names.isEmpty { return "--state" }
    return file.isDocument ? "--state" : "--scene"
  }
}
