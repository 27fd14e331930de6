/// What constraints speak of: a ``LayoutView`` or a ``LayoutGuide``.
///
/// Views and guides are not thread safe and not `Sendable`: one view hierarchy belongs to one thread at a time.
open class LayoutItem {
  // What every layout reads comes first, side by side in memory.

  /// The frame that the engine computed, or that was set, before rounding.
  final var storedFrame: Rect
  /// The same, rounded to pixels; only of views.
  final var roundedFrame: Rect
  final var flags: Flags = []
  /// How many views there are around this one; only right while there is an engine.
  final var knownDepth: Int32 = 0
  /// The layout in which the frame changed last.
  final var lastPass = 0

  /// A name for messages and traces; need not be unique.
  public final var identifier: String

  /// The engine of the hierarchy, once it has one.
  final var engine: LayoutEngine?
  /// Where the engine keeps what it knows of this item; -1 for nowhere.
  final var slot = -1
  /// The active constraints that mention this item.
  final var touching: [LayoutConstraint] = []

  /// Made for the first that refers to this item without holding it.
  private final var storedReference: ItemReference?

  init(storing frame: Rect) {
    storedFrame = frame
    roundedFrame = frame
    identifier = ""
  }

  deinit { endReferences() }

  /// What stands for this item where it must not be kept alive.
  final var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  /// From here on nobody finds this item any more.
  final func endReferences() { storedReference?.clear() }

  /// The view in whose coordinates the frame of this item lies: the superview, or the owner of a guide.
  var space: LayoutView? { nil }

  /// The view that stands for this item in the hierarchy: itself, or the owner of a guide.
  var view: LayoutView? { nil }

  /// The item itself, if it is a view.
  var asView: LayoutView? { nil }

  /// Where the item lies along an axis, in the coordinates of ``space``, in terms of engine variables.
  func extent(_ axis: Axis) -> AxisExtent? { nil }

  /// Tells the stack that is folded around this item of a change in it; false if there is none.
  func passesOnChange() -> Bool { false }

  /// What messages call it.
  var nameForMessages: String { identifier.isEmpty ? String(describing: type(of: self)) : identifier }

  /// Remembers an active constraint. A constraint of an item with itself is remembered once.
  final func touch(_ constraint: LayoutConstraint, isFirst: Bool) {
    if isFirst { constraint.firstIndex = touching.count } else { constraint.secondIndex = touching.count }
    touching.append(constraint)
  }

  /// Forgets the constraint at an index.
  final func untouch(at index: Int) {
    let last = touching.removeLast()
    if index == touching.count { return }
    touching[index] = last
    if last.firstIndex == touching.count && last.firstItem === self {
      last.firstIndex = index
    } else if last.secondIndex == touching.count && last.secondItem === self {
      last.secondIndex = index
    }
  }

  /// Forgets a constraint that mentions the item as the origin of an offset: rare, and so without an index.
  final func untouch(offsetOf constraint: LayoutConstraint) {
    if let index = touching.lastIndex(where: { $0 === constraint }) { untouch(at: index) }
  }
}
