import Testing

@testable import CassowaryLayout

@Suite struct LayoutTraceTests {
  @Test func traces() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let (stack, title, body, old) = (LayoutView(), Label(text: "Title"), LayoutView(), LayoutView())
    for (view, name) in [(root, "screen"), (stack, "stack"), (body, "body"), (old, "old")] { view.identifier = name }
    root.addSubview(stack)
    stack.addSubview(title)
    stack.addSubview(body)
    root.addSubview(old)
    for view in [stack, title, body] { view.translatesAutoresizingMaskIntoConstraints = false }
    let guide = LayoutGuide()
    guide.identifier = "column"
    root.addLayoutGuide(guide)
    old.isHidden = true
    LayoutConstraint.activate {
      for item in [stack, guide] as [LayoutItem] {
        item.leading == root.leading
        item.trailing == root.trailing
        item.top == root.top
      }
      stack.bottom == root.bottom
      title.leading == stack.leading
      title.top == stack.top
      body.leading == stack.leading
      body.trailing == stack.trailing
      body.bottom == stack.bottom
    }
    #expect(
      root.layoutTrace == """
        •screen - AMBIGUOUS LAYOUT for column.height
        |   *stack
        |   |   *Label'Title'
        |   |   *body - AMBIGUOUS LAYOUT for body.minY, body.height
        |   old (hidden)
        """)
    #expect(stack.layoutTrace.hasPrefix("•stack\n|   *Label'Title'\n"))
    LayoutConstraint.activate {
      guide.height == 5
      body.top == title.bottom
    }
    #expect(!root.layoutTrace.contains("AMBIGUOUS"))
  }
}
