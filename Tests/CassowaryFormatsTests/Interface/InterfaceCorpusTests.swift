import CassowaryLayout
import Testing

@testable import CassowaryFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Public storyboards and xibs against the frames that Interface Builder recorded in them.
///
/// The files are not part of the project: they are read from the folder that `CASSOWARY_IB_CORPUS` names, else from
/// `../shared/ib` beside the project. Where there is none, the tests say so and have nothing to compare.
@Suite struct InterfaceCorpusTests {
  private static let folder: String? = {
    let project = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    let folder = ProcessInfo.processInfo.environment["CASSOWARY_IB_CORPUS"] ?? project + "/../shared/ib"
    return FileManager.default.fileExists(atPath: folder + "/expected") ? folder : nil
  }()

  private struct Score {
    var right = 0
    var all = 0
    var rightTrusted = 0
    var allTrusted = 0
    var wrong: [String] = []
  }

  private static func text(_ path: String) throws -> SourceText {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    return SourceText(name: name, bytes: Array(try #require(FileManager.default.contents(atPath: path), "\(path)")))
  }

  /// Compares all files; `nil` without a corpus.
  private static func score(withGuides: Bool, tolerance: Double) throws -> Score? {
    guard let folder else {
      print("no corpus of Interface Builder files: set CASSOWARY_IB_CORPUS to its folder to compare with it")
      return nil
    }
    var score = Score()
    for path in try FileManager.default.contentsOfDirectory(atPath: folder + "/expected").sorted() {
      let expected = try JSONTree.read(text(folder + "/expected/" + path)).root
      let name = try #require(expected.member("file")?.string)
      var request = SceneRequest()
      if withGuides {
        request.interface.guides[name] = try GuideInsets.read(text(folder + "/guides/\(name).guides.json"))
      }
      let facts = try InterfaceTrial.facts(text(folder + "/stripped/" + name)) { $0 = request }
      compare(expected, InterfaceTrial.frames(facts), tolerance, name, &score)
    }
    return score
  }

  private static func compare(
    _ expected: JSONValue, _ frames: [String: Rect], _ tolerance: Double, _ name: String, _ score: inout Score
  ) {
    for scene in expected.member("scenes")?.children ?? expected.children {
      for view in scene.member("views")?.children ?? scene.children {
        guard let id = view.member("id")?.string, let recorded = view.member("frame") else { continue }
        let frame = frames[id].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
        let numbers = recorded.children.compactMap(\.number)
        let isRight =
          frame.count == numbers.count && zip(frame, numbers).allSatisfy { abs($0 - $1) <= tolerance + 1e-6 }
        let isTrusted = view.member("trusted")?.boolean ?? false
        score.all += 1
        score.right += isRight ? 1 : 0
        score.allTrusted += isTrusted ? 1 : 0
        score.rightTrusted += isTrusted && isRight ? 1 : 0
        if isTrusted && !isRight { score.wrong.append("\(name): \(id) is \(frame), not \(numbers)") }
      }
    }
  }

  @Test(arguments: [1, 0.51])
  func trustedFramesComeOut(tolerance: Double) throws {
    guard let score = try Self.score(withGuides: true, tolerance: tolerance) else { return }
    #expect(score.allTrusted >= 639)
    #expect(score.wrong.isEmpty)
    #expect(Double(score.right) >= 0.99 * Double(score.all))
  }

  @Test func rulesAloneGiveMostFrames() throws {
    guard let score = try Self.score(withGuides: false, tolerance: 1) else { return }
    #expect(Double(score.right) >= 0.98 * Double(score.all))
  }
}
