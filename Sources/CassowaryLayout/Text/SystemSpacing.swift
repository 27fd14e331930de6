/// The distance that UIKit's system-spacing anchors stand for.
enum SystemSpacing {
  /// Between edges, and between baselines of views without fonts, in points.
  static let edgeToEdge = 8.0

  /// From the baseline of the upper text to that of the lower one, in points: what lets the lines follow each other as
  /// in one text, rounded up to pixels. 0 as `scale` leaves it unrounded.
  static func baselineToBaseline(lower: FontMetrics, upper: FontMetrics, scale: Double) -> Double {
    let distance = lower.lineHeight + lower.descender - upper.descender
    return scale > 0 ? -(-distance * scale).roundedDown / scale : distance
  }

  /// The distance for two anchors, times `multiplier`; a negative multiplier counts as 0.
  ///
  /// - Parameters:
  ///   - lower: The font of the view that the constraint places, nil without text.
  ///   - upper: The font of the other view, nil without text.
  ///   - isBaseline: Whether at least one of the anchors is a baseline.
  static func distance(
    lower: Font?, upper: Font?, isBaseline: Bool, scale: Double, multiplier: Double
  ) -> Double {
    var distance = edgeToEdge
    if isBaseline, let lower, let upper {
      distance = baselineToBaseline(lower: FontMetrics(lower), upper: FontMetrics(upper), scale: scale)
    }
    return distance * max(0, multiplier)
  }
}
