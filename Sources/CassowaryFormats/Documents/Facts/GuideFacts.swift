import CassowaryLayout

/// A guide of a document.
package struct GuideFacts: Sendable {
  package let id: String
  /// In the coordinates of the view that has the guide.
  package let frame: Rect
  package let absolute: Rect
}
