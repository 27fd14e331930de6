/// A view without a superview.
package struct InterfaceScreen: Sendable {
  let view: Int
  /// That of the scene for a controller's own view, else the view's.
  package let id: String
  /// The id of the scene around, in a storyboard.
  let scene: String?
  let controller: Int?
  /// Whether the view is the controller's own, or the one of a xib; others are titles, items of bars and the like.
  let isMain: Bool
}
