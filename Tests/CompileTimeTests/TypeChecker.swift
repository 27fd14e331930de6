#if os(Linux) || os(macOS)
  import Foundation

  /// Runs `swiftc -typecheck` on one fixture together with the model, as one module.
  ///
  /// The model's sources, not the built module: where a build keeps its modules depends on the build system.
  struct TypeChecker {
    /// What the compiler had to say.
    struct Verdict {
      let succeeded: Bool
      let output: String
    }

    enum Failure: Error {
      case noCompiler(path: String)
      case noModule(String, output: String)
    }

    private let compiler: URL
    private let tests: URL

    /// Finds `swiftc` by PATH, as the shell does.
    init() throws {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let candidates = path.split(separator: ":").map {
        URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc")
      }
      guard let compiler = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
        throw Failure.noCompiler(path: path)
      }
      self.compiler = compiler
      tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    }

    /// Type-checks the fixture's bodies and what they use. `limit` is the processor time in milliseconds that a single
    /// expression may take; more is an error.
    func check(_ fixture: String, limit: Int? = nil) throws -> Verdict {
      let model = tests.appendingPathComponent("../../Sources/Cassowary/Model").standardizedFileURL
      let sources = try FileManager.default.contentsOfDirectory(at: model, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .map(\.path).sorted()
      var arguments = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-package-name", "Cassowary"]
      arguments += ["-module-name", "Cassowary", "-warnings-as-errors"]
      if let limit { arguments += ["-Xfrontend", "-warn-long-expression-type-checking=\(limit)"] }
      arguments += sources + [tests.appendingPathComponent("Fixtures/\(fixture).swift").path]
      return try run(arguments)
    }

    /// Type-checks a fixture alone, with the modules in a folder to import.
    func check(_ fixture: String, importing folder: URL, limit: Int? = nil) throws -> Verdict {
      var arguments = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
      arguments += ["-I", folder.path]
      if let limit { arguments += ["-Xfrontend", "-warn-long-expression-type-checking=\(limit)"] }
      return try run(arguments + [tests.appendingPathComponent("Fixtures/\(fixture).swift").path])
    }

    /// Makes a module of `Sources` without function bodies, for importing.
    func emitModule(_ name: String, into folder: URL) throws -> Verdict {
      let sources = tests.appendingPathComponent("../../Sources/\(name)").standardizedFileURL
      let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appendingPathComponent($0).path }
      var arguments = ["-emit-module", "-swift-version", "6", "-parse-as-library", "-package-name", "Cassowary"]
      arguments += ["-module-name", name, "-I", folder.path]
      arguments += ["-Xfrontend", "-experimental-skip-all-function-bodies"]
      arguments += ["-o", folder.appendingPathComponent("\(name).swiftmodule").path]
      return try run(arguments + paths)
    }

    private func run(_ arguments: [String]) throws -> Verdict {
      let process = Process()
      process.executableURL = compiler
      process.arguments = arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      // Read to the end before waiting: a full pipe would stop the compiler.
      let text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Verdict(succeeded: process.terminationStatus == 0, output: String(decoding: text, as: UTF8.self))
    }
  }
#endif
