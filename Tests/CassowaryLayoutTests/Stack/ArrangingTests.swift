import Testing

@testable import CassowaryLayout

/// Which views are arranged, and what follows from it.
struct ArrangingTests {
  let scene = StackScene()
  let stack: StackView

  init() {
    stack = scene.stack("S", .horizontal)
    scene.place(stack, height: 20)
  }

  private func names(_ views: [LayoutView]) -> [String] { views.map(\.identifier) }

  @Test func defaults() {
    let stack = StackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.hidingBehavior == .collapse)
    #expect(stack.layoutMargins == .zero)
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.intrinsicContentSize == Size(width: -1, height: -1))
    #expect(StackView.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(StackView.Distribution.equalCentering.rawValue == 4)
    #expect(StackView.Alignment.allCases == [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline])
    #expect(StackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(StackView.Alignment.top == .leading && StackView.Alignment.bottom == .trailing)
    #expect(Float(StackView.spacingUseDefault) == Float.greatestFiniteMagnitude)
    #expect(Float(StackView.spacingUseSystem) == Float.leastNormalMagnitude)
  }

  @Test func initialViewsAreAddedInOrder() {
    let views = [LayoutView(), LayoutView()]
    let stack = StackView(arrangedSubviews: views)
    #expect(stack.frame == .zero)
    for (index, view) in views.enumerated() {
      #expect(stack.arrangedSubviews[index] === view && stack.subviews[index] === view)
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test func insertingGoesByArrangedIndexAndAppendsToSubviews() {
    stack.arrange([scene.box("A"), scene.box("B")])
    stack.insertArrangedSubview(scene.box("C"), at: 1)
    #expect(names(stack.arrangedSubviews) == ["A", "C", "B"])
    #expect(names(stack.subviews) == ["A", "B", "C"])
  }

  @Test func aSubviewKeepsItsPlaceAmongSubviews() {
    let plain = scene.box("P")
    stack.addSubview(plain)
    stack.arrange([scene.box("A")])
    stack.addArrangedSubview(plain)
    #expect(names(stack.arrangedSubviews) == ["A", "P"])
    #expect(names(stack.subviews) == ["P", "A"])
  }

  @Test func arrangedAgainMeansMoved() throws {
    stack.arrange(["A", "B", "C"].map { scene.box($0, width: 10) })
    stack.setCustomSpacing(30, after: scene.view("A"))
    stack.addArrangedSubview(scene.view("A"))
    #expect(names(stack.arrangedSubviews) == ["B", "C", "A"])
    #expect(stack.subviews.count == 3)
    #expect(stack.customSpacing(after: scene.view("A")) == 30)
    stack.insertArrangedSubview(scene.view("C"), at: 0)
    #expect(names(stack.arrangedSubviews) == ["C", "B", "A"])
    stack.insertArrangedSubview(scene.view("C"), at: 3)
    #expect(names(stack.arrangedSubviews) == ["B", "A", "C"])
    try scene.root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 10, 50])
  }

  @Test func tiesGoByTheArrangedOrder() throws {
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stack.arrange(["A", "B"].map { scene.box($0, width: 10) })
    try scene.root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [90, 10])
    stack.insertArrangedSubview(scene.box("C", width: 10), at: 0)
    try scene.root.layoutIfNeeded()
    #expect(names(stack.arrangedSubviews) == ["C", "A", "B"])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [80, 10, 10])
    stack.insertArrangedSubview(scene.view("B"), at: 0)
    try scene.root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [80, 10, 10])
  }

  @Test func noLongerArrangedViewsStay() throws {
    stack.arrange(["A", "B", "C"].map { scene.box($0, width: 10) })
    stack.setCustomSpacing(30, after: scene.view("B"))
    try scene.root.layoutIfNeeded()
    stack.removeArrangedSubview(scene.view("B"))
    try scene.root.layoutIfNeeded()
    #expect(names(stack.arrangedSubviews) == ["A", "C"])
    #expect(names(stack.subviews) == ["A", "B", "C"])
    #expect(scene.view("C").frame.minX == 10)
    #expect(stack.constraints.allSatisfy { $0.firstItem !== scene.view("B") && $0.secondItem !== scene.view("B") })
    #expect(scene.view("B").constraints.isEmpty)
    #expect(stack.customSpacing(after: scene.view("B")) == StackView.spacingUseDefault)
    stack.removeArrangedSubview(scene.view("B"))
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func leavingTheStackEndsTheArrangement() throws {
    stack.arrange(["A", "B", "C"].map { scene.box($0, width: 10) })
    stack.setCustomSpacing(30, after: scene.view("A"))
    try scene.root.layoutIfNeeded()
    scene.view("A").removeFromSuperview()
    #expect(names(stack.arrangedSubviews) == ["B", "C"])
    let other = scene.stack("O", .vertical)
    scene.place(other, y: 100, width: 50)
    other.addArrangedSubview(scene.view("B"))
    #expect(names(stack.arrangedSubviews) == ["C"])
    try scene.root.layoutIfNeeded()
    #expect(scene.view("C").frame == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(stack.frame.width == 10)
    // What comes back has forgotten its spacing.
    stack.insertArrangedSubview(scene.view("A"), at: 0)
    #expect(stack.customSpacing(after: scene.view("A")) == StackView.spacingUseDefault)
    try scene.root.layoutIfNeeded()
    #expect(scene.view("C").frame.minX == 10)
  }

  @Test func aHiddenViewThatLeavesIsWholeAgain() throws {
    let box = scene.box("A", width: 10)
    stack.arrange([box, scene.box("B", width: 20)])
    box.isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(box.frame.width == 0)
    stack.removeArrangedSubview(box)
    #expect(box.constraints.isEmpty)
    try scene.root.layoutIfNeeded()
    #expect(box.frame.width == 10)
    #expect(box.isHidden)
  }

  @Test func leavingAndComingBackBeforeALayout() throws {
    stack.arrange(["A", "B", "C"].map { scene.box($0, width: 10) })
    try scene.root.layoutIfNeeded()
    let box = scene.view("B")
    box.removeFromSuperview()
    stack.insertArrangedSubview(box, at: 1)
    try scene.root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 10, 20])
    #expect(stack.frame.width == 30)
  }

  @Test func customSpacingNeedsAnArrangedView() throws {
    let box = scene.box("A", width: 10)
    stack.setCustomSpacing(30, after: box)
    #expect(stack.customSpacing(after: box) == StackView.spacingUseDefault)
    stack.arrange([box, scene.box("B", width: 10)])
    #expect(stack.customSpacing(after: box) == StackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: box)
    #expect(stack.customSpacing(after: box) == 30)
  }

  @Test func indexBeyondTheEndStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let stack = StackView(arrangedSubviews: [LayoutView()])
      stack.insertArrangedSubview(LayoutView(), at: 2)
    }
  }

  @Test func endlessSpacingStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { StackView().spacing = .infinity }
    await #expect(processExitsWith: .failure) {
      let view = LayoutView()
      StackView(arrangedSubviews: [view]).setCustomSpacing(.nan, after: view)
    }
  }

  @Test func anEmptyStackHasNoConstraints() throws {
    try scene.root.layoutIfNeeded()
    #expect(stack.constraints.allSatisfy { $0.origin != .stackView })
    stack.arrange([scene.box("A", width: 10)])
    try scene.root.layoutIfNeeded()
    stack.removeArrangedSubview(scene.view("A"))
    try scene.root.layoutIfNeeded()
    #expect(stack.constraints.allSatisfy { $0.origin != .stackView })
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func viewsAndStacksAreFreed() throws {
    weak var view: LayoutView?
    weak var emptied: StackView?
    do {
      let stack = StackView()
      stack.distribution = .equalCentering
      stack.alignment = .center
      stack.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(stack)
      stack.arrange([LayoutView(), LayoutView(), LayoutView()])
      stack.arrangedSubviews[1].isHidden = true
      try scene.root.layoutIfNeeded()
      view = stack.arrangedSubviews[0]
      emptied = stack
      stack.arrangedSubviews[0].removeFromSuperview()
      try scene.root.layoutIfNeeded()
      #expect(view == nil)
      view = stack.arrangedSubviews[0]
      stack.removeFromSuperview()
    }
    #expect(view == nil && emptied == nil)
    try scene.root.layoutIfNeeded()
  }
}
