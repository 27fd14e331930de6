import Testing

@testable import CassowaryLayout

/// What happens in a layout, in which order, and what is reported.
struct PassTests {
  /// Writes down what is called.
  final class Diary { var entries: [String] = [] }

  let root = Tile("root")
  let box = Tile("box")
  let leaf = Tile("leaf")
  let diary = Diary()

  init() {
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    root.addSubview(box)
    box.addSubview(leaf)
    box.pin(10, 20, 100, 50)
    leaf.pin(1, 2, 30, 40)
    for view in [root, box, leaf] {
      view.onLayout = { [diary] in diary.entries.append("layout " + $0.identifier) }
      view.onUpdate = { [diary] in diary.entries.append("update " + $0.identifier) }
    }
  }

  func width(of view: LayoutView) throws -> LayoutConstraint {
    try #require(view.constraints.first { $0.firstAttribute == .width && $0.firstItem === view })
  }

  // MARK: Order

  @Test func constraintsAreUpdatedFromTheLeavesUpAndViewsLaidOutFromTheRootDown() throws {
    for view in [root, box, leaf] { view.setNeedsUpdateConstraints() }
    #expect(leaf.needsUpdateConstraints)
    try root.layoutIfNeeded()
    #expect(
      diary.entries == [
        "update leaf", "update box", "update root", "layout root", "layout box", "layout leaf",
      ])
    #expect(!leaf.needsUpdateConstraints)
  }

  @Test func nothingIsCalledWithoutNeed() throws {
    try root.layoutIfNeeded()
    diary.entries = []
    let pass = try root.layoutIfNeeded()
    #expect(diary.entries.isEmpty && pass.rounds == 0 && pass.changedViews.isEmpty && pass.settled)
  }

  @Test func requestsAreServedOnce() throws {
    try root.layoutIfNeeded()
    diary.entries = []
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    box.setNeedsUpdateConstraints()
    box.setNeedsUpdateConstraints()
    try root.layoutIfNeeded()
    #expect(diary.entries == ["update box", "layout leaf"])
  }

  @Test func requestsMadeBeforeThereIsALayoutCount() throws {
    let view = Tile("early")
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    root.addSubview(view)
    try root.layoutIfNeeded()
    #expect(view.timesUpdated == 1 && view.timesLaidOut == 1)
  }

  @Test func aViewThatIsResizedAndTheSuperviewOfOneThatMovesAreLaidOut() throws {
    try root.layoutIfNeeded()
    diary.entries = []
    try width(of: box).constant = 120
    try root.layoutIfNeeded()
    #expect(diary.entries == ["layout root", "layout box"])
    diary.entries = []
    let left = try #require(box.constraints.first { $0.firstAttribute == .left && $0.firstItem === leaf })
    left.constant = 5
    try root.layoutIfNeeded()
    #expect(diary.entries == ["layout box"])
  }

  @Test func aRootThatIsResizedIsLaidOut() throws {
    try root.layoutIfNeeded()
    diary.entries = []
    root.frame.size.width = 310
    try root.layoutIfNeeded()
    #expect(diary.entries == ["layout root"])
  }

  @Test func layoutFromAnywhereIsThatOfTheHierarchy() throws {
    try leaf.layoutIfNeeded()
    #expect(box.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(diary.entries == ["layout root", "layout box", "layout leaf"])
  }

  @Test func constraintsCanBeUpdatedAlone() throws {
    box.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(diary.entries == ["update box"])
    #expect(box.frame == .zero)
    root.updateConstraintsIfNeeded()
    #expect(diary.entries == ["update box"])
  }

  @Test func updateConstraintsMayAskOthers() throws {
    leaf.onUpdate = { [diary, root] in
      diary.entries.append("update " + $0.identifier)
      root.setNeedsUpdateConstraints()
    }
    leaf.setNeedsUpdateConstraints()
    try root.layoutIfNeeded()
    #expect(diary.entries.prefix(2) == ["update leaf", "update root"])
  }

  // MARK: Frames

  @Test func nothingMovesBeforeTheLayout() throws {
    try root.layoutIfNeeded()
    try width(of: box).constant = 120
    #expect(box.frame.width == 100)
    try root.layoutIfNeeded()
    #expect(box.frame.width == 120)
  }

  @Test func framesInLayoutSubviewsAreThoseOfTheLayout() throws {
    var seen: [Rect] = []
    root.onLayout = { seen = [$0.frame, $0.subviews[0].frame, $0.subviews[0].subviews[0].frame] }
    try root.layoutIfNeeded()
    #expect(seen == [root.frame, box.frame, leaf.frame])
    #expect(leaf.frame == Rect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func constraintsChangedInLayoutSubviewsMakeAnotherRound() throws {
    let width = try width(of: leaf)
    box.onLayout = { width.constant = $0.frame.width / 2 }
    let pass = try root.layoutIfNeeded()
    #expect(leaf.frame.width == 50 && pass.rounds == 2 && pass.settled)
    try self.width(of: box).constant = 200
    try root.layoutIfNeeded()
    #expect(leaf.frame.width == 100)
  }

  @Test func layoutInsideALayoutWaitsForTheNextRound() throws {
    let width = try width(of: leaf)
    box.onLayout = {
      width.constant = 77
      let pass = try? $0.layoutIfNeeded()
      #expect(pass?.rounds == 0)
    }
    try root.layoutIfNeeded()
    #expect(leaf.frame.width == 77)
  }

  @Test func whatNeverSettlesEndsAndIsTold() throws {
    let listener = ConflictTests.Listener()
    root.layoutDelegate = listener
    let width = try width(of: leaf)
    box.onLayout = { _ in width.constant += 1 }
    let pass = try root.layoutIfNeeded()
    #expect(!pass.settled && pass.rounds == Limit.rounds)
    #expect(listener.heard == ["unsettled"])
    box.onLayout = nil
    #expect(try root.layoutIfNeeded().settled)
  }

  @Test func viewsMayComeAndGoInLayoutSubviews() throws {
    var added: Tile?
    root.onLayout = { root in
      if added != nil { return }
      added = root.addTile(7, 8, 9, 10, "added")
      root.subviews[0].removeFromSuperview()
    }
    try root.layoutIfNeeded()
    #expect(added?.frame == Rect(x: 7, y: 8, width: 9, height: 10))
    #expect(root.subviews.map(\.identifier) == ["added"])
  }

  @Test func aRootMayJoinAnotherHierarchyInLayoutSubviews() throws {
    let outer = LayoutView.placed(0, 0, 500, 500)
    root.onLayout = { root in if root.superview == nil { outer.addSubview(root) } }
    try root.layoutIfNeeded()
    #expect(root.superview === outer && root.engine === outer.engine)
    root.frame = Rect(x: 5, y: 5, width: 400, height: 300)
    try width(of: box).constant = 111
    try outer.layoutIfNeeded()
    #expect(root.frame == Rect(x: 5, y: 5, width: 400, height: 300) && box.frame.width == 111)
    #expect(leaf.frame == Rect(x: 1, y: 2, width: 30, height: 40))
  }

  // MARK: Reports

  @Test func exactlyTheViewsThatChangedAreReported() throws {
    let other = root.addTile(200, 0, 10, 10, "other")
    let behind = root.adding(Tile("behind"))
    relate(behind, .left, .equal, box, .right)
    relate(behind, .width, plus: 5)
    relate(behind, .top, .equal, root, .top)
    relate(behind, .height, plus: 5)
    func names(_ pass: LayoutPass) -> Set<String> { Set(pass.changedViews.map(\.identifier)) }
    let first = try root.layoutIfNeeded()
    #expect(names(first) == ["box", "leaf", "other", "behind"] && first.changedViews.count == 4)
    let left = try #require(root.constraints.first { $0.firstAttribute == .left && $0.firstItem === box })
    left.constant = 15
    // What is inside the box has not moved in it.
    #expect(names(try root.layoutIfNeeded()) == ["box", "behind"])
    try width(of: other).constant = 11
    #expect(names(try root.layoutIfNeeded()) == ["other"])
    left.constant = 16
    left.constant = 15
    #expect(names(try root.layoutIfNeeded()).isEmpty)
    relate(leaf, .width, .greaterThanOrEqual, plus: 20)
    #expect(names(try root.layoutIfNeeded()).isEmpty)
  }

  @Test func aViewIsReportedOnceAlsoIfItMovedTwice() throws {
    let width = try width(of: leaf)
    box.onLayout = { _ in width.constant = min(width.constant + 10, 60) }
    let pass = try root.layoutIfNeeded()
    #expect(pass.changedViews.filter { $0 === leaf }.count == 1 && leaf.frame.width > 30)
  }

  @Test func hiddenViewsKeepTheirPlace() throws {
    try root.layoutIfNeeded()
    box.isHidden = true
    box.alpha = 0.5
    let pass = try root.layoutIfNeeded()
    #expect(pass.changedViews.isEmpty && box.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(box.isHidden && box.alpha == 0.5)
  }

  @Test func rectanglesAreConvertedBetweenViews() throws {
    try root.layoutIfNeeded()
    let rect = Rect(x: 0, y: 0, width: 3, height: 4)
    #expect(leaf.convert(rect, to: nil) == Rect(x: 11, y: 22, width: 3, height: 4))
    #expect(leaf.convert(rect, to: box) == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.convert(rect, to: leaf) == Rect(x: -11, y: -22, width: 3, height: 4))
  }
}
