import CassowaryLayout
import Testing
import _TestSupport

/// Finding views by the numbers that programs give them.
struct TagTests {
  /// The first view in a walk from the outside in and from back to front, which is made here by recursion.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func firstOfTheWalk(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var views = [LayoutView()]
    for _ in 0..<random.int(in: 0...30) {
      let view = LayoutView()
      view.tag = random.int(in: 0...6)
      random.element(of: views).addSubview(view)
      views.append(view)
    }
    func walk(_ view: LayoutView) -> [LayoutView] { [view] + view.subviews.flatMap(walk) }
    for start in views {
      for tag in 0...7 {
        #expect(start.viewWithTag(tag) === walk(start).first { $0.tag == tag }, "seed \(seed), tag \(tag)")
      }
    }
  }
}
