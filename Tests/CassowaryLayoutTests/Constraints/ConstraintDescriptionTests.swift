import Testing

@testable import CassowaryLayout

@Suite struct ConstraintDescriptionTests {
  let root = LayoutView()
  let a = LayoutView()
  let b = LayoutView()
  let guide = LayoutGuide()

  init() {
    root.identifier = "root"
    a.identifier = "a"
    b.identifier = "b"
    guide.identifier = "guide"
    root.addSubview(a)
    root.addSubview(b)
    root.addLayoutGuide(guide)
  }

  @Test func gaps() {
    #expect("\(b.leading == a.trailing + 8)" == "<LayoutConstraint H:[a]-(8)-[b]>")
    #expect("\(b.top >= a.bottom - 2)" == "<LayoutConstraint V:[a]-(>=-2)-[b]>")
    #expect("\(b.left <= a.right + 8 ! 250)" == "<LayoutConstraint H:[a]-(<=8@250)-[b](LTR)>")
    #expect("\(b.leading == guide.trailing)" == "<LayoutConstraint H:[guide]-(0)-[b]>")
  }

  @Test func gapsToTheSuperview() {
    #expect("\(a.leading == root.leading + 21)" == "<LayoutConstraint H:|-(21)-[a]   (Names: '|':root )>")
    #expect("\(root.bottom == a.bottom + 5)" == "<LayoutConstraint V:[a]-(5)-|   (Names: '|':root )>")
    #expect("\(guide.top == root.top + 1)" == "<LayoutConstraint V:|-(1)-[guide]   (Names: '|':root )>")
  }

  /// Read backwards they are equations: that is why one side of a stack prints as a gap and the other does not.
  @Test func equations() {
    #expect("\(root.leading == a.leading - 21)" == "<LayoutConstraint root.leading == a.leading - 21>")
    #expect("\(a.trailing == root.trailing - 5)" == "<LayoutConstraint a.trailing == root.trailing - 5>")
    #expect("\(a.trailing == b.leading - 8)" == "<LayoutConstraint a.trailing == b.leading - 8>")
    #expect("\(a.leading == 2 * root.leading + 8)" == "<LayoutConstraint a.leading == 2*root.leading + 8>")
    #expect("\(a.top == b.top)" == "<LayoutConstraint a.top == b.top>")
    #expect("\(a.width == 0.4 * b.height - 94.333333)" == "<LayoutConstraint a.width == 0.4*b.height - 94.3333>")
    #expect("\(a.width <= -1 * b.width + 3)" == "<LayoutConstraint a.width <= -b.width + 3>")
    #expect("\(a.height == 60 ! 999.5)" == "<LayoutConstraint a.height == 60 priority:999.5>")
    #expect("\(a.centerX == root.centerX)" == "<LayoutConstraint a.centerX == root.centerX>")
    #expect("\(a.width == 0 * b.width + 10)" == "<LayoutConstraint a.width == 10>")
  }

  @Test func offsets() {
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    #expect("\(gap.constraint(equalToConstant: 4))" == "<LayoutConstraint (b.leading - a.trailing) == 4>")
    #expect(
      "\(gap.constraint(equalTo: a.widthAnchor, multiplier: 0.5))"
        == "<LayoutConstraint (b.leading - a.trailing) == 0.5*a.width>")
  }

  @Test func activeOnesSaySo() {
    let size = a.width == 60 ! .defaultHigh
    let edge = a.leading == root.leading + 21
    size.identifier = "size"
    LayoutConstraint.activate([size, edge])
    #expect("\(size)" == "<LayoutConstraint 'size' a.width == 60 priority:750   (active)>")
    #expect("\(edge)" == "<LayoutConstraint H:|-(21)-[a]   (active, names: '|':root )>")
    size.identifier = ""
    size.isActive = false
    #expect("\(size)" == "<LayoutConstraint a.width == 60 priority:750>")
  }

  @Test func readableEquations() {
    #expect((b.leading == a.trailing + 8).equation == "b.leading == a.trailing + 8")
    #expect((b.leading == a.trailing + 8 ! 750).equation == "b.leading == a.trailing + 8 @750")
    #expect(
      (a.width >= 0.5 * root.width - 1 / 3 ! 999.5).equation
        == "a.width >= 0.5 * root.width - 0.3333333333333333 @999.5")
  }

  @Test func viewsWithoutANameAreCalledByTheirClass() {
    let image = ImageView()
    #expect("\(image.width == 60)" == "<LayoutConstraint ImageView.width == 60>")
  }

  @Test func textsAreNames() {
    let (label, button, empty) = (Label(text: "Details"), Button(title: "YOU'RE\nOK"), Label())
    #expect((label.width == 60).equation == "Label'Details'.width == 60")
    #expect((button.width == 60).equation == "Button'YOU'RE OK'.width == 60")
    #expect((empty.width == 60).equation == "Label.width == 60")
    let long = Label(text: "abcdefghijklmnopqrstuvwxyz")
    #expect((long.width == 60).equation == "Label'abcdefghijklmnopqrstuvwx...'.width == 60")
    long.identifier = "long"
    #expect((long.width == 60).equation == "long.width == 60")
  }

  @Test(
    arguments: [
      ([], "--&", "--&"), (.flexibleLeftMargin, "&--", "--&"), (.flexibleWidth, "-&-", "--&"),
      (.flexibleBottomMargin, "--&", "--&"), ([.flexibleTopMargin, .flexibleHeight], "--&", "&&-"),
      ([.flexibleLeftMargin, .flexibleRightMargin], "&-&", "--&"),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin], "&&&", "&--"),
    ] as [(AutoresizingMask, String, String)])
  func maskCodes(mask: AutoresizingMask, horizontal: String, vertical: String) {
    #expect(mask.code(.horizontal) == horizontal)
    #expect(mask.code(.vertical) == vertical)
  }

  @Test func engineMadeOnesLookLikeUIKits() throws {
    a.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    a.autoresizingMask = .flexibleWidth
    let found = a.constraintsAffectingLayout(for: .vertical).map(\.description)
    #expect(found.contains("<AutoresizingMaskLayoutConstraint h=-&- v=--& a.height == 40>"), "\(found)")
    #expect(
      found.contains("<AutoresizingMaskLayoutConstraint h=-&- v=--& V:|-(20)-[a]   (Names: '|':root )>"), "\(found)")

    let label = Label(text: "na", font: Font(size: 2048))
    label.identifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate {
      label.leading == root.leading
      label.top == root.top
    }
    let sizes = label.constraintsAffectingLayout(for: .horizontal).map(\.description)
    #expect(
      sizes.contains("<ContentSizeLayoutConstraint title.width == 2278 Hug:250 CompressionResistance:750>"), "\(sizes)")
  }
}
