import CassowaryLayout

/// The screen on which a document is laid out.
package struct DocumentCanvas: Hashable, Sendable {
  /// In points.
  package var size: Size
  /// Pixels per point; 0 leaves frames as they were solved.
  package var scale: Double
  package var safeArea: EdgeInsets
  /// The root's margins, if the canvas gives them.
  var margins: CanvasMargins?
  package var direction: LayoutDirection

  /// What a document without a canvas gets: an iPhone without its safe area, in exact numbers.
  static let standard = DocumentCanvas(
    size: Size(width: 390, height: 844), scale: 0, safeArea: .zero, margins: nil, direction: .leftToRight)
}

/// Margins as a document gives them.
enum CanvasMargins: Hashable, Sendable {
  case absolute(EdgeInsets)
  case directional(DirectionalEdgeInsets)
}
