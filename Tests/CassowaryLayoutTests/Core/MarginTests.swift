import Testing

@testable import CassowaryLayout

/// Layout margins, the safe area, and the guides that follow from them.
struct MarginTests {
  let root = LayoutView.placed(0, 0, 400, 800)
  let probe = Tile("probe")

  init() { root.addSubview(probe) }

  /// Ties the probe to all edges of a guide and lays out.
  func frame(of guide: LayoutGuide) throws -> Rect {
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      relate(probe, attribute, .equal, guide, attribute)
    }
    try root.layoutIfNeeded()
    return probe.frame
  }

  @Test func theMarginsGuideIsTheBoundsLessTheMargins() throws {
    #expect(try frame(of: root.layoutMarginsGuide) == Rect(x: 8, y: 8, width: 384, height: 784))
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    try root.layoutIfNeeded()
    #expect(probe.frame == Rect(x: 2, y: 1, width: 394, height: 796))
    #expect(root.layoutMarginsGuide.layoutFrame == probe.frame)
    root.frame.size = Size(width: 100, height: 50)
    try root.layoutIfNeeded()
    #expect(probe.frame == Rect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func guideAndAttributesAgree() throws {
    root.layoutMargins = EdgeInsets(top: 11, left: 22, bottom: 33, right: 44)
    let other = root.adding(Tile())
    relate(other, .left, .equal, root, .leftMargin)
    relate(other, .right, .equal, root, .rightMargin)
    relate(other, .top, .equal, root, .topMargin)
    relate(other, .bottom, .equal, root, .bottomMargin)
    #expect(try frame(of: root.layoutMarginsGuide) == other.frame)
    #expect(other.frame == Rect(x: 22, y: 11, width: 334, height: 756))
  }

  @Test func theSafeAreaGuideIsTheBoundsLessTheInsets() throws {
    root.safeAreaInsets = EdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
    #expect(try frame(of: root.safeAreaLayoutGuide) == Rect(x: 1, y: 47, width: 397, height: 719))
    root.safeAreaInsets = EdgeInsets(top: 20)
    try root.layoutIfNeeded()
    #expect(probe.frame == Rect(x: 0, y: 20, width: 400, height: 780))
    #expect(root.safeAreaLayoutGuide.layoutFrame == probe.frame)
  }

  @Test func theSafeAreaWidensMarginsUnlessToldNotTo() throws {
    root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    root.safeAreaInsets = EdgeInsets(top: 44, left: 44, bottom: 21, right: 44)
    #expect(root.layoutMargins == EdgeInsets(top: 44, left: 60, bottom: 21, right: 60))
    #expect(try frame(of: root.layoutMarginsGuide) == Rect(x: 60, y: 44, width: 280, height: 735))
    root.insetsLayoutMarginsFromSafeArea = false
    try root.layoutIfNeeded()
    #expect(probe.frame == Rect(x: 16, y: 0, width: 368, height: 800))
  }

  // MARK: Inside others

  @Test(arguments: [
    // Frame, and the overlap with the strips of (top 50, left 30, bottom 40, right 20) in 400 by 800.
    (Rect(x: 0, y: 0, width: 400, height: 800), EdgeInsets(top: 50, left: 30, bottom: 40, right: 20)),
    (Rect(x: 10, y: 20, width: 380, height: 750), EdgeInsets(top: 30, left: 20, bottom: 10, right: 10)),
    (Rect(x: 30, y: 50, width: 350, height: 710), EdgeInsets.zero),
    (Rect(x: 100, y: 100, width: 100, height: 100), EdgeInsets.zero),
    (Rect(x: -50, y: -60, width: 600, height: 1000), EdgeInsets(top: 50, left: 30, bottom: 40, right: 20)),
  ])
  func aViewHasThePartOfTheSafeAreaThatItReachesInto(frame: Rect, expected: EdgeInsets) throws {
    root.safeAreaInsets = EdgeInsets(top: 50, left: 30, bottom: 40, right: 20)
    let view = root.addTile(frame.minX, frame.minY, frame.width, frame.height)
    let inside = view.adding(Tile())
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      relate(inside, attribute, .equal, view.safeAreaLayoutGuide, attribute)
    }
    try root.layoutIfNeeded()
    #expect(view.safeAreaInsets == expected)
    #expect(inside.frame == Rect(x: 0, y: 0, width: frame.width, height: frame.height).inset(by: expected))
  }

  @Test func theSafeAreaReachesThroughSeveralViews() throws {
    root.safeAreaInsets = EdgeInsets(top: 50, bottom: 30)
    let outer = root.addTile(0, 10, 400, 790)
    let middle = outer.addTile(0, 10, 400, 780)
    let inside = middle.adding(Tile())
    relate(inside, .top, .equal, middle.safeAreaLayoutGuide, .top)
    relate(inside, .bottom, .equal, middle.safeAreaLayoutGuide, .bottom)
    try root.layoutIfNeeded()
    #expect(inside.frame.minY == 30 && inside.frame.maxY == 750)
    // A change at the top arrives although no constraint of the root speaks of it.
    root.safeAreaInsets = EdgeInsets(top: 60, bottom: 30)
    let pass = try root.layoutIfNeeded()
    #expect(inside.frame.minY == 40 && inside.frame.maxY == 750)
    #expect(pass.settled && pass.changedViews.map { $0 === inside } == [true])
    // And so does moving a view in between.
    outer.constraints.first { $0.firstAttribute == .height }?.constant = 700
    try root.layoutIfNeeded()
    #expect(inside.frame.maxY == 780)
  }

  @Test func aViewMovedIntoTheSafeAreaFollowsInTheSamePass() throws {
    root.safeAreaInsets = EdgeInsets(top: 50)
    let view = root.addTile(0, 100, 400, 300)
    let top = try #require(root.constraints.first { $0.firstAttribute == .top && $0.firstItem === view })
    let inside = view.adding(Tile())
    relate(inside, .top, .equal, view, .topMargin)
    try root.layoutIfNeeded()
    #expect(inside.frame.minY == 8)
    top.constant = 20
    let pass = try root.layoutIfNeeded()
    #expect(view.frame.minY == 20 && inside.frame.minY == 38)
    #expect(pass.settled && pass.rounds == 2)
    top.constant = 60
    try root.layoutIfNeeded()
    #expect(inside.frame.minY == 8)
  }

  @Test func ownInsetsWinAgainstThoseOfTheSuperview() throws {
    root.safeAreaInsets = EdgeInsets(top: 50)
    let view = root.addTile(0, 0, 400, 300)
    view.safeAreaInsets = EdgeInsets(top: 7)
    #expect(view.safeAreaInsets.top == 7 && view.layoutMargins.top == 15)
  }

  @Test func theContentOfAScrollViewHasNoSafeAreaOfItsOwn() throws {
    root.safeAreaInsets = EdgeInsets(top: 50)
    let scroll = ScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let content = scroll.addTile(0, 0, 400, 2000)
    try root.layoutIfNeeded()
    #expect(scroll.safeAreaInsets.top == 50 && content.safeAreaInsets == .zero)
  }

  // MARK: Margins of the superview

  @Test func marginsOfTheSuperviewArePreservedOnRequest() throws {
    root.layoutMargins = EdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
    let view = root.addTile(5, 10, 380, 780)
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    let inside = view.adding(Tile())
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      relate(inside, attribute, .equal, view.layoutMarginsGuide, attribute)
    }
    try root.layoutIfNeeded()
    // The larger of the own margin and what the superview's reaches into the view, per side.
    #expect(view.layoutMargins == EdgeInsets(top: 30, left: 25, bottom: 10, right: 8))
    #expect(inside.frame == Rect(x: 25, y: 30, width: 347, height: 740))
    root.layoutMargins.top = 60
    try root.layoutIfNeeded()
    #expect(inside.frame.minY == 50)
    view.layoutMargins.left = 100
    try root.layoutIfNeeded()
    #expect(inside.frame.minX == 100)
    view.preservesSuperviewLayoutMargins = false
    try root.layoutIfNeeded()
    #expect(inside.frame.minY == view.layoutMargins.top)
  }

  @Test func preservedMarginsCountTheSafeAreaOnce() throws {
    root.layoutMargins = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    root.safeAreaInsets = EdgeInsets(top: 44)
    let view = root.addTile(0, 0, 400, 800)
    view.preservesSuperviewLayoutMargins = true
    try root.layoutIfNeeded()
    #expect(root.layoutMargins.top == 60 && view.layoutMargins.top == 60)
  }

  @Test func preservedMarginsPassThroughSeveralViews() throws {
    root.layoutMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let outer = root.addTile(10, 0, 300, 300)
    let inner = outer.addTile(15, 0, 200, 200)
    outer.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    let inside = inner.adding(Tile())
    relate(inside, .left, .equal, inner, .leftMargin)
    try root.layoutIfNeeded()
    #expect(outer.layoutMargins.left == 40 && inner.layoutMargins.left == 25 && inside.frame.minX == 25)
    root.layoutMargins.left = 60
    try root.layoutIfNeeded()
    #expect(inside.frame.minX == 35)
  }

  // MARK: The readable guide

  @Test(arguments: [(400.0, 384.0), (688, 672), (1024, 672)])
  func theReadableGuideIsAtMost672WideAndCentred(width: Double, expected: Double) throws {
    root.frame.size.width = width
    let frame = try frame(of: root.readableContentGuide)
    #expect(frame.width == expected && frame.minY == 8 && frame.height == 784)
    #expect(frame.midX == width / 2)
    #expect(root.readableContentGuide.layoutFrame == frame)
  }

  @Test func theReadableGuideFollowsMargins() throws {
    root.frame.size.width = 1000
    root.layoutMargins = EdgeInsets(top: 0, left: 300, bottom: 5, right: 100)
    let frame = try frame(of: root.readableContentGuide)
    #expect(frame == Rect(x: 300, y: 0, width: 600, height: 795))
  }

  @Test func theReadableGuideIsMadeOfNamedConstraints() throws {
    let guide = root.readableContentGuide
    #expect(root.readableContentGuide === guide)
    #expect(guide.identifier == "UIViewReadableContentGuide")
    let made = root.constraints.filter { $0.origin == .readableContent }
    #expect(made.allSatisfy { $0.identifier?.hasSuffix("-readableContentGuide-constraint") == true })
    let width = try #require(made.first { $0.secondItem == nil })
    #expect(width.constant == 672 && width.priority == 999.5)
  }
}
