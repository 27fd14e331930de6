/// A view controller of a storyboard.
struct InterfaceController: Sendable {
  let node: Int
  let id: String
  /// Its root view.
  var view: Int?
}
