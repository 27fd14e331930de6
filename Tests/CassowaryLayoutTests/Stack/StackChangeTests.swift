import Testing

@testable import CassowaryLayout

/// Changes of properties: what they move, and which constraints they leave alone.
struct StackChangeTests {
  let scene = StackScene()
  let stack: StackView
  let boxes: [Box]

  init() throws {
    stack = scene.stack("S", .horizontal)
    boxes = zip(["A", "B", "C"], [10.0, 20, 30]).map { [scene] in scene.box($0.0, width: $0.1, height: $0.1) }
    stack.arrange(boxes)
    scene.place(stack)
    scene.shrink(stack, .horizontal)
    scene.shrink(stack, .vertical)
    try scene.root.layoutIfNeeded()
  }

  private var frames: [Rect] { boxes.map(\.frame) }

  private func own(_ identifier: String) -> [LayoutConstraint] {
    stack.constraints.filter { $0.identifier == identifier }
  }

  @Test func nothingIsSolvedBeforeALayout() throws {
    let before = frames
    stack.spacing = 5
    boxes[1].isHidden = true
    stack.axis = .vertical
    #expect(frames == before)
    #expect(own("UISV-spacing").map(\.constant) == [0, 0])
    try scene.root.layoutIfNeeded()
    #expect(own("UISV-spacing").map(\.constant) == [5])
    #expect(boxes[2].frame == Rect(x: 0, y: 15, width: 30, height: 30))
  }

  @Test func spacingChangesConstantsInPlace() throws {
    let before = stack.constraints
    stack.spacing = 7
    stack.setCustomSpacing(9, after: boxes[0])
    try scene.root.layoutIfNeeded()
    #expect(stack.constraints.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    #expect(frames.map(\.minX) == [0, 19, 46])
  }

  @Test func changesThatCancelOutChangeNothing() throws {
    let before = stack.constraints
    boxes[1].isHidden = true
    boxes[1].isHidden = false
    stack.alignment = .center
    stack.alignment = .fill
    let pass = try scene.root.layoutIfNeeded()
    #expect(stack.constraints.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    #expect(pass.changedViews.isEmpty)
  }

  @Test func axisTurnsEverything() throws {
    stack.axis = .vertical
    stack.alignment = .trailing
    try scene.root.layoutIfNeeded()
    #expect(frames.map(\.minY) == [0, 10, 30])
    #expect(frames.map(\.maxX) == [30, 30, 30])
    #expect(frames.map(\.width) == [10, 20, 30])
    #expect(stack.frame.size == Size(width: 30, height: 60))
  }

  @Test func thereAndBack() throws {
    stack.distribution = .equalCentering
    stack.alignment = .center
    try scene.root.layoutIfNeeded()
    let (before, texts) = (frames, stack.constraints.map(\.plainEquation).sorted())
    for axis in [Axis.vertical, .horizontal, .vertical, .horizontal] {
      stack.axis = axis
      try scene.root.layoutIfNeeded()
      #expect(stack.layoutGuides.count == 3)
      #expect(scene.root.layoutAmbiguities().isEmpty)
    }
    #expect(frames == before)
    #expect(stack.constraints.map(\.plainEquation).sorted() == texts)
  }

  @Test func alignmentsInARow() throws {
    for (alignment, tops) in [
      (StackView.Alignment.fill, [0.0, 0, 0]), (.top, [0, 0, 0]), (.center, [10, 5, 0]), (.bottom, [20, 10, 0]),
      (.firstBaseline, [0, 0, 0]), (.lastBaseline, [20, 10, 0]),
    ] {
      stack.alignment = alignment
      try scene.root.layoutIfNeeded()
      #expect(frames.map(\.minY) == tops, "\(alignment)")
      #expect(frames.map(\.height) == (alignment == .fill ? [30, 30, 30] : [10, 20, 30]), "\(alignment)")
      #expect(stack.frame.height == 30, "\(alignment)")
    }
  }

