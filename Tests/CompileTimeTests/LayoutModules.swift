#if os(Linux) || os(macOS)
  import Foundation

  /// The layout layer as a module to import, made from the sources without their bodies: that takes seconds, so all tests
  /// of its operators share one.
  struct LayoutModules {
    private let folder: URL

    /// Makes the modules, lends them to `body`, and removes them.
    static func with(_ body: (LayoutModules) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "CassowaryModules-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for module in ["Cassowary", "CassowaryLayout"] {
        let verdict = try TypeChecker().emitModule(module, into: folder)
        if !verdict.succeeded { throw TypeChecker.Failure.noModule(module, output: verdict.output) }
      }
      try body(LayoutModules(folder: folder))
    }

    /// Type-checks a fixture that imports the layout layer.
    func check(_ fixture: String, limit: Int? = nil) throws -> TypeChecker.Verdict {
      try TypeChecker().check("Layout/\(fixture)", importing: folder, limit: limit)
    }
  }
#endif
