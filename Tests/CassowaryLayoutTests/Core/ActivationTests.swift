import Testing

@testable import CassowaryLayout

/// Which view holds a constraint, and how long.
struct ActivationTests {
  let root = LayoutView.placed(0, 0, 300, 200)
  let box = LayoutView.placed(10, 10, 200, 100)
  let one = Tile("one")
  let other = Tile("other")

  init() {
    root.addSubview(box)
    box.addSubview(one)
    box.addSubview(other)
  }

  // MARK: The owner

  @Test func theNearestCommonAncestorHoldsAConstraint() {
    let (deep, guide, outside) = (Tile("deep"), LayoutGuide(), Tile("outside"))
    one.addSubview(deep)
    one.addLayoutGuide(guide)
    root.addSubview(outside)
    let cases: [(LayoutConstraint, LayoutView)] = [
      (relate(one, .width, plus: 5), one),
      (relate(one, .height, .equal, one, .width), one),
      (relate(one, .top, .equal, other, .top), box),
      (relate(one, .top, .equal, box, .top), box),
      (relate(box, .width, .greaterThanOrEqual, one, .width), box),
      (relate(deep, .top, .equal, one, .top), one),
      (relate(deep, .left, .equal, other, .left), box),
      (relate(guide, .width, plus: 3), one),
      (relate(guide, .top, .equal, deep, .top), one),
      (relate(outside, .top, .equal, deep, .top), root),
      (relate(one, .bottom, .equal, box.safeAreaLayoutGuide, .bottom), box),
    ]
    for (constraint, owner) in cases {
      #expect(constraint.isActive)
      #expect(owner.constraints.contains { $0 === constraint }, "\(constraint.plainEquation)")
    }
    let all = [root, box, one, other, deep, outside].flatMap(\.constraints)
    #expect(all.count == cases.count)
  }

  /// A multiplier counts from the edges of the view that holds the constraint.
  @Test func multipliersActInTheCoordinatesOfTheOwner() throws {
    root.translatesAutoresizingMaskIntoConstraints = true
    relate(one, .left, .equal, box, .right, times: 0.25, plus: 3)
    relate(one, .top, .equal, box, .bottom, times: 0.5)
    relate(one, .width, plus: 10)
    relate(one, .height, plus: 10)
    relate(other, .right, .equal, one, .left, times: 2)
    relate(other, .bottom, .equal, box, .centerY, times: 1.5)
    relate(other, .width, plus: 10)
    relate(other, .height, plus: 10)
    let deep = Tile("deep")
    one.addSubview(deep)
    // The owner is the box: the place of `deep` counts from there.
    relate(deep, .left, .equal, other, .right, times: 0.5)
    try root.layoutIfNeeded()
    #expect(one.frame == Rect(x: 53, y: 50, width: 10, height: 10))
    #expect(other.frame == Rect(x: 96, y: 65, width: 10, height: 10))
    #expect(deep.frame.minX == 53 - one.frame.minX)
  }

  @Test func theEdgesOfTheOwnerItselfAreZeroAndItsSize() throws {
    relate(one, .left, .equal, box, .left, times: 7)
    relate(one, .right, .equal, box, .right, times: 0.5)
    try root.layoutIfNeeded()
    #expect(one.frame.minX == 0 && one.frame.maxX == 100)
  }

  // MARK: All or nothing

