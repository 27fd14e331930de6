import Testing
import _TestSupport

@testable import CassowaryLayout

/// Pixels and alignment rectangles: what lies between the engine's numbers and frames.
struct RoundingTests {
  @Test(arguments: [1.0, 2, 3])
  func edgesAreRoundedEachToTheNearestPixel(scale: Double) throws {
    var random = SeededRandom(seed: 710)
    let root = LayoutView.placed(0, 0, 2000, 2000)
    root.displayScale = scale
    let tiles = (0..<60).map { _ -> (Tile, Rect) in
      // Sixty-fourths: halves of a pixel come up, and all numbers are exact.
      func number(_ limit: Int) -> Double { Double(random.int(in: 0...limit)) / 64 }
      let rect = Rect(x: number(30000), y: number(30000), width: number(9000), height: number(9000))
      return (root.addTile(rect.minX, rect.minY, rect.width, rect.height), rect)
    }
    try root.layoutIfNeeded()
    func snapped(_ edge: Double) -> Double {
      let pixels = edge * scale
      let lower = pixels.rounded(.down)
      // A tie goes up.
      return (pixels - lower >= 0.5 ? lower + 1 : lower) / scale
    }
    for (tile, rect) in tiles {
      #expect(tile.exactFrame == rect)
      let (left, top) = (snapped(rect.minX), snapped(rect.minY))
      let (right, bottom) = (snapped(rect.minX + rect.width), snapped(rect.minY + rect.height))
      #expect(tile.frame == Rect(x: left, y: top, width: right - left, height: bottom - top), "\(rect)")
    }
  }

  @Test func tiesGoUpOnBothSidesOfZero() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    root.displayScale = 1
    let tile = root.addTile(-0.5, -1.5, 2, 4)
    try root.layoutIfNeeded()
    #expect(tile.frame == Rect(x: 0, y: -1, width: 2, height: 4))
  }

  /// Seven equal views in 100 points: sizes differ by a pixel, and the row ends where it should.
  @Test func equalViewsMayDifferByAPixelAndNeverDrift() throws {
    let root = LayoutView.placed(0, 0, 100, 10)
    root.displayScale = 1
    let tiles = (0..<7).map { _ in root.adding(Tile()) }
    relate(tiles[0], .left, .equal, root, .left)
    for (one, next) in zip(tiles, tiles.dropFirst()) {
      relate(next, .left, .equal, one, .right)
      relate(next, .width, .equal, one, .width)
    }
    relate(tiles[6], .right, .equal, root, .right)
    try root.layoutIfNeeded()
    let edges = (0...7).map { (Double($0) * 100 / 7).rounded() }
    for (index, tile) in tiles.enumerated() {
      #expect(tile.frame.minX == edges[index] && tile.frame.maxX == edges[index + 1])
      #expect(abs(tile.exactFrame.width - 100.0 / 7) < 1e-9)
    }
    #expect(Set(tiles.map(\.frame.width)) == [14, 15])
  }

  @Test func thirdsOfAPixelStayExactInside() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    root.displayScale = 3
    let outer = root.addTile(0.5, 0, 10, 10)
    let inner = outer.addTile(0.5, 0, 5, 5)
    try root.layoutIfNeeded()
    // Each in its own superview's coordinates.
    #expect(outer.frame.minX == 2.0 / 3 && inner.frame.minX == 2.0 / 3)
    let beside = root.adding(Tile())
    relate(beside, .left, .equal, inner, .left)
    try root.layoutIfNeeded()
    #expect(beside.exactFrame.minX == 1 && beside.frame.minX == 1)
  }

  @Test func withoutAScaleFramesAreAsSolved() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    let tile = root.addTile(0.3, 0.7, 10.1, 10.2)
    try root.layoutIfNeeded()
    #expect(tile.frame == Rect(x: 0.3, y: 0.7, width: 10.1, height: 10.2) && tile.exactFrame == tile.frame)
    root.displayScale = 2
    #expect(tile.frame == Rect(x: 0.5, y: 0.5, width: 10, height: 10.5))
    root.displayScale = 0
    #expect(tile.frame == tile.exactFrame)
  }

  @Test func frameIsTheAlignmentRectangleGrownByTheInsets() throws {
    let root = LayoutView.placed(0, 0, 300, 300)
    root.displayScale = 2
    let tile = Tile()
    tile.insets = EdgeInsets(top: 1, left: 2.25, bottom: 3, right: 4)
    root.addSubview(tile)
    tile.pin(20, 30, 100, 50)
    try root.layoutIfNeeded()
    #expect(tile.exactFrame == Rect(x: 17.75, y: 29, width: 106.25, height: 54))
    #expect(tile.frame == Rect(x: 18, y: 29, width: 106, height: 54))
    root.displayScale = 0
    #expect(tile.alignmentRect == Rect(x: 20, y: 30, width: 100, height: 50))
  }

  @Test func constraintsInsideMeasureFromTheAlignmentRectangle() throws {
    let root = LayoutView.placed(0, 0, 300, 300)
    let outer = Tile("outer")
    outer.insets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.addSubview(outer)
    outer.pin(100, 100, 80, 60)
    let inner = outer.addTile(3, 4, 5, 6)
    let (beside, inside) = (root.adding(Tile()), outer.adding(Tile()))
    relate(beside, .left, .equal, inner, .left)
    relate(beside, .top, .equal, inner, .top)
    relate(inside, .right, .equal, outer, .right)
    relate(inside, .bottom, .equal, outer, .bottom)
    try root.layoutIfNeeded()
    #expect(outer.frame == Rect(x: 80, y: 90, width: 140, height: 100))
    // In the frame's coordinates the alignment rectangle begins at (20, 10).
    #expect(inner.frame == Rect(x: 23, y: 14, width: 5, height: 6))
    #expect(beside.frame.minX == 103 && beside.frame.minY == 104)
    #expect(inside.frame.maxX == 100 && inside.frame.maxY == 70)
  }
}
