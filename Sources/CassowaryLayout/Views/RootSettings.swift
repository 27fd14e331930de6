/// What the root of a hierarchy decides for all of it.
struct RootSettings {
  var conflictPolicy = ConflictPolicy.setAside
  weak var delegate: (any LayoutDelegate)?
  var displayScale = 0.0
  var direction = LayoutDirection.leftToRight
}

/// Is told what happened in a layout, after it; see ``LayoutView/layoutDelegate``.
public protocol LayoutDelegate: AnyObject {
  /// Required constraints contradict each other; one of them was set aside.
  func layoutView(_ root: LayoutView, didSetAside constraint: LayoutConstraint, because conflict: LayoutConflict)

  /// A constraint that was set aside fits again and is back in the layout.
  func layoutView(_ root: LayoutView, didRestore constraint: LayoutConstraint)

  /// Code in `layoutSubviews` or measuring changed the layout again and again; what it shows is the result of the last round.
  func layoutViewDidNotSettle(_ root: LayoutView)
}

extension LayoutDelegate {
  /// Does nothing.
  public func layoutView(_ root: LayoutView, didSetAside constraint: LayoutConstraint, because conflict: LayoutConflict)
  {}

  /// Does nothing.
  public func layoutView(_ root: LayoutView, didRestore constraint: LayoutConstraint) {}

  /// Does nothing.
  public func layoutViewDidNotSettle(_ root: LayoutView) {}
}
