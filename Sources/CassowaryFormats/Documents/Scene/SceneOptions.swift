import CassowaryLayout

/// On which screen and in which states a document is laid out.
package struct SceneOptions: Sendable {
  /// Instead of the canvas's, each of them.
  package var size: Size?
  package var scale: Double?
  package var safeArea: EdgeInsets?
  package var direction: LayoutDirection?
  /// Names of states, each set on top of those before.
  package var states: [String] = []
  /// Changes on top of the states.
  package var changes: [StateChange] = []

  package init() {}
}
