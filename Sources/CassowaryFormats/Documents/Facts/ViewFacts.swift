import CassowaryLayout

/// A view in a laid out scene. Frames are in points, rounded to pixels if the canvas has a scale.
package struct ViewFacts: Sendable {
  /// Its id, or where it stands.
  package let id: String
  package let kind: ViewKind
  /// How many views are around it.
  package let depth: Int
  package let frame: Rect
  /// The same in the root's coordinates.
  package let absolute: Rect
  package let isHidden: Bool
  /// False inside a collapsed view: the frame means nothing.
  package let isLaidOut: Bool
  /// Text that it shows.
  package let text: String?
  /// Of a scroll view.
  package let contentSize: Size?
}
