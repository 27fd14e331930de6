/// A view of an Interface Builder file.
struct InterfaceView: Sendable {
  let node: Int
  let id: String?
  let element: ViewElement
  /// An index into ``InterfaceFile/views``.
  let superview: Int?
  /// As its superview has it: `contentView`, `view` for a controller's root.
  let key: String?
  var subviews: [Int] = []
  /// Among the `subviews` of a stack view.
  let isArranged: Bool
}
