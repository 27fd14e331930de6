import Cassowary
import CassowaryLayout
import Testing

/// The examples that open the README are this code, and print what their comments say.
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

    try compare(printed, example: 0)
  }

  @Test func theLayoutExamplePrintsWhatItSays() throws {
    var printed: [String] = []
    func print(_ frame: Rect) { printed.append(frame.description) }

    // README begins
    let screen = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let (details, footer) = (LayoutView(), LayoutView())
    let stack = StackView(arrangedSubviews: [details, footer])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      details.heightAnchor.constraint(equalToConstant: 160),
      footer.heightAnchor.constraint(equalToConstant: 44),
    ])
    try screen.layoutIfNeeded()
    print(footer.frame)  // (0, 168, 320, 44)
    details.isHidden = true
    try screen.layoutIfNeeded()
    print(footer.frame)  // (0, 0, 320, 44)
    // README ends

    try compare(printed, example: 1)
  }

  /// Whether the README's block is the code above, and prints what it says.
  private func compare(_ printed: [String], example number: Int) throws {
    let example = try #require(
      Self.blocks(of: Repository.text("README.md"), from: "```swift", to: "```").dropFirst(number).first
    )
    .filter { !$0.hasPrefix("import ") && !$0.isEmpty }
    let code = try Self.blocks(
      of: Repository.text("Tests/PackageTests/ReadmeTests.swift"), from: "    // README begins",
      to: "    // README ends")
    #expect(example == code[number].map { String($0.dropFirst($0.isEmpty ? 0 : 4)) })
    #expect(printed == example.compactMap { $0.split(separator: "  // ").dropFirst().first.map { String($0) } })
  }

  /// The lines between two marks, as often as they occur.
  private static func blocks(of text: String, from first: String, to last: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside && line == last {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      } else if line == first {
        isInside = true
        blocks.append([])
      }
    }
    return blocks
  }

  /// The commands that the README opens with are those that `.ci/run` runs.
  @Test(arguments: [
    "swift run -c release cassowary run Documentation/Examples/two-columns.cass", "swift test",
    "swift run -c release cassowary solve Documentation/Examples/bottom-bar.layout.json --state all",
    "swift run -c release --package-path Benchmarks benchmarks",
  ])
  func commandsAreRunBeforeEveryChange(command: String) throws {
    #expect(try Repository.text("README.md").contains(command))
    #expect(try Repository.text(".ci/run").contains(command))
  }
}
