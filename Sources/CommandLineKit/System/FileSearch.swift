/// Finds the files of a folder.
package enum FileSearch {
  /// Folders inside one another; links may lead round in circles.
  private static let depth = 32

  /// The paths of all files below a folder in the order of their names, hidden ones left out; `nil` for what is no folder.
  package static func files(below path: String) -> [String]? { files(below: path, depth: depth) }

  private static func files(below path: String, depth: Int) -> [String]? {
    guard depth > 0, let names = Platform.names(inFolder: path) else { return nil }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name in
      files(below: prefix + name, depth: depth - 1) ?? [prefix + name]
    }
  }
}
