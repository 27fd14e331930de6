import CassowaryLayout
import Gallery
import Testing

/// The screens of the gallery, with frames worked out by hand.
struct GalleryTests {
  static let phone = Size(width: 390, height: 844)

  @Test func bottomBar() throws {
    let screen = BottomBar(screen: Self.phone)
    try screen.view.layoutIfNeeded()
    for _ in 0..<2 {
      #expect(screen.bar.frame == Rect(x: 0, y: 794, width: 390, height: 50))
      #expect(screen.buttons.map(\.frame.minX) == [0, 97.5, 195, 292.5])
      #expect(screen.buttons.allSatisfy { $0.frame.size == Size(width: 97.5, height: 50) })
      screen.toggle()
      try screen.view.layoutIfNeeded()
      expectClose(screen.bar.frame, Rect(x: 0, y: 709.6, width: 390, height: 134.4))
      expectClose(screen.panel.frame, Rect(x: 0, y: 0, width: 390, height: 84.4))
      expectClose(screen.row.frame, Rect(x: 0, y: 84.4, width: 390, height: 50))
      #expect(abs(screen.title.frame.midX - 195) < 1e-9)
      #expect(abs(screen.title.frame.midY - (42.2 - 14)) < 1e-9)
      #expect(abs(screen.subtitle.frame.midY - (42.2 + 14)) < 1e-9)
      screen.toggle()
      try screen.view.layoutIfNeeded()
    }
    #expect(screen.view.constraintsSetAside.isEmpty)
  }

  /// Four buttons of 97 points are 388: the panel of 390 contradicts them, but only while it is open.
  @Test func bottomBarInWholePoints() throws {
    let screen = BottomBar(screen: Self.phone, literalWidths: true)
    let witness = Witness()
    screen.view.layoutDelegate = witness
    for _ in 0..<2 {
      try screen.view.layoutIfNeeded()
      #expect(screen.view.constraintsSetAside.isEmpty)
      #expect(screen.bar.frame == Rect(x: 1, y: 794, width: 388, height: 50))
      screen.toggle()
      try screen.view.layoutIfNeeded()
      #expect(screen.view.constraintsSetAside.map(\.identifier) == ["panelWidth"])
      expectClose(screen.panel.frame, Rect(x: 0, y: 0, width: 388, height: 84.4))
      screen.toggle()
    }
    // Set aside, out of the layout with its view, and set aside again: told once.
    #expect(witness.conflicts.count == 1)
    let members = try #require(witness.conflicts.first).members
    #expect(members.filter { $0.equation.hasSuffix("width == 97") }.count == 4)
    #expect(members.contains { $0.identifier == "panelWidth" })
    #expect(witness.restored.isEmpty)
  }

  @Test func expandableRows() throws {
    let screen = ExpandableRows(screen: Self.phone, safeArea: EdgeInsets(top: 47, bottom: 34))
    for _ in 0..<2 {
      try screen.view.layoutIfNeeded()
      #expect(screen.scrollView.frame == Rect(x: 0, y: 47, width: 390, height: 713))
      #expect(screen.scrollView.contentSize == Size(width: 390, height: 900))
      #expect(screen.rows.map(\.frame.minY) == [0, 300, 600])
      #expect(screen.button.frame == Rect(x: 180, y: 270, width: 30, height: 30))
      screen.toggle()
      try screen.view.layoutIfNeeded()
      #expect(screen.scrollView.contentSize == Size(width: 390, height: 600))
      #expect(screen.rows.map(\.frame.minY) == [0, 300, 300])
      #expect(screen.rows[1].frame.height == 0)
      screen.toggle()
    }
    try screen.view.layoutIfNeeded()
    screen.scrollView.contentOffset = Point(x: 0, y: 120)
    let pass = try screen.view.layoutIfNeeded()
    #expect(screen.scrollView.bounds.minY == 120)
    #expect(pass.changedViews.allSatisfy { view in !screen.rows.contains { $0 === view } })
  }

