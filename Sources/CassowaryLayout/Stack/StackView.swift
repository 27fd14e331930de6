/// A view that arranges other views in a row or a column; as `UIStackView`.
///
/// The arrangement is made of constraints, which are those that UIKit makes since iOS 11, under the same identifiers.
/// An arranged view that is hidden gives up its place, with one gap; see ``HidingBehavior``.
///
/// Changes are collected and applied before the next layout, and only constraints that really differ are touched: hiding or
/// showing one of many views changes a handful of constraints, however many there are.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [title, details, footer])
/// stack.axis = .vertical
/// stack.spacing = 8
/// details.isHidden = true
/// try stack.layoutIfNeeded()
/// ```
open class StackView: LayoutView {
  /// The spacing that says: as the stack has it. Not a number of points.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The spacing that says: as the system has it, 8 points between edges. Not a number of points.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// The arranged views in order, hidden ones too. All are subviews, but the order of ``LayoutView/subviews`` is another
  /// thing, and not every subview need be arranged.
  public internal(set) final var arrangedSubviews: [LayoutView] = []

  final var arrangement = StackArrangement()
  /// The constraints that belong to no single view.
  final var sharedRecords = StackRecords()
  /// Members whose least extent is to be found after the next solving.
  final var unmeasured: [StackMember] = []
  final var alignmentSpanner: LayoutGuide?
  final var orderingSpanner: LayoutGuide?
  /// What is inside, solved in advance, where that is possible.
  final var fold: StackFold? { didSet { borrowedFold = fold.map(Borrowed.init) } }
  private final var borrowedFold: Borrowed<StackFold>?
  /// The arranged views are still those of the fold.
  final var hasSameOrderAsFold = false

  /// A stack without arranged views, with a frame in its future superview's coordinates, in points. Its margins are 0.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// A stack that arranges these views, which become subviews and no longer translate their autoresizing masks.
  public convenience init(arrangedSubviews views: [LayoutView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override func updateConstraints() {
    applyArrangement()
    engine?.queue(self)
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measureFittingLengths()
  }

  open override var viewForFirstBaselineLayout: LayoutView {
    baselineMember(isFirst: true)?.view?.viewForFirstBaselineLayout ?? self
  }

  open override var viewForLastBaselineLayout: LayoutView {
    baselineMember(isFirst: false)?.view?.viewForLastBaselineLayout ?? self
  }

  // MARK: Hooks

  override final var mayHaveOpenSize: Bool { arrangedSubviews.isEmpty && super.mayHaveOpenSize }

  override final var subviewsInReadingOrder: [LayoutView] {
    if subviews.count == arrangedSubviews.count { return arrangedSubviews }
    return arrangedSubviews + subviews.filter { $0.arrangedMember == nil }
  }

  override final func arrangedVisibilityDidChange(of view: LayoutView) {
    guard let member = member(of: view) else { return }
    arrangement.setHidden(member, view.isHidden)
    setNeedsUpdateConstraints()
  }

  override final func contentSizeDidChange(of subview: LayoutView) {
    guard let member = subview.arrangedMember else { return }
    // Asked first: in deep hierarchies most are told again and again.
    if !member.hasStaleFacts { arrangement.staleFacts(of: member) }
    if arrangement.settings.needsFacts { setNeedsUpdateConstraints() }
    // Its baselines may be this stack's.
    invalidateBaselines()
  }

  override final func surroundingsMayChange() {
    if fold != nil { arrangement.touchAll() }
    setNeedsUpdateConstraints()
  }

  override final func fittingSizeMayChange(of view: LayoutView) {
    guard let member = member(of: view) else { return }
    if distribution == .fillProportionally { measureAgain(member) }
  }

  override final var foldedDemand: AxisPair<StretchDemand>? { fold?.demand }

  override final func demandInFold() -> AxisPair<StretchDemand>? {
    isUnmentioned && subviews.count == arrangedSubviews.count ? fold?.demand : nil
  }

  override final func embeddedViewDidChange(_ view: LayoutView) {
    guard let fold, let member = member(of: view) else { return }
    if hasSameOrderAsFold { fold.placeAgain(from: member.position) }
    arrangement.touch(member)
    setNeedsUpdateConstraints()
  }

  override final func subviewDidJoin(_ view: LayoutView) {
    // A view that is not arranged needs a place for constraints to speak of.
    engine?.queue(self)
  }

  override final func unfold() {
    guard let fold else { return }
    let isChanging = !arrangement.touched.isEmpty && hasSameOrderAsFold
    forgetFold()
    if !isChanging { return applyRecipe() }
    // What was said since the last layout does not count yet.
    let next = arrangement.state
    arrangement.restore(fold.state)
    applyRecipe()
    arrangement.restore(next)
  }

  override final func placeFold(in engine: LayoutEngine) {
    guard let fold = borrowedFold, hasSameOrderAsFold, flags.isDisjoint(with: [.isCollapsed, .isInsideCollapsed]) else {
      return
    }
    if fold.visit({ $0.place(in: storedFrame.size, engine) }) { engine.needsLayoutNow(self) }
  }

  override final func subviewWillLeave(_ view: LayoutView) {
    stopArranging(view)
    super.subviewWillLeave(view)
  }
}
