/// Finds the files of a folder.
package enum FileSearch {
  /// Folders inside one another.
  private static let depth = 32

  /// The paths of all files below a folder in the order of their names, hidden ones left out; `nil` for what is no folder. Links
  /// to files count as files, but links to folders are not followed: they may lead round in circles. Pipes and devices are
  /// passed over: to read them may take forever.
  package static func files(below path: String) -> [String]? { files(below: path, depth: depth) }

  private static func files(below path: String, depth: Int) -> [String]? {
    guard depth > 0, let names = Platform.names(inFolder: path) else { return nil }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [String] in
      let path = prefix + name
      if Platform.isRegularFile(path) { return [path] }
      return Platform.isLink(path) ? [] : files(below: path, depth: depth - 1) ?? []
    }
  }
}
