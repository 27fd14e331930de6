import CassowaryLayout
import Testing

/// Content whose height follows from its width: first the width, then the height, in one pass.
struct WrappingTests {
  let root = LayoutView.placed(0, 0, 300, 1000)
  let text = Tile("text", width: 500)

  init() {
    text.area = 6000
    root.addSubview(text)
    LayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor), text.topAnchor.constraint(equalTo: root.topAnchor),
      text.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
    ])
  }

  @Test func theHeightIsThatOfTheWidth() throws {
    let pass = try root.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 300, height: 20))
    #expect(pass.rounds == 1)
    #expect(pass.changedViews.count == 1)
  }

  @Test func anotherWidthMeansAnotherHeight() throws {
    try root.layoutIfNeeded()
    let below = root.adding(Tile("below"))
    below.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = true
    root.frame.size.width = 100
    try root.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 100, height: 60) && below.frame.minY == 60)
    root.frame.size.width = 600
    try root.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 500, height: 12) && below.frame.minY == 12)
  }

  @Test func nothingIsMeasuredWithoutNeed() throws {
    try root.layoutIfNeeded()
    let measured = text.timesMeasured
    let other = root.addTile(0, 0, 10, 10)
    try root.layoutIfNeeded()
    other.constraints.first?.constant = 12
    try root.layoutIfNeeded()
    #expect(text.timesMeasured == measured)
    root.frame.size.width = 200
    try root.layoutIfNeeded()
    #expect(text.timesMeasured == measured + 1)
  }

  @Test func anotherTextIsMeasuredAgain() throws {
    try root.layoutIfNeeded()
    text.area = 9000
    try root.layoutIfNeeded()
    #expect(text.frame.height == 30)
    text.area = nil
    text.size = Size(width: 50, height: 17)
    try root.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 50, height: 17))
  }

  /// The height asked for can change the width, which is measured once more, and then no more.
  @Test func aHeightThatFeedsBackIsMeasuredAtMostTwice() throws {
    relate(text, .width, .equal, text, .height, times: 5, at: 900)
    let pass = try root.layoutIfNeeded()
    #expect(pass.settled && pass.rounds == 1)
    // Each pass measures at most once for the width it found, and once for the width that came of that; the question whether
    // the height depends on the width at all is one more.
    #expect(text.timesMeasured <= 3)
  }

  @Test func resistanceStandsForTheMeasuredHeight() throws {
    relate(text, .height, plus: 15, at: 700)
    try root.layoutIfNeeded()
    #expect(text.frame.height == 20)
    text.setContentCompressionResistancePriority(600, for: .vertical)
    try root.layoutIfNeeded()
    #expect(text.frame.height == 15)
  }

  @Test func severalTextsShareAWidth() throws {
    let other = root.adding(Tile("other", width: 400))
    other.area = 3000
    LayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: text.rightAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor), other.widthAnchor.constraint(equalTo: text.widthAnchor),
    ])
    try root.layoutIfNeeded()
    #expect(text.frame == Rect(x: 0, y: 0, width: 150, height: 40))
    #expect(other.frame == Rect(x: 150, y: 0, width: 150, height: 20))
  }
}
