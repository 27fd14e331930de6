import Testing

@testable import CassowaryLayout

/// How large stacks want to be, who holds their constraints, and what is open.
struct StackSizeTests {
  let scene = StackScene()
  let stack: StackView
  let boxes: [Box]

  init() {
    stack = scene.stack("S", .horizontal)
    boxes = zip(["A", "B", "C"], [10.0, 20, 30]).map { [scene] in scene.box($0.0, width: $0.1, height: $0.1) }
    stack.arrange(boxes)
    stack.spacing = 8
    scene.root.addSubview(stack)
  }

  private var fitting: Size { stack.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) }

  @Test func sumOfSizesAndGaps() throws {
    #expect(fitting == Size(width: 76, height: 30))
    boxes[1].isHidden = true
    #expect(fitting == Size(width: 48, height: 30))
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(fitting == Size(width: 48, height: 30))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(fitting == Size(width: 54, height: 34))
    for box in boxes { box.isHidden = true }
    #expect(fitting == Size(width: 6, height: 4))
  }

  @Test func equalSizesAreThoseOfTheLargest() {
    stack.distribution = .fillEqually
    #expect(fitting == Size(width: 106, height: 30))
  }

  @Test func equalCenteringBeatsThePullOfFitting() {
    stack.distribution = .equalCentering
    boxes[0].size.width = 25
    boxes[1].size.width = 100
    boxes[2].size.width = 100
    stack.spacing = 6
    for (box, width) in zip(boxes, [25.0, 100, 100]) {
      box.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    #expect(fitting.width == 274.5)
    stack.distribution = .equalSpacing
    #expect(fitting.width == 237)
  }

  @Test(arguments: StackView.Alignment.allCases)
  func acrossItIsTheLargestVisible(alignment: StackView.Alignment) {
    stack.alignment = alignment
    #expect(fitting.height == 30)
    boxes[2].isHidden = true
    #expect(fitting.height == 20)
  }

  @Test func baselinesMayNeedMoreThanTheLargest() {
    for alignment in [StackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      for (box, offset) in zip(boxes, [9.0, 5, 20]) {
        box.first = Baseline(offset: offset)
        box.last = Baseline(offset: offset)
      }
      // 20 above the line, 15 below.
      #expect(fitting.height == 35)
    }
  }

  @Test func anEmptyStackIsOpen() throws {
    for box in boxes { box.removeFromSuperview() }
    scene.place(stack)
    try scene.root.layoutIfNeeded()
    #expect(stack.hasAmbiguousLayout)
    scene.shrink(stack, .horizontal)
    scene.shrink(stack, .vertical)
    try scene.root.layoutIfNeeded()
    #expect(!stack.hasAmbiguousLayout && stack.frame.size == .zero)
  }

  @Test func baselineColumnsLeaveTheViewsOpen() throws {
    stack.axis = .vertical
    stack.alignment = .firstBaseline
    scene.place(stack, width: 100)
    try scene.root.layoutIfNeeded()
    #expect(boxes[0].hasAmbiguousLayout)
    stack.alignment = .leading
    try scene.root.layoutIfNeeded()
    #expect(!boxes[0].hasAmbiguousLayout)
  }

  @Test func viewsHoldWhatSpeaksOfThemAlone() throws {
    stack.alignment = .center
    stack.distribution = .fillProportionally
    boxes[0].isHidden = true
    boxes[2].size.width = 0
    scene.place(stack)
    try scene.root.layoutIfNeeded()
    func identifiers(_ view: LayoutView) -> [String] {
      view.constraints.filter { $0.origin == .stackView }.compactMap(\.identifier).sorted()
    }
    #expect(identifiers(boxes[0]) == ["UISV-ambiguity-suppression", "UISV-hiding"])
    #expect(identifiers(boxes[1]) == ["UISV-ambiguity-suppression"])
    #expect(identifiers(boxes[2]) == ["UISV-ambiguity-suppression", "UISV-fill-proportionally"])
    #expect(
      Set(identifiers(stack)) == [
        "UISV-alignment", "UISV-canvas-connection", "UISV-fill-proportionally", "UISV-spacing", "UISV-spacing-hidden",
        "UISV-spanning-boundary", "UISV-spanning-fit",
      ])
  }

  @Test func aSingleCentredViewHasASpanner() throws {
    for box in boxes.dropFirst() { box.removeFromSuperview() }
    stack.alignment = .center
    scene.place(stack, height: 50)
    try scene.root.layoutIfNeeded()
    #expect(stack.layoutGuides.map(\.identifier) == ["UISV-alignment-spanner"])
    #expect(boxes[0].frame == Rect(x: 0, y: 20, width: 10, height: 10))
  }

  @Test func nestedStacksHaveSharesOfTheirFittingSize() throws {
    let inner = scene.stack("N", .horizontal)
    inner.arrange([scene.box("a", width: 15, height: 5), scene.box("b", width: 25, height: 5)])
    stack.spacing = 0
    boxes[1].removeFromSuperview()
    stack.addArrangedSubview(inner)
    stack.distribution = .fillProportionally
    scene.place(stack, width: 160)
    try scene.root.layoutIfNeeded()
    // 10, 30 and 40 of 80.
    #expect(stack.arrangedSubviews.map(\.frame.width) == [20, 60, 80])
    scene.view("b").isHidden = true
    try scene.root.layoutIfNeeded()
    for (view, share) in zip(stack.arrangedSubviews, [10.0, 30, 15]) {
      #expect(abs(view.frame.width - 160 * share / 55) < 1e-9)
    }
    // A constraint inside counts as much as a content size.
    scene.view("b").isHidden = false
    let width = scene.view("a").widthAnchor.constraint(equalToConstant: 15)
    width.isActive = true
    try scene.root.layoutIfNeeded()
    width.constant = 95
    try scene.root.layoutIfNeeded()
    for (view, share) in zip(stack.arrangedSubviews, [10.0, 30, 120]) {
      #expect(abs(view.frame.width - share) < 1e-9)
    }
  }
}
