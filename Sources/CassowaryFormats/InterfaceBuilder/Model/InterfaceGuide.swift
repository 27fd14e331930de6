/// A layout guide of a view or a controller.
struct InterfaceGuide: Sendable {
  enum Kind: Sendable {
    case safeArea
    case content
    case frame
    case margins
    case readable
    case keyboard
    /// Of a controller: its `bottom` is the lower edge of the bars at the top.
    case top
    /// Of a controller: its `top` is the upper edge of the bars at the bottom.
    case bottom
  }

  let kind: Kind
  let view: Int
}
