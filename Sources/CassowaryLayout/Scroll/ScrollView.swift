/// A view that shows part of a larger content; as `UIScrollView`.
///
/// Subviews lie in the coordinates of the content. Constraints between the scroll view and its content mean the content's
/// area when they speak of edges and margins, and the visible frame when they speak of sizes and centres; with
/// ``contentLayoutGuide`` and ``frameLayoutGuide`` both can be named.
open class ScrollView: LayoutView {
  /// The area of the content. Its edges are at 0 and at the content size, which the constraints on it determine.
  public final let contentLayoutGuide = LayoutGuide(kind: .content)
  /// The visible part: the frame, which does not move with the content.
  public final let frameLayoutGuide = LayoutGuide(kind: .frame)
  private var offset = Point()

  /// A scroll view with a frame in its future superview's coordinates.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentLayoutGuide.owningView = self
    frameLayoutGuide.owningView = self
    contentLayoutGuide.identifier = "UIScrollView-contentLayoutGuide"
    frameLayoutGuide.identifier = "UIScrollView-frameLayoutGuide"
  }

  /// The size of the content after the last layout, in points. An axis on which constraints do not pin the content on both
  /// sides has none.
  public final var contentSize: Size { contentLayoutGuide.storedFrame.size }

  /// The place in the content that stands at the upper left corner of the frame.
  public final var contentOffset: Point {
    get { offset }
    set {
      require(
        newValue.x.isFinite && newValue.y.isFinite,
        "the contentOffset of \(nameForMessages) is \(newValue); it must be finite")
      if newValue == offset { return }
      offset = newValue
      offsetDidChange()
    }
  }

  override final var scrollOrigin: Point { offset }

  override final func contentExtent(_ axis: Axis) -> AxisExtent? {
    guard var extent = contentLayoutGuide.engine?.extent(contentLayoutGuide.slot, axis) else { return nil }
    extent.origin = nil
    return extent
  }

  override final func demandInFold() -> AxisPair<StretchDemand>? { nil }

  final var guides: [LayoutGuide] { [contentLayoutGuide, frameLayoutGuide] }

  /// What stands still while the content moves has another place in its coordinates.
  private func offsetDidChange() {
    for constraint in frameLayoutGuide.touching { constraint.note(.constant) }
    for constraint in touching
    where constraint.firstAttribute.kind == .center || constraint.secondAttribute.kind == .center {
      constraint.note(.constant)
    }
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.held where constraint.reaches(into: self) { constraint.note(.constant) }
      ancestor = view.superview
    }
  }
}

extension LayoutConstraint {
  /// Whether an item lies in the content of a scroll view.
  fileprivate func reaches(into scrollView: ScrollView) -> Bool {
    for item in [firstItem, secondItem, offsets?.firstItem, offsets?.secondItem] {
      guard let item else { continue }
      if item.space?.isDescendant(of: scrollView) == true { return true }
    }
    return false
  }
}
