import CassowaryLayout
import Testing

/// What things are before anybody says otherwise, and the numbers behind names.
struct DefaultTests {
  @Test func prioritiesHaveTheirNumbers() {
    let numbers: [(LayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, number) in numbers { #expect(priority.rawValue == number) }
    #expect(LayoutPriority.required - 1 == 999)
    #expect(LayoutPriority.defaultLow + 0.5 == 250.5)
    #expect(LayoutPriority.defaultLow < .defaultHigh)
  }

  @Test func fractionsOfPrioritiesAreKeptAsFloats() {
    let view = Tile()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = 999.999
    #expect(constraint.priority.rawValue == Float(999.999))
    #expect(constraint.priority != .required)
  }

  @Test func attributesHaveTheirNumbers() {
    let order: [LayoutAttribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(LayoutAttribute.allCases.count == 21)
    for (number, attribute) in order.enumerated() { #expect(attribute.rawValue == number) }
  }

  @Test func relationsAndDirectionsHaveTheirNumbers() {
    #expect(LayoutRelation.lessThanOrEqual.rawValue == -1)
    #expect(LayoutRelation.equal.rawValue == 0)
    #expect(LayoutRelation.greaterThanOrEqual.rawValue == 1)
    let semantics: [SemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(semantics.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func masksHaveTheirBits() {
    let masks: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test func viewsBeginLikeThis() {
    let view = LayoutView()
    #expect(view.frame == .zero)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.autoresizingMask == [])
    #expect(!view.isHidden && view.alpha == 1)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1) && LayoutView.noIntrinsicMetric == -1)
    #expect(view.alignmentRectInsets == .zero)
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
    #expect(view.safeAreaInsets == .zero)
    #expect(view.superview == nil && view.subviews.isEmpty && view.constraints.isEmpty && view.layoutGuides.isEmpty)
    #expect(view.displayScale == 0)
    #expect(view.conflictPolicy == .setAside)
    for axis in Axis.allCases {
      #expect(view.contentHuggingPriority(for: axis) == 250)
      #expect(view.contentCompressionResistancePriority(for: axis) == 750)
    }
    #expect(LayoutView.layoutFittingCompressedSize == Size(width: 0, height: 0))
    #expect(LayoutView.layoutFittingExpandedSize == Size(width: 10000, height: 10000))
  }

  @Test func constraintsBeginLikeThis() {
    let (one, other) = (Tile(), Tile())
    let constraint = LayoutConstraint(
      item: one, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: other, attribute: .trailing,
      multiplier: 0.5, constant: 8)
    #expect(constraint.firstItem === one && constraint.secondItem === other)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 0.5 && constraint.constant == 8)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(constraint.origin == .user)
  }

  @Test func guidesOfAViewKnowIt() {
    let view = LayoutView()
    let scroll = ScrollView()
    #expect(view.layoutMarginsGuide.owningView === view && view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.safeAreaLayoutGuide.owningView === view && view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.readableContentGuide.owningView === view && view.readableContentGuide === view.readableContentGuide)
    #expect(scroll.contentLayoutGuide.owningView === scroll && scroll.frameLayoutGuide.owningView === scroll)
    #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(LayoutGuide().owningView == nil)
  }
}
