import CassowaryLayout
import Testing

/// Where nothing decides a size, what is shown does not depend on what was there before.
struct OpenSizeTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 100))

  func stack(_ distribution: StackView.Distribution) -> (StackView, [LayoutView]) {
    let image = ImageView(imageSize: Size(width: 10, height: 20))
    let views = [image, LayoutView(), LayoutView()]
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = distribution
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.widthAnchor.constraint(equalTo: root.widthAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return (stack, views)
  }

  @Test func theFirstOpenViewTakesWhatIsLeft() throws {
    let (_, views) = stack(.fill)
    try root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [20, 80, 0])
    #expect(views[1].hasAmbiguousLayout && views[2].hasAmbiguousLayout)
    #expect(root.layoutViolations().allSatisfy { $0.constraint.origin == .contentSize && $0.priority.rawValue >= 250 })
  }

  @Test(arguments: StackView.Distribution.allCases)
  func togglingBringsEverythingBack(distribution: StackView.Distribution) throws {
    let (_, views) = stack(distribution)
    try root.layoutIfNeeded()
    let frames = views.map(\.frame)
    for view in views + views.reversed() {
      view.isHidden = true
      try root.layoutIfNeeded()
      view.isHidden = false
      try root.layoutIfNeeded()
      for (view, frame) in zip(views, frames) {
        #expect(abs(view.frame.minY - frame.minY) < 1e-9 && abs(view.frame.height - frame.height) < 1e-9)
      }
    }
  }

  @Test func whatIsTakenAwayLeavesNothingBehind() throws {
    let view = LayoutView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    try root.layoutIfNeeded()
    let width = view.widthAnchor.constraint(equalToConstant: 44)
    width.isActive = true
    try root.layoutIfNeeded()
    #expect(view.frame.width == 44)
    width.isActive = false
    try root.layoutIfNeeded()
    #expect(view.frame.width == 0 && view.hasAmbiguousLayout)
  }

  @Test func anEmptiedStackHasNoSize() throws {
    let stack = StackView(arrangedSubviews: [ImageView(imageSize: Size(width: 20, height: 30))])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    try root.layoutIfNeeded()
    #expect(stack.frame.size == Size(width: 20, height: 30))
    stack.arrangedSubviews[0].removeFromSuperview()
    try root.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
  }
}
