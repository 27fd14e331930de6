import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The walls between modules, and the house rules that can be counted.
struct WallTests {
  /// Everything that the files of a module may import.
  static let allowed: [String: Set<String>] = [
    "Cassowary": [],
    "CassowaryLayout": ["Cassowary"],
    "CassowaryFormats": [
      "Cassowary", "CassowaryLayout", "Foundation", "FoundationEssentials", "FoundationXML",
    ],
    "CassowaryReports": [
      "Cassowary", "CassowaryLayout", "CassowaryFormats", "Foundation", "FoundationEssentials", "FoundationXML",
    ],
    "CommandLineKit": ["Dispatch", "Glibc", "Darwin", "Musl", "Android", "ucrt", "WinSDK", "WASILibc"],
    "CassowaryTool": [
      "Cassowary", "CassowaryLayout", "CassowaryFormats", "CassowaryReports", "CommandLineKit", "Foundation",
      "FoundationEssentials", "FoundationXML",
    ],
  ]

  /// The lines of all files, by path below `Sources`.
  static let files: [(path: String, lines: [String])] = {
    // This file is Tests/CassowaryTests/WallTests.swift.
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let sources = root + "/Sources"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = FileManager.default.contents(atPath: sources + "/" + path).map { String(decoding: $0, as: UTF8.self) }
      return (path, (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map { String($0) })
    }
  }()

  /// The module that a line of source imports.
  static func imported(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let index = words.firstIndex(of: "import") else { return nil }
    // `public import Foo`, `@testable import Foo`, `import struct Foo.Bar`; not prose or a string.
    let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    guard words[..<index].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") }) else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let rest = words[(index + 1)...].drop { kinds.contains($0) }
    return rest.first?.split(separator: ".").first.map { String($0) }
  }

  @Test func importsAreUnderstood() {
    #expect(Self.imported("import Foo") == "Foo")
    #expect(Self.imported("  @testable import Foo") == "Foo")
    #expect(Self.imported("public import struct Foo.Bar") == "Foo")
    #expect(Self.imported("/// import of Foo") == nil)
    #expect(Self.imported("let text = \"import Foo\"") == nil)
  }

  @Test func modulesImportOnlyWhatTheyMay() {
    #expect(Self.files.count > 10)
    for (path, lines) in Self.files {
      let module = String(path.prefix { $0 != "/" })
      guard let allowed = Self.allowed[module] else {
        Issue.record("unknown module \(module)")
        continue
      }
      for name in lines.compactMap(Self.imported) where !allowed.contains(name) {
        Issue.record("Sources/\(path) imports \(name)")
      }
    }
  }

  @Test func filesAreShort() {
    for (path, lines) in Self.files where lines.count > 601 {
      Issue.record("Sources/\(path) has \(lines.count) lines")
    }
  }

  @Test func pointersStayInFilesThatSaySo() {
    for (path, lines) in Self.files {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix("Unsafe") { continue }
      for (number, line) in lines.enumerated() {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        if code.contains("UnsafeMutable") || code.contains("UnsafePointer") || code.contains("UnsafeRaw")
          || code.contains("UnsafeBuffer")
        {
          Issue.record("Sources/\(path):\(number + 1) names a pointer")
        }
      }
    }
  }
}