  @Test func guidesComeAndGo() throws {
    stack.distribution = .equalSpacing
    stack.alignment = .center
    try scene.root.layoutIfNeeded()
    #expect(
      stack.layoutGuides.map(\.identifier).sorted() == [
        "UISV-alignment-spanner", "UISV-distributing", "UISV-distributing",
      ])
    boxes[1].isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(stack.layoutGuides.count == 2)
    stack.distribution = .fill
    stack.alignment = .fill
    try scene.root.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
    for box in boxes { box.isHidden = true }
    try scene.root.layoutIfNeeded()
    #expect(stack.layoutGuides.map(\.identifier).sorted() == ["UISV-alignment-spanner", "UISV-ordering-spanner"])
  }

  @Test func proportionsFollowIntrinsicSizes() throws {
    stack.distribution = .fillProportionally
    stack.widthAnchor.constraint(equalToConstant: 120).isActive = true
    try scene.root.layoutIfNeeded()
    #expect(frames.map(\.width) == [20, 40, 60])
    boxes[0].size.width = 50
    try scene.root.layoutIfNeeded()
    #expect(zip(frames.map(\.width), [60, 24, 36]).allSatisfy { abs($0 - $1) < 1e-9 })
    boxes[1].isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(zip(frames.map(\.width), [75, 0, 45]).allSatisfy { abs($0 - $1) < 1e-9 })
    // Changed while hidden: asked for when it is shown.
    boxes[1].size.width = 40
    boxes[1].isHidden = false
    try scene.root.layoutIfNeeded()
    #expect(zip(frames.map(\.width), [50, 40, 30]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func baselinesFollowTheText() throws {
    stack.alignment = .firstBaseline
    boxes[0].first = Baseline(offset: 8)
    boxes[1].first = Baseline(offset: 15)
    try scene.root.layoutIfNeeded()
    // The second view reaches above the first, the stack with it; the third has no text and shares the first one's top.
    #expect(frames.map(\.minY) == [7, 0, 7])
    #expect(stack.frame.height == 37)
    boxes[0].first = Baseline(offset: 10)
    try scene.root.layoutIfNeeded()
    #expect(frames.map(\.minY) == [5, 0, 5])
    boxes[0].isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(frames.map(\.minY).dropFirst() == [0, 0])
    #expect(stack.frame.height == 30)
  }

  @Test func baselineRelativeRows() throws {
    for box in boxes {
      box.first = Baseline(offset: 6)
      box.last = Baseline(fractionOfHeight: 1, offset: -2)
    }
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 20
    try scene.root.layoutIfNeeded()
    // From 8 to 28, less 6; from 40 to 60, less 6.
    #expect(frames.map(\.minY) == [0, 22, 54])
    #expect(stack.frame.height == 84)
  }

  @Test func baselineOfAStackIsThatOfAViewInside() throws {
    let outer = scene.stack("O", .horizontal)
    outer.alignment = .firstBaseline
    let label = scene.box("L", width: 5, height: 40)
    label.first = Baseline(offset: 35)
    stack.removeFromSuperview()
    stack.axis = .vertical
    boxes[0].first = Baseline(offset: 8)
    boxes[1].first = Baseline(offset: 1)
    outer.arrange([label, stack])
    scene.place(outer)
    try scene.root.layoutIfNeeded()
    #expect(stack.viewForFirstBaselineLayout === boxes[0])
    #expect(stack.viewForLastBaselineLayout === boxes[2])
    #expect(stack.frame.minY - label.frame.minY == 27)
    // Another view inside carries the baseline now.
    boxes[0].isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(stack.viewForFirstBaselineLayout === boxes[1])
    #expect(stack.frame.minY - label.frame.minY == 34)
    boxes[1].first = Baseline(offset: 4)
    try scene.root.layoutIfNeeded()
    #expect(stack.frame.minY - label.frame.minY == 31)
    stack.axis = .horizontal
    stack.alignment = .center
    #expect(stack.viewForFirstBaselineLayout === boxes[2])
  }

  @Test func gapsFollowTheScreen() throws {
    stack.spacing = 3.3
    try scene.root.layoutIfNeeded()
    #expect(own("UISV-spacing").map(\.constant) == [3.3, 3.3])
    scene.root.displayScale = 2
    try scene.root.layoutIfNeeded()
    #expect(own("UISV-spacing").map(\.constant) == [3.5, 3.5])
  }

  @Test func gapsFollowTheScreenOfAnotherRoot() throws {
    stack.spacing = 3.3
    try scene.root.layoutIfNeeded()
    let other = StackScene()
    other.root.displayScale = 2
    other.place(stack)
    try other.root.layoutIfNeeded()
    #expect(own("UISV-spacing").map(\.constant) == [3.5, 3.5])
  }

  @Test func systemGapsFollowTheFonts() throws {
    let column = scene.stack("L", .vertical)
    column.spacing = StackView.spacingUseSystem
    let labels = [17.0, 40, 17].map { Label(text: "Text", font: Font(size: $0)) }
    column.arrange(labels)
    scene.place(column, x: 300)
    func gaps() -> [Double] { column.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant) }
    func spacing(_ lower: Double, _ upper: Double) -> Double {
      SystemSpacing.distance(
        lower: Font(size: lower), upper: Font(size: upper), isBaseline: true, scale: 0, multiplier: 1)
    }
    try scene.root.layoutIfNeeded()
    #expect(gaps() == [8, 8])
    column.isBaselineRelativeArrangement = true
    try scene.root.layoutIfNeeded()
    #expect(Set(gaps()) == [spacing(40, 17), spacing(17, 40)])
    labels[0].font = Font(size: 20)
    try scene.root.layoutIfNeeded()
    #expect(Set(gaps()) == [spacing(40, 20), spacing(17, 40)])
    labels[1].isHidden = true
    try scene.root.layoutIfNeeded()
    #expect(gaps() == [spacing(17, 20)])
  }

  @Test func directionTurnsTheRow() throws {
    stack.semanticContentAttribute = .forceRightToLeft
    try scene.root.layoutIfNeeded()
    #expect(frames.map(\.minX) == [50, 30, 0])
    #expect(stack.frame.minX == 0)
  }
}
