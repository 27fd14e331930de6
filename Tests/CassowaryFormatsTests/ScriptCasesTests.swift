import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The scripts made from public reports on other solvers. Each was proved with exact arithmetic.
@Suite struct ScriptCasesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/solver")
  private static let documentation = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation")

  private static let names = scripts(in: folder)
  private static let examples = scripts(in: documentation.appending(path: "Examples"))

  private static func scripts(in folder: URL) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return files.filter { $0.hasSuffix(".cass") }.sorted()
  }

  @Test func theCasesAreThere() {
    #expect(Self.names.count == 96)
  }

  /// All expectations hold, no statement is refused by surprise, and after every statement the solver proves its
  /// state.
  @Test(arguments: names)
  func scriptPasses(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let trial = try ScriptTrial(text)
    #expect(trial.lines == [])
    #expect(trial.summary.isOK)
  }

  @Test(arguments: examples)
  func examplePasses(name: String) throws {
    let text = try String(contentsOf: Self.documentation.appending(path: "Examples/\(name)"), encoding: .utf8)
    let trial = try ScriptTrial(text)
    #expect(trial.lines.allSatisfy { $0.contains(": print ") })
    #expect(trial.summary.isOK)
  }

  @Test func theExampleOfTheReferencePasses() throws {
    let text = try String(contentsOf: Self.documentation.appending(path: "ConstraintScripts.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```")
    try #require(blocks.count > 1)
    let trial = try ScriptTrial(blocks[1])
    #expect(trial.lines == ["12: print left = 150, right = 450"])
  }
}
