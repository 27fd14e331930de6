import Testing
import _TestSupport

@testable import CassowaryLayout

/// What a fold shows is what the solver finds once the same tree is unfolded.
///
/// `FOLD_TREES` asks for more trees.
struct FoldPropertyTests {
  static let chunkCount = 4
  static let count = TestSettings.count("FOLD_TREES", default: 400)

  @Test(arguments: 0..<chunkCount)
  func foldedAndUnfoldedTreesLookTheSame(chunk: Int) throws {
    var folded = 0
    for index in stride(from: chunk, to: Self.count, by: Self.chunkCount) {
      let seed = UInt64(index) + 1
      let (scene, twin) = (FoldScene(seed: seed), FoldScene(seed: seed))
      for step in 0..<8 {
        try scene.root.layoutIfNeeded()
        folded += scene.foldedCount
        // Asking what is open unfolds everything.
        var open = Set(twin.root.layoutAmbiguities().map { ObjectIdentifier($0.item) })
        try twin.root.layoutIfNeeded()
        #expect(twin.foldedCount == 0, "seed \(seed), step \(step)")
        open.formUnion(twin.root.layoutAmbiguities().map { ObjectIdentifier($0.item) })
        for (view, other) in zip(scene.all, twin.all)
        where scene.isShown(view) && !open.contains(ObjectIdentifier(other)) {
          if !Self.areClose(view.frame, other.frame) {
            Issue.record("seed \(seed), step \(step): \(view.frame) folded, \(other.frame) unfolded")
            return
          }
        }
        scene.change()
        twin.change()
      }
    }
    #expect(folded > Self.count / 2)
  }

  private static func areClose(_ one: Rect, _ other: Rect) -> Bool {
    zip([one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
