import Testing

@testable import CassowaryLayout

/// What the pieces of visual format mean, as equations.
@Suite struct VisualFormatTests {
  let scene = FormatScene()

  @Test(
    arguments: [
      ("[a]-7-[b]", ["b.leading == a.trailing + 7"]),
      ("H:[a]-7-[b]", ["b.leading == a.trailing + 7"]),
      ("V:[a]-7-[b]", ["b.top == a.bottom + 7"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
      ("|[a]|", ["a.leading == super.leading", "super.trailing == a.trailing"]),
      ("V:|[a]|", ["a.top == super.top", "super.bottom == a.bottom"]),
      ("|-9-[a]-11-|", ["a.leading == super.leading + 9", "super.trailing == a.trailing + 11"]),
      ("|-[a]-|", ["a.leading == super.leadingMargin", "super.trailingMargin == a.trailing"]),
      ("V:|-[a]-|", ["a.top == super.topMargin", "super.bottomMargin == a.bottom"]),
      ("[a(40)]", ["a.width == 40"]),
      ("V:[a(40)]", ["a.height == 40"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("V:[a(<=b@20)]", ["a.height <= b.height @20"]),
      ("[a(>=40,<=80)]", ["a.width >= 40", "a.width <= 80"]),
      ("[a(-40)]", ["a.width == -40"]),
      ("[a(wide@low)]", ["a.width == 120.5 @250"]),
      // A metric hides a view of the same name.
      ("[a(c)]", ["a.width == 3"]),
      ("[a]-(>=5,<=10@750)-[b]", ["b.leading >= a.trailing + 5", "b.leading <= a.trailing + 10 @750"]),
      ("[a]-wide-[b]", ["b.leading == a.trailing + 120.5"]),
      ("[a]-(wide)-[b]", ["b.leading == a.trailing + 120.5"]),
      ("[a]-(-6)-[b]", ["b.leading == a.trailing - 6"]),
      ("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
      ("[a]-5.-[b]", ["b.leading == a.trailing + 5"]),
      ("[a]-2e1-[b]", ["b.leading == a.trailing + 20"]),
      ("[a(9@999.5)]", ["a.width == 9 @999.5"]),
      (
        " H : | - [ a ( >= 4 @ 20 , b ) ] - 3 - [ _b2 ] \t",
        [
          "a.leading == super.leadingMargin", "a.width >= 4 @20", "a.width == b.width", "_b2.leading == a.trailing + 3",
        ]
      ),
      ("[a]", []),
      (
        "[a(8)]-1-[b(9)]-2-[c]",
        [
          "a.width == 8", "b.leading == a.trailing + 1", "b.width == 9", "c.leading == b.trailing + 2",
        ]
      ),
      // A guide's surroundings are its owner.
      ("|-4-[guide]", ["guide.leading == super.leading + 4"]),
    ] as [(String, [String])])
  func meaning(format: String, equations: [String]) throws {
    #expect(try scene.equations(format) == equations)
  }

  @Test(arguments: [
    (VisualFormatOptions.alignAllTop, "[a][b]", "a.top == b.top"),
    (.alignAllBottom, "[a][b]", "a.bottom == b.bottom"),
    (.alignAllCenterY, "[a][b]", "a.centerY == b.centerY"),
    (.alignAllFirstBaseline, "[a][b]", "a.firstBaseline == b.firstBaseline"),
    (.alignAllLastBaseline, "[a][b]", "a.lastBaseline == b.lastBaseline"),
    (.alignAllLeft, "V:[a][b]", "a.left == b.left"),
    (.alignAllRight, "V:[a][b]", "a.right == b.right"),
    (.alignAllLeading, "V:[a][b]", "a.leading == b.leading"),
    (.alignAllTrailing, "V:[a][b]", "a.trailing == b.trailing"),
    (.alignAllCenterX, "V:[a][b]", "a.centerX == b.centerX"),
  ])
  func alignment(options: VisualFormatOptions, format: String, equation: String) throws {
    #expect(try scene.equations(format, options: options).dropFirst() == [equation])
  }

  /// One equation for each bit and each pair of neighbours, after all others; the superview is not aligned.
  @Test func alignmentsComeLast() throws {
    let options: VisualFormatOptions = [.alignAllTop, .alignAllBottom]
    #expect(
      try scene.equations("|[a][b(5)][c]|", options: options) == [
        "a.leading == super.leading", "b.leading == a.trailing", "b.width == 5", "c.leading == b.trailing",
        "super.trailing == c.trailing", "a.top == b.top", "a.bottom == b.bottom", "b.top == c.top",
        "b.bottom == c.bottom",
      ])
  }

  @Test func fixedDirections() throws {
    #expect(
      try scene.equations("|-1-[a]-2-[b]-3-|", options: .directionLeftToRight) == [
        "a.left == super.left + 1", "b.left == a.right + 2", "super.right == b.right + 3",
      ])
    #expect(
      try scene.equations("|-1-[a]-2-[b]-3-|", options: .directionRightToLeft) == [
        "super.right == a.right + 1", "a.left == b.right + 2", "b.left == super.left + 3",
      ])
    #expect(
      try scene.equations("|-[a]-|", options: .directionRightToLeft) == [
        "super.rightMargin == a.right", "a.left == super.leftMargin",
      ])
    #expect(try scene.equations("V:[a]-2-[b]", options: .directionRightToLeft) == ["b.top == a.bottom + 2"])
  }

  @Test func baselineSpacing() throws {
    let options = VisualFormatOptions.spacingBaselineToBaseline
    #expect(try scene.equations("V:[a]-30-[b]", options: options) == ["b.firstBaseline == a.lastBaseline + 30"])
    // Between texts a hyphen is the distance of lines in one text, else that of edges.
    let distance = try scene.constraints("V:[text]-[more]", options: options).map(\.constant)
    #expect(distance == [Font(size: 17).lineHeight + Font(size: 17).descender - Font(size: 20).descender])
    #expect(try scene.equations("V:[a]-[text]", options: options) == ["text.firstBaseline == a.lastBaseline + 8"])
    // Superviews and guides have edges only.
    #expect(
      try scene.equations("V:|-3-[a]-4-[guide]", options: options) == [
        "a.top == super.top + 3", "guide.top == a.bottom + 4",
      ])
    #expect(try scene.equations("[a]-[b]", options: options) == ["b.leading == a.trailing + 8"])
  }

