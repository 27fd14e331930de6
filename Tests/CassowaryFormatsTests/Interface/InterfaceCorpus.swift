import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Public storyboards and xibs, which are not part of the project: read from the folder that `CASSOWARY_IB_CORPUS` names, else
/// from `../shared/ib` beside the project.
enum InterfaceCorpus {
  /// `nil` where there is none.
  static let folder: String? = {
    let project = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    let folder = ProcessInfo.processInfo.environment["CASSOWARY_IB_CORPUS"] ?? project + "/../shared/ib"
    return FileManager.default.fileExists(atPath: folder + "/expected") ? folder : nil
  }()

  /// The files of a folder of the corpus, in order.
  static func paths(in part: String) throws -> [String] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder + "/" + part).sorted().map {
      "\(folder)/\(part)/\($0)"
    }
  }

  static func text(_ path: String) throws -> SourceText {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    return SourceText(name: name, bytes: Array(try #require(FileManager.default.contents(atPath: path), "\(path)")))
  }
}
