import Testing

@testable import CassowaryLayout

/// The frames of sections 1.14 and 1.15 of the behavioural specification.
struct StackVectorTests {
  typealias Spans = [(start: Double, size: Double)]

  /// Lays out a row of views and returns where they are along the axis.
  private func spans(
    _ lengths: [Double], axis: Axis = .horizontal, size: Double? = nil, isRequired: Bool = false, scale: Double = 0,
    hidden: [Int] = [], _ settings: (StackView, [Box]) -> Void
  ) throws -> (spans: Spans, extent: Double) {
    let scene = StackScene()
    scene.root.displayScale = scale
    let stack = scene.stack("S", axis)
    let boxes = lengths.enumerated().map { index, length in
      let intrinsic = isRequired ? Box.noIntrinsicMetric : length
      return axis == .horizontal
        ? scene.box("v\(index)", width: intrinsic) : scene.box("v\(index)", height: intrinsic)
    }
    stack.arrange(boxes)
    if isRequired {
      for (box, length) in zip(boxes, lengths) {
        let anchor = axis == .horizontal ? box.widthAnchor : box.heightAnchor
        anchor.constraint(equalToConstant: length).isActive = true
      }
    }
    settings(stack, boxes)
    if axis == .horizontal {
      scene.place(stack, width: size, height: 10)
    } else {
      scene.place(stack, width: 10, height: size)
    }
    if size == nil { scene.shrink(stack, axis) }
    for index in hidden { boxes[index].isHidden = true }
    try scene.root.layoutIfNeeded()
    return (boxes.map { ($0.frame.origin[axis], $0.frame.size[axis]) }, stack.frame.size[axis])
  }

