import CassowaryLayout
import Testing

/// Sizes of prototypes: views that are measured before they have a frame, or in a frame that is too small for them.
struct FittingPrototypeTests {
  /// A box of 30 by 40 in a view, 8 from each edge.
  func prototype(frame: Rect = .zero) -> LayoutView {
    let view = LayoutView(frame: frame)
    let box = LayoutView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    return view
  }

  @Test func aRootWithoutAFrame() {
    let view = prototype()
    for _ in 0..<2 {
      #expect(view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) == Size(width: 46, height: 56))
      #expect(view.constraintsSetAside.isEmpty)
    }
  }

  @Test func aViewWithoutAFrameInAnother() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let view = prototype()
    root.addSubview(view)
    #expect(view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) == Size(width: 46, height: 56))
    #expect(view.constraintsSetAside.isEmpty)
  }

  /// What a layout set aside, because the frame is too small, counts in the size that would fit.
  @Test func aFrameThatIsTooSmall() throws {
    let view = prototype(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    try view.layoutIfNeeded()
    #expect(!view.constraintsSetAside.isEmpty)
    #expect(view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) == Size(width: 46, height: 56))
    view.frame.size = view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    try view.layoutIfNeeded()
    #expect(view.constraintsSetAside.isEmpty)
    #expect(view.subviews[0].frame == Rect(x: 8, y: 8, width: 30, height: 40))
  }

  @Test func measuringMovesNothing() throws {
    let view = prototype(frame: Rect(x: 0, y: 0, width: 46, height: 56))
    try view.layoutIfNeeded()
    view.subviews[0].setNeedsUpdateConstraints()
    view.addSubview(LayoutView())
    _ = view.systemLayoutSizeFitting(Size(width: 500, height: 500))
    let pass = try view.layoutIfNeeded()
    #expect(pass.changedViews.isEmpty)
    #expect(view.frame == Rect(x: 0, y: 0, width: 46, height: 56))
  }

  @Test func aSelfSizingCell() {
    let cell = LayoutView()
    let label = Label(text: "A text that takes several lines in a narrow cell, as texts do", numberOfLines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11),
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -11),
    ])
    let size = cell.systemLayoutSizeFitting(
      Size(width: 160, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let text = label.intrinsicContentSize(forWidth: 128)?.height ?? 0
    #expect(size.width == 160 && abs(size.height - (22 + text)) < 1e-9)
    #expect(text > 2 * label.intrinsicContentSize.height)
  }
}
