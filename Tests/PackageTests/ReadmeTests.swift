import Cassowary
import Testing

/// The example that opens the README is this code, and prints what its comments say.
@Suite struct ReadmeTests {
  @Test func theExamplePrintsWhatItSays() throws {
    var printed: [String] = []
    func print(_ values: Double...) { printed.append(values.map(\.description).joined(separator: " ")) }

    // README begins
    var solver = Solver()
    let left = solver.variable("left")
    let right = solver.variable("right")
    try solver.add(left + 8 + right == 400)
    try solver.add(left >= 150, name: "readable")
    try solver.add(right == 2 * left, .medium, name: "twice")
    print(solver.value(left), solver.value(right))  // 150.0 242.0
    try solver.edit(left)
    try solver.suggest(left, 300)
    print(solver.value(left), solver.value(right))  // 300.0 92.0
    // README ends

    let example = try Self.example()
    #expect(example == (try Self.code()))
    #expect(printed == example.compactMap { $0.split(separator: "  // ").dropFirst().first.map { String($0) } })
  }

  /// The first block of Swift in the README without its `import`.
  private static func example() throws -> [String] {
    let lines = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }.map { String($0) }
      .filter { $0 != "import Cassowary" && !$0.isEmpty }
  }

  /// The lines between the marks above.
  private static func code() throws -> [String] {
    let lines = try Repository.text("Tests/PackageTests/ReadmeTests.swift").split(separator: "\n")
    return lines.map { String($0.drop { $0 == " " }) }.drop { $0 != "// README begins" }.dropFirst()
      .prefix { $0 != "// README ends" }.map { $0 }
  }

  /// The commands that the README opens with are those that `.ci/run` runs.
  @Test(arguments: [
    "swift run -c release cassowary run Documentation/Examples/two-columns.cass", "swift test",
    "swift run -c release --package-path Benchmarks benchmarks",
  ])
  func commandsAreRunBeforeEveryChange(command: String) throws {
    #expect(try Repository.text("README.md").contains(command))
    #expect(try Repository.text(".ci/run").contains(command))
  }
}
