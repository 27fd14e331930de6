import Testing
import _TestSupport

@testable import CassowaryLayout

/// Frames and autoresizing masks as constraints.
struct AutoresizingTests {
  static let masks = (0..<64).map { AutoresizingMask(rawValue: $0) }

  /// Where a frame goes along one axis when the superview grows from `old` to `new`: fixed parts stay, flexible parts share in
  /// proportion.
  static func follow(
    _ minimum: Double, _ size: Double, _ old: Double, _ new: Double, _ flexible: (Bool, Bool, Bool)
  ) -> (minimum: Double, size: Double) {
    let maximum = old - minimum - size
    let parts = [(minimum, flexible.0), (size, flexible.1), (maximum, flexible.2)]
    let total = parts.filter(\.1).map(\.0).reduce(0, +)
    // Nothing flexible: as if the margin after were.
    if !parts.contains(where: \.1) { return (minimum, size) }
    func part(_ index: Int) -> Double {
      guard parts[index].1 else { return parts[index].0 }
      return parts[index].0 * (total + new - old) / total
    }
    return (part(0), part(1))
  }

  @Test(arguments: masks)
  func flexiblePartsShareInProportion(mask: AutoresizingMask) throws {
    var random = SeededRandom(seed: UInt64(mask.rawValue) + 1)
    let root = LayoutView.placed(0, 0, 400, 320)
    func number() -> Double { Double(random.int(in: 20...100)) }
    let frame = Rect(x: number(), y: number(), width: number(), height: number())
    let view = LayoutView(frame: frame)
    view.autoresizingMask = mask
    root.addSubview(view)
    try root.layoutIfNeeded()
    #expect(view.frame == frame)
    for _ in 0..<6 {
      let size = Size(width: Double(random.int(in: 390...900)), height: Double(random.int(in: 310...900)))
      root.frame.size = size
      try root.layoutIfNeeded()
      let x = Self.follow(
        frame.minX, frame.width, 400, size.width,
        (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
      let y = Self.follow(
        frame.minY, frame.height, 320, size.height,
        (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
      #expect(abs(view.frame.minX - x.minimum) < 1e-9 && abs(view.frame.width - x.size) < 1e-9, "\(size)")
      #expect(abs(view.frame.minY - y.minimum) < 1e-9 && abs(view.frame.height - y.size) < 1e-9, "\(size)")
    }
    // Looking at the view again while it is stretched changes nothing.
    let stretched = view.frame
    view.setContentHuggingPriority(300, for: .horizontal)
    root.insertSubview(LayoutView(), at: 0)
    try root.layoutIfNeeded()
    #expect(view.frame == stretched)
    // Nothing drifts: from any size the way back is exact.
    root.frame.size = Size(width: 400, height: 320)
    try root.layoutIfNeeded()
    #expect(abs(view.frame.minX - frame.minX) < 1e-9 && abs(view.frame.width - frame.width) < 1e-9)
    #expect(root.constraintsSetAside.isEmpty && !view.hasAmbiguousLayout)
  }

  @Test func settingTheFrameMovesTheView() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    let view = LayoutView.placed(10, 20, 30, 40)
    root.addSubview(view)
    let beside = root.adding(Tile())
    relate(beside, .left, .equal, view, .right)
    try root.layoutIfNeeded()
    #expect(beside.frame.minX == 40)
    view.frame = Rect(x: 15, y: 25, width: 35, height: 45)
    #expect(view.frame == Rect(x: 15, y: 25, width: 35, height: 45))
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 15, y: 25, width: 35, height: 45) && beside.frame.minX == 50)
    view.center = Point(x: 50, y: 50)
    view.bounds = Rect(x: 0, y: 0, width: 20, height: 10)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 40, y: 45, width: 20, height: 10) && beside.frame.minX == 60)
  }

  @Test func theFrameOfAViewThatConstraintsPlaceLastsUntilTheNextLayout() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    let tile = root.addTile(1, 2, 3, 4)
    try root.layoutIfNeeded()
    tile.frame = Rect(x: 50, y: 50, width: 50, height: 50)
    #expect(tile.frame.minX == 50)
    try root.layoutIfNeeded()
    #expect(tile.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func maskConstraintsAreRequiredAndNotListed() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    let view = LayoutView.placed(10, 20, 30, 40)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    try root.layoutIfNeeded()
    #expect(view.constraints.isEmpty && root.constraints.isEmpty)
    for axis in Axis.allCases {
      let affecting = view.constraintsAffectingLayout(for: axis)
      #expect(affecting.contains { $0.origin == .autoresizingMask && $0.firstItem === view })
      #expect(affecting.allSatisfy { $0.priority == .required })
    }
    #expect(root.engine?.solver.constraints.count == PlainCount.rows(views: 2, masked: 2))
  }

  @Test func turningTheMaskOffAndOnAgain() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    let view = LayoutView.placed(10, 20, 30, 40)
    root.addSubview(view)
    try root.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.pin(1, 2, 3, 4)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    for constraint in root.constraints + view.constraints { constraint.isActive = false }
    view.translatesAutoresizingMaskIntoConstraints = true
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.engine?.solver.constraints.count == PlainCount.rows(views: 2, masked: 2))
  }

  @Test func aNewMaskCountsFromNow() throws {
    let root = LayoutView.placed(0, 0, 100, 100)
    let view = LayoutView.placed(10, 10, 80, 80)
    root.addSubview(view)
    try root.layoutIfNeeded()
    root.frame.size.width = 200
    try root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    view.autoresizingMask = .flexibleWidth
    root.frame.size.width = 200
    try root.layoutIfNeeded()
    root.frame.size.width = 250
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 10, y: 10, width: 130, height: 80))
  }

  @Test func anotherSuperviewStartsAfresh() throws {
    let (root, other) = (LayoutView.placed(0, 0, 100, 100), LayoutView.placed(0, 0, 400, 400))
    let view = LayoutView.placed(10, 10, 80, 80)
    view.autoresizingMask = [.flexibleWidth]
    root.addSubview(view)
    try root.layoutIfNeeded()
    other.addSubview(view)
    try other.layoutIfNeeded()
    #expect(view.frame.width == 80)
    other.frame.size.width = 410
    try other.layoutIfNeeded()
    #expect(view.frame.width == 90)
  }

  @Test func anEmptySuperviewDividesNothingByZero() throws {
    let root = LayoutView.placed(0, 0, 0, 0)
    let view = LayoutView.placed(0, 0, 40, 30)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    root.addSubview(view)
    try root.layoutIfNeeded()
    #expect(view.frame.width.isFinite && view.frame.minX.isFinite)
    root.frame.size = Size(width: 100, height: 100)
    try root.layoutIfNeeded()
    // There is nothing to be in proportion to, so the frame stays.
    #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func aRootWithoutMaskFollowsItsConstraints() throws {
    let root = Tile("root")
    root.frame = Rect(x: 5, y: 6, width: 7, height: 8)
    let content = root.adding(Tile("content", width: 120, height: 40))
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      relate(content, attribute, .equal, root, attribute)
    }
    try root.layoutIfNeeded()
    #expect(root.frame == Rect(x: 5, y: 6, width: 120, height: 40))
  }

  @Test func masksSpeakOfFramesAlsoWithInsets() throws {
    let root = LayoutView.placed(0, 0, 200, 200)
    let view = Tile()
    view.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
    view.frame = Rect(x: 50, y: 20, width: 100, height: 60)
    root.addSubview(view)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 50, y: 20, width: 100, height: 60))
    root.frame.size = Size(width: 350, height: 380)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 100, y: 20, width: 200, height: 120))
  }
}
