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

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".cass") }.sorted()
  }()

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
}
