import Testing

@testable import CassowaryLayout

/// Required constraints that contradict each other.
struct ConflictTests {
  /// Writes down what it is told.
  final class Listener: LayoutDelegate {
    var heard: [String] = []
    var conflicts: [LayoutConflict] = []

    func layoutView(_ root: LayoutView, didSetAside constraint: LayoutConstraint, because conflict: LayoutConflict) {
      heard.append("aside " + constraint.nameForMessages)
      conflicts.append(conflict)
    }

    func layoutView(_ root: LayoutView, didRestore constraint: LayoutConstraint) {
      heard.append("back " + constraint.nameForMessages)
    }

    func layoutViewDidNotSettle(_ root: LayoutView) { heard.append("unsettled") }
  }

  let root = LayoutView.placed(0, 0, 300, 200)
  let view = Tile("view")
  let listener = Listener()

  init() {
    root.identifier = "root"
    root.addSubview(view)
    root.layoutDelegate = listener
  }

  func named(_ constraint: LayoutConstraint, _ name: String) -> LayoutConstraint {
    constraint.identifier = name
    return constraint
  }

  @Test func theLastOneActivatedIsSetAside() throws {
    let first = named(relate(view, .width, plus: 100), "first")
    let second = named(relate(view, .width, plus: 120), "second")
    relate(view, .height, plus: 30)
    try root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 100, height: 30))
    #expect(first.isActive && second.isActive && view.constraints.count == 3)
    #expect(root.constraintsSetAside.map(\.identifier) == ["second"])
    #expect(listener.heard == ["aside second"])
    let conflict = try #require(listener.conflicts.first)
    #expect(conflict.members.map(\.identifier) == ["first", "second"])
    #expect(conflict.members.map(\.equation) == ["view.width == 100", "view.width == 120"])
    #expect(conflict.members.map(\.id) == [ObjectIdentifier(first), ObjectIdentifier(second)])
    #expect(conflict.setAside == 1)
  }

  @Test func itIsToldOnce() throws {
    relate(view, .width, plus: 100)
    _ = named(relate(view, .width, plus: 120), "second")
    try root.layoutIfNeeded()
    relate(view, .height, plus: 10)
    try root.layoutIfNeeded()
    root.frame.size.width = 500
    try root.layoutIfNeeded()
    #expect(listener.heard == ["aside second"])
  }

  @Test func itComesBackWhenTheOtherOneGoes() throws {
    let first = relate(view, .width, plus: 100)
    _ = named(relate(view, .width, plus: 120), "second")
    try root.layoutIfNeeded()
    first.isActive = false
    try root.layoutIfNeeded()
    #expect(view.frame.width == 120 && root.constraintsSetAside.isEmpty)
    #expect(listener.heard == ["aside second", "back second"])
  }

  @Test func itComesBackWhenNumbersAgreeAgain() throws {
    let first = relate(view, .width, plus: 100)
    let second = named(relate(view, .width, .greaterThanOrEqual, plus: 120), "second")
    try root.layoutIfNeeded()
    first.constant = 130
    try root.layoutIfNeeded()
    #expect(view.frame.width == 130 && root.constraintsSetAside.isEmpty)
    first.constant = 100
    try root.layoutIfNeeded()
    #expect(view.frame.width == 100 && root.constraintsSetAside.count == 1)
    second.constant = 90
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.isEmpty)
    #expect(listener.heard == ["aside second", "back second", "aside second", "back second"])
  }

  @Test func itComesBackAsAWishWhenItIsNoLongerRequired() throws {
    relate(view, .width, plus: 100)
    let second = relate(view, .width, plus: 120)
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.count == 1)
    second.priority = 999
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.isEmpty && view.frame.width == 100)
    #expect(root.layoutViolations().map { $0.constraint === second && $0.error == 20 } == [true])
  }

  @Test func whatIsDeactivatedMeanwhileStaysAway() throws {
    let first = relate(view, .width, plus: 100)
    let second = relate(view, .width, plus: 120)
    try root.layoutIfNeeded()
    second.isActive = false
    first.isActive = false
    relate(view, .width, plus: 5, at: 1)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 5 && root.constraintsSetAside.isEmpty)
  }

  @Test func aChangedConstantCanBeWhatIsSetAside() throws {
    let first = named(relate(view, .width, .lessThanOrEqual, plus: 100), "first")
    let second = named(relate(view, .width, .greaterThanOrEqual, plus: 50), "second")
    try root.layoutIfNeeded()
    first.constant = 40
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.map(\.identifier) == ["second"])
    #expect(view.frame.width <= 40 && second.isActive)
  }

  @Test func severalChangesOfWhatIsSetAsideAreToldOnce() throws {
    relate(view, .width, plus: 100)
    let second = named(relate(view, .width, plus: 110, at: 999), "second")
    try root.layoutIfNeeded()
    second.priority = .required
    second.constant = 120
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.count == 1 && listener.heard == ["aside second"])
    second.constant = 100
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.isEmpty && listener.heard == ["aside second", "back second"])
  }

  @Test func whatFitsAtTheEndOfAPassIsNotMissed() throws {
    let first = named(relate(view, .width, plus: 100, at: 500), "first")
    let second = named(relate(view, .width, plus: 120), "second")
    let third = named(relate(view, .width, .lessThanOrEqual, plus: 130), "third")
    try root.layoutIfNeeded()
    // The first contradicts the second until that becomes a wish; and then only the third is in the way.
    first.priority = .required
    second.priority = 400
    third.constant = 90
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.map(\.identifier) == ["third"])
    #expect(view.frame.width == 100 && listener.heard == ["aside third"])
  }

  @Test func onlyWhatContradictsIsNamed() throws {
    let others = (0..<5).map { relate(view, .height, .greaterThanOrEqual, plus: Double($0)) }
    _ = named(relate(view, .left, .equal, root, .left, plus: 20), "left")
    _ = named(relate(view, .right, .equal, root, .right, plus: -20), "right")
    _ = named(relate(view, .width, plus: 100), "width")
    try root.layoutIfNeeded()
    let conflict = try #require(listener.conflicts.first)
    // The root's own width is the fourth.
    #expect(conflict.members.map(\.identifier).sorted() == ["", "left", "right", "width"])
    #expect(conflict.members.contains { $0.origin == .autoresizingMask && $0.equation == "root.width == 300" })
    #expect(view.frame.minX == 20 && view.frame.maxX == 280)
    #expect(others.allSatisfy { $0.isActive })
  }

  @Test func engineMadeConstraintsAreNeverSetAsideBeforeTheirs() throws {
    let old = LayoutView.placed(0, 0, 50, 50)
    root.addSubview(old)
    let user = relate(old, .width, plus: 60)
    let wider = relate(root, .width, plus: 600)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.size.height = 10
    let taller = relate(view, .height, plus: 20)
    try root.layoutIfNeeded()
    #expect(old.frame.width == 50 && root.frame.width == 300 && view.frame.height == 10)
    #expect(root.constraintsSetAside.count == 3)
    #expect([user, wider, taller].allSatisfy { aside in root.constraintsSetAside.contains { $0 === aside } })
  }

  @Test func severalConflictsAreSettledInOnePass() throws {
    for attribute in [LayoutAttribute.width, .height] {
      for number in [10.0, 20, 30] { relate(view, attribute, plus: number) }
    }
    let pass = try root.layoutIfNeeded()
    #expect(pass.settled && pass.rounds == 1)
    #expect(view.frame.size == Size(width: 10, height: 10))
    #expect(root.constraintsSetAside.map(\.constant) == [20, 30, 20, 30])
  }

  @Test func theConflictCanBeAskedForLater() throws {
    let first = relate(view, .width, plus: 100)
    let second = relate(view, .width, plus: 120)
    try root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflict(about: second))
    #expect(Set(conflict.members.map(\.id)) == [ObjectIdentifier(first), ObjectIdentifier(second)])
    #expect(conflict.setAside.map { conflict.members[$0].id } == ObjectIdentifier(second))
    #expect(root.layoutConflict(about: first) == nil)
  }

  @Test func optionalConstraintsJustLose() throws {
    relate(view, .width, plus: 100)
    relate(view, .width, plus: 120, at: 999.999)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 100 && root.constraintsSetAside.isEmpty && listener.heard.isEmpty)
  }

  // MARK: Throwing

  @Test func throwingLeavesEverythingAsItWas() throws {
    root.conflictPolicy = .throwing
    let first = named(relate(view, .width, plus: 100), "first")
    let height = relate(view, .height, plus: 30)
    try root.layoutIfNeeded()
    let second = named(relate(view, .width, plus: 120), "second")
    height.constant = 40
    for _ in 0..<2 {
      let error = #expect(throws: LayoutError.self) { try root.layoutIfNeeded() }
      guard case .conflict(let conflict) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(conflict.members.map(\.identifier) == ["first", "second"] && conflict.setAside == nil)
      #expect(view.frame.size == Size(width: 100, height: 30))
      #expect(root.constraintsSetAside.isEmpty && listener.heard.isEmpty && second.isActive)
    }
    first.isActive = false
    try root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 120, height: 40))
  }

  @Test func throwingTriesAllChangesAgain() throws {
    root.conflictPolicy = .throwing
    let old = LayoutView.placed(0, 0, 50, 50)
    root.addSubview(old)
    let width = relate(view, .width, plus: 100)
    let wish = relate(view, .height, plus: 30, at: 500)
    let gone = relate(view, .left, .equal, root, .left, plus: 3)
    try root.layoutIfNeeded()
    // Removals, strengths, constants, additions, frames and contents, and one thing that cannot be.
    gone.isActive = false
    relate(view, .left, .equal, root, .left, plus: 9)
    wish.priority = 600
    wish.constant = 70
    old.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    root.frame.size = Size(width: 310, height: 210)
    let late = root.addTile(5, 6, 7, 8)
    width.constant = -1
    #expect(throws: LayoutError.self) { try root.layoutIfNeeded() }
    #expect(view.frame == Rect(x: 3, y: 0, width: 100, height: 30) && late.frame == .zero)
    width.constant = 90
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 9, y: 0, width: 90, height: 70))
    #expect(old.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(late.frame == Rect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func thePolicyMayChange() throws {
    root.conflictPolicy = .throwing
    relate(view, .width, plus: 100)
    relate(view, .width, plus: 120)
    #expect(throws: LayoutError.self) { try root.layoutIfNeeded() }
    root.conflictPolicy = .setAside
    try root.layoutIfNeeded()
    #expect(view.frame.width == 100 && root.constraintsSetAside.count == 1)
  }

  @Test func aConflictReadsLikeAnExplanation() throws {
    _ = named(relate(view, .width, plus: 100), "first")
    relate(view, .width, .greaterThanOrEqual, root, .width, times: 0.5)
    try root.layoutIfNeeded()
    let text = try #require(listener.conflicts.first).description
    for part in ["view.width == 100  #first", "view.width >= 0.5 * root.width", "<- set aside", "root.width == 300"] {
      #expect(text.contains(part), "\(text)")
    }
  }
}

/// Numbers beyond what can be computed with are no contradiction, but end in the same order.
struct HardNumberTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
  let view = LayoutView()
  let far: LayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    far = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e308)
    far.isActive = true
  }

  @Test func thrownByName() throws {
    root.conflictPolicy = .throwing
    for _ in 0..<2 {
      let error = #expect(throws: LayoutError.self) { try root.layoutIfNeeded() }
      guard case .numericallyUnstable(let what)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(what.contains("1e+308"))
      #expect(view.frame == .zero)
    }
    far.isActive = false
    try root.layoutIfNeeded()
    #expect(view.frame.height == 20)
  }

  @Test func setAside() throws {
    try root.layoutIfNeeded()
    #expect(root.constraintsSetAside.map { $0 === far } == [true])
    #expect(view.frame.height == 20 && view.frame.width.isFinite)
  }
}
