import Testing

@testable import CassowaryLayout

/// What goes away takes along everything that the engine held for it.
struct MemoryTests {
  final class Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
  }

  /// A subtree with guides, masks, margins, content and constraints of all kinds, inside and to the outside.
  static func fill(_ root: LayoutView) -> (subtree: LayoutView, constraints: [LayoutConstraint]) {
    let box = Tile("box", width: 50, height: 60)
    let old = LayoutView.placed(1, 2, 3, 4)
    let text = Tile("text", width: 70)
    text.area = 900
    let scroll = ScrollView()
    let guide = LayoutGuide()
    root.addSubview(box)
    for view in [old, text, scroll] { box.addSubview(view) }
    box.addLayoutGuide(guide)
    let constraints = [
      relate(box, .left, .equal, root, .leftMargin), relate(box, .top, .equal, root.safeAreaLayoutGuide, .top),
      relate(guide, .left, .equal, box, .left), relate(guide, .right, .lessThanOrEqual, root, .right),
      relate(text, .left, .equal, guide, .right), relate(text, .top, .equal, box.layoutMarginsGuide, .top),
      relate(text, .firstBaseline, .greaterThanOrEqual, old, .bottom), relate(box, .width, plus: 7, at: 5),
      relate(text, .width, .lessThanOrEqual, box.readableContentGuide, .width),
      relate(box, .height, .equal, box, .height),
    ]
    let distance = old.leftAnchor.anchorWithOffset(to: text.rightAnchor)
      .constraint(lessThanOrEqualTo: box.leftAnchor.anchorWithOffset(to: root.rightAnchor))
    distance.isActive = true
    return (box, constraints + [distance])
  }

  static func root() -> LayoutView { LayoutView.placed(0, 0, 300, 200) }

  @Test func whatLeavesIsFreedInTheEngine() throws {
    let root = Self.root()
    let stays = root.addTile(1, 2, 3, 4)
    try root.layoutIfNeeded()
    let engine = try #require(root.engine)
    let (rows, variables) = (engine.solver.constraints.count, engine.solver.variables.count)
    #expect(rows == PlainCount.rows(views: 2, masked: 1) + 4 && variables == PlainCount.variables(views: 2))
    for _ in 0..<3 {
      let (subtree, _) = Self.fill(root)
      try root.layoutIfNeeded()
      #expect(engine.solver.variables.count > variables)
      subtree.removeFromSuperview()
      try root.layoutIfNeeded()
      #expect(engine.solver.constraints.count == rows && engine.solver.variables.count == variables)
      #expect(engine.measured.isEmpty && root.held.count == 2 && stays.held.count == 2)
    }
    #expect(stays.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    // Places of what left are used again.
    #expect(engine.records.count < 12)
  }

  @Test(arguments: [false, true])
  func viewsThatLeaveDie(afterALayout: Bool) throws {
    let root = Self.root()
    var weak: [Weak<LayoutItem>] = []
    var constraints: [Weak<LayoutConstraint>] = []
    do {
      let (subtree, made) = Self.fill(root)
      weak = ([subtree] + subtree.subviews + subtree.layoutGuides as [LayoutItem]).map(Weak.init)
      constraints = made.map(Weak.init)
      if afterALayout { try root.layoutIfNeeded() }
      subtree.removeFromSuperview()
    }
    if afterALayout { try root.layoutIfNeeded() }
    #expect(weak.allSatisfy { $0.object == nil })
    // Those that wait for the next layout are only forgotten there.
    try root.layoutIfNeeded()
    #expect(constraints.allSatisfy { $0.object == nil })
  }

  @Test(arguments: [0, 1, 2])
  func rootsDieWithTheirEngine(layouts: Int) throws {
    var weak: [Weak<LayoutItem>] = []
    var engine: Weak<LayoutEngine>?
    do {
      let root = Self.root()
      let (subtree, _) = Self.fill(root)
      root.setNeedsUpdateConstraints()
      for _ in 0..<layouts {
        try root.layoutIfNeeded()
        subtree.subviews[0].frame.size.width += 1
        root.setNeedsLayout()
        subtree.setNeedsUpdateConstraints()
      }
      engine = root.engine.map(Weak.init)
      weak = ([root, subtree] + subtree.subviews + subtree.layoutGuides as [LayoutItem]).map(Weak.init)
    }
    #expect(engine != nil && engine?.object == nil)
    #expect(weak.allSatisfy { $0.object == nil })
  }

  @Test func partsOfARootThatDiesLiveOn() throws {
    var part: LayoutView?
    do {
      let root = Self.root()
      part = Self.fill(root).subtree
      try root.layoutIfNeeded()
    }
    let box = try #require(part)
    #expect(box.superview == nil && box.engine == nil)
    try box.layoutIfNeeded()
    #expect(box.engine?.root === box)
    let other = Self.root()
    other.addSubview(box)
    relate(box, .left, .equal, other, .left, plus: 5)
    try other.layoutIfNeeded()
    #expect(box.frame.minX == 5)
  }

  @Test func deactivatedConstraintsLeaveNothing() throws {
    let root = Self.root()
    let tile = root.addTile(1, 2, 3, 4)
    try root.layoutIfNeeded()
    let engine = try #require(root.engine)
    let rows = engine.solver.constraints.count
    var weak: Weak<LayoutConstraint>?
    do {
      let extra = relate(tile, .width, .lessThanOrEqual, root, .width)
      weak = Weak(extra)
      try root.layoutIfNeeded()
      #expect(engine.solver.constraints.count == rows + 1)
      extra.isActive = false
    }
    try root.layoutIfNeeded()
    #expect(engine.solver.constraints.count == rows && weak?.object == nil)
    #expect(engine.staleConstraints.isEmpty && engine.orphans.isEmpty && engine.orphanedVariables.isEmpty)
  }

  @Test func constraintsSetAsideAreFreedToo() throws {
    let root = Self.root()
    let tile = root.addTile(1, 2, 3, 4)
    var weak: Weak<LayoutConstraint>?
    do {
      let aside = relate(tile, .width, plus: 9)
      weak = Weak(aside)
      try root.layoutIfNeeded()
      #expect(root.constraintsSetAside.count == 1)
      aside.isActive = false
    }
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.isEmpty && weak?.object == nil)
  }

  @Test func thousandsOfToggledConstraintsLeaveNothing() throws {
    let root = Self.root()
    let tile = root.addTile(1, 2, 3, 4)
    let wish = tile.widthAnchor.constraint(greaterThanOrEqualToConstant: 2)
    try root.layoutIfNeeded()
    let engine = try #require(root.engine)
    for _ in 0..<2000 {
      wish.isActive = true
      try root.layoutIfNeeded()
      wish.isActive = false
      try root.layoutIfNeeded()
    }
    #expect(tile.touching.count == 4 && engine.rowKeys.count < 100 && engine.variableKeys.count < 20)
  }

  @Test func aDelegateIsNotKept() {
    let root = Self.root()
    var listener: ConflictTests.Listener? = ConflictTests.Listener()
    root.layoutDelegate = listener
    #expect(root.layoutDelegate != nil)
    listener = nil
    #expect(root.layoutDelegate == nil)
  }
}
