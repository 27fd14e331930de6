import Testing

@testable import CassowaryLayout

@Suite struct SystemSpacingAnchorTests {
  let root = LayoutView()
  let small = Label(text: "small", font: Font(size: 9))
  let large = Label(text: "large", font: Font(size: 40))
  let plain = LayoutView()

  init() {
    root.displayScale = 2
    for (view, name) in [(small, "small"), (large, "large"), (plain, "plain")] as [(LayoutView, String)] {
      view.identifier = name
      root.addSubview(view)
    }
  }

  @Test func edges() {
    let after = small.leadingAnchor.constraint(equalToSystemSpacingAfter: large.trailingAnchor, multiplier: 3)
    #expect(after.equation == "small.leading == large.trailing + 24")
    let least = small.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: large.trailingAnchor, multiplier: 1)
    #expect(least.equation == "small.leading >= large.trailing + 8")
    let most = small.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: large.trailingAnchor, multiplier: -1)
    #expect(most.equation == "small.leading <= large.trailing")
    let below = small.topAnchor.constraint(equalToSystemSpacingBelow: large.bottomAnchor, multiplier: 0.5)
    #expect(below.equation == "small.top == large.bottom + 4")
    #expect(!below.isActive && below.multiplier == 1 && below.priority == .required)
  }

  /// A line of 9 points under one of 40, in pixels of half a point: line height 10.35, descenders 1.91 and 8.48.
  @Test func baselines() {
    let below = small.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: large.lastBaselineAnchor, multiplier: 1)
    #expect(below.equation == "small.firstBaseline == large.lastBaseline + 17")
    let least = large.firstBaselineAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: small.lastBaselineAnchor, multiplier: 2)
    #expect(least.equation == "large.firstBaseline >= small.lastBaseline + 79")
    // A baseline on one side is enough, a font on one side is not.
    let mixed = small.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: large.lastBaselineAnchor, multiplier: 1)
    #expect(mixed.equation == "small.top <= large.lastBaseline + 17")
    let bare = plain.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: large.lastBaselineAnchor, multiplier: 1)
    #expect(bare.equation == "plain.firstBaseline == large.lastBaseline + 8")
  }
}