  @Test func activatingIsAllOrNothing() {
    let stranger = Tile("stranger")
    let good = one.widthAnchor.constraint(equalToConstant: 10)
    let bad = one.topAnchor.constraint(equalTo: stranger.topAnchor)
    let last = other.widthAnchor.constraint(equalToConstant: 10)
    let error = #expect(throws: LayoutError.self) { try LayoutConstraint.activate(checking: [good, bad, last]) }
    #expect(!good.isActive && !bad.isActive && !last.isActive)
    #expect(one.constraints.isEmpty && other.constraints.isEmpty)
    let text = error?.description ?? ""
    for word in ["one.top", "stranger.top", "no common ancestor"] { #expect(text.contains(word), "\(text)") }
  }

  @Test func duplicatesCountOnce() throws {
    let constraint = one.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([constraint, constraint])
    #expect(one.constraints.count == 1)
    LayoutConstraint.activate([constraint])
    constraint.isActive = true
    #expect(one.constraints.count == 1)
    try root.layoutIfNeeded()
    constraint.isActive = false
    #expect(one.constraints.isEmpty && !constraint.isActive)
    try root.layoutIfNeeded()
    #expect(root.engine?.solver.constraints.count == PlainCount.rows(views: 4, masked: 2))
  }

  @Test func deactivatingTwiceIsHarmless() {
    let constraint = one.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = false
    LayoutConstraint.deactivate([constraint, constraint])
    constraint.isActive = true
    LayoutConstraint.deactivate([constraint, constraint])
    #expect(!constraint.isActive && one.constraints.isEmpty)
  }

  @Test func constraintsAreListedInTheOrderOfActivation() {
    let made = (0..<6).map { one.widthAnchor.constraint(greaterThanOrEqualToConstant: Double($0)) }
    for index in [3, 0, 5, 1, 4, 2] { made[index].isActive = true }
    made[0].isActive = false
    made[4].isActive = false
    made[0].isActive = true
    #expect(one.constraints.map(\.constant) == [3, 5, 1, 2, 0])
  }

  @Test func addConstraintActivates() {
    let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
    root.addConstraint(constraint)
    #expect(constraint.isActive)
    // Always the nearest common ancestor, whoever was asked.
    #expect(box.constraints.first === constraint)
    box.removeConstraint(constraint)
    #expect(!constraint.isActive)
    box.addConstraints([constraint, one.widthAnchor.constraint(equalToConstant: 3)])
    #expect(box.constraints.count == 1 && one.constraints.count == 1)
    box.removeConstraints([constraint])
    #expect(box.constraints.isEmpty)
  }

  // MARK: Moving

  @Test func constraintsToTheOutsideEndWhenAViewLeaves() throws {
    let deep = Tile("deep")
    one.addSubview(deep)
    let inside = relate(deep, .left, .equal, one, .left, plus: 4)
    let own = relate(one, .width, plus: 50)
    let toSuperview = relate(one, .top, .equal, box, .top, plus: 5)
    let toSibling = relate(deep, .top, .equal, other, .top)
    let others = relate(other, .top, .equal, box, .top, plus: 9)
    try root.layoutIfNeeded()
    #expect(one.frame.minY == 5)
    one.removeFromSuperview()
    #expect(inside.isActive && own.isActive && others.isActive)
    #expect(!toSuperview.isActive && !toSibling.isActive)
    box.addSubview(one)
    #expect(!toSuperview.isActive && !toSibling.isActive)
    relate(one, .top, .equal, box, .top, plus: 30)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 50 && one.frame.minY == 30 && deep.frame.minX == 4)
  }

  @Test func aSubtreeMovesWithItsConstraints() throws {
    let elsewhere = LayoutView.placed(0, 0, 500, 500)
    one.addTile(3, 4, 5, 6, "inside")
    relate(one, .width, plus: 77)
    try root.layoutIfNeeded()
    elsewhere.addSubview(one)
    relate(one, .left, .equal, elsewhere, .left, plus: 11)
    try root.layoutIfNeeded()
    try elsewhere.layoutIfNeeded()
    #expect(one.root === elsewhere && box.subviews.count == 1)
    #expect(one.frame.minX == 11 && one.frame.width == 77)
    #expect(one.subviews[0].frame == Rect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test func reorderingKeepsConstraints() throws {
    let constraint = relate(one, .left, .equal, other, .left)
    box.addSubview(one)
    box.insertSubview(other, at: 1)
    #expect(constraint.isActive && box.subviews.map(\.identifier) == ["one", "other"])
    box.insertSubview(other, at: 0)
    #expect(constraint.isActive && box.subviews.map(\.identifier) == ["other", "one"])
    try root.layoutIfNeeded()
  }

