import CassowaryLayout
import Testing

/// What leaves a hierarchy, or is hidden, and comes back is as it was.
struct ComingBackTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 500))

  /// A wrapping label is as high as its text in whatever hierarchy it comes back.
  @Test(arguments: [true, false])
  func wrappingLabels(isSameRoot: Bool) throws {
    let other = LayoutView(frame: root.frame)
    let label = Label(text: "A text that is much too long for one line of this width", numberOfLines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    var frames: [Rect] = []
    for place in [root, isSameRoot ? root : other, root] {
      place.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: place.topAnchor), label.leftAnchor.constraint(equalTo: place.leftAnchor),
        label.widthAnchor.constraint(equalTo: place.widthAnchor),
      ])
      try place.layoutIfNeeded()
      frames.append(label.frame)
      label.removeFromSuperview()
    }
    #expect(frames[0].height > 2 * label.intrinsicContentSize.height)
    #expect(frames[1] == frames[0] && frames[2] == frames[0])
  }

  /// The delegate hears of each constraint that is set aside that it is back, also if a view was hidden in between.
  @Test func constraintsThatWereHiddenMeanwhile() throws {
    let (one, two) = (LayoutView(), LayoutView())
    let stack = StackView(arrangedSubviews: [one, two])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let first = two.heightAnchor.constraint(equalToConstant: 96)
    let second = two.heightAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([one.heightAnchor.constraint(equalToConstant: 10), first, second])
    let witness = GalleryTests.Witness()
    root.layoutDelegate = witness
    try root.layoutIfNeeded()
    #expect(witness.conflicts.count == 1 && witness.restored.isEmpty)
    two.isHidden = true
    try root.layoutIfNeeded()
    two.isHidden = false
    try root.layoutIfNeeded()
    #expect(witness.conflicts.count == 1 && witness.restored.isEmpty)
    #expect(root.constraintsSetAside.map { $0 === second } == [true])
    two.isHidden = true
    try root.layoutIfNeeded()
    first.constant = 100
    two.isHidden = false
    try root.layoutIfNeeded()
    #expect(witness.restored.map { $0 === second } == [true])
    #expect(root.constraintsSetAside.isEmpty && two.frame.height == 100)
  }

  /// Views that nobody but the hierarchy holds, and that leave it while they are laid out, with all that is inside them.
  @Test(arguments: [1, 5, 40])
  func whatLeavesWithinItsLayout(count: Int) throws {
    final class Clearing: LayoutView {
      override func layoutSubviews() {
        for view in subviews { view.removeFromSuperview() }
      }
    }
    let view = Clearing(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    for index in 0..<count {
      let stack = StackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.addArrangedSubview(LayoutView())
      stack.addArrangedSubview(LayoutView())
      view.addSubview(stack)
      stack.widthAnchor.constraint(equalToConstant: Double(index + 1)).isActive = true
    }
    let pass = try root.layoutIfNeeded()
    #expect(view.subviews.isEmpty)
    #expect(
      pass.changedViews.compactMap { $0 as? StackView }.map(\.frame.width).reduce(0, +)
        == Double(count * (count + 1) / 2))
    #expect(try root.layoutIfNeeded().changedViews.isEmpty)
  }

  /// Adding and removing a subview both call for a layout of the superview.
  @Test func superviewsOfWhatLeaves() throws {
    final class Counting: LayoutView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting()
    root.addSubview(view)
    try root.layoutIfNeeded()
    let subview = LayoutView()
    for change in [{ view.addSubview(subview) }, { subview.removeFromSuperview() }] {
      let before = view.layouts
      change()
      try root.layoutIfNeeded()
      #expect(view.layouts == before + 1)
    }
  }
}
