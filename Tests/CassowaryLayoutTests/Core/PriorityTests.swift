import CassowaryLayout
import Testing

/// What gives way to what.
struct PriorityTests {
  let root = LayoutView.placed(0, 0, 300, 200)
  let one = Tile("one")
  let other = Tile("other")

  init() {
    root.addSubview(one)
    root.addSubview(other)
  }

  @Test func anEqualityComesAsNearAsItCan() throws {
    relate(one, .width, .lessThanOrEqual, plus: 120)
    relate(one, .width, plus: 200, at: 300)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 120)
  }

  @Test func anInequalityCountsOnItsViolatedSideOnly() throws {
    relate(one, .width, .greaterThanOrEqual, plus: 100, at: 600)
    let wish = relate(one, .width, plus: 150, at: 300)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 150)
    wish.constant = 60
    try root.layoutIfNeeded()
    #expect(one.frame.width == 100)
  }

  @Test func noNumberOfWeakConstraintsOutvotesAStrongerOne() throws {
    relate(one, .width, plus: 100, at: 251)
    for _ in 0..<50 { relate(one, .width, plus: 10, at: 250) }
    try root.layoutIfNeeded()
    #expect(one.frame.width == 100)
  }

  @Test func prioritiesThatDifferByAFractionAreDifferentLevels() throws {
    relate(one, .width, plus: 100, at: 999.999)
    for _ in 0..<10 { relate(one, .width, plus: 50, at: 999.998) }
    relate(one, .height, plus: 10, at: 0.002)
    for _ in 0..<10 { relate(one, .height, plus: 50, at: 0.001) }
    try root.layoutIfNeeded()
    #expect(one.frame.width == 100 && one.frame.height == 10)
  }

  @Test func theErrorFallsOnTheLowestPriority() throws {
    // 51, 50, 49: what does not fit is taken from the last.
    let tiles = [51, 50, 49].map { priority -> Tile in
      let tile = Tile()
      root.addSubview(tile)
      relate(tile, .width, plus: 150, at: LayoutPriority(Float(priority)))
      return tile
    }
    relate(tiles[0], .left, .equal, root, .left)
    relate(tiles[1], .left, .equal, tiles[0], .right)
    relate(tiles[2], .left, .equal, tiles[1], .right)
    relate(tiles[2], .right, .equal, root, .right)
    try root.layoutIfNeeded()
    #expect(tiles.map(\.frame.width) == [150, 150, 0])
  }

  @Test func inALevelTheSumOfErrorsCounts() throws {
    // The median, not the mean.
    for wish in [10.0, 20, 90] { relate(one, .width, plus: wish, at: 500) }
    try root.layoutIfNeeded()
    #expect(one.frame.width == 20)
  }

  @Test func requiredHoldsAgainstEverything() throws {
    relate(one, .width, plus: 100)
    for _ in 0..<20 { relate(one, .width, plus: 50, at: 999.999) }
    try root.layoutIfNeeded()
    #expect(one.frame.width == 100)
  }

  @Test func extentsAreNeverNegative() throws {
    relate(one, .left, .equal, root, .left, plus: 200)
    relate(one, .right, .equal, root, .left, plus: 100, at: 999)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 0 && one.frame.minX == 200)
  }

  /// Ties stay open, but what is shown is settled: the first view takes the change.
  @Test func theFirstOfTwoTyingViewsGives() throws {
    relate(one, .width, plus: 100, at: 250)
    relate(other, .width, plus: 100, at: 250)
    relate(one, .left, .equal, root, .left)
    relate(other, .left, .equal, one, .right)
    relate(other, .right, .equal, root, .right)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 200 && other.frame.width == 100)
    #expect(one.hasAmbiguousLayout && other.hasAmbiguousLayout)
  }

  @Test func theOrderOfActivationDoesNotDecideTies() throws {
    relate(other, .right, .equal, root, .right)
    relate(other, .width, plus: 100, at: 250)
    relate(other, .left, .equal, one, .right)
    relate(one, .left, .equal, root, .left)
    relate(one, .width, plus: 100, at: 250)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 200 && other.frame.width == 100)
  }

  /// The order of views only decides what nothing else decides.
  @Test func weakerConstraintsDecideTiesBeforeTheOrderOfViewsDoes() throws {
    relate(one, .width, plus: 100, at: 500)
    relate(other, .width, plus: 100, at: 500)
    relate(one, .left, .equal, root, .left)
    relate(other, .left, .equal, one, .right)
    relate(other, .right, .equal, root, .right)
    relate(other, .width, plus: 200, at: 250)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 100 && other.frame.width == 200)
    for view in [one, other] {
      #expect(!root.layoutAmbiguities().contains { $0.item === view && $0.axis == .horizontal })
    }
  }
}
