/// A rectangle in a hierarchy that constraints lay out; as `UIView`, without drawing.
///
/// The topmost view of a hierarchy, its root, owns the engine that solves all its constraints in one go. Nothing is solved
/// before ``layoutIfNeeded()``; reading ``frame`` gives the result of the last layout.
open class LayoutView: LayoutItem {
  /// What ``intrinsicContentSize`` says of an axis without a size of its own.
  public static let noIntrinsicMetric: Double = -1

  /// A number for the program's own use, by which ``viewWithTag(_:)`` finds the view; as `UIView.tag`.
  public final var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }

  /// Not public, so that nobody outside reads it without going through ``tag``: that would have to be guarded against
  /// overlapping accesses.
  private final var storedTag = 0

  /// The place in a walk through the hierarchy from back to front; gives ties an order.
  final var ordinal = -1

  // MARK: Hierarchy

  /// A superview lets go of its subviews before it ends.
  private final var borrowedParent: Borrowed<LayoutView>?
  final var parent: LayoutView? {
    get { borrowedParent?.object }
    set { borrowedParent = newValue.map(Borrowed.init) }
  }
  /// The views inside this one, back to front.
  public internal(set) final var subviews: [LayoutView] = []
  /// What the superview knows of this view, if it is a stack that arranges it.
  final var arrangedMember: StackMember?
  /// The guides added to this view.
  public internal(set) final var layoutGuides: [LayoutGuide] = []
  /// The active constraints whose items have this view as their nearest common ancestor; not in order.
  final var held: [LayoutConstraint] = []

  // MARK: Geometry

  final var geometry = ViewGeometry()
  /// Guides that follow from this view, made on demand.
  final var derived: DerivedGuides?
  final var content = ContentSize()
  /// What only roots have.
  final var rootSettings: RootSettings?
  final var storedOverrides: LayoutOverrides?

  /// A view with a frame in its future superview's coordinates, in points.
  public init(frame: Rect = .zero) {
    super.init(storing: frame)
    flags = [.translatesMask, .hasStaleContent]
  }

  deinit {
    // Nothing below may take a reference to this view, and constraints are not to see it any more. Whoever is above this
    // view would keep it alive, so it is a root.
    endReferences()
    engine?.isDissolved = true
    for constraint in held { constraint.end() }
    for guide in layoutGuides { guide.leave() }
    for subview in subviews { subview.becomeRoot() }
  }

  override final func passesOnChange() -> Bool {
    if !flags.contains(.isEmbedded) { return false }
    parent?.embeddedViewDidChange(self)
    return true
  }

  override final var asView: LayoutView? { self }

  override final var space: LayoutView? { parent }
  override final var view: LayoutView? { self }

  override final func extent(_ axis: Axis) -> AxisExtent? { engine?.extent(slot, axis) }

  /// The view's own alignment rectangle, in its own coordinates.
  final func ownExtent(_ axis: Axis) -> AxisExtent? {
    guard var extent = engine?.extent(slot, axis) else { return nil }
    extent.origin = nil
    extent.originConstant = alignmentInsets.minimum(axis)
    return extent
  }

  // MARK: For subclasses

  /// The size that the content asks for, in points, of the alignment rectangle; ``noIntrinsicMetric`` for none on an axis.
  open var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The size of the content when it is `width` wide; `nil` if its height does not depend on the width.
  ///
  /// Asked after a width was solved, at most twice in a pass.
  open func intrinsicContentSize(forWidth width: Double) -> Size? { nil }

  /// How far the frame reaches beyond the alignment rectangle, to which attributes refer.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Where the first line of text stands. The top edge if there is no text.
  open var firstBaselineMetrics: Baseline { .top }

  /// Where the last line of text stands. The bottom edge if there is no text.
  open var lastBaselineMetrics: Baseline { .bottom }

  /// The font of the text, for system spacing between baselines; `nil` without text.
  open var fontForBaselineSpacing: Font? { nil }

  /// The view whose first baseline is this view's; itself by default.
  open var viewForFirstBaselineLayout: LayoutView { self }

  /// The view whose last baseline is this view's; itself by default.
  open var viewForLastBaselineLayout: LayoutView { self }

  /// Called once for each layout pass in which the view's size or a subview's frame changed, or after ``setNeedsLayout()``,
  /// outermost view first. Frames are already those of the layout; constraints may be changed and make another round.
  open func layoutSubviews() {}

  /// Called before a layout after ``setNeedsUpdateConstraints()``, innermost view first. Call `super` last.
  open func updateConstraints() {}

  // MARK: Hooks of the engine

  /// Coordinates of a scroll view's content at its upper left corner.
  var scrollOrigin: Point { Point() }

  /// The extent of the content, for scroll views.
  func contentExtent(_ axis: Axis) -> AxisExtent? { nil }

  /// The subviews in the order in which they give when they tie.
  var subviewsInReadingOrder: [LayoutView] { subviews }

  /// Whether nothing may be inside that gives the view a size: then one is chosen from all that would do. Not where a frame is
  /// set, and not for a stack of views, whose sizes are enough.
  var mayHaveOpenSize: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// An arranged view was hidden or shown.
  func arrangedVisibilityDidChange(of view: LayoutView) {}

  /// A subview, or something inside it, has another intrinsic size.
  func contentSizeDidChange(of subview: LayoutView) {}

  /// There is another root, or it has another display scale; or reading direction or margins changed.
  func surroundingsMayChange() {}

  /// A row changes inside a view whose fitting size was asked for.
  func fittingSizeMayChange(of view: LayoutView) {}

  /// A subview is leaving.
  func subviewWillLeave(_ view: LayoutView) {}

  /// A subview came.
  func subviewDidJoin(_ view: LayoutView) { unfoldAround() }

  // MARK: Hooks of folding

  /// What a folded stack asks for in the name of all that is inside.
  var foldedDemand: AxisPair<StretchDemand>? { nil }

  /// What a stack that is folded around this view has to know; `nil` if it cannot be.
  func demandInFold() -> AxisPair<StretchDemand>? { leafDemand() }

  /// Something changed that the stack folded around this view goes by.
  func embeddedViewDidChange(_ view: LayoutView) {}

  /// Brings what a fold left out into the solver.
  func unfold() {}

  /// Places what is inside, if this is a folded stack.
  func placeFold(in engine: LayoutEngine) {}
}
