import CassowaryLayout
import Testing

/// Reading directions: what turns round, and what does not.
struct DirectionTests {
  let root = LayoutView.placed(0, 0, 400, 300)
  let one = Tile("one")
  let other = Tile("other")

  init() {
    root.addSubview(one)
    root.addSubview(other)
    relate(one, .width, plus: 100)
    relate(other, .width, plus: 50)
  }

  @Test func constantsActAlongTheReadingDirection() throws {
    relate(one, .leading, .equal, root, .leading, plus: 20)
    relate(other, .leading, .equal, one, .trailing, plus: 8)
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 20 && other.frame.minX == 128)
    root.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    #expect(one.frame.maxX == 380 && other.frame.maxX == 272)
    root.layoutDirection = .leftToRight
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 20 && other.frame.minX == 128)
  }

  @Test func inequalitiesTurnRoundToo() throws {
    relate(one, .leading, .greaterThanOrEqual, root, .leading, plus: 20)
    relate(one, .left, .equal, root, .left, plus: 290, at: 500)
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 290)
    root.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    #expect(one.frame.maxX == 380)
  }

  @Test func leftRightAndCentresStay() throws {
    relate(one, .left, .equal, root, .left, plus: 30)
    relate(other, .centerX, .equal, root, .centerX, plus: 7)
    root.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 30 && other.frame.midX == 207)
  }

  @Test func multipliersAreReflectedAboutTheOwner() throws {
    relate(one, .leading, .equal, root, .trailing, times: 0.25, plus: 10)
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 110)
    root.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    #expect(one.frame.maxX == 400 - 110)
  }

  @Test(arguments: [
    (SemanticContentAttribute.unspecified, LayoutDirection.leftToRight, LayoutDirection.leftToRight),
    (.unspecified, .rightToLeft, .rightToLeft), (.playback, .rightToLeft, .leftToRight),
    (.spatial, .rightToLeft, .leftToRight), (.forceLeftToRight, .rightToLeft, .leftToRight),
    (.forceRightToLeft, .leftToRight, .rightToLeft),
  ])
  func semanticsDecideTheDirection(
    semantic: SemanticContentAttribute, layout: LayoutDirection, effective: LayoutDirection
  ) throws {
    root.layoutDirection = layout
    one.semanticContentAttribute = semantic
    #expect(one.effectiveUserInterfaceLayoutDirection == effective)
    let inside = Tile("inside")
    one.addSubview(inside)
    inside.semanticContentAttribute = semantic
    relate(one, .left, .equal, root, .left)
    relate(inside, .leading, .equal, one, .leading, plus: 5)
    relate(inside, .width, plus: 10)
    try root.layoutIfNeeded()
    #expect(inside.frame.minX == (effective == .leftToRight ? 5 : 85))
  }

  @Test func aNewSemanticTurnsConstraintsRound() throws {
    relate(one, .left, .equal, root, .left)
    let inside = one.adding(Tile("inside"))
    relate(inside, .leading, .equal, one, .leading, plus: 5)
    relate(inside, .width, plus: 10)
    try root.layoutIfNeeded()
    #expect(inside.frame.minX == 5)
    one.semanticContentAttribute = .forceRightToLeft
    inside.semanticContentAttribute = .forceRightToLeft
    try root.layoutIfNeeded()
    #expect(inside.frame.minX == 85)
  }

  /// Where the two items disagree, the view that holds the constraint decides.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theOwnerDecidesBetweenMixedItems(direction: LayoutDirection) throws {
    root.layoutDirection = direction
    one.semanticContentAttribute = direction == .leftToRight ? .forceRightToLeft : .forceLeftToRight
    relate(other, .left, .equal, root, .left, plus: 150)
    relate(one, .leading, .equal, other, .trailing, plus: 8)
    try root.layoutIfNeeded()
    if direction == .leftToRight {
      #expect(one.frame.minX == 208)
    } else {
      #expect(one.frame.maxX == 142)
    }
  }

  @Test func directionalMarginsSwap() throws {
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 20, bottom: 3, right: 40))
    relate(one, .leading, .equal, root, .leadingMargin)
    relate(other, .trailing, .equal, root, .trailingMargin)
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 20 && other.frame.maxX == 360)
    root.layoutDirection = .rightToLeft
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 40, bottom: 3, right: 20))
    try root.layoutIfNeeded()
    #expect(one.frame.maxX == 380 && other.frame.minX == 40)
  }

  @Test func bothWaysToWriteMarginsAreOneStorage() {
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(root.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    root.layoutDirection = .rightToLeft
    #expect(root.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }
}
