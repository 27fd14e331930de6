import CassowaryLayout
import Testing

/// `systemLayoutSizeFitting`: what a view would like to be.
struct FittingTests {
  let root = LayoutView.placed(0, 0, 300, 200)
  let box = Tile("box")
  let content = Tile("content", width: 80, height: 30)

  init() {
    root.addSubview(box)
    box.addSubview(content)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -7),
    ])
  }

  @Test func compressedMeansAsSmallAsItGoes() {
    #expect(box.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) == Size(width: 110, height: 42))
  }

  @Test func hugsStrongerThanTheFittingLevelHold() {
    #expect(box.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize) == Size(width: 110, height: 42))
    content.setContentHuggingPriority(49, for: .horizontal)
    #expect(box.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize) == Size(width: 10000, height: 42))
    content.setContentCompressionResistancePriority(49, for: .vertical)
    content.setContentHuggingPriority(48, for: .vertical)
    #expect(box.systemLayoutSizeFitting(Size(width: 0, height: 0)) == Size(width: 110, height: 12))
  }

  @Test func prioritiesDecideHowStronglyTheTargetPulls() {
    let target = Size(width: 200, height: 20)
    func fit(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> Size {
      box.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    #expect(fit(.required, .fittingSizeLevel) == Size(width: 200, height: 42))
    #expect(fit(251, 749) == Size(width: 200, height: 42))
    #expect(fit(249, 751) == Size(width: 110, height: 20))
    #expect(fit(.fittingSizeLevel, .required) == Size(width: 110, height: 20))
  }

  @Test func surroundingsDoNotCount() {
    relate(box, .left, .equal, root, .left)
    relate(box, .right, .equal, root, .right)
    relate(content, .height, .equal, root, .height)
    #expect(box.systemLayoutSizeFitting(Size(width: 0, height: 0)) == Size(width: 110, height: 42))
  }

  @Test func ownSizesAndMasksInsideCount() {
    relate(box, .width, .greaterThanOrEqual, plus: 150)
    let old = LayoutView.placed(0, 0, 40, 90)
    box.addSubview(old)
    relate(box, .bottom, .greaterThanOrEqual, old, .bottom, plus: 1)
    #expect(box.systemLayoutSizeFitting(Size(width: 0, height: 0)) == Size(width: 150, height: 91))
  }

  @Test func theOwnMaskDoesNotCount() {
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = Rect(x: 0, y: 0, width: 170, height: 190)
    #expect(box.systemLayoutSizeFitting(Size(width: 0, height: 0)) == Size(width: 110, height: 42))
    #expect(root.systemLayoutSizeFitting(Size(width: 0, height: 0)) == Size(width: 0, height: 0))
  }

  @Test func nothingMoves() throws {
    relate(box, .left, .equal, root, .left)
    relate(box, .top, .equal, root, .top)
    relate(box, .width, plus: 250, at: 900)
    try root.layoutIfNeeded()
    let frames = [root.frame, box.frame, content.frame]
    _ = box.systemLayoutSizeFitting(Size(width: 120, height: 10))
    #expect([root.frame, box.frame, content.frame] == frames)
    let pass = try root.layoutIfNeeded()
    #expect(pass.changedViews.isEmpty && [root.frame, box.frame, content.frame] == frames)
  }

  @Test func theResultIsThatOfTheFrame() {
    box.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(box.systemLayoutSizeFitting(Size(width: 0, height: 0)) == Size(width: 116, height: 46))
    let required = box.systemLayoutSizeFitting(
      Size(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: 50)
    #expect(required == Size(width: 200, height: 46))
  }

  @Test func aRequiredWidthGivesTheHeightOfText() throws {
    content.area = 6000
    func height(at width: Double) -> Double {
      box.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: 50
      ).height
    }
    #expect(height(at: 130) == 72)
    #expect(height(at: 230) == 42)
    try root.layoutIfNeeded()
    #expect(height(at: 90) == 112)
  }

  @Test func aViewAloneFitsItsContent() {
    let alone = Tile("alone", width: 33, height: 44)
    #expect(alone.systemLayoutSizeFitting(Size(width: 0, height: 0)) == Size(width: 33, height: 44))
    #expect(alone.systemLayoutSizeFitting(Size(width: 500, height: 500)) == Size(width: 33, height: 44))
  }
}
