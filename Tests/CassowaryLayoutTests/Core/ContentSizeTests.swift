import Testing

@testable import CassowaryLayout

/// Content sizes, hugging and compression resistance.
struct ContentSizeTests {
  let root = LayoutView.placed(0, 0, 300, 200)
  let view = Tile("view", width: 80, height: 30)

  init() {
    root.addSubview(view)
    relate(view, .left, .equal, root, .left)
    relate(view, .top, .equal, root, .top)
  }

  @Test func contentGivesBothExtents() throws {
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 80, height: 30))
  }

  @Test func anAxisWithoutMetricIsFree() throws {
    view.size = Size(width: LayoutView.noIntrinsicMetric, height: 30)
    relate(view, .width, plus: 10, at: 1)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 10, height: 30))
  }

  /// A wish beyond the content size is against hugging, one below it against compression resistance.
  @Test(arguments: [100.0, 500.0], [Float(249), 250, 251, 749, 750, 751, 1000])
  func wishesWinByPriority(wish: Double, priority: Float) throws {
    view.size.width = 300
    relate(view, .width, plus: wish, at: LayoutPriority(priority))
    root.frame.size.width = 1000
    try root.layoutIfNeeded()
    let limit: Float = wish > 300 ? 250 : 750
    let won = priority > limit
    if priority == limit {
      // A tie: nothing in between is shown.
      #expect(view.frame.width == wish || view.frame.width == 300)
      #expect(view.hasAmbiguousLayout)
    } else {
      #expect(view.frame.width == (won ? wish : 300))
    }
  }

  @Test(arguments: Axis.allCases)
  func prioritiesAreSetPerAxis(axis: Axis) throws {
    view.setContentHuggingPriority(600, for: axis)
    view.setContentCompressionResistancePriority(200, for: axis)
    #expect(view.contentHuggingPriority(for: axis) == 600 && view.contentHuggingPriority(for: axis.other) == 250)
    #expect(
      view.contentCompressionResistancePriority(for: axis) == 200
        && view.contentCompressionResistancePriority(for: axis.other) == 750)
    relate(view, .width, plus: 150, at: 500)
    relate(view, .height, plus: 150, at: 500)
    try root.layoutIfNeeded()
    #expect(view.frame.size[axis] == (axis == .horizontal ? 80 : 30))
    #expect(view.frame.size[axis.other] == 150)
    view.setContentHuggingPriority(400, for: axis)
    try root.layoutIfNeeded()
    #expect(view.frame.size[axis] == 150)
  }

  @Test func withoutContentPrioritiesHaveNoEffect() throws {
    let plain = root.adding(Tile("plain"))
    for axis in Axis.allCases {
      plain.setContentHuggingPriority(.required, for: axis)
      plain.setContentCompressionResistancePriority(.required, for: axis)
    }
    relate(plain, .width, plus: 90, at: 1)
    relate(plain, .height, plus: 70, at: 1)
    try root.layoutIfNeeded()
    #expect(plain.frame.size == Size(width: 90, height: 70))
  }

  @Test func contentIsAskedForAgainOnlyWhenInvalidated() throws {
    try root.layoutIfNeeded()
    let asked = view.timesAsked
    root.frame.size.width = 400
    relate(view, .right, .lessThanOrEqual, root, .right)
    try root.layoutIfNeeded()
    #expect(view.timesAsked == asked)
    view.size = Size(width: 120, height: 44)
    #expect(view.frame.width == 80)
    try root.layoutIfNeeded()
    #expect(view.timesAsked == asked + 1)
    #expect(view.frame.size == Size(width: 120, height: 44))
    view.size = Size(width: LayoutView.noIntrinsicMetric, height: 44)
    relate(view, .width, plus: 7, at: 1)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 7)
  }

  @Test func contentSizesAreThoseOfTheAlignmentRectangle() throws {
    view.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.invalidateIntrinsicContentSize()
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: -2, y: -1, width: 86, height: 34))
  }

  @Test func requiredContentCanContradict() throws {
    view.setContentHuggingPriority(.required, for: .horizontal)
    let width = relate(view, .width, plus: 200)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    #expect(root.constraintsSetAside.map { $0 === width } == [true])
    view.setContentHuggingPriority(999, for: .horizontal)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 200 && root.constraintsSetAside.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -5])
  func whatIsNoNumberIsNoMetric(width: Double) throws {
    view.size.width = width
    relate(view, .width, plus: 33, at: 1)
    try root.layoutIfNeeded()
    #expect(view.frame.width == 33 && view.frame.height == 30)
  }
}
