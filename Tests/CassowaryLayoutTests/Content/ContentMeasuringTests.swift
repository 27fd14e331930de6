import CassowaryLayout
import Testing

/// Any view takes its content size from whatever measures it.
struct ContentMeasuringTests {
  /// So many square points, however wide: the wider, the lower.
  struct Area: ContentMeasuring {
    var points: Double
    var intrinsicContentSize: Size { Size(width: points, height: 1) }

    func intrinsicContentSize(forWidth width: Double) -> Size? {
      Size(width: width, height: width > 0 ? points / width : 0)
    }
  }

  /// Always the same.
  struct Fixed: ContentMeasuring {
    var intrinsicContentSize: Size
  }

  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 400))
  let view = LayoutView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
    ])
  }

  @Test func aHeightForEachWidth() throws {
    view.contentMeasurer = Area(points: 1000)
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 200, height: 5))
    root.frame = Rect(x: 0, y: 0, width: 100, height: 400)
    let pass = try root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(pass.rounds == 1)
    #expect(
      root.systemLayoutSizeFitting(
        Size(width: 50, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: 50
      ).width == 50)
  }

  @Test func aFixedSizeAndBack() throws {
    view.contentMeasurer = Fixed(intrinsicContentSize: Size(width: 30, height: 40))
    try root.layoutIfNeeded()
    #expect(view.frame.size == Size(width: 30, height: 40))
    view.contentMeasurer = Fixed(intrinsicContentSize: Size(width: 50, height: LayoutView.noIntrinsicMetric))
    try root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(view.layoutAmbiguityOfHeight)
    view.contentMeasurer = nil
    #expect(view.contentMeasurer == nil)
    try root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
  }

  /// A label is measured by its text unless something else measures it.
  @Test func labelsToo() throws {
    let label = Label(text: "Title")
    let stack = StackView(arrangedSubviews: [label])
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    try root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    label.contentMeasurer = Fixed(intrinsicContentSize: Size(width: 7, height: 9))
    try root.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 7, height: 9))
  }
}

extension LayoutView {
  fileprivate var layoutAmbiguityOfHeight: Bool {
    layoutAmbiguities().contains { $0.item === self && $0.quantity == "height" }
  }
}
