import CassowaryLayout
import Testing

/// The cases of the collection that are about stacks.
struct StackCaseTests {
  @Test(arguments: StackCase.all, StackView.HidingBehavior.allCases)
  func framesAreThoseOfTheCase(stackCase: StackCase, behavior: StackView.HidingBehavior) throws {
    if !stackCase.hides && behavior == .uikit { return }
    let expectation = try LayoutCase.named(stackCase.id)
    let scene = StackScene()
    stackCase.build(scene, behavior)
    try scene.root.layoutIfNeeded()
    #expect(expectation.differences { scene.frame($0) } == [])
    let open = scene.root.layoutAmbiguities().map { "\($0.item.identifier)_\($0.quantity.prefix(1))" }
    for quantity in expectation.ambiguous ?? [] { #expect(open.contains(quantity)) }
    // Where gaps are elastic, UIKit leaves open where hidden views are.
    if expectation.ambiguous == nil && behavior == .collapse { #expect(open == []) }
  }

  @Test func noCaseAboutStacksIsMissing() throws {
    let known = Set(StackCase.all.map(\.id))
    for id in try LayoutCase.ids() where try LayoutCase.named(id).setup.contains("stack") {
      #expect(known.contains(id), "\(id)")
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
