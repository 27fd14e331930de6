/// What a view was told about its geometry.
struct ViewGeometry {
  var mask: AutoresizingMask = []
  var semantic = SemanticContentAttribute.unspecified
  var alpha = 1.0
  /// Margins as set: absolute or directional, whichever was set last.
  var margins = Margins.absolute(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// Margins in effect, with safe area and the superview's.
  var effectiveMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Insets as set; `nil` when they follow from the superview's.
  var safeArea: EdgeInsets?
  var effectiveSafeArea = EdgeInsets.zero
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  /// What the autoresizing mask relates to: the frame as it was set, and the superview's size when the layout first saw it.
  var maskReference: (frame: Rect, parent: Size)?

  enum Margins {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    func absolute(_ direction: LayoutDirection) -> EdgeInsets {
      switch self {
      case .absolute(let insets): insets
      case .directional(let insets): insets.absolute(direction)
      }
    }
  }
}
