import Testing

@testable import CassowaryLayout

@Suite struct LayoutOperatorTests {
  let root = LayoutView()
  let a = LayoutView()
  let b = LayoutView()

  init() {
    for (view, name) in [(root, "root"), (a, "a"), (b, "b")] { view.identifier = name }
    root.addSubview(a)
    root.addSubview(b)
  }

  func check(_ constraint: LayoutConstraint, _ equation: String, location: Testing.SourceLocation = #_sourceLocation) {
    #expect(constraint.equation == equation, sourceLocation: location)
    #expect(!constraint.isActive && constraint.origin == .user, sourceLocation: location)
  }

  @Test func everyAttribute() {
    check(a.leading == b.trailing, "a.leading == b.trailing")
    check(a.left == b.right, "a.left == b.right")
    check(a.centerX == b.centerX, "a.centerX == b.centerX")
    check(a.top == b.bottom, "a.top == b.bottom")
    check(a.centerY == b.centerY, "a.centerY == b.centerY")
    check(a.width == b.height, "a.width == b.height")
    check(a.firstBaseline == b.lastBaseline + 20, "a.firstBaseline == b.lastBaseline + 20")
    check(a.top == root.safeAreaLayoutGuide.top, "a.top == root.safeArea.top")
  }

  @Test func everyRelation() {
    check(a.leading == b.leading, "a.leading == b.leading")
    check(a.leading <= b.leading, "a.leading <= b.leading")
    check(a.leading >= b.leading, "a.leading >= b.leading")
    check(a.top <= b.top, "a.top <= b.top")
    check(a.top >= b.top, "a.top >= b.top")
    check(a.width <= b.width, "a.width <= b.width")
    check(a.width >= b.width, "a.width >= b.width")
  }

  @Test func pointsAndFactors() {
    check(a.leading == b.trailing + 8, "a.leading == b.trailing + 8")
    check(a.leading == 8 + b.trailing, "a.leading == b.trailing + 8")
    check(a.leading == b.trailing - 8.5, "a.leading == b.trailing - 8.5")
    check(a.centerX == 0.5 * root.trailing, "a.centerX == 0.5 * root.trailing")
    check(a.top == root.bottom * 0.25 + 1, "a.top == 0.25 * root.bottom + 1")
    check(a.bottom == root.bottom / 4, "a.bottom == 0.25 * root.bottom")
    check(a.width == 2 * b.height - 4, "a.width == 2 * b.height - 4")
    check(a.width == 2 * (b.height - 4), "a.width == 2 * b.height - 8")
    check(a.width == (b.height + 6) / 3, "a.width == 0.3333333333333333 * b.height + 2")
    check(a.width == 1 / 3 * b.width, "a.width == 0.3333333333333333 * b.width")
    check(a.width == b.width + 2 * 8, "a.width == b.width + 16")
  }

  @Test func numbersOnEitherSide() {
    check(a.width >= 100, "a.width >= 100")
    check(100 >= a.width, "a.width <= 100")
    check(a.height == 12.5, "a.height == 12.5")
    check(12.5 == a.height, "a.height == 12.5")
    check(60 <= a.height, "a.height >= 60")
    check(2 * a.width <= 100, "a.width <= 50")
    check(-2 * a.width + 10 <= 100, "a.width >= -45")
  }

  /// The item without a factor comes first; points move to the other side.
  @Test func sidesAreBroughtToForm() {
    check(2 * b.height - 4 == a.width, "a.width == 2 * b.height - 4")
    check(2 * b.height - 4 <= a.width, "a.width >= 2 * b.height - 4")
    check(a.leading + 3 >= b.trailing + 8, "a.leading >= b.trailing + 5")
    check(4 * a.width + 8 == 2 * b.width, "a.width == 0.5 * b.width - 2")
    check(-1 * a.width >= -2 * b.width, "a.width <= 2 * b.width")
  }

