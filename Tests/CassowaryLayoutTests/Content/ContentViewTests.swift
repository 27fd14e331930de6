import Testing

@testable import CassowaryLayout

@Suite struct ContentViewTests {
  @Test func labelsAreAsLargeAsTheirText() {
    let label = Label(text: "na", font: Font(size: 2048))
    #expect(label.intrinsicContentSize == Size(width: 2278, height: 2355))
    #expect(label.intrinsicContentSize(forWidth: 1200) == nil)
    label.text = ""
    #expect(label.intrinsicContentSize == Size())
    label.text = "na\nna"
    #expect(label.intrinsicContentSize == Size(width: 2278, height: 2355))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == Size(width: 2278, height: 2 * 2355))
    #expect(label.intrinsicContentSize(forWidth: 1200) == Size(width: 1139, height: 4 * 2355))
    label.numberOfLines = 3
    #expect(label.intrinsicContentSize(forWidth: 1200) == Size(width: 1139, height: 3 * 2355))
    label.preferredMaxLayoutWidth = 1200
    #expect(label.intrinsicContentSize == Size(width: 1139, height: 3 * 2355))
    #expect(label.intrinsicContentSize(forWidth: 5000) == nil)
  }

  @Test func priorityDefaultsAreThoseOfCode() {
    for view in [Label(), Button(), ImageView()] {
      for axis in Axis.allCases {
        #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  @Test func buttonsSurroundTheirTitle() {
    let button = Button(title: "na", font: Font(size: 2048))
    #expect(button.intrinsicContentSize == Size(width: 2278, height: 2355 + 12))
    button.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == Size(width: 2278 + 6, height: 2355 + 4))
    #expect(Button().intrinsicContentSize == Size(width: 30, height: 30))
    #expect(Button(title: "A").intrinsicContentSize == Size(width: 30, height: 30))
  }

  @Test func picturesHaveTheirSizeOrNone() {
    #expect(ImageView(imageSize: Size(width: 24, height: 16)).intrinsicContentSize == Size(width: 24, height: 16))
    #expect(
      ImageView().intrinsicContentSize
        == Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric))
  }

  /// A label's baselines keep their distances from its edges, a button's from its centre.
  @Test func baselines() {
    let label = Label(text: "na", font: Font(size: 2048))
    #expect(label.firstBaselineMetrics == Baseline(offset: 1854))
    #expect(label.lastBaselineMetrics == Baseline(fractionOfHeight: 1, offset: -501))
    let button = Button(title: "na", font: Font(size: 2048))
    #expect(button.firstBaselineMetrics == Baseline(fractionOfHeight: 0.5, offset: 1854 - 1177.5))
    button.contentInsets.top = 10
    #expect(button.lastBaselineMetrics == Baseline(fractionOfHeight: 0.5, offset: 2 + 1854 - 1177.5))
  }

  @Test func anotherTextIsLaidOut() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let label = Label(text: "na")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate {
      label.leading == root.leading + 10
      label.top == root.top + 20
    }
    try root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    label.text = "another text"
    label.font = Font(size: 20)
    try root.layoutIfNeeded()
    #expect(label.frame.width > 100)
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 1e-9)
    #expect(abs(label.frame.height - Font(size: 20).lineHeight) < 1e-9)
  }

  /// First the width, then the height of the text wrapped at it, in one layout.
  @Test func textWrapsAtTheSolvedWidth() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 844))
    let label = Label(text: "Several words that do not fit on one line of this view", numberOfLines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate {
      label.leading == root.leading + 10
      label.trailing == root.trailing - 10
      label.top == root.top
    }
    try root.layoutIfNeeded()
    let lines = TextMeasurer(font: label.font).lines(of: label.text, width: 180).count
    #expect(lines == 3)
    #expect(label.frame.width == 180)
    #expect(abs(label.frame.height - 3 * label.font.lineHeight) < 1e-9)
  }
}
