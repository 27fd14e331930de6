import CassowaryLayout
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cases of the collection that are about stacks.
struct StackCaseTests {
  struct Expectation: Decodable {
    let expect: [String: [Double?]]
    var tolerance: Double?
  }

  static func expectation(_ id: String) throws -> Expectation {
    // This file is Tests/CassowaryLayoutTests/Stack/StackCaseTests.swift.
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    let data = try #require(FileManager.default.contents(atPath: folder + "/Fixtures/layout/\(id).json"))
    return try JSONDecoder().decode(Expectation.self, from: data)
  }

  @Test(arguments: StackCase.all, StackView.HidingBehavior.allCases)
  func framesAreThoseOfTheCase(stackCase: StackCase, behavior: StackView.HidingBehavior) throws {
    if !stackCase.hides && behavior == .uikit { return }
    let expectation = try Self.expectation(stackCase.id)
    let scene = StackScene()
    stackCase.build(scene, behavior)
    try scene.root.layoutIfNeeded()
    for (name, numbers) in expectation.expect.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(scene.frame(name), "\(name) is missing")
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      for (expected, number) in zip(numbers, found) {
        guard let expected else { continue }
        #expect(abs(expected - number) <= expectation.tolerance ?? 1e-9, "\(name) is at \(frame), not \(numbers)")
      }
    }
  }

  @Test func collapsedRowHasNoHeightWhileUIKitsKeepsIts() throws {
    let stackCase = try #require(StackCase.all.first { $0.id == "layout-hidden-required-height-conflict" })
    for (behavior, height) in [(StackView.HidingBehavior.collapse, 0.0), (.uikit, 96)] {
      let scene = StackScene()
      stackCase.build(scene, behavior)
      try scene.root.layoutIfNeeded()
      #expect(scene.frame("B")?.height == height)
      #expect(scene.frame("B")?.minY == 24)
    }
  }

  @Test func tiesAreSharedOutInOneOfTheAllowedWays() throws {
    let stackCase = try #require(StackCase.all.first { $0.id == "layout-hugging-tie-is-ambiguous" })
    let scene = StackScene()
    stackCase.build(scene, .collapse)
    try scene.root.layoutIfNeeded()
    let (one, other) = (try #require(scene.frame("A")), try #require(scene.frame("B")))
    #expect(one.minX == 0 && other.maxX == 300 && one.maxX == other.minX)
    // The first view takes the change.
    #expect(one.width == 240 && other.width == 60)
  }
}