  @Test func accordion() throws {
    let screen = Accordion(screen: Self.phone)
    for _ in 0..<2 {
      try screen.view.layoutIfNeeded()
      #expect(screen.stack.frame == Rect(x: 0, y: 0, width: 390, height: 44))
      screen.open()
      try screen.view.layoutIfNeeded()
      #expect(screen.stack.frame == Rect(x: 0, y: 0, width: 390, height: 204))
      #expect(screen.body.frame == Rect(x: 0, y: 44, width: 390, height: 160))
      #expect(screen.body.alpha == 1)
      #expect(abs(screen.text.frame.midY - 80) < 1e-9)
      screen.close()
    }
    #expect(screen.bodyHeight.isActive)
  }

  @Test func dropDownMenu() throws {
    let screen = DropDownMenu(screen: Self.phone)
    for _ in 0..<2 {
      try screen.view.layoutIfNeeded()
      #expect(screen.menu.frame == Rect(x: 95, y: 100, width: 200, height: 30))
      #expect(screen.header.frame == Rect(x: 0, y: 0, width: 200, height: 30))
      screen.toggle()
      try screen.view.layoutIfNeeded()
      #expect(screen.menu.frame.height == 200)
      for (index, item) in screen.items.enumerated() {
        expectClose(item.frame, Rect(x: 0, y: 30 + 42.5 * Double(index), width: 200, height: 42.5))
      }
      screen.toggle()
    }
    #expect(screen.stack.arrangedSubviews.count == 1)
  }

  @Test func overlay() throws {
    let screen = Overlay(screen: Size(width: 400, height: 800))
    try screen.view.layoutIfNeeded()
    #expect(screen.list.frame == Rect(x: 0, y: 0, width: 400, height: 800))
    #expect(screen.card.frame == Rect(x: 12.5, y: 300, width: 375, height: 200))
    expectClose(screen.menu.frame, Rect(x: -250, y: 0, width: 250, height: 800))
    screen.slide(to: 1)
    let pass = try screen.view.layoutIfNeeded()
    expectClose(screen.menu.frame, Rect(x: 0, y: 0, width: 250, height: 800))
    #expect(pass.changedViews.map { $0 === screen.menu } == [true])
  }

  @Test func swipeSheet() throws {
    let screen = SwipeSheet(screen: Self.phone)
    try screen.view.layoutIfNeeded()
    #expect(screen.sheet.frame == Rect(x: 0, y: 724, width: 390, height: 120))
    screen.beginDrag()
    for (distance, top) in [(-100.0, 624.0), (-300, 424), (-600, 200), (50, 724)] {
      screen.drag(by: distance)
      try screen.view.layoutIfNeeded()
      #expect(screen.sheet.frame.minY == top)
      #expect(screen.handle.frame == Rect(x: 177, y: 8, width: 36, height: 5))
    }
    screen.drag(by: -300)
    screen.endDrag()
    try screen.view.layoutIfNeeded()
    #expect(screen.sheet.frame == Rect(x: 0, y: 200, width: 390, height: 644))
    screen.beginDrag()
    screen.drag(by: 270)
    screen.endDrag()
    try screen.view.layoutIfNeeded()
    #expect(screen.sheet.frame.minY == 724)
  }

  func expectClose(_ frame: Rect, _ expected: Rect, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let pairs = [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(frame), not \(expected)", sourceLocation: sourceLocation)
  }

  /// Writes down what it is told.
  final class Witness: LayoutDelegate {
    var conflicts: [LayoutConflict] = []
    var restored: [LayoutConstraint] = []

    func layoutView(_ root: LayoutView, didSetAside constraint: LayoutConstraint, because conflict: LayoutConflict) {
      conflicts.append(conflict)
    }

    func layoutView(_ root: LayoutView, didRestore constraint: LayoutConstraint) { restored.append(constraint) }
  }
}
