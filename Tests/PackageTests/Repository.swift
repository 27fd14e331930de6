#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of the package, from where this one lies.
enum Repository {
  enum Failure: Error {
    case unreadable(path: String)
  }

  /// The folder of `Package.swift`.
  static let root = folder(of: folder(of: folder(of: #filePath)))

  static func text(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
      throw Failure.unreadable(path: path)
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

  /// The paths of all files and folders below a folder, relative to it.
  static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder).sorted()
  }

  /// The guides: the Markdown files at the top and in `Documentation`.
  static func guides() throws -> [String] {
    let top = try FileManager.default.contentsOfDirectory(atPath: root)
    let below = try FileManager.default.subpathsOfDirectory(atPath: root + "/Documentation")
    return (top + below.map { "Documentation/" + $0 }).filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The path without its last part; empty if there is only one.
  static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
