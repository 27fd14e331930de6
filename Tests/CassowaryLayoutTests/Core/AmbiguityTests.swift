import CassowaryLayout
import Testing

/// The tools that say what is open, and what decides.
struct AmbiguityTests {
  let root = LayoutView.placed(0, 0, 300, 200)
  let view = Tile("view")

  init() { root.addSubview(view) }

  func open() -> [String] {
    root.layoutAmbiguities().map { $0.item.identifier + "." + $0.quantity }
  }

  @Test func whatIsDeterminedIsNotAmbiguous() throws {
    view.pin(1, 2, 3, 4)
    try root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout && root.layoutAmbiguities().isEmpty)
  }

  @Test func whatNobodySpeaksOfIsOpen() throws {
    try root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    #expect(open() == ["view.x", "view.width", "view.y", "view.height"])
    relate(view, .width, plus: 30)
    relate(view, .left, .equal, root, .left)
    try root.layoutIfNeeded()
    #expect(open() == ["view.y", "view.height"])
  }

  @Test func directionsAreNamed() throws {
    relate(view, .top, .equal, root, .top)
    relate(view, .height, plus: 5)
    relate(view, .left, .equal, root, .left)
    relate(view, .width, .greaterThanOrEqual, plus: 40)
    relate(view, .width, plus: 0, at: 500)
    relate(view, .width, .lessThanOrEqual, plus: 10, at: 400)
    try root.layoutIfNeeded()
    #expect(open() == [])
    let other = root.adding(Tile("other"))
    other.pin(0, 0, 5, 5)
    other.constraints.first { $0.firstAttribute == .width }?.isActive = false
    relate(other, .width, .greaterThanOrEqual, plus: 40)
    try root.layoutIfNeeded()
    let found = root.layoutAmbiguities()
    #expect(found.map(\.quantity) == ["width"] && found.map(\.axis) == [.horizontal] && found.map(\.isSize) == [true])
    #expect(found.allSatisfy { $0.canIncrease })
  }

  @Test func guidesAreReportedToo() throws {
    let guide = LayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    view.pin(1, 2, 3, 4)
    try root.layoutIfNeeded()
    #expect(open() == ["guide.x", "guide.width", "guide.y", "guide.height"])
  }

  @Test func changesAreSeenWithoutALayout() {
    view.pin(1, 2, 3, 4)
    #expect(!view.hasAmbiguousLayout)
    view.constraints.first { $0.firstAttribute == .width }?.isActive = false
    #expect(view.hasAmbiguousLayout)
    #expect(view.frame == .zero)
  }

  @Test func optionalConstraintsDetermineToo() throws {
    relate(view, .left, .equal, root, .left, plus: 4, at: 1)
    relate(view, .width, plus: 5, at: 0.5)
    relate(view, .top, .equal, root, .top, at: 999)
    relate(view, .height, plus: 5)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func exercisingShowsAnotherSolutionThatIsAsGood() throws {
    let other = root.adding(Tile("other"))
    for tile in [view, other] {
      relate(tile, .width, plus: 100, at: 250)
      relate(tile, .top, .equal, root, .top)
      relate(tile, .height, plus: 10)
    }
    relate(view, .left, .equal, root, .left)
    relate(other, .left, .equal, view, .right)
    relate(other, .right, .equal, root, .right)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 200 && other.frame.width == 100)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width == 100 && other.frame == Rect(x: 100, y: 0, width: 200, height: 10))
    // The next change brings back what is shown of ties.
    relate(view, .height, .greaterThanOrEqual, plus: 5)
    view.constraints.first { $0.firstAttribute == .height && $0.relation == .equal }?.constant = 20
    try root.layoutIfNeeded()
    #expect(view.frame.height == 20)
  }

  @Test func exercisingWhatIsDeterminedChangesNothing() throws {
    view.pin(1, 2, 3, 4)
    try root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func affectingConstraintsAreThoseThatDecide() throws {
    let left = relate(view, .left, .equal, root, .left, plus: 10)
    let right = relate(view, .right, .equal, root, .right, plus: -10)
    let idle = relate(view, .width, .greaterThanOrEqual, plus: 5)
    let loser = relate(view, .width, plus: 50, at: 400)
    relate(view, .top, .equal, root, .top)
    view.size.height = 20
    try root.layoutIfNeeded()
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains { $0 === left } && horizontal.contains { $0 === right })
    #expect(!horizontal.contains { $0 === idle } && !horizontal.contains { $0 === loser })
    // The root's width comes from its mask.
    #expect(horizontal.contains { $0.origin == .autoresizingMask && $0.firstItem === root })
    let vertical = view.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.contains { $0.origin == .contentSize && $0.firstItem === view && $0.constant == 20 })
    #expect(!vertical.contains { $0 === left })
  }

  @Test func violationsAreListedStrongestFirst() throws {
    view.pin(0, 0, 100, 100)
    let small = relate(view, .width, plus: 90, at: 300)
    let large = relate(view, .width, plus: 130, at: 600)
    let fine = relate(view, .width, .greaterThanOrEqual, plus: 50, at: 900)
    let height = relate(view, .height, .lessThanOrEqual, plus: 99, at: 400)
    try root.layoutIfNeeded()
    let found = root.layoutViolations()
    #expect(found.map(\.priority) == [600, 400, 300])
    #expect(found.map(\.error) == [30, 1, 10])
    #expect(found[0].constraint === large && found[1].constraint === height && found[2].constraint === small)
    #expect(!found.contains { $0.constraint === fine })
  }

  @Test func violatedContentSizesAreListedToo() throws {
    view.size = Size(width: 50, height: 60)
    view.pin(0, 0, 70, 40)
    try root.layoutIfNeeded()
    let found = root.layoutViolations()
    #expect(found.map(\.priority) == [750, 250] && found.map(\.error) == [20, 20])
    #expect(found.allSatisfy { $0.constraint.origin == .contentSize && $0.constraint.firstItem === view })
    #expect(found.map(\.constraint.firstAttribute) == [.height, .width])
  }
}
