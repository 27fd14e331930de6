import Testing

@testable import CassowaryLayout

/// Stacks that only their recipe speaks of are folded; whatever needs their rows unfolds them.
struct FoldTests {
  let scene = StackScene()
  let list: StackView
  let rows: [StackView]
  let icon: Box
  let title: Box
  let width: LayoutConstraint

  /// Three rows of an icon and a title, 200 points wide.
  init() throws {
    let list = scene.stack("list", .vertical)
    list.spacing = 4
    rows = (0..<3).map { [scene] index in
      let row = scene.stack("row\(index)", .horizontal)
      row.spacing = 8
      row.arrange([scene.box("icon\(index)", width: 20, height: 20), scene.box("title\(index)", width: 50, height: 10)])
      row.arrangedSubviews[0].setContentHuggingPriority(251, for: .horizontal)
      return row
    }
    list.arrange(rows)
    self.list = list
    icon = try #require(scene.view("icon1") as? Box)
    title = try #require(scene.view("title1") as? Box)
    scene.place(list)
    width = list.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    try scene.root.layoutIfNeeded()
  }

  private var isFolded: Bool { list.fold != nil && rows.allSatisfy { $0.fold != nil } }

  @Test func whatIsInsideHasNoRows() throws {
    #expect(isFolded)
    let engine = try #require(list.engine)
    #expect(engine.solver.variables.count < 10 && engine.solver.constraints.count < 20)
    #expect(list.frame == Rect(x: 0, y: 0, width: 200, height: 68))
    #expect(rows[2].frame == Rect(x: 0, y: 48, width: 200, height: 20))
    #expect(title.frame == Rect(x: 28, y: 0, width: 172, height: 20))
  }

  @Test func onlyWhatMovesIsReported() throws {
    rows[1].isHidden = true
    let pass = try scene.root.layoutIfNeeded()
    #expect(pass.rounds == 1 && pass.changedViews.map(\.identifier).sorted() == ["list", "row1", "row2"])
    #expect(rows[1].frame == Rect(x: 0, y: 22, width: 200, height: 0) && rows[2].frame.minY == 24)
    #expect(title.frame.height == 20)
    title.size.height = 30
    #expect(try scene.root.layoutIfNeeded().changedViews.isEmpty)
    rows[1].isHidden = false
    try scene.root.layoutIfNeeded()
    #expect(rows[1].frame.height == 30 && title.frame.height == 30 && isFolded)
  }

  @Test func anotherTakerChangesFramesAlone() throws {
    title.setContentHuggingPriority(252, for: .horizontal)
    let pass = try scene.root.layoutIfNeeded()
    #expect(pass.changedViews.map(\.identifier).sorted() == ["icon1", "title1"])
    #expect(icon.frame.width == 142 && title.frame == Rect(x: 150, y: 0, width: 50, height: 20))
  }

  @Test func framesThatAreSetLastUntilTheNextLayout() throws {
    title.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    try scene.root.layoutIfNeeded()
    #expect(title.frame == Rect(x: 28, y: 0, width: 172, height: 20) && isFolded)
  }

  @Test func aConstraintOnAViewUnfoldsWhatIsAroundIt() throws {
    title.widthAnchor.constraint(equalToConstant: 60).isActive = true
    #expect(list.fold == nil && rows[1].fold == nil && rows[0].fold != nil)
    try scene.root.layoutIfNeeded()
    #expect(icon.frame.width == 132 && rows[0].fold != nil && scene.frame("title0")?.width == 172)
  }

  @Test func aViewInsideAViewIsLaidOut() throws {
    let inner = scene.box("inner", width: 5, height: 33)
    inner.fill(title)
    try scene.root.layoutIfNeeded()
    #expect(rows[1].frame.height == 33 && inner.frame == Rect(x: 0, y: 0, width: 172, height: 33))
  }

  @Test func constraintsAreThereOnceSomebodyLooks() throws {
    #expect(Set(rows[1].constraints.map(\.identifier)).contains("UISV-spacing"))
    #expect(try scene.root.layoutIfNeeded().changedViews.isEmpty)
    #expect(rows[1].fold == nil && list.fold == nil)
    #expect(title.constraintsAffectingLayout(for: .horizontal).contains { $0.identifier == "UISV-spacing" })
  }

  @Test func whatIsTooSmallGivesByPriority() throws {
    icon.setContentCompressionResistancePriority(700, for: .horizontal)
    width.constant = 60
    #expect(try scene.root.layoutIfNeeded().rounds == 1)
    #expect(icon.frame.width == 2 && title.frame.width == 50 && rows[1].fold == nil)
    #expect(list.root.layoutViolations().contains { $0.constraint.firstItem === icon })
  }

  @Test func conflictsNameTheRecipe() throws {
    scene.root.conflictPolicy = .setAside
    width.constant = 5
    try scene.root.layoutIfNeeded()
    let conflict = try #require(scene.root.layoutConflict(about: width))
    #expect(conflict.members.contains { $0.identifier == "UISV-spacing" })
  }

  @Test func baselinesAreThoseOfTheViewInside() throws {
    let label = scene.box("label", width: 10, height: 10)
    label.last = Baseline(fractionOfHeight: 1, offset: -2)
    title.last = Baseline(fractionOfHeight: 1, offset: -5)
    rows[1].addArrangedSubview(label)
    let mark = scene.box("mark", width: 1, height: 1)
    scene.root.addSubview(mark)
    mark.leftAnchor.constraint(equalTo: scene.root.leftAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: list.firstBaselineAnchor).isActive = true
    try scene.root.layoutIfNeeded()
    #expect(mark.frame.minY == 0 && list.fold == nil)
  }

  @Test func foldsMoveToOtherHierarchies() throws {
    rows[1].removeFromSuperview()
    let other = StackScene()
    other.place(rows[1], width: 300)
    try other.root.layoutIfNeeded()
    #expect(title.frame == Rect(x: 28, y: 0, width: 272, height: 20) && rows[1].fold != nil)
    try scene.root.layoutIfNeeded()
    #expect(list.frame.height == 44 && list.fold != nil)
    rows[1].removeConstraints(rows[1].constraints.filter { $0.origin == .user })
    list.insertArrangedSubview(rows[1], at: 0)
    try scene.root.layoutIfNeeded()
    #expect(rows.map(\.frame.minY) == [24, 0, 48] && title.frame.width == 172)
  }

  @Test func viewsThatLeaveAreFreed() throws {
    weak var leaving: Box?
    do {
      let box = Box("leaving", width: 9, height: 50)
      leaving = box
      rows[0].addArrangedSubview(box)
      try scene.root.layoutIfNeeded()
      #expect(rows[0].frame.height == 50)
      box.removeFromSuperview()
    }
    try scene.root.layoutIfNeeded()
    #expect(leaving == nil && rows[0].frame.height == 20)
  }
}
