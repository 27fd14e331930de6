import Testing

/// `Documentation/Coverage.md` and `Documentation/Deviations.md` name tests; tests are renamed.
@Suite struct CoverageTests {
  static let guides = ["Documentation/Coverage.md", "Documentation/Deviations.md"]

  @Test(arguments: guides)
  func namedTestsExist(guide: String) throws {
    let suites = try Self.suites()
    let named = Self.tests(in: try Repository.text(guide))
    #expect(named.count > 20)
    for (suite, test) in named {
      guard let source = suites[suite] else {
        Issue.record("\(guide): there is no suite \(suite)")
        continue
      }
      if let test { #expect(source.contains("func \(test)("), "\(guide): \(suite) has no test \(test)") }
    }
  }

  /// Every suite of the layout layer is named, so that new ones are not forgotten.
  @Test func everySuiteIsNamed() throws {
    let named = Set(Self.tests(in: try Repository.text("Documentation/Coverage.md")).map(\.suite))
    for (suite, source) in try Self.suites().sorted(by: { $0.key < $1.key }) where source.contains("@Test") {
      #expect(named.contains(suite), "Documentation/Coverage.md does not name \(suite)")
    }
  }

  @Test func testsAreFound() {
    let found = Self.tests(in: "see `FooTests.bar`, `FooTests` and `Foo.bar`, or [x](y.md)")
    #expect(found.map(\.suite) == ["FooTests", "FooTests"] && found.map(\.test) == ["bar", nil])
  }

  /// What stands in back-quotes as `SuiteTests.test` or `SuiteTests`.
  static func tests(in text: String) -> [(suite: String, test: String?)] {
    let words = text.split(separator: "`", omittingEmptySubsequences: false)
    // Every other piece is in back-quotes.
    return stride(from: 1, to: words.count, by: 2).compactMap { index in
      let parts = words[index].split(separator: ".").map { String($0) }
      guard let suite = parts.first, suite.hasSuffix("Tests"), parts.count <= 2, !suite.contains("/") else {
        return nil
      }
      return (suite, parts.count == 2 ? parts[1] : nil)
    }
  }

  /// The sources of the suites of the layout layer, by name.
  private static func suites() throws -> [String: String] {
    var result: [String: String] = [:]
    for path in try Repository.files(below: "Tests/CassowaryLayoutTests") where path.hasSuffix("Tests.swift") {
      let name = path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
      result[name] = try Repository.text("Tests/CassowaryLayoutTests/" + path)
    }
    return result
  }
}
