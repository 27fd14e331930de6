/// Stands for an item in what must not keep it alive; empty once the item is gone.
///
/// Used instead of `weak`, which gives an item a side table that every later count of its owners goes through: half the time
/// of a layout was spent there.
@safe
final class ItemReference {
  private unowned(unsafe) var target: LayoutItem?

  init(_ item: LayoutItem) { unsafe target = item }

  /// The item; `nil` once it is gone.
  var item: LayoutItem? { unsafe target }

  /// The item is going away.
  func clear() { unsafe target = nil }
}
