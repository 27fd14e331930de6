/// The priorities of a stack's constraints. They are levels of their own, so small differences decide.
enum StackPriority {
  /// No extent for hidden views. Below required, so that a hidden view never contradicts its neighbours.
  static let hiding: LayoutPriority = 999.999
  /// The place of a collapsed view. Above everything optional that could drag it away, below ``hiding``.
  static let collapsedPlace: LayoutPriority = 999.998
  /// The place of a hidden view where hiding is UIKit's.
  static let hiddenPlace: LayoutPriority = 50
  /// The spanner's exact edge.
  static let boundary: LayoutPriority = 999.5
  /// The spanner hugs the visible views: just above the pull of a fitting size (50) …
  static let spanningFit: LayoutPriority = 51
  /// … and the stack hugs what it holds just below it.
  static let canvasFit: LayoutPriority = 49
  /// A view without any extent across the axis has none.
  static let ambiguitySuppression: LayoutPriority = 25
  /// A stack without visible views has no extent, unless anything else says so.
  static let emptyFit: LayoutPriority = 0.001

  /// The share of the arranged view at an index: one level less for each, so that the last one takes the error.
  static func share(at index: Int) -> LayoutPriority { LayoutPriority(Float(max(1, 999 - index))) }

  /// The distance of centres after the arranged view at an index: the later, the weaker.
  static func centering(at index: Int) -> LayoutPriority { LayoutPriority(Float(max(1, 150 - index))) }
}
