import CassowaryLayout

/// A Cocoa Touch storyboard or xib: its objects, screens and resources, each with its place in the text.
///
/// Nothing is interpreted here: what attributes mean for a layout, and which of them hold on a device, is said by the
/// rules and the import.
package struct InterfaceFile: Sendable {
  let tree: MarkupTree
  package let isStoryboard: Bool
  /// The build of Xcode's tools that wrote the file; it dates what the canvas looked like.
  let tools: ToolsVersion
  /// The device on whose canvas the recorded frames stand; `nil` in files older than devices.
  let device: CanvasDevice?
  /// Views in the order of the text, superviews before their subviews.
  let views: [InterfaceView]
  let controllers: [InterfaceController]
  /// The views without a superview: each is laid out by itself.
  package let screens: [InterfaceScreen]
  /// What the ids of layout guides mean.
  let guides: [String: InterfaceGuide]
  /// Images by name.
  let images: [String: InterfaceImage]
  /// Ways to other controllers, by the controller's index.
  let segues: [Int: [InterfaceSegue]]
  /// Parts that were passed over, once for each kind.
  package let notes: [InterfaceNote]

  /// The bars around each controller's view.
  var bars: [ControllerBars] = []

  package var text: JSONText { tree.text }

  func attribute(_ name: String, of node: Int) -> String? { tree.attribute(name, of: node) }
}

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

/// A view controller of a storyboard.
struct InterfaceController: Sendable {
  let node: Int
  let id: String
  /// Its root view.
  var view: Int?
}

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

/// An image of the file's resources.
struct InterfaceImage: Sendable {
  let size: Size
  /// A symbol of the system, whose size depends on fonts.
  let isSymbol: Bool
}

/// Something that is passed over.
package struct InterfaceNote: Hashable, Sendable {
  package let message: String
  package let position: SourcePosition
}
