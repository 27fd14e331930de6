/// A rectangle without a view that constraints can speak of; as `UILayoutGuide`.
open class LayoutGuide: LayoutItem {
  /// What determines the rectangle.
  enum Kind {
    /// Constraints alone.
    case free
    /// The owner's bounds less its margins.
    case margins
    /// The owner's bounds less its safe area insets.
    case safeArea
    /// The area of a scroll view's content, from the origin of its coordinates.
    case content
    /// The visible part of a scroll view.
    case frame
  }

  final let kind: Kind
  /// The only axis along which the guide lies, if it has no place and extent along the other one.
  final let axis: Axis?
  /// The view whose coordinates the guide uses.
  public internal(set) final var owningView: LayoutView? {
    get { ownerReference?.item as? LayoutView }
    set { ownerReference = newValue?.reference }
  }
  private final var ownerReference: ItemReference?

  /// A guide that is yet to be added to a view with ``LayoutView/addLayoutGuide(_:)``.
  public convenience init() { self.init(kind: .free) }

  init(kind: Kind, axis: Axis? = nil) {
    self.kind = kind
    self.axis = axis
    super.init(storing: .zero)
  }

  override final var space: LayoutView? { owningView }
  override final var view: LayoutView? { owningView }

  /// The rectangle after the last layout, in the owner's coordinates.
  public final var layoutFrame: Rect {
    guard let owningView else { return storedFrame }
    switch kind {
    case .free: return storedFrame
    case .margins: return Rect(origin: Point(), size: owningView.frame.size).inset(by: owningView.layoutMargins)
    case .safeArea: return Rect(origin: Point(), size: owningView.frame.size).inset(by: owningView.safeAreaInsets)
    case .content: return Rect(origin: Point(), size: (owningView as? ScrollView)?.contentSize ?? .zero)
    case .frame: return Rect(origin: owningView.scrollOrigin, size: owningView.frame.size)
    }
  }

  override final func extent(_ axis: Axis) -> AxisExtent? {
    guard let owner = owningView else { return nil }
    switch kind {
    case .free: return engine?.extent(slot, axis)
    case .margins: return owner.ownExtent(axis)?.inset(owner.layoutMargins, axis)
    case .safeArea: return owner.ownExtent(axis)?.inset(owner.safeAreaInsets, axis)
    case .content: return owner.contentExtent(axis)
    case .frame:
      guard var extent = owner.ownExtent(axis) else { return nil }
      extent.originConstant += axis == .horizontal ? owner.scrollOrigin.x : owner.scrollOrigin.y
      return extent
    }
  }

  override final var nameForMessages: String {
    let owner = owningView?.nameForMessages ?? "nil"
    switch kind {
    case .free: return identifier.isEmpty ? "a guide of " + owner : identifier
    case .margins: return owner + ".margins"
    case .safeArea: return owner + ".safeArea"
    case .content: return owner + ".content"
    case .frame: return owner + ".frame"
    }
  }
}

extension LayoutGuide {
  /// Leaves its view and the engine.
  final func leave() {
    engine?.abandon(self)
    owningView = nil
  }
}
