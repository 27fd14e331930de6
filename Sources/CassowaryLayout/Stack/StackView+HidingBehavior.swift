extension StackView {
  /// What becomes of the constraints of an arranged view that is hidden.
  ///
  /// With both behaviours the visible views look the same as if the hidden ones were not there; they differ in what the
  /// hidden views themselves still do.
  public enum HidingBehavior: Int, Hashable, Sendable, CaseIterable {
    /// The hidden view has no extent along the axis and stays where it would open. What is inside it, its content size and
    /// constraints on its size leave the layout until it is shown again, so nothing can conflict.
    case collapse = 0
    /// As UIKit does it: everything stays in the layout, and an extent of zero is asked for with a priority of 999.999. A view
    /// whose own constraints require an extent keeps it, behind its neighbours.
    case uikit = 1
  }
}