  @Test func wholeNumberVariables() {
    let (count, gap) = (3, 8)
    check(a.width == count * b.width + gap, "a.width == 3 * b.width + 8")
    check(a.width == b.width / count - gap, "a.width == 0.3333333333333333 * b.width - 8")
    check(a.leading == b.leading * count, "a.leading == 3 * b.leading")
    check(a.top == gap + b.top, "a.top == b.top + 8")
    check(a.width == gap, "a.width == 8")
    check(gap <= a.width, "a.width >= 8")
    check(a.width <= gap, "a.width <= 8")
    check(gap >= a.width, "a.width <= 8")
    check(gap == a.width, "a.width == 8")
    check(a.width >= gap, "a.width >= 8")
  }

  @Test func priorities() {
    check(a.leading == b.trailing + 8 ! 750, "a.leading == b.trailing + 8 @750")
    check(a.width >= 100 ! .defaultLow, "a.width >= 100 @250")
    check(a.width >= 100 ! .required - 1, "a.width >= 100 @999")
    check(a.width == 0.5 * b.width ! 999.5, "a.width == 0.5 * b.width @999.5")
    let priority: LayoutPriority = 20
    check(a.width == b.width ! priority, "a.width == b.width @20")
  }

  @Test func buildersCollect() {
    let (isWide, limit): (Bool, Double?) = (true, nil)
    let others = [a.height == 1, b.height == 2]
    let constraints = LayoutConstraint.constraints {
      a.leading == root.leading + 8
      a.top == root.top ! 750
      if isWide { a.width <= 480 } else { a.width <= 240 }
      if !isWide { a.height == 7 }
      if let limit { b.width <= limit }
      for view in [a, b] { view.bottom == root.bottom }
      others
      if #available(macOS 10, *) { b.width == 9 }
    }
    #expect(
      constraints.map(\.equation) == [
        "a.leading == root.leading + 8", "a.top == root.top @750", "a.width <= 480", "a.bottom == root.bottom",
        "b.bottom == root.bottom", "a.height == 1", "b.height == 2", "b.width == 9",
      ])
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  /// Operators cannot tell where they stand; the statement of a block can.
  @Test func buildersNoteThePlace() throws {
    #expect((a.width == 5).location == nil)
    let anchored = a.widthAnchor.constraint(equalToConstant: 5)
    let line = try #require(anchored.location).line
    let constraints = LayoutConstraint.constraints {
      a.leading == root.leading
      anchored
      a.top == root.top + 8 ! 750
    }
    #expect(constraints.map { $0.location?.line } == [line + 3, line, line + 5])
    #expect("\(constraints[0].location!.file)".hasSuffix("LayoutOperatorTests.swift"))
  }

  @Test func activatingABlock() throws {
    let constraints = LayoutConstraint.activate {
      a.leading == root.leading
      a.width == 40
    }
    #expect(constraints.count == 2 && constraints.allSatisfy { $0.isActive })
  }

  @Test func blocksMayThrow() throws {
    let constraints = try LayoutConstraint.activate {
      a.top == root.top
      try LayoutConstraint.constraints(withVisualFormat: "|[a][b(40)]", views: ["a": a, "b": b])
    }
    #expect(constraints.count == 4)
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.activate {
        a.bottom == root.bottom
        try LayoutConstraint.constraints(withVisualFormat: "|[c]", views: ["a": a, "b": b])
      }
    }
    let all = [a, b, root].flatMap(\.constraints)
    #expect(all.count == 4)
  }

  #if os(Linux) || os(macOS)
    @Test func whatUIKitRefusesStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        let view = LayoutView()
        _ = view.width == .nan
      }
      await #expect(processExitsWith: .failure) {
        let (one, other) = (LayoutView(), LayoutView())
        _ = one.leading == 0 * other.leading + 5
      }
      await #expect(processExitsWith: .failure) {
        let view = LayoutView()
        let constraint = view.width == 5
        constraint.priority = 1001
      }
    }
  #endif
}
