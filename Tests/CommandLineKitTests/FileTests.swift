import Testing

@testable import CommandLineKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files and folders as the system has them.
@Suite struct FileTests {
  private static let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")

  @Test func foldersAreSearchedInOrder() throws {
    let files = try #require(FileSearch.files(below: Self.folder))
    #expect(files.contains(#filePath))
    #expect(files == files.sorted())
    let above = Self.folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    #expect(try #require(FileSearch.files(below: above + "/")).contains(#filePath))
    #expect(FileSearch.files(below: #filePath) == nil)
    #expect(FileSearch.files(below: Self.folder + "/none") == nil)
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/cassowary-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder + "/b", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileOutput.write("x", to: folder + "/b/file")
    for name in ["a", "c", "b/up"] {
      try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: folder)
    }
    try FileManager.default.createSymbolicLink(atPath: folder + "/d", withDestinationPath: folder + "/b/file")
    #expect(FileSearch.files(below: folder) == [folder + "/b/file", folder + "/d"])
  }

  @Test func devicesArePassedOver() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/cassowary-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileOutput.write("x", to: folder + "/b")
    try FileManager.default.createSymbolicLink(atPath: folder + "/a", withDestinationPath: "/dev/null")
    #expect(FileSearch.files(below: folder) == [folder + "/b"])
  }

  @Test func filesAreWrittenAsAWhole() throws {
    let path = FileManager.default.temporaryDirectory.path + "/cassowary-\(UInt64.random(in: 0 ... .max)).txt"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileOutput.write("one\nlonger text\n", to: path)
    try FileOutput.write("two é\n", to: path)
    #expect(String(decoding: try FileInput.read(path, limit: 100), as: UTF8.self) == "two é\n")
    #expect(throws: SystemError.self) { try FileOutput.write("", to: Self.folder) }
  }
}
