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
  package private(set) var notes: [InterfaceNote]

  /// The bars around each controller's view.
  var bars: [ControllerBars] = []

  package var text: SourceText { tree.text }

  /// Looks for parts that make no sense.
  mutating func addNotes() {
    notes += canvasNotes() + referenceNotes() + numberNotes()
    notes.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
  }

  func attribute(_ name: String, of node: Int) -> String? { tree.attribute(name, of: node) }
}
