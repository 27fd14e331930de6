extension Rect {
  /// Edges moved to the nearest pixel, halves to the right and downwards. Sizes follow from the edges, so equal rectangles may
  /// differ by a pixel, and a row of them never drifts.
  func rounded(scale: Double) -> Rect {
    if scale == 0 { return self }
    let (left, top) = (Self.snap(minX, scale), Self.snap(minY, scale))
    let (right, bottom) = (Self.snap(maxX, scale), Self.snap(maxY, scale))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func snap(_ edge: Double, _ scale: Double) -> Double {
    // What the solver computed of an exact half may be off by its last digits.
    (edge * scale + 0.5 + Tolerance.pixel).roundedDown / scale
  }
}
