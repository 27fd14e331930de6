import CassowaryLayout
import Testing

/// Scroll views: what constraints mean, from inside and from outside.
struct ScrollViewTests {
  let root = LayoutView.placed(0, 0, 400, 800)
  let scroll = ScrollView()
  let content = Tile("content")

  init() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.pin(20, 100, 300, 500)
  }

  func pinContent(to item: LayoutItem, width: Double, height: Double) {
    for attribute in [LayoutAttribute.leading, .top, .trailing, .bottom] {
      relate(content, attribute, .equal, item, attribute)
    }
    relate(content, .width, plus: width)
    relate(content, .height, plus: height)
  }

  @Test(arguments: [false, true])
  func pinnedContentGivesTheContentSize(usesGuide: Bool) throws {
    pinContent(to: usesGuide ? scroll.contentLayoutGuide : scroll, width: 700, height: 1200)
    try root.layoutIfNeeded()
    #expect(scroll.frame == Rect(x: 20, y: 100, width: 300, height: 500))
    #expect(content.frame == Rect(x: 0, y: 0, width: 700, height: 1200))
    #expect(scroll.contentSize == Size(width: 700, height: 1200))
    #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 700, height: 1200))
    #expect(!root.layoutAmbiguities().contains { $0.item === scroll.contentLayoutGuide })
  }

  @Test(arguments: [false, true])
  func constantsAtTheEdgesBelongToTheContent(usesGuide: Bool) throws {
    let item: LayoutItem = usesGuide ? scroll.contentLayoutGuide : scroll
    relate(content, .left, .equal, item, .left, plus: 10)
    relate(content, .top, .equal, item, .top, plus: 20)
    relate(content, .right, .equal, item, .right, plus: -30)
    relate(content, .bottom, .equal, item, .bottom, plus: -40)
    relate(content, .width, plus: 500)
    relate(content, .height, plus: 600)
    try root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 10, y: 20, width: 500, height: 600))
    #expect(scroll.contentSize == Size(width: 540, height: 660))
  }

  @Test func rightToLeftContentHasTheSameSize() throws {
    root.layoutDirection = .rightToLeft
    relate(content, .leading, .equal, scroll, .leading, plus: 10)
    relate(content, .trailing, .equal, scroll, .trailing, plus: -30)
    relate(content, .width, plus: 500)
    let other = scroll.adding(Tile())
    relate(other, .leading, .equal, scroll.contentLayoutGuide, .leading, plus: 5)
    relate(other, .width, plus: 50)
    try root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 540)
    #expect(content.frame.maxX == 530 && content.frame.minX == 30)
    #expect(other.frame.maxX == 535)
  }

  @Test func sizesAndCentresMeanTheFrame() throws {
    relate(content, .width, .equal, scroll, .width, times: 0.5)
    relate(content, .height, .equal, scroll, .height)
    relate(content, .centerX, .equal, scroll, .centerX)
    relate(content, .centerY, .equal, scroll, .centerY, plus: 3)
    try root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 75, y: 3, width: 150, height: 500))
  }

  @Test func sizesOfTheGuidesAreThoseOfContentAndFrame() throws {
    pinContent(to: scroll, width: 700, height: 1200)
    let (one, other) = (scroll.adding(Tile()), scroll.adding(Tile()))
    relate(one, .width, .equal, scroll.contentLayoutGuide, .width)
    relate(one, .height, .equal, scroll.frameLayoutGuide, .height)
    relate(one, .centerX, .equal, scroll.contentLayoutGuide, .centerX)
    relate(other, .width, .equal, scroll.frameLayoutGuide, .width)
    relate(other, .centerY, .equal, scroll.contentLayoutGuide, .centerY)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 700 && one.frame.height == 500 && one.frame.midX == 350)
    #expect(other.frame.width == 300 && other.frame.midY == 600)
  }

  @Test func marginsOfAScrollViewInsetItsContent() throws {
    scroll.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    relate(content, .left, .equal, scroll, .leftMargin)
    relate(content, .top, .equal, scroll, .topMargin)
    relate(content, .right, .equal, scroll, .rightMargin)
    relate(content, .bottom, .equal, scroll, .bottomMargin)
    relate(content, .width, plus: 500)
    relate(content, .height, plus: 600)
    try root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 20, y: 10, width: 500, height: 600))
    #expect(scroll.contentSize == Size(width: 560, height: 640))
  }

  @Test func fromOutsideAllAttributesMeanTheFrame() throws {
    pinContent(to: scroll, width: 700, height: 1200)
    scroll.contentOffset = Point(x: 50, y: 60)
    let outside = root.adding(Tile())
    relate(outside, .left, .equal, scroll, .right, plus: 5)
    relate(outside, .centerY, .equal, scroll, .centerY)
    relate(outside, .height, .equal, scroll, .height)
    relate(outside, .width, plus: 9)
    try root.layoutIfNeeded()
    #expect(outside.frame == Rect(x: 325, y: 100, width: 9, height: 500))
  }

  @Test func nothingInsideMovesWithTheOffset() throws {
    pinContent(to: scroll, width: 700, height: 1200)
    try root.layoutIfNeeded()
    scroll.contentOffset = Point(x: 0, y: 100)
    let pass = try root.layoutIfNeeded()
    #expect(pass.changedViews.isEmpty)
    #expect(scroll.bounds == Rect(x: 0, y: 100, width: 300, height: 500))
    #expect(content.frame.minY == 0 && scroll.contentSize.height == 1200)
  }

  @Test func theFrameGuideStandsStill() throws {
    pinContent(to: scroll, width: 700, height: 1200)
    let header = scroll.adding(Tile("header"))
    relate(header, .top, .equal, scroll.frameLayoutGuide, .top, plus: 5)
    relate(header, .left, .equal, scroll.frameLayoutGuide, .left)
    relate(header, .width, .equal, scroll.frameLayoutGuide, .width)
    relate(header, .height, plus: 40)
    let middle = scroll.adding(Tile("middle"))
    relate(middle, .centerX, .equal, scroll, .centerX)
    relate(middle, .width, plus: 10)
    try root.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 5, width: 300, height: 40) && middle.frame.midX == 150)
    scroll.contentOffset = Point(x: 7, y: 100)
    let pass = try root.layoutIfNeeded()
    #expect(header.frame == Rect(x: 7, y: 105, width: 300, height: 40) && middle.frame.midX == 157)
    #expect(scroll.frameLayoutGuide.layoutFrame == Rect(x: 7, y: 100, width: 300, height: 500))
    #expect(pass.changedViews.count == 2)
  }

  @Test func constraintsFromOutsideReachContentWhereItIsSeen() throws {
    pinContent(to: scroll, width: 700, height: 1200)
    let row = content.addTile(30, 300, 100, 50)
    let arrow = root.adding(Tile("arrow"))
    relate(arrow, .top, .equal, row, .bottom)
    relate(arrow, .left, .equal, row, .left)
    try root.layoutIfNeeded()
    #expect(arrow.frame.minX == 50 && arrow.frame.minY == 450)
    scroll.contentOffset = Point(x: 10, y: 200)
    try root.layoutIfNeeded()
    #expect(arrow.frame.minX == 40 && arrow.frame.minY == 250)
    #expect(row.convert(row.bounds, to: nil) == Rect(x: 40, y: 200, width: 100, height: 50))
  }

  @Test func anAxisThatIsNotPinnedOnBothSidesHasNoContent() throws {
    relate(content, .left, .equal, scroll, .left)
    relate(content, .top, .equal, scroll, .top)
    relate(content, .bottom, .equal, scroll, .bottom)
    relate(content, .width, plus: 700)
    relate(content, .height, plus: 1200)
    try root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 0, height: 1200))
    let open = root.layoutAmbiguities().filter { $0.item === scroll.contentLayoutGuide }
    #expect(open.map(\.quantity) == ["width"])
  }

  @Test func aPinThatGoesLeavesNoContentBehind() throws {
    pinContent(to: scroll, width: 700, height: 1200)
    try root.layoutIfNeeded()
    let right = try #require(scroll.constraints.first { $0.firstAttribute == .trailing })
    right.isActive = false
    try root.layoutIfNeeded()
    #expect(root.layoutAmbiguities().contains { $0.item === scroll.contentLayoutGuide && $0.axis == .horizontal })
    right.isActive = true
    try root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 700, height: 1200))
  }

  @Test func scrollViewsNest() throws {
    pinContent(to: scroll, width: 700, height: 1200)
    let inner = ScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    inner.pin(0, 0, 200, 100)
    let strip = inner.adding(Tile("strip", width: 900, height: 100))
    for attribute in [LayoutAttribute.leading, .top, .trailing, .bottom] {
      relate(strip, attribute, .equal, inner, attribute)
    }
    try root.layoutIfNeeded()
    #expect(inner.contentSize == Size(width: 900, height: 100) && scroll.contentSize.width == 700)
  }
}