  private func expect(
    _ found: Spans, _ expected: Spans, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (index, (one, other)) in zip(found, expected).enumerated() {
      #expect(
        abs(one.start - other.start) <= tolerance && abs(one.size - other.size) <= tolerance,
        "view \(index) is at \(one), not \(other)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Recorded from UIKit (1.14), rounded to half points

  @Test func recordedFillEqually() throws {
    var found = try spans([1, 1, 1], size: 414, scale: 2) { stack, _ in
      stack.distribution = .fillEqually
      stack.spacing = 10
    }.spans
    expect(found, [(0, 131.5), (141.5, 131), (282.5, 131.5)])
    found = try spans([1, 1, 1, 1, 1, 1, 1], size: 414, scale: 2) { stack, _ in stack.distribution = .fillEqually }
      .spans
    expect(
      found, [(0, 59), (59, 59.5), (118.5, 59), (177.5, 59), (236.5, 59), (295.5, 59.5), (355, 59)])
    found = try spans([1, 1, 1], size: 374, scale: 2) { stack, _ in stack.distribution = .fillEqually }.spans
    expect(found, [(0, 124.5), (124.5, 125), (249.5, 124.5)])
    found = try spans([1, 1, 1], axis: .vertical, size: 200, scale: 2) { stack, _ in
      stack.distribution = .fillEqually
    }.spans
    expect(found, [(0, 66.5), (66.5, 67), (133.5, 66.5)])
  }

  @Test func recordedEqualSpacing() throws {
    var found = try spans([25, 100, 100], size: 343, isRequired: true) { stack, _ in
      stack.distribution = .equalSpacing
      stack.spacing = 6
    }.spans
    expect(found, [(0, 25), (84, 100), (243, 100)])
    found = try spans([34, 34, 34, 34], axis: .vertical, size: 647, isRequired: true, scale: 2) { stack, _ in
      stack.distribution = .equalSpacing
    }.spans
    expect(found, [(0, 34), (204.5, 34), (408.5, 34), (613, 34)])
  }

  @Test func recordedEqualCentering() throws {
    for (scale, middle) in [(0.0, 102.75), (2, 103)] {
      let found = try spans([25, 100, 100], size: 343, isRequired: true, scale: scale) { stack, _ in
        stack.distribution = .equalCentering
        stack.spacing = 6
      }.spans
      expect(found, [(0, 25), (middle, 100), (243, 100)])
    }
  }

  @Test func recordedMargins() throws {
    let scene = StackScene()
    let stack = scene.stack("S", .vertical)
    stack.arrange([scene.box("A", height: 10), scene.box("B", height: 20)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    scene.place(stack, width: 375)
    try scene.root.layoutIfNeeded()
    #expect(scene.frame("A") == Rect(x: 20, y: 20, width: 335, height: 10))
    #expect(scene.frame("B") == Rect(x: 20, y: 30, width: 335, height: 20))
    #expect(stack.frame.height == 70)
  }

  // MARK: Computed from the recipe (1.15)

  @Test func fillProportionally() throws {
    func proportional(_ stack: StackView, _ boxes: [Box]) {
      stack.distribution = .fillProportionally
      stack.spacing = 10
    }
    let lengths: [Double] = [160, 80, 40]
    expect(
      try spans(lengths, size: 200, proportional).spans, [(0, 106.667), (116.667, 53.333), (180, 20)], within: 5e-4)
    // The last one is too large where the stack is.
    expect(
      try spans(lengths, size: 400, proportional).spans, [(0, 213.333), (223.333, 106.667), (340, 60)], within: 5e-4)
    let free = try spans(lengths, proportional)
    expect(free.spans, [(0, 160), (170, 80), (260, 40)])
    #expect(abs(free.extent - 300) < 1e-9)
    let ten = try spans([Double](repeating: 50, count: 10), size: 400, proportional).spans
    for (index, span) in ten.enumerated() {
      #expect(abs(span.size - (index < 9 ? 33.898 : 4.915)) < 5e-4)
    }
    expect(
      try spans(lengths, size: 200, hidden: [0], proportional).spans, [(0, 0), (0, 123.077), (133.077, 66.923)],
      within: 5e-4)
  }

  @Test func equalSpacingWithoutWidth() throws {
    let found = try spans([25, 100, 100], isRequired: true) { stack, _ in
      stack.distribution = .equalSpacing
      stack.spacing = 6
    }
    expect(found.spans, [(0, 25), (31, 100), (137, 100)])
    #expect(found.extent == 237)
  }

  @Test func equalCenteringWithoutWidth() throws {
    let found = try spans([25, 100, 100], isRequired: true) { stack, _ in
      stack.distribution = .equalCentering
      stack.spacing = 6
    }
    expect(found.spans, [(0, 25), (68.5, 100), (174.5, 100)])
    #expect(found.extent == 274.5)
  }

  @Test func equalCenteringWhereThereIsTooLittleSpace() throws {
    let found = try spans([25, 100, 100], size: 200) { stack, _ in
      stack.distribution = .equalCentering
      stack.spacing = 6
    }.spans
    for (one, next) in zip(found, found.dropFirst()) { #expect(abs(next.start - one.start - one.size - 6) < 1e-9) }
    #expect(abs(found.reduce(0) { $0 + $1.size } - 188) < 1e-9)
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func requiredSizeOfAHiddenView(behavior: StackView.HidingBehavior) throws {
    let found = try spans([90, 90, 90], isRequired: true, hidden: [1]) { stack, _ in
      stack.spacing = 18
      stack.hidingBehavior = behavior
    }
    expect(found.spans, [(0, 90), (99, behavior == .uikit ? 90 : 0), (108, 90)])
    #expect(found.extent == 198)
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func nearlyRequiredSizeOfAHiddenView(behavior: StackView.HidingBehavior) throws {
    let found = try spans([90, 90, 90], hidden: [1]) { stack, boxes in
      stack.spacing = 18
      stack.hidingBehavior = behavior
      let width = boxes[1].widthAnchor.constraint(equalToConstant: 90)
      width.priority = 999
      width.isActive = true
    }
    expect(found.spans, [(0, 90), (99, 0), (108, 90)])
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func oneGapForAllThatIsHidden(behavior: StackView.HidingBehavior) throws {
    func spaced(_ stack: StackView, _ boxes: [Box]) {
      stack.spacing = 8
      stack.hidingBehavior = behavior
    }
    let two = try spans([10, 20, 30, 40], hidden: [1, 2], spaced)
    expect(two.spans, [(0, 10), (14, 0), (14, 0), (18, 40)])
    #expect(two.extent == 58)
    let first = try spans([10, 20, 30], hidden: [0], spaced)
    expect(first.spans, [(0, 0), (0, 20), (28, 30)])
    #expect(first.extent == 58)
    let last = try spans([10, 20, 30], hidden: [2], spaced)
    expect(last.spans, [(0, 10), (18, 20), (38, 0)])
    #expect(last.extent == 38)
    let custom = try spans([10, 20, 30], hidden: [1]) { stack, boxes in
      spaced(stack, boxes)
      stack.setCustomSpacing(30, after: boxes[0])
    }
    expect(custom.spans, [(0, 10), (25, 0), (40, 30)])
    #expect(custom.extent == 70)
    let ignored = try spans([10, 20, 30], hidden: [1]) { stack, boxes in
      spaced(stack, boxes)
      stack.setCustomSpacing(30, after: boxes[1])
    }
    expect(ignored.spans, [(0, 10), (14, 0), (18, 30)])
    #expect(ignored.extent == 48)
  }

  @Test(arguments: StackView.HidingBehavior.allCases)
  func allHidden(behavior: StackView.HidingBehavior) throws {
    let found = try spans([10, 20, 30], hidden: [0, 1, 2]) { stack, _ in
      stack.spacing = 8
      stack.hidingBehavior = behavior
    }
    #expect(found.extent == 0)
    #expect(found.spans.allSatisfy { $0.size == 0 })
    if behavior == .collapse { #expect(found.spans.allSatisfy { $0.start == 0 }) }
  }

  @Test func fillEqually() throws {
    let found = try spans([10, 20, 30]) { stack, _ in
      stack.spacing = 8
      stack.distribution = .fillEqually
    }
    expect(found.spans, [(0, 30), (38, 30), (76, 30)])
    #expect(found.extent == 106)
    for behavior in StackView.HidingBehavior.allCases {
      let hidden = try spans([10, 20, 30], size: 100, hidden: [1]) { stack, _ in
        stack.spacing = 8
        stack.distribution = .fillEqually
        stack.hidingBehavior = behavior
      }.spans
      expect(hidden, [(0, 46), (50, 0), (54, 46)])
    }
  }
}

extension Point {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