  @Test func aHierarchyOfItsOwnCanJoinAnother() throws {
    let child = LayoutView.placed(0, 0, 100, 100)
    let tile = child.addTile(1, 2, 3, 4)
    try child.layoutIfNeeded()
    root.addSubview(child)
    let edge = relate(tile, .right, .lessThanOrEqual, root, .right)
    try root.layoutIfNeeded()
    #expect(tile.engine === root.engine && edge.isActive)
    child.frame = Rect(x: 30, y: 0, width: 90, height: 90)
    try root.layoutIfNeeded()
    #expect(tile.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  // MARK: Guides

  @Test func aGuideWithoutOwnerLeavesItsConstraintsInactive() {
    let guide = LayoutGuide()
    let constraint = guide.topAnchor.constraint(equalTo: one.topAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 4)
    LayoutConstraint.activate([constraint, width])
    #expect(!constraint.isActive && !width.isActive)
    box.addLayoutGuide(guide)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test func aGuideThatLeavesEndsItsConstraints() throws {
    let guide = LayoutGuide()
    box.addLayoutGuide(guide)
    let constraint = relate(guide, .top, .equal, one, .top)
    let width = relate(guide, .width, plus: 4)
    try root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 4)
    box.removeLayoutGuide(guide)
    #expect(!constraint.isActive && !width.isActive && guide.owningView == nil)
    #expect(one.touching.isEmpty && guide.touching.isEmpty)
    box.addLayoutGuide(guide)
    #expect(!constraint.isActive && !width.isActive)
  }

  @Test func addingAGuideElsewhereMovesIt() {
    let guide = LayoutGuide()
    box.addLayoutGuide(guide)
    let width = relate(guide, .width, plus: 4)
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && box.layoutGuides.isEmpty && root.layoutGuides.count == 1)
    #expect(!width.isActive)
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides.count == 1)
  }

  // MARK: Items that go away

  @Test func aConstraintEndsWithItsItem() throws {
    var third: Tile? = Tile("third")
    var constraint: LayoutConstraint?
    if let third {
      box.addSubview(third)
      constraint = relate(one, .top, .equal, third, .top)
    }
    try root.layoutIfNeeded()
    third?.removeFromSuperview()
    try root.layoutIfNeeded()
    third = nil
    #expect(constraint?.isActive == false)
    #expect(constraint?.secondItem == nil && constraint?.firstItem === one)
    #expect(one.touching.isEmpty && box.constraints.isEmpty)
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate(checking: constraint.map { [$0] } ?? []) }
  }

  @Test func aConstraintEndsWithItsHierarchy() {
    var top: LayoutView? = LayoutView.placed(0, 0, 100, 100)
    let inside = Tile("inside")
    top?.addSubview(inside)
    let edge = top.map { relate(inside, .left, .equal, $0, .left) }
    let own = relate(inside, .width, plus: 30)
    top = nil
    #expect(edge?.isActive == false && own.isActive)
    #expect(inside.superview == nil && inside.touching.count == 1)
  }

  // MARK: Live changes

  @Test func constantAndPriorityMayChangeAtAnyTime() throws {
    let width = relate(one, .width, plus: 50, at: 600)
    relate(one, .width, plus: 80, at: 500)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 50)
    width.constant = 60
    try root.layoutIfNeeded()
    #expect(one.frame.width == 60)
    width.priority = 400
    try root.layoutIfNeeded()
    #expect(one.frame.width == 80)
    width.isActive = false
    width.constant = 70
    width.priority = .required
    width.isActive = true
    try root.layoutIfNeeded()
    #expect(one.frame.width == 70)
  }

  @Test func priorityMayCrossRequiredWhileActive() throws {
    let width = relate(one, .width, plus: 50)
    relate(one, .width, plus: 80, at: 500)
    try root.layoutIfNeeded()
    #expect(one.frame.width == 50)
    width.priority = 499
    try root.layoutIfNeeded()
    #expect(one.frame.width == 80)
    width.priority = .required
    try root.layoutIfNeeded()
    #expect(one.frame.width == 50 && width.isActive)
  }
}
