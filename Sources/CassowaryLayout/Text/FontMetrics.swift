/// What system spacing wants to know of a font, in points.
struct FontMetrics {
  let lineHeight: Double
  /// From the baseline to the lowest stroke: negative.
  let descender: Double

  init(lineHeight: Double, descender: Double) {
    self.lineHeight = lineHeight
    self.descender = descender
  }

  init(_ font: Font) {
    self.init(lineHeight: font.lineHeight, descender: font.descender)
  }
}
