/// The identifiers of a stack's constraints and guides; UIKit's, so that logs read the same.
enum StackIdentifier {
  static let canvasConnection = "UISV-canvas-connection"
  static let spacing = "UISV-spacing"
  static let hiddenSpacing = "UISV-spacing-hidden"
  static let alignment = "UISV-alignment"
  static let fillEqually = "UISV-fill-equally"
  static let fillProportionally = "UISV-fill-proportionally"
  static let hiding = "UISV-hiding"
  static let ambiguitySuppression = "UISV-ambiguity-suppression"
  static let spanningBoundary = "UISV-spanning-boundary"
  static let spanningFit = "UISV-spanning-fit"
  static let canvasFit = "UISV-canvas-fit"
  static let distributingEdge = "UISV-distributing-edge"

  /// The guide between two neighbours.
  static let gapGuide = "UISV-distributing"
  /// The guide that spans the visible views across the axis.
  static let alignmentSpanner = "UISV-alignment-spanner"
  /// The guide that stands for the visible views along the axis when there are none.
  static let orderingSpanner = "UISV-ordering-spanner"
}
