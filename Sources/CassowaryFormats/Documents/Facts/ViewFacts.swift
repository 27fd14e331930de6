import CassowaryLayout

/// A view in a laid out scene. Frames are in points, rounded to pixels if the canvas has a scale.
package struct ViewFacts: Sendable {
  /// What messages call it: its label or id, or where it stands.
  package let id: String
  /// Its id where messages use its label.
  package let labelledID: String?
  package let kind: ViewKind
  /// How many views are around it.
  package let depth: Int
  package let frame: Rect
  /// The same in the root's coordinates.
  package let absolute: Rect
  /// What Interface Builder recorded of it in the superview, if the document holds that.
  package let recorded: Rect?
  package let isHidden: Bool
  /// False inside a collapsed view: the frame means nothing.
  package let isLaidOut: Bool
  /// Text that it shows.
  package let text: String?
  /// Of a scroll view.
  package let contentSize: Size?

  /// Whether another frame was recorded: one that differs by more than a point.
  package var isMisplaced: Bool {
    guard let recorded else { return false }
    let differences = [
      frame.minX - recorded.minX, frame.minY - recorded.minY, frame.width - recorded.width,
      frame.height - recorded.height,
    ]
    return differences.contains { abs($0) > 1 }
  }
}