  @Test func optionsHaveTheBitsOfUIKit() {
    #expect(VisualFormatOptions.alignAllLeft.rawValue == 2)
    #expect(VisualFormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(VisualFormatOptions.alignAllLastBaseline.rawValue == 2048)
    #expect(VisualFormatOptions.directionRightToLeft.rawValue == 131072)
    #expect(VisualFormatOptions.spacingBaselineToBaseline.rawValue == 524288)
    #expect(VisualFormatOptions.alignmentMask.rawValue == 65535)
  }

  @Test func theResultIsInactiveAndKnowsItsPlace() throws {
    let constraint = try #require(
      try LayoutConstraint.constraints(withVisualFormat: "[a(5)]", views: ["a": scene.views["a"]!]).first)
    #expect(!constraint.isActive)
    #expect(constraint.origin == .user)
    let location = try #require(constraint.location)
    #expect(location.line > 0 && "\(location.file)".hasSuffix("VisualFormatTests.swift"))
  }

  @Test func documentsMayQuoteNames() throws {
    let view = scene.views["a"]!
    let constraints = try LayoutConstraint.constraints(
      withVisualFormat: "[`8bC-Xf-vdC`(>=`8bC-Xf-vdC`)]", metric: { _ in nil },
      view: { $0 == "8bC-Xf-vdC" ? view : nil })
    #expect(constraints.map(\.equation) == ["a.width >= a.width"])
    #expect(throws: VisualFormatError.self) { try scene.constraints("[`a`]") }
  }

  /// The string lays out what it draws.
  @Test func frames() throws {
    let (root, a, b) = (LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 100)), LayoutView(), LayoutView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views = ["a": a, "b": b]
    let rows = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a(b)]-20-[b]-|", options: [.alignAllTop, .alignAllBottom], views: views)
    let columns = try LayoutConstraint.constraints(withVisualFormat: "V:|-10-[a]-(15)-|", views: views)
    LayoutConstraint.activate(rows + columns)
    try root.layoutIfNeeded()
    #expect(a.frame == Rect(x: 8, y: 10, width: 142, height: 75))
    #expect(b.frame == Rect(x: 170, y: 10, width: 142, height: 75))
  }
}
