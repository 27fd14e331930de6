import Testing

@testable import CassowaryLayout

/// Hiding and showing arranged views, and what becomes of their constraints.
struct HidingTests {
  let scene = StackScene()

  /// What a constraint is and says.
  private struct Mark: Equatable {
    let id: ObjectIdentifier
    let constant: Double
    let priority: LayoutPriority
    let isActive: Bool

    init(_ constraint: LayoutConstraint) {
      id = ObjectIdentifier(constraint)
      constant = constraint.constant
      priority = constraint.priority
      isActive = constraint.isActive
    }
  }

  private func constraints(of view: LayoutView) -> [LayoutConstraint] {
    view.constraints + view.subviews.flatMap { constraints(of: $0) }
  }

  private func marks(_ constraints: [LayoutConstraint]) -> [Mark] {
    // Constraints that were out for a while are younger; which there are, and what they say, is the same.
    constraints.map(Mark.init).sorted { $0.id.hashValue < $1.id.hashValue }
  }

  /// A row with an inside that cannot be empty: a required height, insets, or a stack with spacing.
  private func row(_ index: Int, _ behavior: StackView.HidingBehavior) -> (view: LayoutView, height: Double) {
    switch index % 4 {
    case 0: return (scene.box("r\(index)", height: 20), 20)
    case 1:
      let box = scene.box("r\(index)")
      scene.box("r\(index) inside", height: 12).fill(box, inset: 4, bottom: behavior == .uikit ? 999 : .required)
      return (box, 20)
    case 2:
      let box = scene.box("r\(index)")
      let height = box.heightAnchor.constraint(equalToConstant: 30)
      if behavior == .uikit { height.priority = 999 }
      height.isActive = true
      return (box, 30)
    default:
      let inner = scene.stack("r\(index)", .vertical, behavior)
      inner.spacing = 5
      inner.arrange([scene.box("r\(index) a", height: 10), scene.box("r\(index) b", height: 10)])
      return (inner, 25)
    }
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func eachOfAThousandRows(behavior: StackView.HidingBehavior) throws {
    let stack = scene.stack("S", .vertical, behavior)
    stack.spacing = 2
    let rows = (0..<1_000).map { row($0, behavior) }
    stack.arrange(rows.map(\.view))
    scene.place(stack, width: 100)
    try scene.root.layoutIfNeeded()
    let (before, frames) = (marks(constraints(of: stack)), rows.map(\.view.frame))
    let extent = rows.reduce(0) { $0 + $1.height } + 2 * 999
    #expect(stack.frame.height == extent)
    for (index, row) in rows.enumerated() {
      row.view.isHidden = true
      try scene.root.layoutIfNeeded()
      #expect(abs(stack.frame.height - (extent - row.height - 2)) < 1e-9)
      var y = 0.0
      for (other, neighbour) in rows.enumerated() where other != index {
        if abs(neighbour.view.frame.minY - y) > 1e-9 || abs(neighbour.view.frame.height - neighbour.height) > 1e-9 {
          Issue.record("row \(other) is at \(neighbour.view.frame) while \(index) is hidden; \(y) is its place")
        }
        y += neighbour.height + 2
      }
      if behavior == .collapse {
        let place = index == 0 ? 0 : index == 999 ? stack.frame.height : frames[index].minY - 1
        #expect(abs(row.view.frame.minY - place) < 1e-9 && row.view.frame.height == 0)
      }
      row.view.isHidden = false
      try scene.root.layoutIfNeeded()
    }
    #expect(marks(constraints(of: stack)) == before)
    for (row, frame) in zip(rows, frames) {
      #expect(abs(row.view.frame.minY - frame.minY) < 1e-9 && abs(row.view.frame.height - frame.height) < 1e-9)
    }
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func allOneAfterTheOther(behavior: StackView.HidingBehavior) throws {
    let stack = scene.stack("S", .vertical, behavior)
    stack.spacing = 2
    let rows = (0..<(behavior == .uikit ? 60 : 300)).map { row($0, behavior) }
    stack.arrange(rows.map(\.view))
    scene.place(stack, width: 100)
    scene.shrink(stack, .vertical)
    try scene.root.layoutIfNeeded()
    let all = constraints(of: stack)
    let (before, texts) = (marks(all.filter { $0.origin == .user }), all.map(\.plainEquation).sorted())
    for isHidden in [true, false] {
      for (index, row) in rows.enumerated() {
        row.view.isHidden = isHidden
        try scene.root.layoutIfNeeded()
        let visible = isHidden ? rows.dropFirst(index + 1) : rows.prefix(index + 1)
        let extent = visible.reduce(0) { $0 + $1.height } + 2 * Double(max(0, visible.count - 1))
        #expect(abs(stack.frame.height - extent) < 1e-9)
      }
    }
    // The stack's own constraints may be other ones now, but say the same.
    let after = constraints(of: stack)
    #expect(marks(after.filter { $0.origin == .user }) == before)
    #expect(after.map(\.plainEquation).sorted() == texts)
  }

  @Test func whatChangesMeanwhileCounts() throws {
    let stack = scene.stack("S", .vertical)
    let box = scene.box("B")
    stack.arrange([scene.box("A", height: 10), box, scene.box("C", height: 10)])
    scene.place(stack, width: 100)
    let height = box.heightAnchor.constraint(equalToConstant: 50)
    height.isActive = true
    try scene.root.layoutIfNeeded()
    box.isHidden = true
    try scene.root.layoutIfNeeded()
    height.constant = 70
    let least = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 80)
    least.priority = 500
    least.isActive = true
    try scene.root.layoutIfNeeded()
    #expect(box.frame.height == 0 && stack.frame.height == 20)
    box.isHidden = false
    try scene.root.layoutIfNeeded()
    #expect(box.frame.height == 70)
    height.isActive = false
    try scene.root.layoutIfNeeded()
    #expect(box.frame.height == 80)
  }

  @Test func constraintsFromOutsideStayMeaningful() throws {
    let stack = scene.stack("S", .vertical)
    stack.spacing = 10
    stack.arrange(["A", "B", "C"].map { scene.box($0, height: 20) })
    scene.place(stack, width: 100)
    let badge = scene.box("badge", width: 5, height: 5)
    scene.root.addSubview(badge)
    let drag = badge.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 400)
    drag.priority = 200
    LayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: scene.view("B").rightAnchor),
      badge.topAnchor.constraint(equalTo: scene.view("B").bottomAnchor), drag,
    ])
    scene.view("B").isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 100, y: 25, width: 5, height: 5))
    #expect(scene.view("C").frame.minY == 30)
    scene.view("A").isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(badge.frame.minY == 0 && scene.view("C").frame.minY == 0)
    scene.view("C").isHidden = true
    scene.view("A").isHidden = false
    try scene.root.layoutIfNeeded()
    #expect(badge.frame.minY == 20)
  }

  @Test func alphaIsNotHiding() throws {
    let stack = scene.stack("S", .vertical)
    stack.arrange(["A", "B"].map { scene.box($0, height: 20) })
    scene.place(stack, width: 100)
    scene.view("A").alpha = 0
    try scene.root.layoutIfNeeded()
    #expect(scene.view("B").frame.minY == 20)
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func hidingTwiceIsHidingOnce(behavior: StackView.HidingBehavior) throws {
    let stack = scene.stack("S", .vertical, behavior)
    stack.arrange(["A", "B"].map { scene.box($0, height: 20) })
    scene.place(stack, width: 100)
    for _ in 0..<3 { scene.view("A").isHidden = true }
    try scene.root.layoutIfNeeded()
    #expect(stack.frame.height == 20)
    scene.view("A").isHidden = false
    try scene.root.layoutIfNeeded()
    #expect(stack.frame.height == 40)
  }

  @Test func hiddenBeforeItIsArranged() throws {
    let stack = scene.stack("S", .vertical)
    let box = scene.box("A", height: 20)
    box.isHidden = true
    stack.arrange([box, scene.box("B", height: 20)])
    scene.place(stack, width: 100)
    try scene.root.layoutIfNeeded()
    #expect(stack.frame.height == 20)
  }

  @Test func behaviorCanChangeWhileViewsAreHidden() throws {
    let stack = scene.stack("S", .vertical, .uikit)
    let box = scene.box("B")
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    stack.arrange([scene.box("A", height: 20), box])
    scene.place(stack, width: 100)
    box.isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(box.frame.height == 50)
    stack.hidingBehavior = .collapse
    try scene.root.layoutIfNeeded()
    #expect(box.frame.height == 0)
    stack.hidingBehavior = .uikit
    try scene.root.layoutIfNeeded()
    #expect(box.frame.height == 50 && stack.frame.height == 20)
  }

  @Test func nestedHiding() throws {
    let (outer, inner) = (scene.stack("O", .vertical), scene.stack("I", .vertical))
    outer.spacing = 10
    inner.spacing = 5
    inner.arrange(["a", "b"].map { scene.box($0, height: 20) })
    outer.arrange([scene.box("A", height: 20), inner, scene.box("C", height: 20)])
    scene.place(outer, width: 100)
    inner.isHidden = true
    scene.view("a").isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(outer.frame.height == 50)
    inner.isHidden = false
    try scene.root.layoutIfNeeded()
    #expect(outer.frame.height == 80 && inner.frame.height == 20)
    scene.view("a").isHidden = false
    try scene.root.layoutIfNeeded()
    #expect(outer.frame.height == 105)
    scene.view("a").isHidden = true
    scene.view("b").isHidden = true
    try scene.root.layoutIfNeeded()
    // A stack without visible views is still a view: it has no extent, but both its gaps.
    #expect(inner.frame.height == 0 && outer.frame.height == 60)
  }
}
